/**
 * `npm run bench:quotes`: quotes accepted per second and the 99th percentile of the answer, at 32 connections, on SQLite and on
 * PostgreSQL; and in the same run the bare database doing the inserts of one quote in one transaction, without HTTP, prices, emails or
 * checks. Compare the ratios: absolute numbers drift by a third from hour to hour. The site is the built one, with its mail process
 * working too; the client is this process, on the same machine.
 * BENCH_ROUNDS (3) of BENCH_SECONDS (5) each, alternating; medians are printed.
 */
import { openDatabase } from "../../server/database/open.ts";
import { startPostgres } from "../../tests/support/processes/postgres.ts";
import { inTurn } from "./median.ts";
import { baselineOn } from "./quotes/baseline.ts";
import { insertsOf } from "./quotes/inserts.ts";
import { serveQuotes } from "./quotes/site.ts";
import { integer, row } from "./table.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const connections = 32;
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const silent = { info() {}, error() {} };

const postgres = await startPostgres({ durable: true });
try {
  for (const kind of ["SQLite, embedded", "PostgreSQL"] as const) {
    const fresh = async () => ({
      dataFolder: temporaryFolder(),
      databaseUrl: kind === "PostgreSQL" ? await postgres.database() : undefined,
    });
    const mine = await fresh();
    const baseline = await fresh();
    // Started once, which creates the schema.
    await (await serveQuotes(baseline, 1)).stop();
    const site = await serveQuotes(mine, connections);
    const store = openDatabase(mine, silent, 2);
    const inserts = await insertsOf(store.database, await site.one());
    const database = await baselineOn(baseline, inserts, connections);
    // The unmeasured round compiles code and opens connections.
    const [ours, bare] = await inTurn([() => site.run(seconds), () => database.run(seconds)], rounds);
    if (!ours || !bare) throw new Error("Nothing was measured");
    const share = ours.perSecond / bare.perSecond;
    row({
      what: `quotes accepted, ${kind}`,
      ours: `${integer(ours.perSecond)}/s`,
      comparedWith: `bare: ${inserts.length} inserts, one commit ${integer(bare.perSecond)}/s`,
      ratio: share,
      goal: "≥ 0.4 of bare",
      met: share >= 0.4,
    });
    row({
      what: `quotes accepted, ${kind}, p99 at ${connections} connections`,
      ours: `${integer(ours.p99)} ms`,
      comparedWith: `bare ${integer(bare.p99)} ms`,
      ratio: ours.p99 / bare.p99,
      goal: "≤ 150 ms",
      met: ours.p99 <= 150,
    });
    await site.stop();
    await database.close();
    await store.close();
  }
} finally {
  await postgres.remove();
}
