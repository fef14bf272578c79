import type { Reader, StorePorts, Write } from "../../../context.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { formatPounds } from "../../../ui/money.ts";
import { aboutTheBalance, dueOf } from "../../booking/due.server.ts";
import type { Actor } from "../../history/actor.ts";
import { displayName } from "../../invoice/content.server.ts";
import { correctInvoice } from "../../invoice/issue.server.ts";
import { voidReceipts } from "../../invoice/store.server.ts";
import { storeLink, successUrl } from "../../quote/links.server.ts";
import { makeLinkKey } from "../../quote/reference.server.ts";
import { clearNotifications } from "../../quote/sent-notifications.server.ts";
import { isConfirmed } from "../../quote/status.ts";
import { type MoveRefusal, moveQuote, quoteByReference } from "../../quote/store.server.ts";
import type { Quote } from "../../quote/table.server.ts";
import { receivedPayments } from "../received.server.ts";
import { refundsOf } from "../refund-store.server.ts";
import { isManual } from "../rules.ts";
import { changePayment, expireOpenPayment, insertPayment, paymentsOf } from "../store.server.ts";
import type { Payment } from "../table.server.ts";
import { unmarkedMail } from "./email.ts";

export type UnmarkRefusal =
  | MoveRefusal
  /** `by-provider`: the owner did not mark it. `went-back`: it has refunds. `rests-on-it`: something since then depends on that payment */
  | { kind: "by-provider" | "booked-by-it" | "went-back" | "rests-on-it" };

/** Why a paid payment can't be taken back alone; null if it can. */
export async function whyMarkStays(reader: Reader, quote: Quote, payment: Payment): Promise<UnmarkRefusal | null> {
  const { status, offerBalance, offerTakenBack, reference } = quote;
  if (!isManual(payment)) return { kind: "by-provider" };
  const refunds = await refundsOf(reader, reference);
  if (refunds.some(({ paymentId }) => paymentId === payment.id)) return { kind: "went-back" };
  if (!isConfirmed(status) && status !== "done") return { kind: "illegal", status, event: "unmarked" };
  // A deposit booked the party, and a booking only ends when it is cancelled.
  if (payment.part !== "balance") return { kind: "booked-by-it" };
  // While the booking's sums are those from before the payment, they say what is left without it.
  const paid = (await paymentsOf(reader, reference)).filter(({ part, ...one }) => part === "balance" && one.paidAt);
  const last = paid.findLast(({ unbookable }) => !unbookable);
  const untouched = status !== "booked" && offerBalance === payment.pence && offerTakenBack === 0;
  return untouched && last?.id === payment.id ? null : { kind: "rests-on-it" };
}

/** A transfer that the customer had announced is awaited again, as a new attempt, because each attempt has one receipt. */
async function awaitAgain(write: Write, { adapter, nextStep, ...payment }: Payment, at: Date): Promise<void> {
  if (adapter === "owner") return;
  const { reference, part, pence, offerVersion } = payment;
  const awaited = await insertPayment(write, { reference, part, pence, offerVersion, adapter, at });
  await changePayment(write, awaited, { status: "open", nextStep }, at);
}

interface Unmarking {
  reference: Quote["reference"];
  paymentId: Payment["id"];
  expectedVersion?: number;
  /** The person at the desk who takes it back */
  by?: Actor;
}

type UnmarkResult = { ok: true; payment: Payment } | { ok: false; refusal: UnmarkRefusal };

/**
 * Undoes the owner's mark that the balance was paid, when it never came. What is left to pay, reminders, documents and the customer's page
 * are as before, and the customer is told. No money goes back, so there is no refund. Undoing the same mark twice counts once.
 */
export async function unmarkPaid(ports: StorePorts, asked: Unmarking): Promise<UnmarkResult> {
  const { reference, paymentId, expectedVersion, by } = asked;
  const { origin, transferTo } = ports.settings;
  const at = ports.clock.now();
  const key = makeLinkKey();
  return ports.write(async (write): Promise<UnmarkResult> => {
    const quote = await quoteByReference(write, reference);
    const payments = await paymentsOf(write, reference);
    const payment = payments.find(({ id }) => id === paymentId);
    if (!quote || !payment) return { ok: false, refusal: { kind: "unknown" } };
    // If the balance was paid since then, a repeated request must not report it as due.
    const paidAgain = payments.some((other) => other.part === payment.part && other.status === "paid");
    if (payment.status === "expired" && isManual(payment) && !paidAgain) return { ok: true, payment };
    if (expectedVersion !== undefined && expectedVersion !== quote.version)
      return { ok: false, refusal: { kind: "changed-since" } };
    if (payment.status !== "paid") return { ok: false, refusal: { kind: "unknown" } };
    const refusal = await whyMarkStays(write, quote, payment);
    if (refusal) return { ok: false, refusal };

    await expireOpenPayment(write, reference, at);
    await changePayment(write, payment, { status: "expired", paidAt: null }, at);
    await awaitAgain(write, payment, at);
    const detail = formatPounds(payment.pence);
    const moved = await moveQuote(write, reference, "unmarked", { actor: "owner", by, at, detail });
    if (!moved.ok) throw new Error(`unmarked was refused: ${JSON.stringify(moved.refusal)}`);
    await clearNotifications(write, reference, aboutTheBalance);

    const received = await receivedPayments(write, { reference });
    const about = { quote: moved.quote, received, transferTo, at };
    const issued = await correctInvoice(write, about, payment.updatedAt);
    const mail = unmarkedMail({
      quote: moved.quote,
      payment,
      due: dueOf(moved.quote, await paymentsOf(write, reference), venueDate(at)),
      link: successUrl(origin, reference, key),
      attached: issued.map(displayName),
      receipts: (await voidReceipts(write, reference, paymentId)).map(displayName),
    });
    await storeLink(write, quote, key, at);
    await ports.outbox.put(
      write,
      { ...mail, ...(issued.length > 0 && { attached: issued.map(({ id }) => id) }) },
      reference,
    );
    return { ok: true, payment };
  });
}
