import type { StorePorts } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import { recipientOf } from "../../email/kinds.ts";
import type { PaymentEvent, PaymentEventData, VerifiedPaymentEvent } from "../../payments-port.ts";
import { aboutTheBalance, dueOf } from "../booking/due.server.ts";
import type { Actor } from "../history/actor.ts";
import { displayName } from "../invoice/content.server.ts";
import { creditRefund } from "../invoice/credit.server.ts";
import { issueForPayment } from "../invoice/issue.server.ts";
import { invoiceById } from "../invoice/store.server.ts";
import { storeLink, successUrl } from "../quote/links.server.ts";
import { makeLinkKey } from "../quote/reference.server.ts";
import { clearNotifications } from "../quote/sent-notifications.server.ts";
import { transition } from "../quote/status.ts";
import { quoteByReference } from "../quote/store.server.ts";
import { customerMail, isForCustomer, type PaymentEmail } from "./email.ts";
import { isForOwner, ownerMail } from "./owner-email.ts";
import { receivedPayments } from "./received.server.ts";
import { changeRefund, createRefund, refundsOf } from "./refund-store.server.ts";
import { settle } from "./settlement.ts";
import type { PaymentState, Settlement } from "./settlement-types.ts";
import {
  changePayment,
  expireOpenPayment,
  insertEvent,
  moveByPayment,
  paymentById,
  paymentOfEvent,
  paymentsOf,
  untilUnchanged,
} from "./store.server.ts";
import type { EventOutcome, Payment } from "./table.server.ts";

/** `repeated`: this event was handled before. A returned outcome is final; after an error the event has to be sent again. */
export interface SettleResult {
  outcome: EventOutcome | "repeated";
  reference: string | null;
}

/** Applies an event of a provider. @throws what the database throws; nothing is written then */
export const settlePayment = (ports: StorePorts, event: VerifiedPaymentEvent): Promise<SettleResult> =>
  settleAs(ports, event, "provider");

async function settleAs(
  ports: StorePorts,
  event: PaymentEvent,
  actor: "provider" | "owner",
  by?: Actor,
): Promise<SettleResult> {
  const settled = await untilUnchanged(() => once(ports, event, actor, by));
  ports.log.info("payment.event", { adapter: event.adapter, type: event.data.type, outcome: settled.outcome });
  return settled;
}

interface PaymentStatement {
  /** Unique within the adapter, and the same for the same answer */
  id: string;
  data: PaymentEventData;
  /** When the event happened; now when left out */
  at?: Date;
  /** How the money came ("cash", "transfer"), or the provider's id for it */
  paymentRef?: string | null;
}

/** Applies a provider's answer to one of our requests, or a payment that the owner records, such as a transfer. */
export const settleAnswer = (
  ports: StorePorts,
  { id: paymentId, adapter }: Payment,
  { id, data, at = ports.clock.now(), paymentRef = null }: PaymentStatement,
  actor: "provider" | "owner" = "provider",
  by?: Actor,
): Promise<SettleResult> => {
  const about = { paymentId, sessionRef: null, paymentRef };
  return settleAs(ports, { adapter, id, at: at.toISOString(), about, data }, actor, by);
};

