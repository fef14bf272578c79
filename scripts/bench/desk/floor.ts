/**
 * The lower limit of an export's time: the bare driver reads the same columns, in the same order and with the same sums, and writes each
 * row's cells with commas between them, neither quoted nor escaped. Run by scripts/bench/desk.ts with DATA_DIR or DATABASE_URL.
 */
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { siteFile } from "../../../server/database/sqlite.ts";

const atOnce = 32;
const quotes = `select reference, status, kind, suspect, created_at, event_date, event_time, act, package_id, performers, place, venue,
  group_size, occasion, name, email, phone, phone_e164, reach_by, no_calls, surprise, notes, source, source_medium,
  source_campaign, referrer_host, marketing_at, offer_valid_until,
  terms_accepted_at, total, offer_total, offer_deposit, offer_balance, offer_balance_due, paid, refunded
  from quote left join (select reference as ref, sum(pence) as paid, sum(refunded) as refunded from payment where status = 'paid'
  group by reference) money on money.ref = quote.reference order by created_at, id`;
const payments = `select payment.id, payment.reference, name, event_date, part, payment.status, paid_at, dispute, pence, adapter, payment_ref,
  refunded from payment left join quote on quote.reference = payment.reference where paid_at is not null order by paid_at, payment.id`;

async function* rowsOf(query: string): AsyncGenerator<unknown[][]> {
  const { DATABASE_URL: url, DATA_DIR: folder = "" } = process.env;
  if (!url) {
    const database = new Sqlite(siteFile(folder), { readonly: true });
    for (const row of database.prepare(query).raw().iterate()) yield [row as unknown[]];
    return;
  }
  const client = new pg.Client(url);
  await client.connect();
  await client.query("begin");
  await client.query("set local cursor_tuple_fraction = 1");
  await client.query(`declare bare no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await client.query<unknown[]>({ text: `fetch ${atOnce} from bare`, rowMode: "array" });
    if (rows.length === 0) break;
    yield rows;
  }
  await client.end();
}

async function* lines() {
  let text = "";
  for await (const rows of rowsOf(process.argv[2] === "payments" ? payments : quotes)) {
    for (const row of rows) text += `${row.join(",")}\r\n`;
    if (text.length < 10_000) continue;
    yield text;
    text = "";
  }
  yield text;
}

await pipeline(lines, createWriteStream("", { fd: 1 }));
