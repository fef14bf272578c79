import type { Reader, StorePorts } from "../../context.ts";
import { daysBetween, formatDate } from "../../dates/dates.ts";
import { venueDate } from "../../dates/today.server.ts";
import { formatPounds } from "../../ui/money.ts";
import { cancelledDeskMail, cancelledMail } from "../booking/email.ts";
import { parseOffer } from "../booking/offer.server.ts";
import type { Actor } from "../history/actor.ts";
import { creditCancelled } from "../invoice/credit.server.ts";
import { openInvoice, voidReceipts } from "../invoice/store.server.ts";
import { followBooking } from "../performer/follow-booking.server.ts";
import { type MoveRefusal, moveQuote, quoteByReference } from "../quote/store.server.ts";
import type { Quote } from "../quote/table.server.ts";
import { createRefund, refundsOf } from "./refund-store.server.ts";
import {
  cancellationRow,
  markedByHand,
  partlyRefunded,
  refundableAmount,
  refundOnCancelling,
  spreadRefund,
} from "./rules.ts";
import { changePayment, expireOpenPayment, paymentsOf, untilUnchanged } from "./store.server.ts";
import type { Payment, Refund } from "./table.server.ts";

interface Cancellation {
  reference: Quote["reference"];
  /** The agency cancels: all that was paid goes back */
  byAgency: boolean;
  /** ISO; today when left out. What we keep counts from it: "The day we hear from you counts". The agency's own cancelling has none */
  toldOn?: string | undefined;
  /** Pence, if the owner gives back more than the table says, for example what a new booking for that day saves them */
  refund?: number;
  expectedVersion?: number;
  /** Refundable pence that the owner was shown; a refund made at the provider, or of a part, does not change the quote's version */
  expectedPaid?: number;
  /** A payment that the owner marked as paid by mistake: its mark is taken back, and none of it goes back */
  neverCame?: Payment["id"];
  /** The person at the desk who cancels */
  by?: Actor;
}

/**
 * What cancelling would refund, by the cancellation table that the customer was shown. The table's shares apply to the price less partial
 * refunds.
 * @param toldOn the day the customer tells us, ISO, at the venue
 * @returns all in pence: `paid` can be refunded now, `refund` is the part of it that is refunded, `kept` is the cancellation fee, `back`
 * was refunded before or is pending, `given` is the part of `back` that was partial refunds; `disputed`: a bank is deciding about a
 * payment; `agreed`: the text of the row that applies
 */
export function refundTerms(
  quote: Quote,
  payments: readonly Payment[],
  refunds: readonly Refund[],
  { toldOn, byAgency }: { toldOn: string; byAgency: boolean },
) {
  const sum = (pence: (payment: Payment) => number) => payments.reduce((all, payment) => all + pence(payment), 0);
  const paid = sum((payment) => refundableAmount(payment, refunds));
  const back = sum(({ status, pence }) => (status === "paid" ? pence : 0)) - paid;
  const disputed = payments.some(({ dispute }) => dispute === "open");
  const offer = parseOffer(quote);
  const given = partlyRefunded(refunds);
  const daysBefore = daysBetween(toldOn, quote.eventDate);
  const refund = offer
    ? refundOnCancelling({ paid, total: offer.total - given, daysBefore, table: offer.terms, byAgency })
    : paid;
  const agreed = offer ? cancellationRow(offer.terms, daysBefore).words : null;
  return { paid, back, given, disputed, refund, kept: paid - refund, daysBefore, agreed };
}

/** The first day on which a customer could cancel, ISO, at the venue: the day their first payment came, which booked it. */
export function bookedOn(
  { createdAt }: Pick<Quote, "createdAt">,
  payments: readonly Pick<Payment, "paidAt">[],
): string {
  const [first = createdAt] = payments.flatMap(({ paidAt }) => paidAt ?? []).toSorted();
  return venueDate(new Date(first));
}

/** No customer could cancel on that day. `from`: the first possible day, ISO */
type WrongToldDay = { kind: "wrong-told-day"; from: string };

/** @param toldOn ISO, like `today` @returns null if the customer can have told us on that day */
export function wrongToldDay(
  quote: Pick<Quote, "createdAt">,
  payments: readonly Pick<Payment, "paidAt">[],
  toldOn: string,
  today: string,
): WrongToldDay | null {
  const from = bookedOn(quote, payments);
  return toldOn === today || (toldOn >= from && toldOn < today) ? null : { kind: "wrong-told-day", from };
}

type Refusal =
  | MoveRefusal
  | WrongToldDay
  /** The owner may give back more than the terms say, never less and never more than was paid */
  | { kind: "wrong-refund"; least: number; most: number };
/** `refund`: pence that go back. `released`: how many performers are told */
type CancelResult = { ok: true; quote: Quote; refund: number; released: number } | { ok: false; refusal: Refusal };
type Cancelled = Omit<Extract<CancelResult, { ok: true }>, "released"> | Extract<CancelResult, { ok: false }>;