/** Decides before the transaction, to keep it short, then writes if payment and quote have not changed since. */
async function once(
  ports: StorePorts,
  event: PaymentEvent,
  actor: "provider" | "owner",
  by?: Actor,
): Promise<SettleResult | "changed-meanwhile"> {
  const { adapter, data } = event;
  // A failed refund counts once, whoever reports it: after the first report the owner may have sent the money by hand.
  const eventId = data.type === "refund-failed" && data.refundId ? `refund-failed-${data.refundId}` : event.id;
  const received = { adapter, eventId, type: data.type, receivedAt: ports.clock.now().toISOString() };
  const payment = await paymentOfEvent(ports.database, event);
  if (!payment) {
    const outcome = data.type === "other" ? "ignored" : "unknown-payment";
    const first = await ports.write((write) => insertEvent(write, { ...received, paymentId: null, outcome }));
    return { outcome: first ? outcome : "repeated", reference: null };
  }
  const { id: paymentId, reference } = payment;
  const quote = await quoteByReference(ports.database, reference);
  const refunds = (await refundsOf(ports.database, reference)).filter((one) => one.paymentId === paymentId);
  const state: PaymentState = { payment, quote, refunds, payments: await paymentsOf(ports.database, reference) };
  const settlement = settle(state, data, event.at, event.about.paymentRef);
  const { outcome, refunds: ended = [], owed } = settlement;
  const key = makeLinkKey();

  return ports.write(async (write): Promise<SettleResult | "changed-meanwhile"> => {
    const at = ports.clock.now();
    const current = await Promise.all([paymentById(write, paymentId), quoteByReference(write, reference)]);
    if (current[0]?.version !== payment.version || current[1]?.version !== quote?.version) return "changed-meanwhile";
    if (!(await insertEvent(write, { ...received, paymentId, outcome }))) return { outcome: "repeated", reference };
    if (settlement.payment) await changePayment(write, payment, settlement.payment, at);
    for (const { id, status } of ended) await changeRefund(write, id, { status }, at);
    if (owed) await createRefund(write, { reference, paymentId, pence: owed, reason: "unbookable" }, at);
    const move = { id: paymentId, actor, at, by, set: settlement.set };
    const moved = settlement.move && quote && (await moveByPayment(write, quote, settlement.move, move));
    if (settlement.move === "taken-back") {
      await clearNotifications(write, reference, aboutTheBalance);
      // An open attempt is for a sum that is no longer due.
      await expireOpenPayment(write, reference, at);
    }
    const paid = moved && settlement.payment?.paidAt ? await receivedPayments(write, payment) : [];
    const { transferTo } = ports.settings;
    const attached =
      moved && paid.length > 0 ? await issueForPayment(write, { quote: moved, received: paid, transferTo, at }) : [];
    const documents = await Promise.all(attached.map((id) => invoiceById(write, id)));
    const names = documents.flatMap((document) => (document ? [displayName(document)] : []));
    const emails = emailsOf(ports, settlement, state, { key, attached: names });
    if (settlement.topic === "refunded-elsewhere" && quote)
      await creditRefund(write, quote, (settlement.payment?.refunded ?? 0) - payment.refunded, at);
    if (emails.length > 0 && quote) await storeLink(write, quote, key, at);
    for (const mail of emails) {
      const withFiles = attached.length > 0 && recipientOf(mail.kind) === "customer" ? { ...mail, attached } : mail;
      // Anybody could book at once under another person's email address and make payments fail, so this email is rate-limited then. All
      // others report real money.
      if (mail.kind === "payment-failed" && quote?.kind === "direct")
        await ports.outbox.reply(write, mail, reference, quote.suspect === 1);
      else await ports.outbox.put(write, withFiles, reference);
    }
    return { outcome, reference };
  });
}

function emailsOf(
  ports: StorePorts,
  settlement: Settlement,
  { payment, quote, payments }: PaymentState,
  { key, attached }: { key: string; attached: readonly string[] },
) {
  const { topic, move, set } = settlement;
  if (!topic || !quote) return [];
  const step = move && transition(quote.status, move);
  const after = step?.ok ? { ...quote, ...set, status: step.status } : quote;
  const now = payments.map((one) =>
    one.id === payment.id
      ? { ...one, status: settlement.payment?.status ?? one.status, unbookable: settlement.owed !== undefined }
      : one,
  );
  const due = dueOf(after, now, venueDate(ports.clock.now()));
  const link = successUrl(ports.settings.origin, quote.reference, key);
  const paymentRef = settlement.payment?.paymentRef ?? payment.paymentRef;
  const input: PaymentEmail = { quote, payment: { ...payment, paymentRef }, due, link, attached };
  return [
    ...(isForOwner(topic) ? [ownerMail(topic, input)] : []),
    ...(isForCustomer(topic) ? [customerMail(topic, input)] : []),
  ];
}
