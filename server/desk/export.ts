/** Quotes, payments and messages for a spreadsheet. */
import { open, rm } from "node:fs/promises";
import path from "node:path";
import type { Database } from "../../app/context.ts";
import { dueOf } from "../../app/features/quote/due.server.ts";
import type { Quote } from "../../app/features/quote/table.server.ts";
import { Refusal } from "../refusal.ts";
import type { exports } from "./choices.ts";
import { type Cell, csvOf } from "./csv.ts";
import type { Answer, Desk } from "./open.ts";
import { type After, beyond } from "./pages.ts";
import { type Filters, quotesBy } from "./quotes.ts";

type What = (typeof exports)[number];
type Row = Record<string, Cell>;

/** "135.50": a number to every spreadsheet, whatever its currency. */
const pounds = (pence: number | null): string | null =>
  pence === null ? null : `${Math.trunc(pence / 100)}.${String(pence % 100).padStart(2, "0")}`;

const quoteColumns = [
  "reference",
  "status",
  "kind",
  "suspect",
  "created_at",
  "event_date",
  "event_time",
  "act",
  "package_id",
  "performers",
  "place",
  "venue",
  "group_size",
  "occasion",
  "name",
  "email",
  "phone",
  "phone_e164",
  "reach_by",
  "no_calls",
  "surprise",
  "notes",
  "marketing_at",
  "offer_valid_until",
  "terms_accepted_at",
] as const;

const columns = {
  quotes: [...quoteColumns, "total", "deposit", "balance", "balance_due", "due", "due_by", "paid", "refunded"],
  payments: [
    "id",
    "reference",
    "name",
    "event_date",
    "part",
    "amount",
    "status",
    "how",
    "paid_at",
    "refunded",
    "dispute",
  ],
  enquiries: ["id", "created_at", "suspect", "name", "email", "phone", "message"],
} as const satisfies Record<What, readonly string[]>;

interface Page {
  rows: Row[];
  /** Undefined after the last */
  next: After;
}

/** Rows held in memory at a time. */
const atOnce = 1000;

const pageOf = <T>(found: readonly T[], endOf: (last: T) => After, rows: Row[]): Page => {
  const last = found.at(-1);
  return { rows, next: last !== undefined && found.length === atOnce ? endOf(last) : undefined };
};

async function quotes(desk: Desk, filters: Filters, after: After): Promise<Page> {
  const found = await quotesBy(desk.database, filters, desk.today)
    .selectAll()
    .$if(after !== undefined, (query) => query.where(beyond(">", ["created_at", "id"], after)))
    .orderBy("created_at")
    .orderBy("id")
    .limit(atOnce)
    .execute();
  const sums = found.length === 0 ? [] : await paidSums(desk.database, found);
  const money = new Map(sums.map((row) => [row.reference, row]));
  const rows = found.map((quote) => ({
    ...dueToday(quote, Number(money.get(quote.reference)?.paid ?? 0), desk.today),
    ...Object.fromEntries(quoteColumns.map((name) => [name, quote[name]])),
    total: pounds(quote.offer_total ?? quote.total),
    deposit: pounds(quote.offer_deposit),
    balance: pounds(quote.offer_balance),
    balance_due: quote.offer_balance_due,
    paid: pounds(Number(money.get(quote.reference)?.paid ?? 0)),
    refunded: pounds(Number(money.get(quote.reference)?.refunded ?? 0)),
  }));
  return pageOf(found, ({ created_at, id }) => [created_at, id], rows);
}

/** What can be paid today, and by when; the shares beside it are as agreed. @param paid pence */
function dueToday(quote: Quote, paid: number, today: string) {
  const part = paid >= (quote.offer_total ?? 0) ? "whole" : "deposit";
  const next = dueOf(quote, [{ part, status: "paid" }], today)?.next;
  return { due: pounds(next?.pence ?? null), due_by: next ? (next.lateSince ?? next.by) : null };
}

