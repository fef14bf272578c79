/**
 * `npm run bench:quotes`: quotes accepted per second and the 99th percentile of the answer, at 32 connections, on SQLite and on
 * PostgreSQL; and in the same run the bare database doing the inserts of one quote in one transaction, without HTTP, prices, emails or
 * checks. Compare the ratios: absolute numbers drift by a third from hour to hour. The site is the built one, with its mail process
 * working too; the client is this process, on the same machine.
 * BENCH_ROUNDS (3) of BENCH_SECONDS (5) each, alternating; medians are printed.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "../../server/database/open.ts";
import { startPostgres } from "../../tests/support/processes/postgres.ts";
import { median } from "./median.ts";
import { baselineOn } from "./quotes/baseline.ts";
import type { Round } from "./quotes/measure.ts";
import { rowsOf } from "./quotes/rows.ts";
import { serveQuotes } from "./quotes/site.ts";
import { integer, row } from "./table.ts";

const connections = 32;
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const silent = { info() {}, error() {} };

const postgres = await startPostgres({ durable: true });
try {
  for (const kind of ["SQLite, embedded", "PostgreSQL"] as const) {
    const fresh = async () => {
      const dataFolder = mkdtempSync(path.join(tmpdir(), "site-bench-"));
      return { dataFolder, databaseUrl: kind === "PostgreSQL" ? await postgres.database() : undefined };
    };
    const mine = await fresh();
    const baseline = await fresh();
    // Started once, which creates the schema.
    await (await serveQuotes(baseline, 1)).stop();
    const site = await serveQuotes(mine, connections);
    const store = openDatabase(mine, silent, 2);
    const rows = await rowsOf(store.database, await site.one());
    const database = await baselineOn(baseline, rows, connections);
    // An unmeasured round compiles code and opens connections.
    await site.run(2);
    await database.run(1);
    const all: { site: Round; baseline: Round }[] = [];
    for (let round = 0; round < rounds; round++)
      all.push({ site: await site.run(seconds), baseline: await database.run(seconds) });
    print(kind, rows.length, all);
    await site.stop();
    await database.close();
    await store.close();
    for (const { dataFolder } of [mine, baseline]) rmSync(dataFolder, { recursive: true });
  }
} finally {
  await postgres.remove();
}

function print(kind: string, inserts: number, all: { site: Round; baseline: Round }[]): void {
  const of = (who: "site" | "baseline", what: keyof Round) => median(all.map((round) => round[who][what]));
  const share = of("site", "perSecond") / of("baseline", "perSecond");
  const p99 = of("site", "p99");
  row({
    what: `quotes accepted, ${kind}`,
    ours: `${integer(of("site", "perSecond"))}/s`,
    comparedWith: `bare: ${inserts} inserts, one commit ${integer(of("baseline", "perSecond"))}/s`,
    ratio: share,
    goal: "≥ 0.4 of bare",
    met: share >= 0.4,
  });
  row({
    what: `quotes accepted, ${kind}, p99 at ${connections} connections`,
    ours: `${integer(p99)} ms`,
    comparedWith: `bare ${integer(of("baseline", "p99"))} ms`,
    ratio: p99 / of("baseline", "p99"),
    goal: "≤ 150 ms",
    met: p99 <= 150,
  });
}