/** Cancels a booking. The refund is written as owed in the same transaction, with the emails; a job or the owner sends it. */
export async function cancelQuote(ports: StorePorts, asked: Cancellation): Promise<CancelResult> {
  const cancelled = await untilUnchanged(() => once(ports, asked));
  if (!cancelled.ok) return cancelled;
  return { ...cancelled, released: await followBooking(ports, asked.reference) };
}

async function once(
  ports: StorePorts,
  { reference, byAgency, toldOn, refund: wanted, expectedVersion, expectedPaid, neverCame, by }: Cancellation,
): Promise<Cancelled | "changed-meanwhile"> {
  const seen = await quoteByReference(ports.database, reference);
  if (!seen) return { ok: false, refusal: { kind: "unknown" } };
  const { version } = seen;
  if (expectedVersion !== undefined && expectedVersion !== version)
    return { ok: false, refusal: { kind: "changed-since" } };
  const at = ports.clock.now();
  const today = venueDate(at);
  const told = (!byAgency && toldOn) || today;
  const wrongDay = wrongToldDay(seen, await paymentsOf(ports.database, reference), told, today);
  if (wrongDay) return { ok: false, refusal: wrongDay };
  const earlier = told === today ? null : told;
  const termsIn = async (reader: Reader, quote: Quote) => {
    const all = await paymentsOf(reader, reference);
    const refunds = await refundsOf(reader, reference);
    const wrong = markedByHand(all, refunds).find(({ id }) => id === neverCame);
    const payments = all.filter((payment) => payment !== wrong);
    return { payments, refunds, wrong, ...refundTerms(quote, payments, refunds, { toldOn: told, byAgency }) };
  };
  const terms = await termsIn(ports.database, seen);
  const wrongPence = terms.wrong?.pence ?? 0;
  const marksAsSeen = neverCame === undefined || terms.wrong !== undefined;
  if (!marksAsSeen || (expectedPaid !== undefined && expectedPaid !== terms.paid + wrongPence))
    return { ok: false, refusal: { kind: "changed-since" } };
  const refund = wanted ?? terms.refund;
  if (!Number.isSafeInteger(refund) || refund < terms.refund || refund > terms.paid)
    return { ok: false, refusal: { kind: "wrong-refund", least: terms.refund, most: terms.paid } };
  // If the agency keeps all that was invoiced, nothing is credited.
  const outstanding = (await openInvoice(ports.database, reference))?.standing ?? 0;
  const credited = outstanding > terms.paid - refund;
  const { paid, back, given, disputed } = terms;
  const money = { paid, back, given, disputed, refund, neverCame: wrongPence };
  const agreed = byAgency ? null : terms.agreed;
  const about = { quote: seen, byAgency, agreed, toldOn: earlier, credited, ...money };
  const toCustomer = cancelledMail(about, ports.settings.origin);
  const toOwner = cancelledDeskMail(about, ports.settings.origin);

  return ports.write(async (write): Promise<Cancelled | "changed-meanwhile"> => {
    const quote = await quoteByReference(write, reference);
    if (!quote || quote.version !== version) return "changed-meanwhile";
    const { payments, refunds, wrong, ...now } = await termsIn(write, quote);
    if (wrong?.id !== terms.wrong?.id) return "changed-meanwhile";
    if (now.paid !== paid || now.back !== back || now.given !== given || now.disputed !== disputed)
      return "changed-meanwhile";
    const detail = [
      `refund ${formatPounds(refund)}`,
      byAgency && ", by the agency",
      earlier && `, the customer told us on ${formatDate(earlier)}`,
      wrong && `; ${formatPounds(wrongPence)} had not come`,
    ]
      .filter(Boolean)
      .join("");
    const moved = await moveQuote(write, reference, "cancelled", {
      actor: "owner",
      by,
      at,
      detail,
      expectedVersion: version,
    });
    if (!moved.ok) return moved;
    if (wrong) {
      await changePayment(write, wrong, { status: "expired", paidAt: null }, at);
      await voidReceipts(write, reference, wrong.id);
    }
    const refundable = payments.map((payment) => ({ id: payment.id, left: refundableAmount(payment, refunds) }));
    for (const { paymentId, pence } of spreadRefund(refund, refundable))
      await createRefund(write, { reference, paymentId, pence, reason: "cancelled" }, at);
    // The payer may be paying the balance at this moment.
    await expireOpenPayment(write, reference, at);
    const attached = await creditCancelled(write, moved.quote, { paid, given, refund, toldOn: earlier, at });
    await ports.outbox.put(write, { ...toCustomer, ...(attached.length > 0 && { attached }) }, reference);
    await ports.outbox.put(write, toOwner, reference);
    return { ok: true, quote: moved.quote, refund };
  });
}