/** Filtered by status here: asked for it too, SQLite would go by the status and read every payment that was ever paid. */
const paidSums = async (database: Database, quotes: readonly { reference: string }[]) =>
  (
    await database
      .selectFrom("payment")
      .select([
        "reference",
        "status",
        (is) => is.fn.sum("pence").as("paid"),
        (is) => is.fn.sum("refunded").as("refunded"),
      ])
      .where(
        "reference",
        "in",
        quotes.map(({ reference }) => reference),
      )
      .groupBy(["reference", "status"])
      .execute()
  ).filter(({ status }) => status === "paid");

async function payments({ database }: Desk, _filters: Filters, after: After): Promise<Page> {
  const found = await database
    .selectFrom("payment")
    .leftJoin("quote", "quote.reference", "payment.reference")
    .selectAll("payment")
    .select(["quote.name", "quote.event_date"])
    .where("paid_at", "is not", null)
    .$if(after !== undefined, (query) => query.where(beyond(">", ["payment.paid_at", "payment.id"], after)))
    .orderBy("paid_at")
    .orderBy("payment.id")
    .limit(atOnce)
    .execute();
  const rows = found.map(
    ({ id, reference, name, event_date, part, pence, status, adapter, payment_ref, paid_at, refunded, dispute }) => ({
      id,
      reference,
      name,
      event_date,
      part,
      status,
      paid_at,
      dispute,
      amount: pounds(pence),
      how: adapter === "owner" ? (payment_ref ?? adapter) : adapter,
      refunded: pounds(refunded),
    }),
  );
  return pageOf(found, ({ paid_at, id }) => [paid_at ?? "", id], rows);
}

async function enquiries({ database }: Desk, _filters: Filters, after: After): Promise<Page> {
  const found = await database
    .selectFrom("enquiry")
    .selectAll()
    .$if(after !== undefined, (query) => query.where(beyond(">", ["created_at", "id"], after)))
    .orderBy("created_at")
    .orderBy("id")
    .limit(atOnce)
    .execute();
  const rows = found.map(({ idempotency_key, ...enquiry }) => enquiry);
  return pageOf(found, ({ created_at, id }) => [created_at, id], rows);
}

/** The rows a page at a time: however many there are, a few are in memory. */
async function* pagesOf(desk: Desk, what: What, filters: Filters): AsyncGenerator<Row[]> {
  const read = { quotes, payments, enquiries }[what];
  let after: After;
  do {
    const page = await read(desk, filters, after);
    yield page.rows;
    after = page.next;
  } while (after !== undefined);
}

/** @param out a file to be made; standard output when left out @throws Refusal when it is there already */
export async function exportCsv(
  desk: Desk,
  what: What,
  { out, ...filters }: Filters & { out?: string },
): Promise<Answer> {
  const pages = pagesOf(desk, what, filters);
  if (out === undefined) return { pages, text: csvOf(columns[what], pages) };
  let count = 0;
  const counted = async function* () {
    for await (const rows of pages) {
      count += rows.length;
      yield rows;
    }
  };
  const file = path.resolve(out);
  await writeNew(file, csvOf(columns[what], counted()));
  return {
    data: { file, rows: count },
    text: `${count} rows are in ${file}. It holds personal data: delete it when you have done with it.`,
  };
}

/** Writes a file that was not there, and leaves none when it can't be finished. @throws Refusal */
async function writeNew(file: string, text: AsyncIterable<string>): Promise<void> {
  const refuse = (error: unknown) => {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    return new Refusal([
      code === "EEXIST" ? `${file} is there already.` : `${file} can't be written (${String(code)}).`,
    ]);
  };
  // Personal data: for the owner's eyes.
  const handle = await open(file, "wx", 0o600).catch((error: unknown) => {
    throw refuse(error);
  });
  try {
    for await (const piece of text)
      await handle.write(piece).catch((error: unknown) => {
        throw refuse(error);
      });
    await handle.close();
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(file, { force: true });
    throw error;
  }
}
