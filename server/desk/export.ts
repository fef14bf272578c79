/** Quotes, payments and messages for a spreadsheet. */
import { open, rm } from "node:fs/promises";
import path from "node:path";
import type { SelectQueryBuilder } from "kysely";
import { dueOf, type Offered } from "../../app/features/booking/due.server.ts";
import { streamed } from "../database/stream.ts";
import { Refusal } from "../refusal.ts";
import type { exports } from "./choices.ts";
import type { Desk, Result } from "./open.ts";
import { type Filters, quotesBy } from "./quotes.ts";
import { type Cell, csvOf } from "./terminal/csv.ts";

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
  "createdAt",
  "eventDate",
  "eventTime",
  "act",
  "packageId",
  "performers",
  "place",
  "venue",
  "groupSize",
  "occasion",
  "name",
  "email",
  "phone",
  "phoneE164",
  "reachBy",
  "noCalls",
  "surprise",
  "notes",
  "marketingAt",
  "offerValidUntil",
  "termsAcceptedAt",
] as const;

const columns = {
  quotes: [...quoteColumns, "total", "deposit", "balance", "balanceDue", "due", "dueBy", "paid", "refunded"],
  payments: [
    "id",
    "reference",
    "name",
    "eventDate",
    "part",
    "amount",
    "status",
    "how",
    "paidAt",
    "refunded",
    "dispute",
  ],
  enquiries: ["id", "createdAt", "suspect", "name", "email", "phone", "message"],
} as const satisfies Record<What, readonly string[]>;

/** Rows in memory at a time. At 200,000 quotes on SQLite, 16 of them peak at 155 MB and 250 of them at 250 MB. */
const atOnce = 16;

/** What is read, and what is told of each row of it. */
async function* exported<DB, TB extends keyof DB, T>(
  { store }: Desk,
  query: SelectQueryBuilder<DB, TB, T>,
  told: (row: T) => Row,
): AsyncGenerator<Row[]> {
  for await (const rows of streamed(store, query, atOnce)) yield rows.map(told);
}

const quotes = (desk: Desk, filters: Filters) =>
  exported(
    desk,
    quotesBy(desk.store.database, filters, desk.today)
      .leftJoin(
        desk.store.database
          .selectFrom("payment")
          .select((is) => [
            "payment.reference",
            is.fn.sum("pence").filterWhere("status", "=", "paid").as("paid"),
            is.fn.sum("refunded").filterWhere("status", "=", "paid").as("refunded"),
          ])
          .groupBy("payment.reference")
          .as("money"),
        "money.reference",
        "quote.reference",
      )
      .select(quoteColumns.map((name) => `quote.${name}` as const))
      .select(["total", "offerTotal", "offerDeposit", "offerBalance", "offerBalanceDue"])
      .select(["money.paid", "money.refunded"])
      .orderBy("createdAt")
      .orderBy("id"),
    ({ paid, refunded, total, offerTotal, offerDeposit, offerBalance, offerBalanceDue, ...quote }) => ({
      ...quote,
      total: pounds(offerTotal ?? total),
      deposit: pounds(offerDeposit),
      balance: pounds(offerBalance),
      balanceDue: offerBalanceDue,
      ...dueToday({ ...quote, offerTotal, offerDeposit, offerBalance, offerBalanceDue }, Number(paid ?? 0), desk.today),
      paid: pounds(Number(paid ?? 0)),
      refunded: pounds(Number(refunded ?? 0)),
    }),
  );

/** What can be paid today, and by when; the shares beside it are as agreed. @param paid pence */
function dueToday(quote: Offered, paid: number, today: string) {
  const part = paid >= (quote.offerTotal ?? 0) ? "whole" : "deposit";
  const next = dueOf(quote, [{ part, status: "paid" }], today)?.next;
  return { due: pounds(next?.pence ?? null), dueBy: next ? (next.lateSince ?? next.by) : null };
}

const payments = (desk: Desk) =>
  exported(
    desk,
    desk.store.database
      .selectFrom("payment")
      .leftJoin("quote", "quote.reference", "payment.reference")
      .select(["payment.id", "payment.reference", "quote.name", "quote.eventDate", "part", "payment.status"])
      .select(["paidAt", "dispute", "pence", "adapter", "paymentRef", "refunded"])
      .where("paidAt", "is not", null)
      .orderBy("paidAt")
      .orderBy("payment.id"),
    ({ pence, adapter, paymentRef, refunded, ...payment }) => ({
      ...payment,
      amount: pounds(pence),
      how: adapter === "owner" ? (paymentRef ?? adapter) : adapter,
      refunded: pounds(refunded),
    }),
  );

const enquiries = (desk: Desk) =>
  exported(
    desk,
    desk.store.database.selectFrom("enquiry").select(columns.enquiries).orderBy("createdAt").orderBy("id"),
    (enquiry) => enquiry,
  );

/** @param out a file to be made; standard output when left out @throws Refusal when it is there already */
export async function exportCsv(
  desk: Desk,
  what: What,
  { out, ...filters }: Filters & { out?: string },
): Promise<Result> {
  const pages = { quotes, payments, enquiries }[what](desk, filters);
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
