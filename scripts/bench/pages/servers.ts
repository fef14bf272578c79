import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../../tests/support/port.ts";

const root = path.resolve(import.meta.dirname, "../../..");

export interface Served {
  origin: string;
  close(): Promise<void>;
}

/** The built site in production mode on a free port, with a data folder of its own. @throws when it does not come up */
export async function serveSite(): Promise<Served & { dataFolder: string }> {
  const port = await freePort();
  const data = mkdtempSync(path.join(tmpdir(), "bench-"));
  const child = spawn(process.execPath, ["scripts/serve.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), DATA_DIR: data },
  });
  const origin = `http://localhost:${port}`;
  for (let attempt = 0; !(await answers(`${origin}/healthz`)); attempt++) {
    if (child.exitCode !== null || attempt > 200) throw new Error("The site did not come up: run npm run build first.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    dataFolder: data,
    async close() {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The same pages from the same server without any script, for comparison with HTML alone. */
export async function serveWithoutScripts(origin: string): Promise<Served> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${origin}${request.url}`, { headers: { "accept-encoding": "identity" } });
    const type = answer.headers.get("content-type") ?? "";
    const html = type.startsWith("text/html");
    const body = Buffer.from(await answer.arrayBuffer());
    const sent = html
      ? Buffer.from(body.toString("utf8").replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, ""))
      : body;
    const { gzipSync } = await import("node:zlib");
    const packed = /html|svg|css|javascript/.test(type) ? gzipSync(sent) : sent;
    response.writeHead(answer.status, {
      "content-type": type,
      "cache-control": answer.headers.get("cache-control") ?? "",
      ...(packed !== sent && { "content-encoding": "gzip" }),
    });
    response.end(packed);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
}
