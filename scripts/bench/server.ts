/**
 * `npm run bench:server` (npm run build first): the built site under 64 connections of wrk, in gzip and without a request log: built
 * files compared with nginx with one worker on the same files, cached pages, forms, the first answer after a start, memory; and with
 * several processes behind the documented proxy. The load comes from the same machine. BENCH_ROUNDS (5) of BENCH_SECONDS (5) each,
 * interleaved; medians are printed.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { files as builtFiles, hasNginx, startNginx } from "../../tests/support/processes/nginx.ts";
import { findProgram } from "../../tests/support/processes/programs.ts";
import { inTurn, median } from "./median.ts";
import { memoryOfTree } from "./processes.ts";
import { several } from "./server/several.ts";
import { startSite } from "./server/site.ts";
import { wrk } from "./server/wrk.ts";
import { integer, row } from "./table.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const built = path.resolve(import.meta.dirname, "../../build/client");
if (!findProgram("wrk")) {
  console.log("wrk is not installed (apt-get install wrk): nothing of the server is measured.");
  process.exit(0);
}

const dataFolder = temporaryFolder();
const [start] = await inTurn([startTimes], rounds);
if (!start) throw new Error("Nothing was measured");
row({
  what: "start to the first answer, built tree, prepared database",
  ours: `${integer(start.ours)} ms`,
  comparedWith: `\`node -e 0\` ${integer(start.baseline)} ms`,
  ratio: start.ours / start.baseline,
  goal: "≤ 400 ms",
  met: start.ours <= 400,
});

const site = await startSite({ DATA_DIR: dataFolder });
const nginx = hasNginx ? await startNginx(builtFiles(built)) : undefined;
if (!nginx) console.log("nginx is not installed: the built files are compared with nothing.");
try {
  // By then the garbage of the start has been collected.
  await wait(10_000);
  const idle = memoryOfTree(site.pid);
  const empty = await twoNodes();
  const stylesheet = readdirSync(path.join(built, "assets")).find((name) => /\.css$/.test(name)) ?? "";
  const files = ["/", "/male-stripper-hire-leeds", `/assets/${stylesheet}`];
  for (const file of files) {
    const [mine, theirs] = await loads([site.origin, ...(nginx ? [nginx.origin] : [])].map((origin) => origin + file));
    if (!mine) continue;
    const what = file.startsWith("/assets") ? "the stylesheet" : `\`${file}\`, prerendered`;
    const rate = theirs && mine.perSecond / theirs.perSecond;
    const comparedWith = theirs ? `nginx ${integer(theirs.perSecond)}/s` : "";
    row({
      what,
      ours: `${integer(mine.perSecond)}/s`,
      comparedWith,
      ...(rate && { ratio: rate, met: rate >= 0.3 }),
      goal: "≥ 0.3 of nginx",
    });
    const slower = theirs && mine.p99 / theirs.p99;
    row({
      what: `${what}, p99`,
      ours: `${mine.p99.toFixed(1)} ms`,
      comparedWith: theirs ? `nginx ${theirs.p99.toFixed(1)} ms` : "",
      ...(slower && { ratio: slower, met: slower <= 3 }),
      goal: "≤ 3 of nginx",
    });
  }
  const pages = [
    ...["/reviews", "/api/reviews", "/api/acts", "/api/prices", "/api/places"].map((address) => ({
      address,
      least: 2000,
    })),
    ...["/male-stripper-quote", "/contact"].map((address) => ({ address, least: 800 })),
  ];
  for (const { address, least } of pages) {
    // Compared with the home page, which shows how fast this process is on this machine at this moment.
    const [mine, home] = await loads([site.origin + address, `${site.origin}/`]);
    if (!mine || !home) continue;
    row({
      what: `\`${address}\``,
      ours: `${integer(mine.perSecond)}/s, p99 ${mine.p99.toFixed(0)} ms`,
      comparedWith: `our home page ${integer(home.perSecond)}/s`,
      ratio: mine.perSecond / home.perSecond,
      goal: `≥ ${integer(least)}/s`,
      met: mine.perSecond >= least,
    });
  }
  const first = median(await firstTimes(`${site.origin}/reviews`));
  row({
    what: "`/reviews`, first time it is asked for",
    ours: `${first.toFixed(1)} ms`,
    goal: "≤ 8 ms",
    met: first <= 8,
  });
  row({
    what: "memory of all processes, idle",
    ours: `${integer(idle)} MB`,
    comparedWith: `two Nodes that do nothing ${integer(empty)} MB`,
    ratio: idle / empty,
    goal: "≤ 150 MB",
    met: idle <= 150,
  });
  const after = memoryOfTree(site.pid);
  row({ what: "memory after all of the above", ours: `${integer(after)} MB`, goal: "≤ 250 MB", met: after <= 250 });
} finally {
  await nginx?.stop();
  await site.stop();
}
if (nginx) await several(Math.min(rounds, 3), seconds);

/** Milliseconds from the start of the process to the first answer, and of `node -e 0` after it. */
async function startTimes(): Promise<{ ours: number; baseline: number }> {
  const site = await startSite({ DATA_DIR: dataFolder });
  await site.stop();
  const before = performance.now();
  await once(spawn(process.execPath, ["-e", "0"]), "exit");
  return { ours: site.took, baseline: performance.now() - before };
}

/** Milliseconds to answers that are not cached yet: every request has a new query. */
async function firstTimes(page: string): Promise<number[]> {
  const times: number[] = [];
  for (let asked = 0; asked < 30; asked++) {
    const began = performance.now();
    await (await fetch(`${page}?first=${asked}`)).arrayBuffer();
    times.push(performance.now() - began);
  }
  return times;
}

/** MB of two idle Node processes, the least that the site's two can take. */
async function twoNodes(): Promise<number> {
  const nodes = [0, 1].map(() => spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]));
  await wait(1000);
  const size = nodes.reduce((sum, { pid }) => sum + memoryOfTree(pid ?? 0), 0);
  for (const node of nodes) node.kill();
  return size;
}

/** Loads each address once per round. @returns the medians */
function loads(urls: readonly string[]) {
  const works = urls.map((url) => () => wrk(url, seconds));
  return inTurn(works, rounds);
}
