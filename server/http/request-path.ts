import type { IncomingMessage } from "node:http";

/** The request's path as it was sent, without the query. */
export function pathOf({ url = "" }: IncomingMessage): string {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query);
}
