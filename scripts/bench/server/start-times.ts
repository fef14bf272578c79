import { spawn } from "node:child_process";
import { once } from "node:events";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { freeAddress } from "../../../tests/support/processes/port.ts";
import { launch } from "../../../tests/support/processes/process.ts";
import { answers } from "../processes.ts";

/** Milliseconds from the start of the process to the first answer, and of `node -e 0` after it. */
export async function startTimes(dataFolder: string): Promise<{ ours: number; baseline: number }> {
  const { origin, address } = await freeAddress();
  const began = performance.now();
  const site = launch({ ...address, DATA_DIR: dataFolder, LOG_LEVEL: "warn" });
  while (!(await answers(origin))) await wait(2);
  const ours = performance.now() - began;
  site.child.kill("SIGTERM");
  await site.ended;
  const before = performance.now();
  await once(spawn(process.execPath, ["-e", "0"]), "exit");
  return { ours, baseline: performance.now() - before };
}
