import { type InferResult, sql } from "kysely";
import type { Database } from "../../../context.ts";
import type { Columns } from "../../../csv.server.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { decimalPounds } from "../../../ui/money.ts";
import { paymentMethod } from "../../payment/rules.ts";
import type { Refund } from "../../payment/table.server.ts";
import { csvOfYear } from "../shared/years.server.ts";

/** Counts, as `settledByDispute` does, the refunds that nobody sent because the payer's bank took the money first: "taken". */
const status = sql<
  Refund["status"] | "taken"
>`case when refund.status = 'done' and payment.dispute = 'lost' and payment.refunded < (
  select sum(other.pence) from refund other where other.payment_id = refund.payment_id and other.status = 'done'
  and (other.created_at, other.id) <= (refund.created_at, refund.id)) then 'taken' else refund.status end`;

/** Oldest first. */
export const refundsToExport = (database: Database) =>
  database
    .selectFrom("refund")
    .innerJoin("payment", "payment.id", "refund.paymentId")
    .leftJoin("quote", "quote.reference", "refund.reference")
    .select(["refund.id", "refund.reference", "refund.paymentId", "refund.pence", "refund.reason"])
    .select(["refund.createdAt", "refund.updatedAt", "payment.part", "payment.adapter", "payment.paymentRef"])
    .select(["quote.name", "quote.eventDate", status.as("status")])
    .orderBy("refund.createdAt")
    .orderBy("refund.id");

/** For the bookkeeper: one row for each refund. New columns must be added last: spreadsheets rely on the position of each. */
export const refundColumns: Columns<InferResult<ReturnType<typeof refundsToExport>>[number]> = {
  id: ({ id }) => id,
  reference: ({ reference }) => reference,
  name: ({ name }) => name,
  eventDate: ({ eventDate }) => eventDate,
  paymentId: ({ paymentId }) => paymentId,
  part: ({ part }) => part,
  amount: ({ pence }) => decimalPounds(pence),
  reason: ({ reason }) => reason,
  how: paymentMethod,
  owedOn: ({ createdAt }) => venueDate(new Date(createdAt)),
  status: ({ status }) => status,
  // A refund that is owed changes whenever the provider is asked again.
  statusOn: ({ status, updatedAt }) => (status === "owed" ? null : venueDate(new Date(updatedAt))),
};

/** GET /desk/refunds.csv?year=2026: every refund that became due in that year, oldest first. */
export const loader = csvOfYear("refunds", refundColumns, (database, from, until) =>
  refundsToExport(database).where("refund.createdAt", ">=", from).where("refund.createdAt", "<", until).execute(),
);
