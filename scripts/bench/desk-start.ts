/**
 * `npm run bench:desk-start`: how long the desk's commands take to print their first line, compared with `node -e 0` in the same rounds.
 * Compare the ratios: milliseconds drift with whatever else the machine does. The goal is under 0.4 s on a machine that starts Node in
 * 40 ms: a ratio of 10.
 * BENCH_ROUNDS (15); medians are printed.
 */
import { sourceMigrations } from "../../server/backup/migrations.ts";
import { prepareDatabase } from "../../server/database/open.ts";
import { run } from "./desk/run.ts";
import { inTurn } from "./median.ts";
import { integer, row } from "./table.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 15);
const commands = ["--help", "today", "quotes", "find zoe", "reviews", "mail", "enquiries"];
const dataFolder = temporaryFolder();
await prepareDatabase({ dataFolder, databaseUrl: undefined }, sourceMigrations, { info() {}, error() {} });
const env = { DATA_DIR: dataFolder, DATABASE_URL: "" };
const [baseline, ...all] = await inTurn(
  [
    () => run(["-e", "0"]),
    ...commands.map((command) => () => run(["scripts/run.mjs", "scripts/desk.mjs", ...command.split(" ")], env)),
  ],
  rounds,
);
if (!baseline) throw new Error("Nothing was measured");
const line = (name: string, { first, processor, memory }: typeof baseline) =>
  console.log(
    `${name.padEnd(20)} first line ${first.toFixed(0).padStart(5)} ms (x${(first / baseline.first).toFixed(1)})` +
      `   processor ${processor.toFixed(0).padStart(5)} ms (x${(processor / baseline.processor).toFixed(1)})   ${memory.toFixed(0)} MB`,
  );
line("node -e 0", baseline);
for (const [index, ran] of all.entries()) line(`desk ${commands[index]}`, ran);
const slowest = all.toSorted((a, b) => b.first - a.first)[0] ?? baseline;
row({
  what: `first line of a command, the slowest of ${commands.length} (desk ${commands[all.indexOf(slowest)]})`,
  ours: `${integer(slowest.first)} ms, ${integer(slowest.memory)} MB`,
  comparedWith: `\`node -e 0\` ${integer(baseline.first)} ms`,
  ratio: slowest.first / baseline.first,
  goal: "≤ 400 ms",
  met: slowest.first <= 400,
});
