/** A log that can't be written breaks nothing else: the site serves, sends mail, stops when asked, and reports how many lines were lost. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync, truncateSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Mailbox } from "../support/processes/mailbox.ts";
import { freeAddress } from "../support/processes/port.ts";
import { until } from "../support/processes/process.ts";
import { scratch } from "../support/processes/scratch.ts";
import { requestQuote } from "./quote-client.ts";

const root = path.resolve(import.meta.dirname, "../..");
let folder = "";
let origin = "";
let env: NodeJS.ProcessEnv = {};
let mailbox: Mailbox;
let site: ChildProcess | undefined;
beforeEach(async () => {
  folder = scratch("site-log-");
  mailbox = new Mailbox();
  await mailbox.open();
  const free = await freeAddress();
  origin = free.origin;
  env = {
    PATH: process.env.PATH,
    ...free.address,
    DATA_DIR: folder,
    SMTP_URL: mailbox.url,
    MIN_FILL_SECONDS: "0",
  };
});
afterEach(async () => {
  site?.kill("SIGKILL");
  await mailbox.away();
});

const ready = () =>
  until("the site answers", () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
const healthy = async () => (await fetch(`${origin}/healthz`)).status;

/** Checks that the web process answers, that the mail process delivers, and that both stop. */
async function works(site: ChildProcess) {
  await ready();
  await requestQuote(origin, AbortSignal.timeout(20_000));
  await mailbox.waitFor(({ to }) => to.some((address) => address.endsWith("@visitor.example")));
  const exit = once(site, "exit");
  site.kill("SIGTERM");
  expect(await exit).toEqual([0, null]);
}

it("works while the log is a pipe whose reader is stuck, reports how many lines were dropped, and works on when the reader is gone", async () => {
  site = spawn(process.execPath, ["scripts/serve.mjs"], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  await ready();
  // More lines than the pipe and the site can buffer.
  for (let i = 0; i < 20; i++) expect(await Promise.all(Array.from({ length: 100 }, healthy))).not.toContain(500);
  let text = "";
  site.stdout?.setEncoding("utf8").on("data", (chunk) => {
    text += chunk;
  });
  await until("it says so", async () => {
    await healthy();
    return text.includes('"event":"log.resumed"');
  });
  expect(Number(/"event":"log.resumed","dropped":(\d+)/.exec(text)?.[1])).toBeGreaterThan(0);
  site.stdout?.destroy();
  site.stderr?.destroy();
  await works(site);
});

it("works while the disk of the log is full, and reports how many lines were dropped", async () => {
  const file = path.join(folder, "site.log");
  const log = openSync(file, "a");
  // No file of the site may grow beyond this size, and its log has it already, except half a line.
  const blocks = 40_960;
  truncateSync(file, blocks * 512 - 100);
  const limited = ["-c", `ulimit -f ${blocks}; exec "$0" scripts/serve.mjs`, process.execPath];
  site = spawn("sh", limited, { cwd: root, env, stdio: ["ignore", log, "ignore"] });
  closeSync(log);
  await ready();
  for (let i = 0; i < 20; i++) expect(await healthy()).toBe(200);
  expect(readFileSync(file, "utf8")).not.toContain('"event":"log.resumed"');
  truncateSync(file, 0);
  await healthy();
  await works(site);
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const resumed = lines.filter(({ event }) => event === "log.resumed");
  expect(Math.max(...resumed.map(({ dropped }) => dropped))).toBeGreaterThanOrEqual(20);
  expect(lines.at(-1)).toMatchObject({ event: "stopped" });
});
