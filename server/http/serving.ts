import { createServer, type RequestListener, type Server } from "node:http";

/** How long a connection may take, in milliseconds. */
export interface Patience {
  /** For a request's head, from the moment the connection is there */
  head: number;
  /** For the whole request, a form's body included */
  request: number;
  /** With an answer under way of which nothing is taken */
  stalled: number;
  /** With nothing asked after an answer; the connection is a visitor's, or a proxy's, which opens another */
  between: number;
  /** Between two looks at all of them */
  look: number;
}

export const patience: Patience = { head: 30_000, request: 60_000, stalled: 60_000, between: 5000, look: 5000 };

/** A server that cuts connections which keep a place and send or take nothing, or a byte now and then. */
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
