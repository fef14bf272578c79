/** A reverse proxy like one in front of several processes of the site: passes each request to the next process, with the client's address. */
import { once } from "node:events";
import { createServer, request } from "node:http";
import { listen } from "./port.ts";

export interface RoundRobin {
  origin: string;
  /** The ports that answered, in the order of the requests */
  readonly answered: number[];
  /** Returns the client's address that the site gets with the next request */
  visitor: () => string;
  close(): Promise<void>;
}

/**
 * @param ports of the processes, in turn; when one does not answer, the request's connection is closed, as by a proxy without retries
 * @param lost whether a path is answered with 404
 */
export async function roundRobin(
  ports: readonly number[],
  lost: (path: string) => boolean = () => false,
): Promise<RoundRobin> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    if (lost(incoming.url ?? "")) {
      outgoing
        .writeHead(404, { "Content-Type": "text/plain", "Cache-Control": "no-store" })
        .end("There is no such file.\n");
      return;
    }
    const port = ports[turn++ % ports.length] ?? 0;
    const forwarded = [incoming.headers["x-forwarded-for"], proxy.visitor()].filter(Boolean).join(", ");
    const headers = { ...incoming.headers, "x-forwarded-for": forwarded, "x-forwarded-proto": "http" };
    const { method, url: path } = incoming;
    const asked = request({ host: "127.0.0.1", port, method, path, headers, agent: false }, (answer) => {
      proxy.answered.push(port);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on("error", () => outgoing.destroy());
      answer.pipe(outgoing);
    });
    asked.on("error", () => outgoing.destroy());
    incoming.pipe(asked);
  });
  const proxy: RoundRobin = {
    origin: `http://127.0.0.1:${await listen(server)}`,
    answered: [],
    visitor: () => "203.0.113.7",
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return proxy;
}
