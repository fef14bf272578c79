/**
 * `npm run bench:build [-- --warm]`: how long a build takes and how much memory at most, all its processes together. From
 * nothing, as on a new machine, unless --warm keeps the fonts and pictures of earlier builds. Ends with 1 above the limit.
 * Memory is the proportional set size (PSS: shared memory counts once) of every process of the tree, from Linux.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { memoryOf, processTree } from "./processes.ts";
import { integer, row } from "./table.ts";

/** MiB. Small servers have 2 GiB, and the site may run beside the build. */
const limit = 2048;
/** Milliseconds between two measurements. */
const every = 50;
const root = path.resolve(import.meta.dirname, "../..");
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

if (process.platform !== "linux") {
  console.error("This reads /proc, which only Linux has.");
  process.exit(1);
}
const warm = process.argv.includes("--warm");
if (!warm)
  for (const name of ["fonts", "photos", "social", "compressed"])
    rmSync(path.join(root, ".cache", name), { recursive: true, force: true });

const began = performance.now();
const build = spawn(process.execPath, ["scripts/build/build.ts"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
const ended = once(build, "exit");
let peak = { mebibytes: 0, processes: 0, at: 0 };
while (build.exitCode === null && build.signalCode === null) {
  const sizes = processTree(build.pid ?? 0).map(memoryOf);
  const mebibytes = sizes.reduce((sum, size) => sum + size, 0);
  if (mebibytes > peak.mebibytes) peak = { mebibytes, processes: sizes.length, at: performance.now() - began };
  await Promise.race([wait(every), ended]);
}
const took = performance.now() - began;
if (build.exitCode !== 0) process.exit(build.exitCode ?? 1);
console.log(
  `A build ${warm ? "beside earlier ones" : "from nothing"}: ${seconds(took)}, at most ${Math.round(peak.mebibytes)} MiB ` +
    `in ${peak.processes} processes (after ${seconds(peak.at)}; the limit is ${limit} MiB)`,
);
row({
  what: warm ? "a build, pictures and fonts kept" : "a build from nothing",
  ours: `${seconds(took)}, at most ${integer(peak.mebibytes)} MB`,
  goal: `≤ ${integer(limit)} MB`,
  met: peak.mebibytes <= limit,
});
process.exit(peak.mebibytes > limit ? 1 : 0);
