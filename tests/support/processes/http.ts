/** Requests without a browser, with the response as it came over the wire: no redirect followed, nothing decompressed. */
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
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

export function ask(
  site: Pick<Site, "origin">,
  path: string,
  { method = "GET", headers = {}, body }: RequestOptions = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(site.origin);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };
    // The raw path: URL would normalise it.
    const sent = request(
      { hostname, port, path, method, headers: { ...length, ...headers }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.once("error", reject);
        response.once("end", () => {
          const bytes = Buffer.concat(chunks);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString("utf8"), bytes });
        });
      },
    );
    sent.once("error", reject);
    sent.end(body);
  });
}
