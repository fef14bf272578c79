import type { Ports } from "../../context.ts";
import { formatDate } from "../../dates/dates.ts";
import { inLastYear, momentOn, venueDate } from "../../dates/today.server.ts";
import type { RefundResult } from "../../payments-port.ts";
import { formatPounds } from "../../ui/money.ts";
import type { Actor } from "../history/actor.ts";
import { recordOnQuote } from "../history/record-change.server.ts";
import { changeRefund, pendingRefunds, refundById } from "./refund-store.server.ts";
import { type RefundChannel, refundChannel } from "./rules.ts";
import { settleAnswer } from "./settle-payment.server.ts";
import { changePayment, paymentById } from "./store.server.ts";
import type { Payment, Refund } from "./table.server.ts";

const minute = 60_000;
const maxWait = 24 * 60 * minute;
/** Milliseconds until a provider that did not answer is asked again: 5 minutes, then 10, 20 and so on, at most a day. */
const wait = (attempts: number) => Math.min(maxWait, 5 * minute * 2 ** Math.min(attempts, 10));
/** Refunds that the owner sends by hand are looked at again after a week. */
const manualWait = 7 * 24 * 60 * minute;

/** Each with its own idempotency key, so that asking twice sends once. What another adapter took is for the owner to send. */
export async function sendRefunds(ports: Ports, stop: AbortSignal): Promise<{ changed: number; failures: unknown[] }> {
  const failures: unknown[] = [];
  let changed = 0;
  for (const { id } of await pendingRefunds(ports.database, ports.payments.name, ports.clock.now().toISOString())) {
    if (stop.aborted) break;
    const refund = await refundById(ports.database, id);
    const payment = refund && (await paymentById(ports.database, refund.paymentId));
    if (refund?.status !== "owed" || !payment) continue;
    try {
      const { paymentId, pence, idempotencyKey } = refund;
      const asked = { refundId: id, paymentRef: payment.paymentRef, paymentId, pence, idempotencyKey };
      await record(ports, refund, payment, await ports.payments.refund(asked));
      changed++;
    } catch (error) {
      ports.log.error("refund.not-answered", error, { adapter: payment.adapter, refund: id });
      failures.push(error);
      const name = error instanceof Error ? error.name : "unknown";
      await postpone(ports, refund, wait(refund.attempts), `no answer: ${name}`);
    }
  }
  return { changed, failures };
}

async function record(ports: Ports, refund: Refund, payment: Payment, answer: RefundResult): Promise<void> {
  const { clock, write } = ports;
  const attempts = refund.attempts + 1;
  switch (answer.kind) {
    case "manual":
      return postpone(ports, refund, manualWait, "to be sent by hand");
    case "sent":
      // The refund's event may have been handled before this answer came: the refund is then done already, or has failed.
      return write(async (transaction) => {
        const now = (await refundById(transaction, refund.id)) ?? refund;
        const status = now.status === "owed" ? "sent" : now.status;
        const changes = { providerRef: answer.providerRef, attempts, lastError: null, status };
        await changeRefund(transaction, refund.id, changes, clock.now());
      });
    case "done": {
      const data = { type: "refunded", refunded: payment.refunded + refund.pence, refundId: refund.id } as const;
      await settleAnswer(ports, payment, { id: `refund-${refund.id}-done`, data });
      const changes = { providerRef: answer.providerRef, attempts, lastError: null };
      return write((transaction) => changeRefund(transaction, refund.id, changes, clock.now()));
    }
    case "refused": {
      const changes = { attempts, lastError: answer.reason.slice(0, 200) };
      await write((transaction) => changeRefund(transaction, refund.id, changes, clock.now()));
      // Settling this event sends the owner an email.
      const data = { type: "refund-failed", refundId: refund.id } as const;
      await settleAnswer(ports, payment, { id: `refund-${refund.id}-refused`, data });
      return;
    }
    default:
      return answer satisfies never;
  }
}

const postpone = ({ write, clock }: Ports, refund: Refund, milliseconds: number, lastError: string): Promise<void> =>
  write((transaction) => {
    const dueAt = new Date(clock.now().getTime() + milliseconds).toISOString();
    return changeRefund(transaction, refund.id, { attempts: refund.attempts + 1, dueAt, lastError }, clock.now());
  });

/** `by-provider`, `disputed`: the owner must not send this refund. `wrong-day`: not within the last year, or to come */
type MarkRefundedResult = { kind: "done" | "already" | "unknown" | "wrong-day" | Exclude<RefundChannel, "by-hand"> };

interface SentByHand {
  refundId: string;
  /** The adapter in use */
  adapter: string;
  /** The day it was sent, ISO, at the venue, within the last year; today when left out */
  on?: string;
  /** The person at the desk who recorded it */
  by?: Actor;
}

/** Records that the owner sent a refund by hand. */
export function markRefunded(
  { write, clock }: Pick<Ports, "write" | "clock">,
  { refundId, adapter, on, by = { kind: "terminal" } }: SentByHand,
): Promise<MarkRefundedResult> {
  return write(async (transaction): Promise<MarkRefundedResult> => {
    const refund = await refundById(transaction, refundId);
    const payment = refund && (await paymentById(transaction, refund.paymentId));
    if (!refund || !payment) return { kind: "unknown" };
    if (refund.status === "done") return { kind: "already" };
    const channel = refundChannel(refund, payment, adapter);
    if (channel !== "by-hand") return { kind: channel };
    const now = clock.now();
    const today = venueDate(now);
    const day = on ?? today;
    if (!inLastYear(day, today)) return { kind: "wrong-day" };
    await changeRefund(transaction, refundId, { status: "done", lastError: null }, momentOn(day, now));
    await changePayment(transaction, payment, { refunded: payment.refunded + refund.pence }, now);
    const detail = `${formatPounds(refund.pence)}${day === today ? "" : ` on ${formatDate(day)}`}`;
    await recordOnQuote(transaction, refund.reference, {
      at: now,
      actor: by,
      action: "Sent money back by hand",
      detail,
    });
    return { kind: "done" };
  });
}
