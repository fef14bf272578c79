/** Requests without a browser, with the response as it came over the wire: no redirect followed, nothing decompressed. */
import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Site } from "./site.ts";

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}

export interface RequestOptions {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

export async function ask(
  site: Pick<Site, "origin">,
  path: string,
  { method = "GET", headers = {}, body }: RequestOptions = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(site.origin);
  const length = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };
  // The raw path: URL would normalise it.
  const sent = request({ hostname, port, path, method, headers: { ...length, ...headers }, agent: false }).end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  // A server may break off what is still being sent once it has answered.
  sent.on("error", () => {});
  const bytes = await buffer(response);
  return { status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString("utf8"), bytes };
}
