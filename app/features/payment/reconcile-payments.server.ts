/** Asks the provider about open attempts and pending refunds, expires attempts, and sends refunds. For a job, at any interval. */
import type { Ports } from "../../context.ts";
import { quoteByReference } from "../quote/store.server.ts";
import { isOpen } from "./rules.ts";
import { sendRefunds } from "./send-refunds.server.ts";
import { settlePayment } from "./settle-payment.server.ts";
import { changePayment, moveByPayment, paymentById, paymentsToPoll, stuckPayments } from "./store.server.ts";

const minute = 60_000;
/** Milliseconds that a provider's message may take before it counts as missed. */
const messageTime = 10 * minute;
/** Milliseconds after which an attempt without an answer, or with a checkout that has ended, can no longer be paid. */
const stuckTime = 60 * minute;
/** Polls that may fail before the provider counts as unavailable. */
const maxFailedPolls = 3;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();

/** Each item is one transaction: it may stop anywhere and run twice at once. @returns how many changed @throws the first failure, last */
export async function reconcilePayments(ports: Ports, stop: AbortSignal): Promise<number> {
  const asked = await poll(ports, stop);
  const expired = await expireStuck(ports, stop, asked.unanswered);
  const sent = await sendRefunds(ports, stop);
  const [failure] = [...asked.failures, ...sent.failures];
  if (failure) throw failure;
  return asked.changed + expired + sent.changed;
}

/** Polled events are settled like those that the provider sends; events already known change nothing. */
async function poll(ports: Ports, stop: AbortSignal) {
  const now = ports.clock.now();
  const ids = await paymentsToPoll(ports.database, ports.payments.name, {
    open: before(now, messageTime),
    refunding: before(now, stuckTime),
  });
  const unanswered = new Set<string>();
  const failures: unknown[] = [];
  let changed = 0;
  for (const id of ids) {
    if (stop.aborted || failures.length === maxFailedPolls) {
      unanswered.add(id);
      continue;
    }
    const payment = await paymentById(ports.database, id);
    if (!payment) continue;
    try {
      const { sessionRef, paymentRef } = payment;
      for (const event of await ports.payments.fetchEvents({ paymentId: id, sessionRef, paymentRef }))
        if ((await settlePayment(ports, event)).outcome !== "repeated") changed++;
    } catch (error) {
      ports.log.error("payment.not-answered", error, { adapter: payment.adapter, payment: id });
      unanswered.add(id);
      failures.push(error);
    }
  }
  return { unanswered, failures, changed };
}

/** Expires attempts that can no longer be paid. If money arrives on one all the same, it still books. */
async function expireStuck(ports: Ports, stop: AbortSignal, unanswered: ReadonlySet<string>): Promise<number> {
  const now = ports.clock.now();
  let expired = 0;
  for (const { id } of await stuckPayments(ports.database, before(now, stuckTime))) {
    if (stop.aborted) break;
    if (unanswered.has(id)) continue;
    const ended = await ports.write(async (write) => {
      const payment = await paymentById(write, id);
      if (!payment || !isOpen(payment.status)) return false;
      await changePayment(write, payment, { status: "expired" }, now);
      const quote = await quoteByReference(write, payment.reference);
      if (quote?.status !== "deposit-pending") return true;
      await moveByPayment(write, quote, "payment-failed", { id, actor: "clock", at: now });
      return true;
    });
    if (ended) expired++;
  }
  return expired;
}
