import { spawn } from "node:child_process";
import { once } from "node:events";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { freeAddress } from "../../../tests/support/processes/port.ts";
import { launch } from "../../../tests/support/processes/process.ts";

/** Milliseconds from the start of the process to the first answer, and of `node -e 0`, in the same rounds; the first round doesn't count. */
export async function startTimes(dataFolder: string, rounds: number): Promise<{ ours: number[]; baseline: number[] }> {
  const [ours, baseline]: [number[], number[]] = [[], []];
  for (let round = -1; round < rounds; round++) {
    const { origin, address } = await freeAddress();
    const began = performance.now();
    const site = launch({ ...address, DATA_DIR: dataFolder, LOG_LEVEL: "warn" });
    while (!(await answers(origin))) await wait(2);
    const took = performance.now() - began;
    site.child.kill("SIGTERM");
    await site.ended;
    const before = performance.now();
    await once(spawn(process.execPath, ["-e", "0"]), "exit");
    if (round < 0) continue;
    ours.push(took);
    baseline.push(performance.now() - before);
  }
  return { ours, baseline };
}

const answers = (origin: string) =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );
