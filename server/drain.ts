import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Health } from "./http/health.ts";

interface Parts {
  server: Server;
  health: Health;
  /** Called at once */
  stopping(): void;
  finishJobs(): Promise<void>;
  closeDatabase(): Promise<void>;
  logger: Logger;
  /** Milliseconds for which new requests are taken in any case, while /healthz and /readyz already answer 503 */
  notice: number;
}

/**
 * Milliseconds without a new connection after which the port is closed; where visitors keep coming, a shorter pause must do after a
 * while. A closed port resets what waits in the system's queue to be accepted (Node takes one connection a turn): requests among
 * it that were sent in full, by visitors who saw a site that was up.
 */
const pause = 250;
const patientFor = 3000;
const shortPause = 10;

/** Milliseconds for what was connected last to send its request. */
const toAsk = 1000;

/** Milliseconds for requests in flight and the mail in hand. Service managers commonly kill after 10 to 90 s. */
const patience = 10_000;

/** Milliseconds in which more signals count as the first: Ctrl-C reaches the whole group, and npm and the launcher pass it on. */
const sameSignal = 1000;

/**
 * Waits, and then until what has come meanwhile is read. A process that was busy finds its timers first and the network after them,
 * and what came while it worked on that is still unread: only a turn of the event loop that took no time leaves nothing.
 */
async function afterReading(milliseconds: number): Promise<void> {
  await wait(milliseconds);
  for (let turns = 0; turns < 100; turns++) {
    const began = performance.now();
    await nextTurn();
    if (performance.now() - began < 5) return;
  }
}

/** On SIGTERM, SIGINT or SIGHUP: tells load balancers, finishes what is under way and exits 0; a later signal, or ten seconds, ends it with 1. */
export function drainOnSignals({ server, health, stopping, finishJobs, closeDatabase, logger, notice }: Parts): void {
  let began = 0;
  const open = new Set<ServerResponse>();
  server.on("request", (_request, response) => {
    open.add(response);
    response.once("close", () => open.delete(response));
  });
  /** Connections, and when they came */
  const sockets = new Map<Socket, number>();
  let latest = 0;
  server.on("connection", (socket) => {
    latest = performance.now();
    sockets.set(socket, latest);
    socket.once("close", () => sockets.delete(socket));
  });
  const connectionsPause = async () => {
    for (;;) {
      await afterReading(pause / 5);
      const now = performance.now();
      const wanted = now - began > notice + patientFor ? shortPause : pause;
      if (now - began >= notice && now - Math.max(latest, began) > wanted) return;
    }
  };
  // A connection that is idle between two requests would keep the server open until it times out; and so would one on which
  // nothing was ever asked, such as browsers open ahead, which Node counts as busy.
  const closeIdle = () => {
    server.closeIdleConnections();
    const enough = performance.now() - toAsk;
    for (const [socket, came] of sockets) if (socket.bytesRead === 0 && came < enough) socket.destroy();
  };
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
    stopping();
    logger.info({ event: "draining", signal });
    setTimeout(() => force("still busy after 10 seconds"), notice + patience).unref();
    // Told so, a client does not send its next request down a connection that is about to end.
    for (const response of open) if (!response.headersSent) response.setHeader("Connection", "close");
    await connectionsPause();
    let closed = false;
    server.close(() => {
      closed = true;
    });
    logger.info({ event: "closed" });
    while (!closed) {
      await afterReading(50);
      closeIdle();
    }
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
