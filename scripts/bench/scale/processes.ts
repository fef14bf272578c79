import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../../tests/support/processes/port.ts";
import { answers, memoryOfTree } from "../processes.ts";

/** Milliseconds between two measurements of memory. */
const every = 200;

/** Runs a script of a site's folder to its end. @throws with its error output when it fails */
export async function run(folder: string, script: string): Promise<{ seconds: number; mebibytes: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const ended = once(child, "close");
  let mebibytes = 0;
  while (child.exitCode === null && child.signalCode === null) {
    mebibytes = Math.max(mebibytes, memoryOfTree(child.pid ?? 0));
    await Promise.race([wait(every), ended]);
  }
  if (child.exitCode !== 0) throw new Error(`${script} ended with ${child.exitCode}:\n${output}`);
  return { seconds: (performance.now() - began) / 1000, mebibytes };
}

/** The built site of a folder, with `took` milliseconds to its first answer. */
export async function serve(folder: string) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, ["scripts/serve.mjs"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: path.join(folder, "data"),
    },
  });
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error("The site did not come up");
    await wait(5);
  }
  return {
    origin,
    pid: child.pid ?? 0,
    took: performance.now() - began,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
