import type { StorePorts } from "../../../context.ts";
import { formatDate } from "../../../dates/dates.ts";
import { inLastYear, momentOn, venueDate } from "../../../dates/today.server.ts";
import { formatPounds } from "../../../ui/money.ts";
import type { Actor } from "../../history/actor.ts";
import { recordOnQuote } from "../../history/record-change.server.ts";
import { displayName } from "../../invoice/content.server.ts";
import { correctReceived } from "../../invoice/correct.server.ts";
import { storeLink, successUrl } from "../../quote/links.server.ts";
import { makeLinkKey } from "../../quote/reference.server.ts";
import { type Status, stillBooked } from "../../quote/status.ts";
import { quoteByReference } from "../../quote/store.server.ts";
import type { Quote } from "../../quote/table.server.ts";
import { receivedPayments } from "../received.server.ts";
import { isManual, isManualMethod, type ManualMethod } from "../rules.ts";
import { changePayment, paymentsOf } from "../store.server.ts";
import type { Payment } from "../table.server.ts";
import { correctedMail } from "./email.ts";

interface Correction {
  reference: Quote["reference"];
  paymentId: Payment["id"];
  method: ManualMethod;
  /** The day it arrived, ISO, at the venue: within the last year, or the one that is stored */
  on: string;
  expectedVersion: number;
  by: Actor;
}

export type CorrectRefusal =
  | { kind: "unknown" | "changed-since" | "not-by-hand" | "wrong-day" }
  | { kind: "ended"; status: Status };

/** `changed`: false if it was stored like this before. `told`: whether the customer gets new documents; not if none that counts has it */
type CorrectResult =
  | { ok: true; payment: Payment; changed: boolean; told: boolean }
  | { ok: false; refusal: CorrectRefusal };

const ways = { transfer: ", by bank transfer", cash: ", in cash" } as const satisfies Record<ManualMethod, string>;

/** "18 November 2026, in cash" */
const whenAndHow = (paidAt: string, method: string | null): string =>
  `${formatDate(venueDate(new Date(paidAt)))}${isManualMethod(method) ? ways[method] : ""}`;

/** Sums, status and reminders stay. The receipt or the invoice that names the payment is replaced, and the customer gets the new one. */
export async function correctPaid(ports: StorePorts, asked: Correction): Promise<CorrectResult> {
  const { reference, paymentId, method, on, expectedVersion, by } = asked;
  const { origin, transferTo } = ports.settings;
  const at = ports.clock.now();
  const key = makeLinkKey();
  const refused = (refusal: CorrectRefusal) => ({ ok: false, refusal }) as const;
  return ports.write(async (write): Promise<CorrectResult> => {
    const quote = await quoteByReference(write, reference);
    const payment = (await paymentsOf(write, reference)).find(({ id }) => id === paymentId);
    if (!quote || !payment?.paidAt) return refused({ kind: "unknown" });
    if (!isManual(payment)) return refused({ kind: "not-by-hand" });
    const { status, version } = quote;
    if (!stillBooked.includes(status)) return refused({ kind: "ended", status });
    if (expectedVersion !== version) return refused({ kind: "changed-since" });
    const sameDay = on === venueDate(new Date(payment.paidAt));
    if (sameDay && method === payment.paymentRef) return { ok: true, payment, changed: false, told: false };
    if (!sameDay && !inLastYear(on, venueDate(at))) return refused({ kind: "wrong-day" });

    const isThis = ({ id }: { id: string }) => id === paymentId;
    const was = (await receivedPayments(write, { reference })).find(isThis);
    const paidAt = sameDay ? payment.paidAt : momentOn(on, at).toISOString();
    await changePayment(write, payment, { paymentRef: method, paidAt }, at);
    const received = await receivedPayments(write, { reference });
    const is = received.find(isThis);
    const texts = [whenAndHow(payment.paidAt, payment.paymentRef), whenAndHow(paidAt, method)] as const;
    await recordOnQuote(write, reference, {
      at,
      actor: by,
      action: `Corrected how ${formatPounds(payment.pence)} came`,
      detail: texts.join(" → "),
    });

    // A payment that the booking could not take stands on no document.
    const issued = was && is ? await correctReceived(write, { quote, received, transferTo, at }, was, is) : [];
    if (issued.length === 0) return { ok: true, payment, changed: true, told: false };
    const link = successUrl(origin, reference, key);
    const mail = correctedMail({ quote, payment, link, texts, attached: issued.map(displayName) });
    await storeLink(write, quote, key, at);
    await ports.outbox.put(write, { ...mail, attached: issued.map(({ id }) => id) }, reference);
    return { ok: true, payment, changed: true, told: true };
  });
}
