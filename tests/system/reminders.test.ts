/**
 * Reminders, written by two processes on one PostgreSQL that are killed again and again while they write: each
 * email once, and none missing.
 */
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { settlePayment } from "../../app/features/payment/settle-payment.server.ts";
import { rememberClock } from "../../server/database/clock-seen.ts";
import { migrationFiles } from "../../server/database/migration-files.ts";
import { type OpenDatabase, openDatabase, prepareDatabase } from "../../server/database/open.ts";
import { freePort } from "../support/processes/port.ts";
import { databaseAt } from "../support/processes/postgres.ts";
import { launch, type Running, stop, until } from "../support/processes/process.ts";
import { scratch } from "../support/processes/scratch.ts";
import { checkout, deskOn, paidEvent, paying } from "../support/product/booking.ts";
import { quietLog } from "../support/product/stores.ts";

/** The most kills; while one process starts again, the other goes on writing. KILLS=50 for a long night. */
const kills = Number(process.env.KILLS ?? 3);
/** So many that writing takes longer than the kills. */
const bookings = 4 * kills;
/** The emails that are due for each booking on the day of the processes' clock. */
const kinds = ["balance-due", "balance-late-for-desk", "week-before", "performer-for-desk"];
const notices = ["balance-due", "balance-late-for-desk", "week-before", "no-performer-for-desk"];

let folder = "";
let store: OpenDatabase;
let env: Record<string, string> = {};
beforeEach(async () => {
  folder = scratch("site-reminders-");
  const where = { databaseUrl: await databaseAt(inject("postgres")).database(), dataFolder: folder };
  await prepareDatabase(where, migrationFiles, quietLog);
  store = openDatabase(where, quietLog);
  env = {
    HOST: "127.0.0.1",
    DATABASE_URL: where.databaseUrl,
    DATA_DIR: folder,
    // Emails are counted in the outbox, so no mail server is needed.
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    NODE_OPTIONS: `--import=${path.resolve(import.meta.dirname, "../pictures/fixed-clock.mjs")}`,
    FIXED_CLOCK: "2027-06-05T12:00:00Z",
  };
});
afterEach(async () => {
  await store.close();
});

async function start(): Promise<Running> {
  const site = launch({ ...env, PORT: String(await freePort()) });
  await site.says('"event":"mail.ready"');
  return site;
}

/** Kills the web process alone, or `everything`: the mail process too, whose lease then lasts until it expires. */
async function kill(site: Running, everything: boolean) {
  const worker = Number(/"mail\.ready","pid":(\d+)/.exec(site.output())?.[1]);
  if (everything) process.kill(worker, "SIGKILL");
  site.child.kill("SIGKILL");
  await site.ended;
  // Ends the lease as if its five minutes were over. If the other process holds it now, both write at once, which does no harm.
  const expired = { leasedUntil: "2027-06-05T00:00:00.000Z" };
  if (everything) await store.database.updateTable("job").set(expired).where("leasedUntil", "is not", null).execute();
}

const notifications = () => store.database.selectFrom("notice").selectAll().where("kind", "in", notices).execute();
const written = () => store.database.selectFrom("outbox").selectAll().where("kind", "in", kinds).execute();

it("are written once each, whichever process is killed", async () => {
  const { ports } = deskOn(store, checkout().payments);
  const references: string[] = [];
  for (let i = 0; i < bookings; i++) {
    const { reference, payment } = await paying(ports);
    await settlePayment(ports, paidEvent(payment));
    references.push(reference);
  }
  // As if the site had been running until then, so that its clock is trusted.
  await rememberClock(store.database, { seen: env.FIXED_CLOCK ?? "", steadySince: null });
  // Makes the database so slow that a process can be killed between two emails, and in the middle of one.
  await sql`create function slowly() returns trigger language plpgsql as
    'begin perform pg_sleep(0.2); return new; end'`.execute(store.database);
  for (const table of ["notice", "outbox"])
    await sql`create trigger slowly before insert on ${sql.table(table)} for each row execute function slowly()`.execute(
      store.database,
    );
  // The emails about the bookings themselves don't matter here.
  await store.database.updateTable("outbox").set({ status: "sent" }).execute();

  const sites = [await start(), await start()];
  const all = bookings * kinds.length;
  let killed = 0;
  for (; killed < kills; killed++) {
    const enough = (await notifications()).length + 1;
    if (enough > all) break;
    await until("one more is written", async () => (await notifications()).length >= enough);
    const i = killed % sites.length;
    await kill(sites[i] as Running, killed % 3 < 2);
    if (killed < kills - 1) sites[i] = await start();
  }
  // The kills are over, so the rest need not be slow.
  for (const table of ["notice", "outbox"])
    await sql`drop trigger slowly on ${sql.table(table)}`.execute(store.database);
  await until("all are written", async () => (await notifications()).length === all);
  await Promise.all(sites.filter(({ child }) => !child.killed).map(stop));
  const expected = references.flatMap((reference) => kinds.map((kind) => `${reference} ${kind}`)).sort();
  expect((await written()).map((mail) => `${mail.subjectRef} ${mail.kind}`).sort()).toEqual(expected);
  console.log(`${killed} kills while ${all} emails were written`);
  expect(killed).toBeGreaterThanOrEqual(kills / 2);
});
