import { readdirSync, statSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { place, stop } from "./site.ts";

const encodings = ["identity", "gzip", "br"];
const client = path.resolve(import.meta.dirname, "../../../build/client");

/** The largest served file: a download can be aborted in the middle of it. */
function largest(): string {
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((name) => /\.(js|svg)$/.test(name));
  const [first = ""] = names.sort((a, b) => statSync(b).size - statSync(a).size);
  return `/${path.relative(client, first)}`;
}

/** Requests a file and aborts at its first bytes, several times for each encoding. @returns open descriptors of the process */
export async function descriptors(aborts: number) {
  const here = await place({ LOG_LEVEL: "error" });
  const site = await here.start();
  const open = () => readdirSync(`/proc/${site.child.pid}/fd`).length;
  const file = largest();
  await leave(here.port, file, "identity");
  await wait(1000);
  const before = open();
  for (const encoding of encodings)
    for (let i = 0; i < aborts; i += 20)
      await Promise.all(Array.from({ length: 20 }, () => leave(here.port, file, encoding)));
  await wait(1000);
  const after = open();
  await stop(site);
  here.remove();
  return { aborted: aborts * encodings.length, before, after };
}

const leave = (port: number, file: string, encoding: string) =>
  new Promise<void>((resolve) => {
    const sent = request({
      port,
      host: "127.0.0.1",
      path: file,
      headers: { "Accept-Encoding": encoding },
      agent: false,
    });
    sent.once("response", (response) => {
      response.once("error", () => {});
      sent.destroy();
    });
    sent.once("error", () => {});
    sent.once("close", () => resolve());
    sent.end();
  });
