import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { listen } from "../../../tests/support/processes/port.ts";
import { startSite } from "../server/site.ts";

interface Served {
  origin: string;
  close(): Promise<void>;
}

/** The built site in production mode on a free port, with a data folder of its own. @throws when it does not come up */
export async function serveSite(): Promise<Served & { dataFolder: string }> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const { origin, stop } = await startSite({ DATA_DIR: dataFolder });
  return {
    origin,
    dataFolder,
    async close() {
      await stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/**
 * The reference: the same HTML and CSS without any script, as a browser with scripts switched off gets it, with what stands in <noscript>
 * (the whole stylesheet and its fonts). Served from memory after the first visit, compressed like the site's own.
 */
export async function serveWithoutScripts(origin: string): Promise<Served> {
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
    close: () => new Promise((resolve) => server.close(() => resolve())),
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
