import type { StorePorts, Write } from "../../context.ts";
import { inLastYear, momentOn, venueDate } from "../../dates/today.server.ts";
import { accept } from "../booking/accept-offer.server.ts";
import { type DueColumns, type DuePayment, dueOf, partsOf } from "../booking/due.server.ts";
import type { Actor } from "../history/actor.ts";
import type { PaymentPart } from "../money/rules.ts";
import { followBooking } from "../performer/follow-booking.server.ts";
import { type Status, transition } from "../quote/status.ts";
import { quoteByReference } from "../quote/store.server.ts";
import type { Quote } from "../quote/table.server.ts";
import type { ManualMethod } from "./rules.ts";
import { type SettleResult, settleAnswer } from "./settle-payment.server.ts";
import { paidEvents } from "./settlement.ts";
import { expireOpenPayment, insertPayment, openPaymentOf, paymentsOf } from "./store.server.ts";
import type { Payment } from "./table.server.ts";

interface ManualPayment {
  reference: Quote["reference"];
  part: PaymentPart;
  /** What arrived, in pence: it must equal what is due */
  pence: number;
  method?: ManualMethod;
  /** The day it arrived, ISO, at the venue, within the last year; today when left out */
  on?: string;
  /** The version that the owner has seen: money recorded since then may be the same money */
  expectedVersion?: number;
  /** The person at the desk who recorded it */
  by?: Actor;
}

/** The customer has an offer and has not agreed to it yet. If money arrives all the same, they count as having agreed by phone. */
export const awaitsAcceptance = ({ status }: Pick<Quote, "status">) => status === "sent" || status === "reviewing";

/**
 * What can be marked as paid: for a booking the balance, while it is due or after it was written off; before that the deposit or the full price; otherwise nothing.
 * Once the balance is due, a deposit is accepted only from customers who agreed before that day: to others, the confirmation would report
 * the balance as late from the start.
 * @param payments those of the quote @param today ISO, at the venue
 */
export function payable(
  quote: DueColumns & Pick<Quote, "termsAcceptedAt">,
  payments: readonly DuePayment[],
  today: string,
): PaymentPart[] {
  const due = dueOf(quote, payments, today);
  if (transition(quote.status, "balance-paid").ok) return due && due.stage !== "paid" ? ["balance"] : [];
  if (!due || (!transition(quote.status, "whole-paid").ok && !awaitsAcceptance(quote))) return [];
  const agreed = quote.termsAcceptedAt === null ? today : venueDate(new Date(quote.termsAcceptedAt));
  const near = quote.offerBalanceDue !== null && quote.offerBalanceDue <= agreed;
  return near || quote.offerBalance === 0 ? ["whole"] : ["deposit", "whole"];
}

type MarkPaidResult =
  | { ok: true; settled: SettleResult }
  | {
      ok: false;
      refusal:
        | { kind: "unknown" | "not-priced" | "changed-since" }
        | { kind: "illegal"; status: Status; part: PaymentPart }
        | { kind: "wrong-amount"; due: number }
        | { kind: "wrong-day" };
    };

/** Money by transfer or in cash, with a yes by phone. Marking it twice counts once: the version has changed, or it is one attempt. */
export async function markPaid(ports: StorePorts, asked: ManualPayment): Promise<MarkPaidResult> {
  const ready = await ports.write((write) => prepare(write, asked, ports.clock.now()));
  if (!ready.ok) return ready;
  const { payment } = ready;
  const id = `owner-${payment.id}-${payment.version}-paid`;
  const data = { type: "paid", pence: asked.pence, currency: "GBP" } as const;
  const now = ports.clock.now();
  const { on = venueDate(now) } = asked;
  const answer = { id, data, at: momentOn(on, now), paymentRef: asked.method ?? null };
  const settled = await settleAnswer(ports, payment, answer, "owner", asked.by);
  await followBooking(ports, asked.reference);
  return { ok: true, settled };
}

type PrepareResult = { ok: true; payment: Payment } | Extract<MarkPaidResult, { ok: false }>;

async function prepare(write: Write, asked: ManualPayment, now: Date): Promise<PrepareResult> {
  const { reference, pence, expectedVersion, on } = asked;
  const today = venueDate(now);
  if (on !== undefined && !inLastYear(on, today)) return { ok: false, refusal: { kind: "wrong-day" } };
  const quote = await quoteByReference(write, reference);
  if (!quote) return { ok: false, refusal: { kind: "unknown" } };
  const parts = partsOf(quote);
  if (!parts) return { ok: false, refusal: { kind: "not-priced" } };
  const { status, version } = quote;
  if (expectedVersion !== undefined && expectedVersion !== version)
    return { ok: false, refusal: { kind: "changed-since" } };
  // A deposit that leaves no balance is a payment of the full price.
  const part = asked.part === "deposit" && quote.offerBalance === 0 ? "whole" : asked.part;
  const due = parts[part];
  if (pence !== due) return { ok: false, refusal: { kind: "wrong-amount", due } };
  const illegal = { ok: false, refusal: { kind: "illegal", status, part } } as const;
  // Checked before the customer's yes is recorded, so that a refusal leaves everything as it was.
  if (!payable(quote, await paymentsOf(write, reference), today).includes(part)) return illegal;
  const ready = await acceptedByPhone(write, quote, now, asked.by);
  if (!transition(ready.status, paidEvents[part]).ok) return illegal;
  return { ok: true, payment: await attempt(write, ready, { part, pence }, now) };
}

async function acceptedByPhone(write: Write, quote: Quote, now: Date, by?: Actor): Promise<Quote> {
  if (!awaitsAcceptance(quote)) return quote;
  const { reference, offerVersion } = quote;
  const accepted = await accept(write, { reference, offerVersion, reviewWanted: false }, now, "owner", by);
  return accepted.kind === "accepted" ? accepted.quote : quote;
}

/** Only the owner sees a transfer arrive. Or they are recording it: the same form, sent twice, then finds the same attempt. */
const waitsForOwner = ({ adapter, status, sessionRef }: Payment) =>
  adapter === "owner" || (status === "open" && sessionRef === null);

/** The open attempt that expects this money, or a new one by the owner; any other open attempt is expired. */
async function attempt(
  write: Write,
  quote: Quote,
  due: { part: PaymentPart; pence: number },
  at: Date,
): Promise<Payment> {
  const open = await openPaymentOf(write, quote.reference);
  if (open && open.part === due.part && open.pence === due.pence && waitsForOwner(open)) return open;
  await expireOpenPayment(write, quote.reference, at);
  const { reference, offerVersion } = quote;
  return insertPayment(write, { reference, ...due, adapter: "owner", offerVersion, at });
}
