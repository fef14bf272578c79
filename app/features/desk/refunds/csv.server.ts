import { sql } from "kysely";
import { type Database, portsContext } from "../../../context.ts";
import { type Cell, csvResponse } from "../../../csv.server.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { decimalPounds } from "../../../ui/money.ts";
import { paymentMethod } from "../../payment/rules.ts";
import type { Payment, Refund } from "../../payment/table.server.ts";
import type { Quote } from "../../quote/table.server.ts";
import { yearAsked } from "../shared/years.server.ts";
import type { RouteArgs } from "../shell/route.ts";

/** For the bookkeeper: one row for each refund. New columns must be added last: spreadsheets rely on the position of each. */
export const refundColumns = [
  "id",
  "reference",
  "name",
  "eventDate",
  "paymentId",
  "part",
  "amount",
  "reason",
  "how",
  "owedOn",
  "status",
  "statusOn",
] as const;

interface RefundRow
  extends Pick<Refund, "id" | "reference" | "paymentId" | "pence" | "reason" | "createdAt" | "updatedAt">,
    Pick<Payment, "part" | "adapter" | "paymentRef"> {
  name: Quote["name"] | null;
  eventDate: Quote["eventDate"] | null;
  status: Refund["status"] | "taken";
}

/** Counts, as `settledByDispute` does, the refunds that nobody sent because the payer's bank took the money first: "taken". */
const status = sql<
  RefundRow["status"]
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

export const refundCells = (refund: RefundRow): Cell[] => [
  refund.id,
  refund.reference,
  refund.name,
  refund.eventDate,
  refund.paymentId,
  refund.part,
  decimalPounds(refund.pence),
  refund.reason,
  paymentMethod(refund),
  venueDate(new Date(refund.createdAt)),
  refund.status,
  // A refund that is owed changes whenever the provider is asked again.
  refund.status === "owed" ? null : venueDate(new Date(refund.updatedAt)),
];

/** GET /desk/refunds.csv?year=2026: every refund that became due in that year, oldest first. */
export async function loader({ request, context }: RouteArgs): Promise<Response> {
  const { database, clock } = context.get(portsContext);
  const { year, from, until } = yearAsked(request, clock.now());
  const refunds = await refundsToExport(database)
    .where("refund.createdAt", ">=", from)
    .where("refund.createdAt", "<", until)
    .execute();
  return csvResponse(refundColumns, refunds.map(refundCells), `refunds-${year}.csv`);
}
