import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import Negotiator from "negotiator";
import type { BuiltFile, Encoding } from "./built-files.ts";

/** Smallest first: of what a request takes, the weights that it gives them aside. */
const preferred: readonly Encoding[] = ["br", "gzip", "identity"];

/**
 * Answers GET or HEAD with a file, as RFC 9110 has it: the best encoding that is taken, 304 for who holds it already, one range of
 * the bytes. @param headers of every answer about this file, 304 among them
 */
export function sendFile(
  file: BuiltFile,
  headers: ReadonlyMap<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const encoding = encodingFor(request, file);
  const { body, etag } = file.forms[encoding] ?? file.forms.identity;
  response.setHeaders(new Map([...headers, ["Vary", "Accept-Encoding"], ["ETag", etag]]));
  if (fresh(request.headers, { etag })) {
    response.statusCode = 304;
    return void response.end();
  }
  // Said of what is big, such as photographs: of pages, every byte of which counts, nobody asks for a range.
  if (encoding === "identity") response.setHeader("Accept-Ranges", "bytes");
  const range = request.method === "GET" ? rangeOf(request, etag, body.length) : undefined;
  if (range === "unsatisfiable") {
    response.statusCode = 416;
    response.setHeader("Content-Range", `bytes */${body.length}`);
    return void response.end();
  }
  response.setHeader("Content-Type", file.type);
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  if (range) {
    response.statusCode = 206;
    response.setHeader("Content-Range", `bytes ${range.first}-${range.last}/${body.length}`);
  }
  const sent = range ? body.subarray(range.first, range.last + 1) : body;
  response.setHeader("Content-Length", sent.length);
  response.end(request.method === "HEAD" ? undefined : sent);
}

/** Who refuses even the file as it is gets it all the same: it is of no use to them, but nor is a 406. */
function encodingFor(request: IncomingMessage, { forms }: BuiltFile): Encoding {
  const available = preferred.filter((encoding) => forms[encoding]);
  if (available.length === 1) return "identity";
  const taken = new Negotiator(request).encodings(available);
  return available.find((encoding) => taken.includes(encoding)) ?? "identity";
}

interface Range {
  first: number;
  last: number;
}

/**
 * The one range that is asked for (RFC 9110, 14.1.2). Undefined, so that all is sent, where there is none, or several, or one that
 * makes no sense, such as "bytes=5-1", and where If-Range names another file.
 */
function rangeOf({ headers }: IncomingMessage, etag: string, size: number): Range | "unsatisfiable" | undefined {
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
