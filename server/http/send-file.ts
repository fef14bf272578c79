import type { IncomingMessage, ServerResponse } from "node:http";
import accepts from "accepts";
import fresh from "fresh";

/** Smallest first; the request's own weights are ignored. */
const preferred = ["br", "gzip", "identity"] as const;
type Encoding = (typeof preferred)[number];

/** A value for each available encoding; the plain one is always available. */
export type Encodings<Of> = { readonly identity: Of } & { readonly [encoding in Encoding]?: Of };

/** A file in one encoding. */
export interface EncodedFile {
  readonly body: Buffer;
  /** Strong, with its quotes */
  readonly etag: string;
  readonly encoding: Encoding;
  readonly type: string;
  /** The headers of every response about this file, 304 included */
  readonly headers: ReadonlyMap<string, string>;
}

/** The best encoding that the client accepts. A client that refuses even the plain file still gets it: a 406 would be no more useful. */
export function encodingFor(request: IncomingMessage, encodings: Encodings<unknown>): Encoding {
  const client = accepts(request);
  return preferred.find((encoding) => encodings[encoding] && client.encodings(encoding)) ?? "identity";
}

/** Answers GET or HEAD with a file as RFC 9110 says: 304 when the client has it, and part of it for one range of bytes. */
export function sendFile(
  { body, etag, encoding, type, headers }: EncodedFile,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.setHeaders(new Map([...headers, ["Vary", "Accept-Encoding"], ["ETag", etag]]));
  if (fresh(request.headers, { etag })) {
    response.statusCode = 304;
    return void response.end();
  }
  // Only for large files such as photographs: nobody asks for a range of a page, and each byte of its headers counts.
  if (encoding === "identity") response.setHeader("Accept-Ranges", "bytes");
  const range = request.method === "GET" ? rangeOf(request, etag, body.length) : undefined;
  if (range === "unsatisfiable") {
    response.statusCode = 416;
    response.setHeader("Content-Range", `bytes */${body.length}`);
    return void response.end();
  }
  response.setHeader("Content-Type", type);
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  if (range) {
    response.statusCode = 206;
    response.setHeader("Content-Range", `bytes ${range.first}-${range.last}/${body.length}`);
  }
  const sent = range ? body.subarray(range.first, range.last + 1) : body;
  response.setHeader("Content-Length", sent.length);
  response.end(request.method === "HEAD" ? undefined : sent);
}

/**
 * The requested range (RFC 9110, 14.1.2). Undefined, which sends the whole file, when there is none, or several, or an invalid one
 * such as "bytes=5-1", or when If-Range names another file.
 */
function rangeOf(
  { headers }: IncomingMessage,
  etag: string,
  size: number,
): { first: number; last: number } | "unsatisfiable" | undefined {
  const condition = headers["if-range"];
  if (condition !== undefined && condition !== etag) return undefined;
  const [found, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(headers.range ?? "") ?? [];
  if (!found || (from === "" && to === "") || size === 0) return undefined;
  if (from === "")
    return Number(to) === 0 ? "unsatisfiable" : { first: Math.max(0, size - Number(to)), last: size - 1 };
  if (to !== "" && Number(to) < Number(from)) return undefined;
  if (Number(from) >= size) return "unsatisfiable";
  return { first: Number(from), last: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}
