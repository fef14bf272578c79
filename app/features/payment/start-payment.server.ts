import type { Ports, Write } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import type { ProviderCheckout } from "../../payments-port.ts";
import { dueOf } from "../booking/due.server.ts";
import { parseOffer } from "../booking/offer.server.ts";
import { publicStatusOf } from "../booking/public-status.ts";
import { isShown, type ShownDue } from "../money/rules.ts";
import { namesOf } from "../quote/display-names.server.ts";
import { hasDeadLink, offerUrl, storeLink, successUrl } from "../quote/links.server.ts";
import { claimOnce } from "../quote/sent-notifications.server.ts";
import { moveQuote, quoteByReference } from "../quote/store.server.ts";
import type { Quote } from "../quote/table.server.ts";
import { checkoutOf, returnKey } from "./checkout.server.ts";
import { instructionsMail } from "./email.ts";
import {
  changePayment,
  expireOpenPayment,
  insertPayment,
  moveByPayment,
  openPaymentOf,
  paymentById,
} from "./store.server.ts";
import type { Payment } from "./table.server.ts";

type StartPaymentResult =
  /** Send the payer to the url, or show them the instructions, which are also sent by email unless `Outbox.reply` holds that back */
  (Exclude<ProviderCheckout, { kind: "refused" }> & { payment: Payment }) | NotStarted;
type NotStarted =
  /** Nothing can be paid on this quote at present */
  | { kind: "closed" }
  /** The customer has to agree to price and terms first */
  | { kind: "not-accepted" }
  | { kind: "paid-already" }
  /** The sum due is not what the payer was shown; nothing was created */
  | { kind: "due-changed" }
  /** The provider won't take this payment; nothing was charged */
  | { kind: "refused" }
  /** The provider did not answer. Trying again is safe: it is the same payment, or a new one after the email address was corrected */
  | { kind: "unavailable" }
  | { kind: "unknown" };

/**
 * Starts the payment that is due: the deposit, the full price if the balance is due already, or the balance of a booking. The attempt is
 * stored before the provider is asked, and a repeated request uses the same idempotency key, so that a crash or a missing answer charges
 * nobody twice.
 */
export async function startPayment(ports: Ports, asked: StartPaymentInput): Promise<StartPaymentResult> {
  const created = await ports.write((write) => begin(ports, write, asked, ports.clock.now()));
  if (created.kind !== "created") return created;
  const { quote, payment } = created;
  const { reference } = quote;
  const known = checkoutOf(payment);
  if (known) return started(known, payment);

  const key = returnKey(ports, payment);
  const booking = successUrl(ports.settings.origin, reference, key);
  let step: ProviderCheckout;
  try {
    step = await ports.payments.begin({
      paymentId: payment.id,
      reference,
      part: payment.part,
      pence: payment.pence,
      description: quote.surprise ? `Booking ${reference}` : `${namesOf(quote).act}, booking ${reference}`,
      payer: { email: quote.email },
      idempotencyKey: payment.idempotencyKey,
      returnUrl: booking,
      // Back to the page whose button led to the payment: it says that nothing was paid.
      cancelUrl: payment.part === "balance" ? booking : offerUrl(ports.settings.origin, quote, key),
    });
  } catch (error) {
    ports.log.error("payment.away", error, { adapter: payment.adapter });
    return { kind: "unavailable" };
  }
  if (step.kind === "refused")
    ports.log.error("payment.refused", new Error(step.reason), { adapter: payment.adapter, payment: payment.id });
  return record(ports, quote, payment, step);
}

type AttemptResult = NotStarted | { kind: "created"; quote: Quote; payment: Payment };

interface StartPaymentInput {
  reference: Quote["reference"];
  /** The sum that the payer was shown beside the button */
  shown: ShownDue;
}

