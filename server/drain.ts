import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "pino";
import type { Health } from "./http/health.ts";

interface Parts {
  server: Server;
  health: Health;
  finishJobs(): Promise<void>;
  closeDatabase(): Promise<void>;
  logger: Logger;
}

/** Milliseconds for requests in flight and the mail in hand. Service managers commonly kill after 10 to 90 s. */
const patience = 10_000;

/** Milliseconds in which more signals count as the first: Ctrl-C reaches the whole group, and npm and the launcher pass it on. */
const sameSignal = 1000;

/** On SIGTERM, SIGINT or SIGHUP: finish what is under way and exit 0; a later signal, or ten seconds, ends it with 1. */
export function drainOnSignals({ server, health, finishJobs, closeDatabase, logger }: Parts): void {
  let began = 0;
  const open = new Set<ServerResponse>();
  server.on("request", (_request, response) => {
    open.add(response);
    response.once("close", () => open.delete(response));
  });
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const force = (reason: string) => {
    logger.warn({ event: "forced", reason });
    process.exit(1);
  };
  const drain = async (signal: string) => {
    if (health.draining) {
      if (performance.now() - began > sameSignal) force("a second signal");
      return;
    }
    began = performance.now();
    health.draining = true;
    logger.info({ event: "draining", signal });
    setTimeout(() => force("still busy after 10 seconds"), patience).unref();
    // Told so, a client does not send its next request down a connection that is about to end.
    for (const response of open) if (!response.headersSent) response.setHeader("Connection", "close");
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // A connection that is idle between two requests would keep the server open until it times out; and so would one on which
    // nothing was ever asked, such as browsers open ahead, which Node counts as busy.
    const idle = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, 100);
    await closed;
    clearInterval(idle);
    await finishJobs();
    await closeDatabase();
    logger.info({ event: "stopped" });
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, () => {
      drain(signal).catch((error: unknown) => {
        logger.error({ event: "drain.failed", message: error instanceof Error ? error.message : String(error) });
        process.exit(1);
      });
    });
  }
}
