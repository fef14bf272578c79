/**
 * Starts the built site once with this environment's settings, on a free port and with an empty database of its own, so that it does not
 * touch the running site and sends no email. Exits 0 when the site starts and stops properly; else 1, with its output.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Milliseconds for a start. */
const startTimeout = 60_000;

const folder = mkdtempSync(path.join(tmpdir(), "site-try-"));
const child = spawn(process.execPath, [`${import.meta.dirname}/serve.mjs`], {
  stdio: ["ignore", "pipe", "pipe"],
  env: {
    ...process.env,
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: folder,
    DATABASE_URL: "",
    LOG_LEVEL: "info",
    // An update runs this as root, whose files the site's user could not read.
    NODE_DISABLE_COMPILE_CACHE: "1",
  },
});
const ended = once(child, "close");
const tooLong = setTimeout(() => child.kill("SIGKILL"), startTimeout);
let output = "";
let asked: Promise<boolean> | undefined;
for (const stream of [child.stdout, child.stderr])
  stream.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    const port = /"event":"listening","port":(\d+)/.exec(output)?.[1];
    if (port) asked ??= answers(Number(port)).finally(() => child.kill("SIGTERM"));
  });
const [code] = await ended;
clearTimeout(tooLong);
rmSync(folder, { recursive: true, force: true });
if (code !== 0 || !(await asked)) {
  process.stderr.write(output);
  process.exitCode = 1;
}

async function answers(port: number): Promise<boolean> {
  const statuses = await Promise.all(
    ["/readyz", "/"].map(async (page) => {
      const answer = await fetch(`http://127.0.0.1:${port}${page}`).catch(() => undefined);
      await answer?.body?.cancel();
      return answer?.status;
    }),
  );
  return statuses.every((status) => status === 200);
}
