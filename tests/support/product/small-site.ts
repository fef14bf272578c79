/** The server around a site of a few pages (small-build.ts): everything a request passes through except React. */
import { rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import pino from "pino";
import { onTestFinished } from "vitest";
import type { Ports } from "../../../app/context.ts";
import { listFiles } from "../../../scripts/build/list-files.ts";
import { createApp } from "../../../server/app.ts";
import { createLimitedServer, type Timeouts } from "../../../server/http/limited-server.ts";
import { staticFiles } from "../../../server/http/static-files.ts";
import { logOn } from "../../../server/log.ts";
import type { PaymentAdapter } from "../../../server/payments/adapter.ts";
import { type RequestOptions, ask as send } from "../processes/http.ts";
import { listen } from "../processes/port.ts";
import { scratch } from "../processes/scratch.ts";
import { smallBuild } from "./small-build.ts";

const home = "<!doctype html><p>prerendered home</p>".padEnd(3000);
const pages = { "/": { script: ["'sha256-one'"], style: ["'sha256-two'"] }, "/act": { script: [], style: [] } };

/** The built files of a site, until the end of the test. */
async function builtFolder(): Promise<string> {
  const folder = scratch("site-app-");
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files: Record<string, string | Buffer> = {
    "index.html": home,
    "index.html.br": brotliCompressSync(home),
    "act/index.html": "<!doctype html><p>act</p>",
    "act.data": "[1]",
    "assets/app-abc.js": "1",
    "email/mark.png": "png",
    "favicon.svg": "<svg/>",
    "digits.txt": "0123456789",
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}

interface Settings {
  origin?: string;
  trustProxy?: number;
  ping?: () => Promise<void>;
  /** The ports that a test needs; the others are missing. */
  ports?: Partial<Ports>;
  /** What the payment adapter offers the server beyond the port. */
  payments?: Pick<PaymentAdapter, "pages" | "payerOrigins">;
  timeouts?: Timeouts;
  /** For emails that come in */
  inboundSecret?: string;
}

export async function site({
  origin = "http://localhost:3000",
  trustProxy = 0,
  ping = async () => {},
  ports: testPorts = {},
  payments = { payerOrigins: [] },
  timeouts,
  inboundSecret,
}: Settings = {}) {
  const lines: string[] = [];
  const logger = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const health = { draining: false, ping };
  const ports = { log: logOn(logger), settings: { origin }, ...testPorts } as Ports;
  const folder = await builtFolder();
  const app = createApp(ports, {
    build: smallBuild,
    logger,
    health,
    trustProxy,
    phone: { display: "020 7946 0123", e164: "+442079460123" },
    files: staticFiles(folder, listFiles(folder), pages, origin.startsWith("https:")),
    paymentPages: payments.pages,
    payerOrigins: payments.payerOrigins,
    inboundSecret,
  });
  const server = createLimitedServer(app, timeouts);
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const port = await listen(server);
  const ask = (target: string, { headers, ...options }: RequestOptions = {}) => {
    const form = options.body === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" };
    return send({ origin: `http://127.0.0.1:${port}` }, target, { ...options, headers: { ...form, ...headers } });
  };
  /** Writes raw bytes to a new connection. @returns everything that comes back until it is closed */
  const say = (...parts: string[]) =>
    new Promise<string>((resolve) => {
      let text = "";
      const socket = connect(port, "127.0.0.1").on("error", () => {});
      socket.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      socket.once("close", () => resolve(text));
      for (const part of parts) socket.write(part);
    });
  return { ask, say, folder, lines, health, port, log: () => lines.map((line) => JSON.parse(line)) };
}

export const policy = (headers: IncomingHttpHeaders) => String(headers["content-security-policy"]);
