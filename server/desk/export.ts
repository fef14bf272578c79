/** Quotes, payments and messages for a spreadsheet. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Database } from "../../app/context.ts";
import { Refusal } from "../refusal.ts";
import type { exports } from "./choices.ts";
import { type Cell, csv } from "./csv.ts";
import type { Answer, Desk } from "./open.ts";
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
  quotes: [...quoteColumns, "total", "deposit", "balance", "balance_due", "paid", "refunded"],
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

async function quotes(desk: Desk, filters: Filters): Promise<Row[]> {
  const found = await quotesBy(desk.database, filters, desk.today)
    .selectAll()
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const money = new Map((await paidSums(desk.database)).map((row) => [row.reference, row]));
  return found.map((quote) => ({
    ...Object.fromEntries(quoteColumns.map((name) => [name, quote[name]])),
    total: pounds(quote.offer_total ?? quote.total),
    deposit: pounds(quote.offer_deposit),
    balance: pounds(quote.offer_balance),
    balance_due: quote.offer_balance_due,
    paid: pounds(Number(money.get(quote.reference)?.paid ?? 0)),
    refunded: pounds(Number(money.get(quote.reference)?.refunded ?? 0)),
  }));
}

const paidSums = (database: Database) =>
  database
    .selectFrom("payment")
    .select(["reference", (is) => is.fn.sum("pence").as("paid"), (is) => is.fn.sum("refunded").as("refunded")])
    .where("status", "=", "paid")
    .groupBy("reference")
    .execute();

async function payments({ database }: Desk): Promise<Row[]> {
  const rows = await database
    .selectFrom("payment")
    .leftJoin("quote", "quote.reference", "payment.reference")
    .selectAll("payment")
    .select(["quote.name", "quote.event_date"])
    .where("paid_at", "is not", null)
    .orderBy("paid_at")
    .orderBy("payment.id")
    .execute();
  return rows.map(
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
}

const enquiries = async ({ database }: Desk): Promise<Row[]> =>
  (await database.selectFrom("enquiry").selectAll().orderBy("created_at").orderBy("id").execute()).map(
    ({ idempotency_key, ...enquiry }) => enquiry,
  );

/** @param out a file to be made; standard output when left out @throws Refusal when it is there already */
export async function exportCsv(
  desk: Desk,
  what: What,
  { out, ...filters }: Filters & { out?: string },
): Promise<Answer> {
  const rows = await { quotes, payments, enquiries }[what](desk, filters);
  const text = csv(columns[what], rows);
  if (out === undefined) return { data: rows, text, asItIs: true };
  const file = path.resolve(out);
  try {
    // Personal data: for the owner's eyes.
    await writeFile(file, text, { flag: "wx", mode: 0o600 });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    throw new Refusal([
      code === "EEXIST" ? `${file} is there already.` : `${file} can't be written (${String(code)}).`,
    ]);
  }
  return {
    data: { file, rows: rows.length },
    text: `${rows.length} rows are in ${file}. It holds personal data: delete it when you have done with it.`,
  };
}
