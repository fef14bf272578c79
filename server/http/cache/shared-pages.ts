/**
 * Responses that are the same for everybody, such as the list of reviews: rendered once for each change of their data, and kept
 * compressed in memory. Only the address of a request reaches the route, so nothing of one visitor can get into another's response.
 */
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";
import type { RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import { inlineHashes } from "../../../app/first-paint/inline-hashes.server.ts";
import { etagOf } from "../built-files.ts";
import { contentSecurityPolicy } from "../policy.ts";
import { type EncodedFile, type Encodings, encodingFor, sendFile } from "../send-file.ts";

const paths = new Set([
  "/reviews",
  "/reviews.data",
  "/api/acts",
  "/api/names",
  "/api/places",
  "/api/prices",
  "/api/reviews",
  "/api/towns",
]);
/** Characters; the response to a longer address is not cached. */
const maxAddressLength = 300;
const setBySendFile = new Set(["content-length", "content-type", "etag"]);
const maxBytes = 16 * 1024 * 1024;
/** Brotli quality for the first request of a page: takes 1 ms, and gives a tenth more bytes than `small`. */
const quick = 5;
/**
 * Brotli quality for pages that are requested again: takes 50 ms, and makes the page fit into a connection's first flight
 * (docs/decisions/0013).
 */
const small = 11;

interface CachedPage {
  encodings: Encodings<EncodedFile>;
  requests: number;
}

interface SharedPages {
  /** Renders the address (path and query), for no visitor in particular. */
  render: (address: string) => Promise<Response>;
  /** A text that changes with every change of the data, the same in every process. @throws while the database is unavailable */
  version: () => Promise<string>;
  /** Visitors use https */
  secure: boolean;
}

/** Requests that can't be rendered or cached are left to the handlers that follow, which have the error page and the right status. */
export function sharedPages({ render, version, secure }: SharedPages): RequestHandler {
  const cache = new LRUCache<string, CachedPage, string>({
    maxSize: maxBytes,
    sizeCalculation: ({ encodings }) => Object.values(encodings).reduce((bytes, { body }) => bytes + body.length, 1),
    fetchMethod: async (_key, _stale, { context: address }) => keep(await render(address), secure),
  });
  const keyOf = async (address: string) => `${await version()} ${address}`;
  return async (request, response, next) => {
    const { method, path, originalUrl } = request;
    if (!["GET", "HEAD"].includes(method) || !paths.has(path) || originalUrl.length > maxAddressLength) return next();
    const key = await keyOf(originalUrl).catch(() => undefined);
    const page = key && (await cache.fetch(key, { context: originalUrl }).catch(() => undefined));
    if (!page) return next();
    const { encodings } = page;
    sendFile(encodings[encodingFor(request, encodings)] ?? encodings.identity, request, response);
    page.requests += 1;
    if (page.requests !== 2) return;
    // The answer is on its way, so a failure must not reach the error handler, which would cut it off.
    const br = await compressed(encodings.identity, small).catch(() => undefined);
    if (br) cache.set(key, { ...page, encodings: { ...encodings, br } });
  };
}

async function compressed(page: EncodedFile, quality: number): Promise<EncodedFile> {
  const params = { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: page.body.length };
  const body = await promisify(brotliCompress)(page.body, { params });
  return { ...page, body, etag: etagOf(body), encoding: "br" };
}

/** @throws when the status is not 200 */
async function keep(answer: Response, secure: boolean): Promise<CachedPage> {
  if (answer.status !== 200) throw new Error(`Not cached: status ${answer.status}`);
  const body = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get("Content-Type") ?? "application/octet-stream";
  const allowed = type.startsWith("text/html") ? inlineHashes(body.toString()) : { script: [], style: [] };
  const headers = new Map([
    ["cache-control", "public, no-cache"],
    ...[...answer.headers].filter(([name]) => !setBySendFile.has(name)),
    ["content-security-policy", contentSecurityPolicy(allowed, secure)],
  ]);
  const identity: EncodedFile = { body, etag: etagOf(body), encoding: "identity", type, headers };
  const [br, gzipped] = await Promise.all([compressed(identity, quick), promisify(gzip)(body)]);
  return {
    encodings: { identity, br, gzip: { ...identity, body: gzipped, etag: etagOf(gzipped), encoding: "gzip" } },
    requests: 0,
  };
}
