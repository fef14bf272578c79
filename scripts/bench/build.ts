/**
 * `npm run bench:build [-- --warm]`: how long a build takes, and the most memory that all its processes take together. It builds from
 * nothing, as on a new machine, unless --warm keeps the fonts and pictures of earlier builds. Exits with 1 above the limit.
 * Memory is the proportional set size (PSS: shared memory counts once) of every process of the tree, from Linux.
 */
import { rmSync } from "node:fs";
import path from "node:path";
import { root } from "../setup/installed.mjs";
import { build } from "./processes.ts";
import { integer, row } from "./table.ts";

/** MiB. Small servers have 2 GiB, and the site may run beside the build. */
const limit = 2048;

if (process.platform !== "linux") {
  console.error("This reads /proc, which only Linux has.");
  process.exit(1);
}
const warm = process.argv.includes("--warm");
if (!warm)
  for (const name of ["fonts", "photos", "social", "compressed"])
    rmSync(path.join(root, ".cache", name), { recursive: true, force: true });

const { seconds, mebibytes } = await build(root);
row({
  what: warm ? "a build, pictures and fonts kept" : "a build from nothing",
  ours: `${seconds.toFixed(1)} s, at most ${integer(mebibytes)} MiB`,
  goal: `≤ ${integer(limit)} MiB`,
  met: mebibytes <= limit,
});
process.exit(mebibytes > limit ? 1 : 0);
