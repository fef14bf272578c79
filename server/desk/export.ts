/** Quotes, payments, refunds, invoices, performers’ fees and messages for a spreadsheet. */
import path from "node:path";
import type { SelectQueryBuilder } from "kysely";
import { type Cell, cellsOf, csvOf } from "../../app/csv.server.ts";
import { venueDate } from "../../app/dates/today.server.ts";
import { type DueColumns, dueOf } from "../../app/features/booking/due.server.ts";
import { documentColumns, documentsToExport, exportedDocument } from "../../app/features/desk/invoices/csv.server.ts";
import { feeColumns, feesToExport } from "../../app/features/desk/performers/fees.server.ts";
import { refundColumns, refundsToExport } from "../../app/features/desk/refunds/csv.server.ts";
import { paidByQuote } from "../../app/features/payment/received.server.ts";
import { paymentMethod } from "../../app/features/payment/rules.ts";
import { decimalPounds } from "../../app/ui/money.ts";
import { streamed } from "../database/stream.ts";
import { writeNew } from "../private-files.ts";
import type { exportKinds } from "./choices.ts";
import type { Desk, Result } from "./open.ts";
import { type Filters, quotesBy } from "./quotes.ts";

type ExportName = (typeof exportKinds)[number];

const pounds = (pence: number | null): string | null => (pence === null ? null : decimalPounds(pence));

const quoteColumns = [
  ...["reference", "status", "kind", "suspect", "createdAt"],
  ...["eventDate", "eventTime", "act", "packageId", "performers", "place", "venue", "groupSize", "occasion"],
  ...["name", "email", "phone", "phoneE164", "reachBy", "noCalls", "surprise", "notes"],
  ...["source", "sourceMedium", "sourceCampaign", "referrerHost", "marketingAt"],
  ...["offerValidUntil", "termsAcceptedAt"],
] as const;

const moneyColumns = ["total", "deposit", "balance", "balanceDue", "due", "dueBy", "paid", "refunded", "writtenOff"];
const columns = {
  quotes: [...quoteColumns, ...moneyColumns],
  payments: [
    ...["id", "reference", "name", "eventDate", "part", "amount"],
    ...["status", "how", "paidAt", "refunded", "dispute", "paidOn"],
  ],
  refunds: Object.keys(refundColumns),
  invoices: Object.keys(documentColumns),
  fees: Object.keys(feeColumns),
  enquiries: ["id", "createdAt", "suspect", "name", "email", "phone", "message"],
} as const satisfies Record<ExportName, readonly string[]>;

/** Rows in memory at a time. With more, rows survive two garbage collections, and V8 then keeps them for longer. */
const batchSize = 32;

/** The rows of a query as cells, in the order of the columns. */
async function* exported<DB, TB extends keyof DB, T>(
  { store }: Desk,
  query: SelectQueryBuilder<DB, TB, T>,
  read: (row: T) => Cell[],
): AsyncGenerator<Cell[][]> {
  for await (const rows of streamed(store, query, batchSize)) yield rows.map(read);
}

const quotes = (desk: Desk, filters: Filters) =>
  exported(
    desk,
    quotesBy(desk.store.database, filters, desk.today)
      .leftJoin(paidByQuote(desk.store.database).as("money"), "money.reference", "quote.reference")
      .select(quoteColumns.map((name) => `quote.${name}` as const))
      .select(["total", "offerTotal", "offerDeposit", "offerBalance", "offerBalanceDue"])
      .select(["offerTakenBack", "leftUnpaid"])
      .select(["money.paid", "money.credited", "money.refunded"])
      .orderBy("createdAt")
      .orderBy("id"),
    // An array: making an object for each row would take as long as reading the row.
    (quote) => {
      const [due, dueBy, writtenOff] = dueToday(quote, Number(quote.credited ?? 0), desk.today);
      return [
        ...quoteColumns.map((name) => quote[name]),
        pounds(quote.offerTotal ?? quote.total),
        pounds(quote.offerDeposit),
        pounds(quote.offerBalance),
        quote.offerBalanceDue,
        due,
        dueBy,
        pounds(Number(quote.paid ?? 0)),
        pounds(Number(quote.refunded ?? 0)),
        writtenOff,
      ];
    },
  );

/**
 * What can be paid today, and by when; and what was written off. Deposit and balance, in contrast, have the sums that were agreed.
 * @param pence that payments credit, as due.server.ts counts them
 */
function dueToday(quote: DueColumns, pence: number, today: string): [due: Cell, dueBy: Cell, writtenOff: Cell] {
  const credited = { pence, refunded: 0, status: "paid", dispute: null, unbookable: false, refundTotal: 0 };
  const { next = null, writtenOff = 0 } = dueOf(quote, [credited], today) ?? {};
  return [pounds(next?.pence ?? null), next && (next.lateSince ?? next.by), pounds(writtenOff || null)];
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
    ({ id, reference, name, eventDate, part, status, paidAt, dispute, pence, adapter, paymentRef, refunded }) => [
      id,
      reference,
      name,
      eventDate,
      part,
      pounds(pence),
      status,
      paymentMethod({ adapter, paymentRef }),
      paidAt,
      pounds(refunded),
      dispute,
      // `paidAt` is in UTC, which is still yesterday in the first hour of a summer's day; this is the day on invoice and receipt.
      paidAt && venueDate(new Date(paidAt)),
    ],
  );

const refunds = (desk: Desk) => exported(desk, refundsToExport(desk.store.database), cellsOf(refundColumns));

const invoices = (desk: Desk) =>
  exported(desk, documentsToExport(desk.store.database), (row) => cellsOf(documentColumns)(exportedDocument(row)));

const fees = (desk: Desk) => exported(desk, feesToExport(desk.store.database), cellsOf(feeColumns));

const enquiries = (desk: Desk) =>
  exported(
    desk,
    desk.store.database.selectFrom("enquiry").select(columns.enquiries).orderBy("createdAt").orderBy("id"),
    (enquiry) => columns.enquiries.map((name) => enquiry[name]),
  );

/** @param out the file to create; standard output when left out @throws Refusal when the file exists or can't be written */
export async function exportCsv(
  desk: Desk,
  what: ExportName,
  { out, ...filters }: Filters & { out?: string },
): Promise<Result> {
  const names = columns[what];
  const pages = { quotes, payments, refunds, invoices, fees, enquiries }[what](desk, filters);
  if (out === undefined) return { pages: named(names, pages), text: csvOf(names, pages) };
  let count = 0;
  const counted = async function* () {
    for await (const rows of pages) {
      count += rows.length;
      yield rows;
    }
  };
  const file = path.resolve(out);
  await writeNew(file, csvOf(names, counted()));
  return {
    data: { file, rows: count },
    text: `${count} rows are in ${file}. It holds personal data: delete it when you have done with it.`,
  };
}

async function* named(names: readonly string[], pages: AsyncIterable<Cell[][]>) {
  for await (const rows of pages)
    yield rows.map((row) => Object.fromEntries(names.map((name, column) => [name, row[column]])));
}
