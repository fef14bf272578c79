import { createServer, type RequestListener, type Server } from "node:http";

/** How long a connection may take, in milliseconds. */
export interface Patience {
  /** For a request's head, from the start of the connection */
  head: number;
  /** For the whole request, a form's body included */
  request: number;
  /** While the client takes nothing of an answer */
  stalled: number;
  /** Idle between two requests */
  between: number;
  /** Between two checks of all connections */
  look: number;
}

export const patience: Patience = { head: 30_000, request: 60_000, stalled: 60_000, between: 5000, look: 5000 };

/** A server that cuts slow and idle connections. */
export function serving(
  listener: RequestListener,
  { head, request, stalled, between, look }: Patience = patience,
): Server {
  const server = createServer(
    { headersTimeout: head, requestTimeout: request, keepAliveTimeout: between, connectionsCheckingInterval: look },
    listener,
  );
  server.timeout = stalled;
  return server;
}
