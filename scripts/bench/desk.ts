/**
 * `npm run bench:desk`: both desks at 200,000 quotes, with an email each and payments for 45 of 100, on SQLite and on PostgreSQL. In the
 * browser, with 300 performers: each screen of the built site (npm run build), as a ratio to the same screen on an empty database. In the
 * terminal: time and peak memory of each command, and of the same command on an empty database in the same rounds. The goal is for what the
 * rows add: under a second, and under 150 MB in all. An export reads every row. BENCH_QUOTES (200000), BENCH_ROUNDS (3), BENCH_ONLY (screens
 * or commands); medians are printed.
 */
import { sql } from "kysely";
import { sourceMigrations } from "../../server/backup/migrations.ts";
import { openDatabase, prepareDatabase } from "../../server/database/open.ts";
import { startPostgres } from "../../tests/support/processes/postgres.ts";
import { load } from "../build/site-pages.ts";
import { fill } from "./desk/fill.ts";
import { run } from "./desk/run.ts";
import { signedIn, timeScreens } from "./desk/screens.ts";
import type * as Staff from "./desk/staff.ts";
import { inTurn } from "./median.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const count = Number(process.env.BENCH_QUOTES ?? 200_000);
const only = process.env.BENCH_ONLY;
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
/** As package.json and deploy/site start the desk. */
const asNpm = ["--max-semi-space-size=4", "--max-old-space-size=1024", "scripts/run.mjs", "scripts/desk.mjs"];
const silent = { info() {}, error() {} };
const commands = [
  "today",
  "quotes",
  "quotes --status upcoming",
  "quote BT-0000-0012",
  "mail 0000-0012",
  "mail",
  "mail --undelivered",
  "find ann1234@example.com",
  "export quotes",
  "export payments",
];

const staff = await load<typeof Staff>("scripts/bench/desk/staff.ts");
const postgres = await startPostgres();
try {
  for (const kind of ["SQLite", "PostgreSQL"]) {
    const place = async () => {
      const made = {
        dataFolder: temporaryFolder(),
        databaseUrl: kind === "PostgreSQL" ? await postgres.database() : undefined,
      };
      await prepareDatabase(made, sourceMigrations, silent);
      return made;
    };
    const empty = await place();
    const full = await place();
    const began = performance.now();
    const cookies: string[] = [];
    for (const [where, quotes] of [
      [empty, 100],
      [full, count],
    ] as const) {
      const store = openDatabase(where, silent, 1);
      await fill(store, quotes, new Date());
      await staff.fillStaff(store, quotes === count ? 300 : 3, new Date());
      cookies.push(await signedIn(store));
      // On a live database autovacuum gathers these statistics.
      if (kind === "PostgreSQL") await sql`analyze`.execute(store.database);
      await store.close();
    }
    console.log(`\n${kind}: ${count} quotes, filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    const [ofEmpty = "", ofFull = ""] = cookies;
    if (only !== "commands")
      await timeScreens({ empty, full }, { empty: ofEmpty, full: ofFull }, rounds * 5, `${count} quotes, ${kind}`);
    for (const command of only === "screens" ? [] : commands) {
      const on = (where: typeof full) => () =>
        run([...asNpm, ...command.split(" ")], { DATA_DIR: where.dataFolder, DATABASE_URL: where.databaseUrl ?? "" });
      const [start, ran] = await inTurn([on(empty), on(full)], rounds);
      if (!start || !ran) throw new Error("Nothing was measured");
      console.log(
        `  desk ${command.padEnd(26)} ${ran.all.toFixed(0).padStart(6)} ms: ${(ran.all - start.all).toFixed(0).padStart(6)} ms over start (x${(ran.all / start.all).toFixed(1)})` +
          `   first line ${ran.first.toFixed(0).padStart(5)} ms   ${ran.memory.toFixed(0).padStart(4)} MB (x${(ran.memory / start.memory).toFixed(2)})`,
      );
    }
  }
} finally {
  await postgres.remove();
}
