import { sql } from "kysely";
import type { Database, Reader } from "../../context.ts";
import { creditedAmount } from "../booking/due.server.ts";
import type { ReceivedPayment } from "../invoice/issued-content.server.ts";
import { refundsOf } from "./refund-store.server.ts";
import { isManualMethod, type ManualMethod, refundableAmount } from "./rules.ts";
import { paymentsOf } from "./store.server.ts";
import type { Payment } from "./table.server.ts";

/** What the invoice lists, oldest first: not what could not be taken, or the bank took back. @param last just arrived, or a reference */
export async function receivedPayments(
  reader: Reader,
  last: Pick<Payment, "reference"> & Partial<Payment>,
): Promise<ReceivedPayment[]> {
  const refunds = await refundsOf(reader, last.reference);
  const received = (await paymentsOf(reader, last.reference)).flatMap((payment): ReceivedPayment[] => {
    const { id, part, paidAt: at, paymentRef } = payment;
    const pence = creditedAmount(payment);
    if (at === null || pence === 0) return [];
    const back = pence - refundableAmount(payment, refunds);
    return [{ id, part, pence, back, at, how: isManualMethod(paymentRef) ? methods[paymentRef] : "" }];
  });
  return received.sort((a, b) => Number(a.id === last.id) - Number(b.id === last.id) || a.at.localeCompare(b.at));
}

/** How the owner marked the payment (mark-paid.server.ts). A provider's own id for a payment means nothing to the payer. */
const methods = { transfer: "bank transfer", cash: "cash" } as const satisfies Record<ManualMethod, string>;

/** In one query for all quotes: `paid`, less what banks took back; `credited`, as `creditedAmount` counts it; and `refunded`. */
export const paidByQuote = (database: Database) =>
  database
    .selectFrom("payment")
    // A join: as a subquery it would run for every payment.
    .leftJoin(
      database
        .selectFrom("refund")
        .select("refund.paymentId")
        .select(sql<number>`count(*) filter (where reason = 'unbookable')`.as("unbookable"))
        .select(sql<number>`sum(pence) filter (where reason <> 'unbookable')`.as("refundTotal"))
        .groupBy("refund.paymentId")
        .as("back"),
      "back.paymentId",
      "payment.id",
    )
    .select(({ case: when, fn, ref }) => [
      "payment.reference",
      fn.sum(when().when("dispute", "=", "lost").then(ref("refunded")).else(ref("payment.pence")).end()).as("paid"),
      fn
        .sum(sql<number>`case when unbookable > 0 then 0 when dispute is null or dispute <> 'lost' then payment.pence
          when refund_total > refunded then refund_total else refunded end`)
        .as("credited"),
      fn.sum("refunded").as("refunded"),
    ])
    .where("payment.status", "=", "paid")
    .groupBy("payment.reference");
