import type { Mail, PaymentEvent, PaymentEventData, Ports, VerifiedPaymentEvent } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import type { EmailKind } from "../../email/kinds.ts";
import { dueOf } from "../booking/due.server.ts";
import { parseOffer } from "../booking/offer.server.ts";
import { namesOf } from "../quote/display-names.server.ts";
import { storeLink, successUrl } from "../quote/links.server.ts";
import { makeLinkKey } from "../quote/reference.server.ts";
import { transition } from "../quote/status.ts";
import { moveQuote, quoteByReference } from "../quote/store.server.ts";
import type { Quote } from "../quote/table.server.ts";
import { customerMail, isForCustomer, isForOwner, ownerMail, type PaymentEmail } from "./email.ts";
import { type Seen, type Settlement, settle } from "./settlement.ts";
import {
  changePayment,
  changeRefund,
  insertEvent,
  oweRefund,
  paymentById,
  paymentOfEvent,
  paymentsOf,
  refundsOf,
} from "./store.server.ts";
import type { EventOutcome, Payment } from "./table.server.ts";

type Needs = Pick<Ports, "database" | "write" | "outbox" | "clock" | "settings" | "log">;

/** `repeated`: this very event was dealt with before. Whatever is returned is final; what is thrown is to be sent again. */
export interface Settled {
  outcome: EventOutcome | "repeated";
  reference: string | null;
}

/** Applies what a provider said. @throws what the database throws; nothing is written then */
export const settlePayment = (ports: Needs, event: VerifiedPaymentEvent): Promise<Settled> =>
  settleAs(ports, event, "provider");

/** Applies what the owner says of a payment, such as that a transfer arrived. @param how it came, kept in place of a provider's name for it */
export const settleByOwner = (
  ports: Needs,
  payment: Payment,
  data: PaymentEventData,
  how: string | null = null,
): Promise<Settled> => {
  const id = `owner-${payment.id}-${payment.version}-${data.type}`;
  return settleAs(ports, ownEvent(ports, payment, id, data, how), "owner");
};

/** Applies what a provider answered when it was asked something. @param id unique within the adapter, and the same for the same answer */
export const settleAnswer = (ports: Needs, payment: Payment, id: string, data: PaymentEventData): Promise<Settled> =>
  settleAs(ports, ownEvent(ports, payment, id, data, null), "provider");

const ownEvent = (
  { clock }: Needs,
  { id: paymentId, adapter }: Payment,
  id: string,
  data: PaymentEventData,
  paymentRef: string | null,
): PaymentEvent => ({
  adapter,
  id,
  at: clock.now().toISOString(),
  about: { paymentId, sessionRef: null, paymentRef },
  data,
});

/** How often two events about one payment may meet. */
const tries = 10;

async function settleAs(ports: Needs, event: PaymentEvent, actor: "provider" | "owner"): Promise<Settled> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    const settled = await once(ports, event, actor);
    if (settled === "changed-meanwhile") continue;
    ports.log.info("payment.event", { adapter: event.adapter, type: event.data.type, outcome: settled.outcome });
    if (settled.outcome !== "repeated") ports.outbox.wake();
    return settled;
  }
  throw new Error(`A payment kept changing while its event was applied, ${tries} times`);
}

/**
 * Reads, decides and renders first, because the transaction must be short; then writes all of it together, provided that payment and
 * quote are still what was read.
 */
async function once(
  ports: Needs,
  event: PaymentEvent,
  actor: "provider" | "owner",
): Promise<Settled | "changed-meanwhile"> {
  const payment = await paymentOfEvent(ports.database, event);
  if (!payment) return unknown(ports, event);
  const quote = await quoteByReference(ports.database, payment.reference);
  const refunds = (await refundsOf(ports.database, payment.reference)).filter((one) => one.paymentId === payment.id);
  const seen: Seen = { payment, quote, refunds };
  const settlement = settle(seen, event.data, event.at, event.about.paymentRef);
  const key = makeLinkKey();
  const emails = await emailsOf(ports, settlement, seen, key);

  return ports.write(async (write): Promise<Settled | "changed-meanwhile"> => {
    const now = ports.clock.now();
    const settled = { outcome: settlement.outcome, reference: payment.reference };
    const row = { adapter: event.adapter, eventId: event.id, type: event.data.type, paymentId: payment.id };
    const stands = await Promise.all([paymentById(write, payment.id), quoteByReference(write, payment.reference)]);
    if (stands[0]?.version !== payment.version || stands[1]?.version !== quote?.version) return "changed-meanwhile";
    if (!(await insertEvent(write, { ...row, receivedAt: now.toISOString(), outcome: settlement.outcome })))
      return { ...settled, outcome: "repeated" };
    if (settlement.payment) await changePayment(write, payment, settlement.payment, now);
    if (settlement.refund) await changeRefund(write, settlement.refund.id, { status: settlement.refund.status }, now);
    if (settlement.owed)
      await oweRefund(write, {
        reference: payment.reference,
        paymentId: payment.id,
        pence: settlement.owed,
        reason: "unbookable",
        at: now,
      });
    if (settlement.move && quote) await move(write, quote, settlement.move, actor, payment, now);
    if (emails.length > 0 && quote) await storeLink(write, quote, key, now);
    for (const { mail, kind } of emails) {
      const about = { kind, subjectRef: payment.reference };
      // Anybody may let a payment fail, with any address; all other news is about money.
      if (kind === "payment-failed") await ports.outbox.reply(write, mail, { ...about, suspect: quote?.suspect === 1 });
      else await ports.outbox.put(write, mail, about);
    }
    return settled;
  });
}

async function move(
  write: Parameters<typeof moveQuote>[0],
  quote: Quote,
  event: NonNullable<Settlement["move"]>,
  actor: "provider" | "owner",
  payment: Payment,
  at: Date,
) {
  const how = { at, detail: `payment ${payment.id}`, expectedVersion: quote.version };
  const moved =
    event === "payment-failed"
      ? await moveQuote(write, quote.reference, event, { ...how, actor: "provider" })
      : await moveQuote(write, quote.reference, event, { ...how, actor });
  // The decision was made on this very version: a refusal is a fault of ours, and must undo the whole.
  if (!moved.ok) throw new Error(`${event} was refused: ${JSON.stringify(moved.refusal)}`);
}

async function unknown(ports: Needs, event: PaymentEvent): Promise<Settled> {
  const row = { adapter: event.adapter, eventId: event.id, type: event.data.type, paymentId: null };
  const outcome = event.data.type === "other" ? "ignored" : "unknown-payment";
  const receivedAt = ports.clock.now().toISOString();
  const first = await ports.write((write) => insertEvent(write, { ...row, receivedAt, outcome }));
  return { outcome: first ? outcome : "repeated", reference: null };
}

async function emailsOf(ports: Needs, { news, move }: Settlement, { payment, quote }: Seen, key: string) {
  if (!news || !quote) return [];
  const step = move && transition(quote.status, move);
  const after = step?.ok ? { ...quote, status: step.status } : quote;
  const due = dueOf(after, await paymentsOf(ports.database, quote.reference), venueDate(ports.clock.now()));
  const link = successUrl(ports.settings.origin, quote.reference, key);
  const input: PaymentEmail = { quote, names: namesOf(quote), payment, offer: parseOffer(quote), due, link };
  const emails: { mail: Mail; kind: EmailKind }[] = [];
  if (isForOwner(news)) emails.push({ mail: await ownerMail(news, input), kind: `${news}-for-desk` });
  if (isForCustomer(news)) emails.push({ mail: await customerMail(news, input), kind: news });
  return emails;
}
