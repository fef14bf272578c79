/** A slow connection: passes a site's responses on, and stops each page at a place that the test chooses. */
import { once } from "node:events";
import { createServer } from "node:http";
import { ask } from "./http.ts";
import { listen } from "./port.ts";
import type { Site } from "./site.ts";

interface Cut {
  readonly origin: string;
  /** Lets the rest of the page through. */
  release(): void;
  close(): Promise<void>;
}

/** @param at where in the page's text the response stops until `release` */
export async function cutOff(site: Site, at: (html: string) => number): Promise<Cut> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const { status, headers, bytes } = await ask(site, request.url ?? "/");
    const { "content-length": _, "transfer-encoding": __, connection: ___, ...rest } = headers;
    response.writeHead(status, rest);
    if (!headers["content-type"]?.startsWith("text/html")) return response.end(bytes);
    const html = bytes.toString("utf8");
    const place = at(html);
    response.write(html.slice(0, place));
    await released;
    response.end(html.slice(place));
  });
  return {
    origin: `http://127.0.0.1:${await listen(server)}`,
    release,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
