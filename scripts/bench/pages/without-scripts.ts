import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { listen } from "../../../tests/support/processes/port.ts";

/**
 * The reference: the same HTML and CSS without any script, as a browser with scripts switched off gets it, with the content of <noscript>
 * (the whole stylesheet and its fonts). Served from memory after the first visit, compressed like the site's own.
 */
export async function serveWithoutScripts(origin: string): Promise<{ origin: string; close(): Promise<void> }> {
  const cache = new Map<string, Promise<StoredPage>>();
  const keep = (path: string) => {
    const found = cache.get(path) ?? withoutScripts(`${origin}${path}`);
    cache.set(path, found);
    return found;
  };
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await keep(request.url ?? "/");
    response.writeHead(status, headers).end(body);
  });
  return {
    origin: `http://127.0.0.1:${await listen(server)}`,
    close: () => server[Symbol.asyncDispose](),
  };
}

interface StoredPage {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

async function withoutScripts(url: string): Promise<StoredPage> {
  const answer = await fetch(url);
  const type = answer.headers.get("content-type") ?? "";
  const bytes = Buffer.from(await answer.arrayBuffer());
  const sent = type.startsWith("text/html")
    ? Buffer.from(
        bytes
          .toString("utf8")
          .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "")
          .replace(/<\/?noscript>/g, ""),
      )
    : bytes;
  const compressed = /html|svg|css/.test(type);
  const headers = {
    "content-type": type,
    "cache-control": answer.headers.get("cache-control") ?? "",
    ...(compressed && { "content-encoding": "br" }),
  };
  return { status: answer.status, headers, body: compressed ? brotliCompressSync(sent) : sent };
}
