import type { Reader } from "../../context.ts";
import { broughtBy } from "../booking/due.server.ts";
import type { ReceivedPayment } from "../invoice/issued-content.server.ts";
import { refundsOf } from "./refund-store.server.ts";
import { leftOf } from "./rules.ts";
import { paymentsOf } from "./store.server.ts";
import type { Payment } from "./table.server.ts";

/**
 * What was paid for a booking, as its invoice lists it, oldest first; without money that the booking could not take, or that the payer's
 * bank took back.
 * @param last the payment that has just arrived; only its `reference` where none has
 */
export async function receivedWith(
  reader: Reader,
  last: Pick<Payment, "reference"> & Partial<Payment>,
): Promise<ReceivedPayment[]> {
  const refunds = await refundsOf(reader, last.reference);
  const paid = (await paymentsOf(reader, last.reference)).flatMap(({ paidAt: at, ...payment }) => {
    const pence = broughtBy(payment);
    const back = pence - leftOf(payment, refunds);
    return at !== null && pence > 0 ? [{ ...payment, pence, at, back }] : [];
  });
  return paid
    .toSorted((a, b) => Number(a.id === last.id) - Number(b.id === last.id) || a.at.localeCompare(b.at))
    .map(({ id, part, pence, back, at, paymentRef }) => ({
      id,
      part,
      pence,
      back,
      at,
      how: methods[paymentRef ?? ""] ?? "",
    }));
}

/** As the owner marks it (mark-paid.server.ts). The provider's own name for a payment says nothing to the payer. */
const methods: Record<string, string> = { transfer: "bank transfer", cash: "cash" };