async function begin(
  ports: Ports,
  write: Write,
  { reference, shown }: StartPaymentInput,
  now: Date,
): Promise<AttemptResult> {
  const quote = await quoteByReference(write, reference);
  const offer = quote && parseOffer(quote);
  if (!quote) return { kind: "unknown" };
  const today = venueDate(now);
  const publicStatus = publicStatusOf(quote.status, quote.offerValidUntil, today);
  if (publicStatus === "not-priced" || !offer) return { kind: "closed" };
  if (quote.status === "balance-paid") return { kind: "paid-already" };
  if (publicStatus !== "open" && publicStatus !== "booked") return { kind: "closed" };
  if (quote.status === "sent" || quote.status === "reviewing") return { kind: "not-accepted" };

  const due = dueOf(quote, [], today)?.next;
  if (!due) return { kind: "paid-already" };
  if (!isShown(due, shown)) return { kind: "due-changed" };
  const payment = await attemptFor(ports, write, quote, due, now);
  if (quote.status === "accepted") {
    const moved = await moveByPayment(write, quote, "payment-begun", { id: payment.id, actor: "visitor", at: now });
    return { kind: "created", quote: moved, payment };
  }
  return { kind: "created", quote, payment };
}

/** The open attempt if it is for this sum and can still be paid, else a new one. If both are paid, at most one books. */
async function attemptFor(
  ports: Ports,
  write: Write,
  quote: Quote,
  { part, pence }: ShownDue,
  at: Date,
): Promise<Payment> {
  const { reference, offerVersion } = quote;
  const adapter = ports.payments.name;
  const open = await openPaymentOf(write, reference);
  const fits =
    open?.part === part && open.pence === pence && open.adapter === adapter && open.offerVersion === offerVersion;
  const ended = open?.expiresAt && open.expiresAt <= at.toISOString();
  // The attempt's link ended when the customer's address was corrected: a stranger has it, together with the payment instructions.
  if (
    open &&
    fits &&
    !ended &&
    !(await hasDeadLink(write, reference, successUrl("", reference, returnKey(ports, open))))
  )
    return open;
  await expireOpenPayment(write, reference, at);
  const payment = await insertPayment(write, { reference, part, pence, adapter, offerVersion, at });
  await storeLink(write, quote, returnKey(ports, payment), at);
  return payment;
}

/** Stores the provider's answer. If an event of the provider was handled before its answer came, the event takes precedence. */
async function record(
  ports: Ports,
  quote: Quote,
  payment: Payment,
  step: ProviderCheckout,
): Promise<StartPaymentResult> {
  const link = successUrl(ports.settings.origin, quote.reference, returnKey(ports, payment));
  const current = await ports.write(async (write) => {
    const now = ports.clock.now();
    const stored = await paymentById(write, payment.id);
    if (stored?.status !== "begun") return stored;
    if (step.kind === "refused") {
      const failed = await changePayment(write, stored, { status: "failed" }, now);
      const move = { actor: "provider", at: now, detail: `payment ${payment.id}` } as const;
      if (payment.part !== "balance") await moveQuote(write, quote.reference, "payment-failed", move);
      return failed;
    }
    const { sessionRef, expiresAt } = step;
    const changes = { status: "open", sessionRef, expiresAt, nextStep: JSON.stringify(step) } as const;
    const at = now.toISOString();
    const email =
      step.kind === "instructions" && (await instructionsNow(write, { quote, payment, link }, step.lines, now));
    if (email && (await claimOnce(write, quote.reference, `instructions-${payment.id}`, at))) {
      // No anonymous visitor can cause this email for a balance, which belongs to a paid booking, nor for an offer that came by email.
      if (payment.part === "balance" || quote.kind === "request") await ports.outbox.put(write, email, quote.reference);
      else await ports.outbox.reply(write, email, quote.reference, quote.suspect === 1);
    }
    return changePayment(write, stored, changes, now);
  });
  return started(step, current ?? payment);
}

/** None if address or price were corrected since the payment began: then its link has ended, or another sum is due. */
async function instructionsNow(
  write: Write,
  { quote, payment, link }: { quote: Quote; payment: Payment; link: string },
  lines: Parameters<typeof instructionsMail>[1],
  now: Date,
) {
  const current = await quoteByReference(write, quote.reference);
  if (current?.email !== quote.email || current.offerVersion !== payment.offerVersion) return undefined;
  return instructionsMail({ quote: current, payment, due: dueOf(current, [], venueDate(now)), link }, lines);
}

function started(step: ProviderCheckout, payment: Payment): StartPaymentResult {
  if (payment.status === "paid") return { kind: "paid-already" };
  return step.kind === "refused" ? { kind: "refused" } : { ...step, payment };
}
