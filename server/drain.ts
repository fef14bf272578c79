import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Health } from "./http/health.ts";
import { messageOf } from "./refusal.ts";

interface DrainInput {
  server: Server;
  health: Health;
  stopping(): void;
  finishJobs(): Promise<void>;
  closeDatabase(): Promise<void>;
  logger: Logger;
  /** Milliseconds for which new requests are still taken while /healthz and /readyz answer 503 */
  acceptFor: number;
}

/**
 * Milliseconds without a new connection before the port closes; when visitors keep coming, a shorter pause is enough after a
 * while. Closing the port resets the connections in the system's accept queue, which may already have sent their requests (Node accepts
 * one connection per turn of the event loop).
 */
const pause = 250;
const shortPauseAfter = 3000;
const shortPause = 10;

/** Milliseconds for which a new connection may go without its first request. */
const firstRequestTimeout = 1000;

/** Milliseconds for running requests and emails. Service managers commonly kill after 10 to 90 s. */
const drainTimeout = 10_000;

/** The part of `drainTimeout`, in milliseconds, in which visitors are answered while the mail process finishes: its server may hang. */
const mailTimeout = 8000;

/** Milliseconds in which repeated signals count as one: Ctrl-C reaches the whole group, and npm and the launcher pass it on. */
const sameSignal = 1000;

/**
 * Waits until everything that has arrived is read. A busy process runs its timers before it reads the network, and more arrives while
 * it works: only after a turn of the event loop that takes almost no time is nothing left unread.
 */
async function afterReading(milliseconds: number): Promise<void> {
  await wait(milliseconds);
  for (let turns = 0; turns < 100; turns++) {
    const began = performance.now();
    await nextTurn();
    if (performance.now() - began < 5) return;
  }
}

/**
 * On SIGTERM, SIGINT or SIGHUP: answers health checks with 503, finishes emails and then running requests, and exits 0. A second signal,
 * or ten seconds, exits 1.
 */
export function drainOnSignals(input: DrainInput): void {
  const { server, health, logger, acceptFor } = input;
  let began = 0;
  const openResponses = new Set<ServerResponse>();
  server.on("request", (_request, response) => {
    openResponses.add(response);
    response.once("close", () => openResponses.delete(response));
  });
  /** Open sockets, each with the time it was opened */
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
      const wanted = now - began > acceptFor + shortPauseAfter ? shortPause : pause;
      if (now - began >= acceptFor && now - Math.max(latest, began) > wanted) return;
    }
  };
  // Node counts a connection without any request, such as browsers open in advance, as busy: it would keep the server open until it
  // times out.
  const closeIdle = () => {
    server.closeIdleConnections();
    const enough = performance.now() - firstRequestTimeout;
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
    input.stopping();
    logger.info({ event: "draining", signal });
    setTimeout(() => force("still busy after 10 seconds"), acceptFor + drainTimeout).unref();
    // So that a client sends its next request over a new connection.
    for (const response of openResponses) if (!response.headersSent) response.setHeader("Connection", "close");
    await wait(acceptFor);
    // The port stays open meanwhile: if it closed first, it would be closed for as long as a mail server doesn't answer.
    const jobs = input.finishJobs();
    await Promise.race([jobs, wait(mailTimeout)]);
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
    await jobs;
    await input.closeDatabase();
    logger.info({ event: "stopped" });
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, () => {
      drain(signal).catch((error: unknown) => {
        logger.error({ event: "drain.failed", message: messageOf(error) });
        process.exit(1);
      });
    });
  }
}
