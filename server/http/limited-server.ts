import { createServer, type RequestListener, type Server } from "node:http";

/** How long a connection may take, in milliseconds. */
export const timeouts = {
  /** For a request's head, from the start of the connection */
  head: 30_000,
  /** For the whole request, a form's body included */
  request: 60_000,
  /** While the client takes nothing of an answer */
  stalled: 60_000,
  /**
   * Idle between two requests. Longer than a proxy keeps a connection (nginx one minute, Caddy two), so that no proxy sends a form on a
   * connection that is just being closed: it can't know whether the form was read, and would answer with an error.
   */
  between: 125_000,
  /** Between two checks of all connections */
  look: 5000,
};
export type Timeouts = typeof timeouts;

/**
 * Requests on one connection, which is then closed; nginx has the same limit. Whoever sends many requests without reading an answer makes
 * all of the answers at once, and they wait in memory: 1,800 of a form's page fit into 64 KB, and their answers into 65 MB.
 */
export const requestsPerConnection = 1000;

/** A server that cuts slow and idle connections. */
export function createLimitedServer(
  listener: RequestListener,
  { head, request, stalled, between, look }: Timeouts = timeouts,
): Server {
  const server = createServer(
    { headersTimeout: head, requestTimeout: request, keepAliveTimeout: between, connectionsCheckingInterval: look },
    listener,
  );
  server.timeout = stalled;
  server.maxRequestsPerSocket = requestsPerConnection;
  return server;
}
