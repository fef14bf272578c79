/** A partial refund by the owner: part of what was paid for a booking that takes place, or part of what was kept of a cancelled one. */
import type { StorePorts } from "../../../context.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { tidyText } from "../../../forms/tidy-text.ts";
import { formatPounds } from "../../../ui/money.ts";
import { dueOf } from "../../booking/due.server.ts";
import type { Actor } from "../../history/actor.ts";
import { recordOnQuote } from "../../history/record-change.server.ts";
import { creditRefund } from "../../invoice/credit.server.ts";
import { openInvoice } from "../../invoice/store.server.ts";
import { storeLink, successUrl } from "../../quote/links.server.ts";
import { makeLinkKey } from "../../quote/reference.server.ts";
import { everBooked } from "../../quote/status.ts";
import { quoteByReference } from "../../quote/store.server.ts";
import type { Quote } from "../../quote/table.server.ts";
import { createRefund, refundKey, refundsOf } from "../refund-store.server.ts";
import { partlyRefunded, refundableAmount, spreadRefund } from "../rules.ts";
import { paymentsOf, untilUnchanged } from "../store.server.ts";
import type { Payment, Refund } from "../table.server.ts";
import { partialRefundMail } from "./email.ts";

/** Oldest first. Nothing of a disputed payment, nor while a refund is on its way: two refunds of the same sum look alike. */
const refundableNow = (payments: readonly Payment[], refunds: readonly Refund[]): { id: string; left: number }[] =>
  payments.map((payment) => {
    const waits = refunds.some(({ paymentId, status }) => paymentId === payment.id && status !== "done");
    return { id: payment.id, left: waits || payment.dispute === "open" ? 0 : refundableAmount(payment, refunds) };
  });

/** The maximum partial refund, in pence. */
export const maxPartialRefund = (
  { status }: Quote,
  payments: readonly Payment[],
  refunds: readonly Refund[],
): number =>
  everBooked.includes(status) ? refundableNow(payments, refunds).reduce((sum, { left }) => sum + left, 0) : 0;

/** Maximum characters of the note to the customer; the rest is cut off. */
export const maxNoteLength = 1000;

interface PartialRefundRequest {
  reference: Quote["reference"];
  pence: number;
  /** To the customer, as typed; "" for none */
  note: string;
  /** Idempotency key of the form */
  key: string;
  /** The person at the desk who refunds */
  by?: Actor;
}

type PartialRefundResult =
  | { ok: true }
  | {
      ok: false;
      refusal:
        | { kind: "unknown" }
        | { kind: "too-much"; most: number }
        /** The same form already gave back another sum: the browser's Back button shows a form with its old key */
        | { kind: "given-before"; given: number };
    };

/**
 * Writes refunds as owed, with the credit note, the email and the history; a job or the owner sends them. Status and sum due do not
 * change: a refund reduces the price, so a cancellation fee is not charged on it. The same key refunds once, and never another sum.
 */
export const refundPart = (ports: StorePorts, asked: PartialRefundRequest): Promise<PartialRefundResult> =>
  untilUnchanged(() => once(ports, asked));

async function once(
  ports: StorePorts,
  { reference, pence, note, key: keyOfForm, by = { kind: "terminal" } }: PartialRefundRequest,
): Promise<PartialRefundResult | "changed-meanwhile"> {
  const seen = await quoteByReference(ports.database, reference);
  if (!seen) return { ok: false, refusal: { kind: "unknown" } };
  const at = ports.clock.now();
  const key = makeLinkKey();
  const invoice = await openInvoice(ports.database, reference);
  const givenBefore = partlyRefunded(await refundsOf(ports.database, reference));
  const mail = partialRefundMail({
    quote: seen,
    pence,
    priceLeft: (seen.offerTotal ?? 0) - givenBefore - pence,
    note: tidyText(note, true).slice(0, maxNoteLength),
    due: dueOf(seen, await paymentsOf(ports.database, reference), venueDate(at)),
    credited: invoice !== undefined,
    link: successUrl(ports.settings.origin, reference, key),
  });
  return ports.write(async (write): Promise<PartialRefundResult | "changed-meanwhile"> => {
    const quote = await quoteByReference(write, reference);
    if (quote?.version !== seen.version || (await openInvoice(write, reference))?.id !== invoice?.id)
      return "changed-meanwhile";
    const payments = await paymentsOf(write, reference);
    const refunds = await refundsOf(write, reference);
    const reason = "given-back";
    const before = refunds.filter((refund) => refund.idempotencyKey === refundKey({ ...refund, reason }, keyOfForm));
    const given = before.reduce((sum, refund) => sum + refund.pence, 0);
    if (given > 0) return given === pence ? { ok: true } : { ok: false, refusal: { kind: "given-before", given } };
    const most = maxPartialRefund(quote, payments, refunds);
    if (!Number.isSafeInteger(pence) || pence < 1 || pence > most)
      return { ok: false, refusal: { kind: "too-much", most } };
    if (partlyRefunded(refunds) !== givenBefore) return "changed-meanwhile";
    for (const { paymentId, pence: share } of spreadRefund(pence, refundableNow(payments, refunds)))
      await createRefund(write, { reference, paymentId, pence: share, reason }, at, keyOfForm);
    const attached = await creditRefund(write, quote, pence, at);
    await storeLink(write, quote, key, at);
    await ports.outbox.put(write, { ...mail, ...(attached.length > 0 && { attached }) }, reference);
    await recordOnQuote(write, reference, { at, actor: by, action: "Refunded a part", detail: formatPounds(pence) });
    return { ok: true };
  });
}
