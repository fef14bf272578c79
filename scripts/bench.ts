/**
 * `npm run bench [-- --only server,quotes | --all]` (npm run build first): runs the measurements one after the other, each in short
 * rounds, and prints their rows as the tables of docs/performance.md. Takes some 20 minutes, with four templates of pages; --all adds
 * ten times the places. A measurement that fails is named, and the others still run. For longer rounds run one by itself
 * (npm run bench:server), or set BENCH_ROUNDS and BENCH_SECONDS, which most of them read.
 */
import { spawnSync } from "node:child_process";
import { cpus, totalmem } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { rowsIn, tableHead } from "./bench/table.ts";
import { root } from "./setup/installed.mjs";

interface Bench {
  section: string;
  script: string;
  args?: string[];
  /** Left out unless requested */
  long?: true;
  /** Shorter rounds than when run by itself */
  env?: Record<string, string>;
}

/** Measurements that make a build come last: they replace the build that the others measure. */
const benches: Record<string, Bench> = {
  pages: {
    section: "Pages",
    script: "pages.ts",
    args: ["/", "/male-stripper-hire-leeds", "/male-stripper-quote", "/reviews"],
  },
  server: { section: "Server", script: "server.ts", env: { BENCH_ROUNDS: "3", BENCH_SECONDS: "2" } },
  quotes: { section: "Server", script: "quotes.ts", env: { BENCH_ROUNDS: "3", BENCH_SECONDS: "4" } },
  "desk-start": { section: "Desk", script: "desk-start.ts", env: { BENCH_ROUNDS: "5" } },
  desk: {
    section: "Desk",
    script: "desk.ts",
    env: { BENCH_QUOTES: "20000", BENCH_ROUNDS: "2", BENCH_ONLY: "screens" },
  },
  build: { section: "Waiting", script: "build.ts", args: ["--warm"] },
  scale: { section: "Ten times the places", script: "scale.ts", long: true },
};

const { values } = parseArgs({ options: { only: { type: "string" }, all: { type: "boolean" } } });
const usual = Object.entries(benches).filter(([, { long }]) => values.all || !long);
const asked = values.only?.split(",") ?? usual.map(([name]) => name);
const unknown = asked.filter((name) => !benches[name]);
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}. There are: ${Object.keys(benches).join(", ")}`);
  process.exit(2);
}

const began = performance.now();
const sections = new Map<string, string[]>();
for (const name of asked) {
  const { section, script, args = [], env } = benches[name] as Bench;
  console.log(`\n== ${name}`);
  const { status, stdout } = spawnSync(process.execPath, [path.join("scripts/bench", script), ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
    env: { ...env, ...process.env },
  });
  console.log(stdout);
  const failed = status === 0 ? [] : [`| ${name} | ended with ${status} | | | | **no** |`];
  sections.set(section, [...(sections.get(section) ?? []), ...rowsIn(stdout), ...failed]);
}

const [processor] = cpus();
console.log(
  `\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${processor?.model.trim()}, ` +
    `${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, in ${Math.round((performance.now() - began) / 60_000)} minutes.`,
);
for (const [section, rows] of sections) console.log(["", `## ${section}`, "", ...tableHead, ...rows].join("\n"));
