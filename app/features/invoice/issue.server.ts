/** Each function runs in the caller's transaction, so that a document is stored together with what caused it, or not at all. */
import { isDeepStrictEqual } from "node:util";
import type { BankAccount, Write } from "../../context.ts";
import { formatLongDate } from "../../dates/dates.ts";
import { venueDate } from "../../dates/today.server.ts";
import { type Offer, parseOffer } from "../booking/offer.server.ts";
import { type PublicStatus, publicStatusOf } from "../booking/public-status.ts";
import { prices } from "../catalogue/store.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { quoteByReference } from "../quote/store.server.ts";
import type { Quote } from "../quote/table.server.ts";
import { site } from "../site/site.server.ts";
import { type InvoiceContent, numberOf, parseContent } from "./content.server.ts";
import { creditNote, creditRefund } from "./credit.server.ts";
import type { Credits } from "./email.ts";
import {
  contentOf,
  madeOutTo,
  partLabels,
  type ReceivedPayment,
  receivedRow,
  stillToPay,
} from "./issued-content.server.ts";
import { vatIn } from "./rules.ts";
import { changeInvoice, insertInvoice, invoicesOf, latestInvoice, openInvoice } from "./store.server.ts";
import type { Invoice } from "./table.server.ts";

export interface InvoiceForPayment {
  /** The quote, already in the status that the payment leads to */
  quote: Quote;
  /** All payments that count, oldest first */
  received: readonly ReceivedPayment[];
  /** The account for what is left to pay, if customers pay by transfer */
  transferTo: BankAccount | undefined;
  at: Date;
}

/** Issues the invoice, which names the payment, or a receipt if the invoice is out. @returns the ids of the documents, for the email */
export async function issueForPayment(write: Write, payment: InvoiceForPayment): Promise<string[]> {
  const { quote, received, at } = payment;
  // The payment that has just arrived.
  const last = received.at(-1);
  const open = await openInvoice(write, quote.reference);
  if (!last || open?.offerVersion !== quote.offerVersion)
    return (await issueInvoice(write, payment, last?.id ?? null)).ids;
  if (open.waits) await changeInvoice(write, open.id, { waits: 0 });
  const invoice = numberOf(open);
  const label = `${partLabels[last.part]} for ${invoice}`;
  const { reference, offerVersion } = quote;
  const content = await contentOf(write, quote, at, {
    lines: [{ label, detail: `${formatLongDate(quote.eventDate)}, ${reference}`, pence: last.pence }],
    total: last.pence,
    // VAT is shown only on the invoice.
    vat: null,
    received: [receivedRow(last, last.pence)],
    ...stillToPay(quote, received, at),
    invoice,
  });
  const row = { kind: "receipt", reference, offerVersion, pence: last.pence, waits: 0, paymentId: last.id } as const;
  return [(await insertInvoice(write, { ...row, content, at })).id];
}

const linesOf = ({ lines }: Offer): InvoiceContent["lines"] =>
  lines.map(({ label, detail, pence }) => ({ label, detail, pence }));

/** The latest invoice, if it still matches the booking's offer, date, lines and recipient; otherwise it is replaced when it is sent. */
async function currentInvoice(write: Write, quote: Quote): Promise<Invoice | undefined> {
  const latest = await latestInvoice(write, quote.reference);
  const offer = parseOffer(quote);
  if (!offer || latest?.offerVersion !== offer.version) return undefined;
  // Its content was erased, so it can't be compared any more.
  if (latest.content === null) return latest;
  const { to, eventDate, lines } = parseContent(latest.content);
  // A change at the same price makes no new version of the offer.
  const now = { to: await madeOutTo(write, quote), eventDate: quote.eventDate, lines: linesOf(offer) };
  return isDeepStrictEqual({ to, eventDate, lines }, now) ? latest : undefined;
}

/** `ids`: the invoice comes last, after any credit notes for the invoice that it replaces and for refunds */
interface Issued {
  ids: string[];
  credits: Credits;
}

/** A VAT invoice set the rate for its price: another recipient, or a payment put right, moves no tax point. @param before what it replaces */
function vatOf({ total, version }: Offer, before: Invoice | undefined): InvoiceContent["vat"] {
  const same = before?.content && before.offerVersion === version ? parseContent(before.content).vat : null;
  const { number = site.legal.vatNumber, percent = prices.vatPercent } = same ?? {};
  return number ? { number, percent, pence: vatIn(total, percent) } : null;
}

/**
 * Issues a new invoice for the current offer and recipient. An earlier one that is still open is credited in full. Refunds of the booking
 * are credited on the new one.
 * @param paymentId the payment that causes it, if any
 */
async function issueInvoice(
  write: Write,
  { quote, received, transferTo, at }: InvoiceForPayment,
  paymentId: string | null,
): Promise<Issued> {
  const offer = parseOffer(quote);
  if (!offer) return { ids: [], credits: {} };
  const before = await openInvoice(write, quote.reference);
  const credited = before
    ? await creditNote(write, { quote, invoice: before, at, reason: "It is replaced by a new invoice." }, [
        { label: `${numberOf(before)} taken back`, detail: "", pence: before.standing },
      ])
    : [];
  const toPay = stillToPay(quote, received, at);
  const content = await contentOf(write, quote, at, {
    lines: linesOf(offer),
    total: offer.total,
    vat: vatOf(offer, before),
    received: received.map((payment) => receivedRow(payment, offer.total)),
    ...toPay,
    payTo: (toPay.left && transferTo) ?? null,
  });
  const { reference, offerVersion } = quote;
  const row = { kind: "invoice", reference, offerVersion, pence: offer.total } as const;
  const waits = received.length > 0 ? 0 : 1;
  const invoice = await insertInvoice(write, { ...row, content, waits, paymentId, at });
  // Refunds made under earlier prices are credited too, so that the outstanding amount is what the agency holds plus what is still due or
  // was written off: giving up a debt is no credit.
  const kept = received.reduce((sum, { pence, back }) => sum + pence - back, 0);
  const unpaid = (toPay.left?.pence ?? 0) + toPay.writtenOff;
  const wentBack = await creditRefund(write, quote, Math.max(0, offer.total - kept - unpaid), at);
  const credits = { replaced: credited.length > 0, wentBack: wentBack.length > 0 };
  return { ids: [...credited, ...wentBack, invoice.id], credits };
}

/**
 * Replaces the invoice if it lists a payment that never came, because it was issued with that payment or later. An invoice from before that
 * payment is correct as it stands.
 * @param payment `received` has the payments that did come @param since when the payment that never came was recorded, ISO 8601 UTC
 * @returns the documents
 */
export async function correctInvoice(write: Write, payment: InvoiceForPayment, since: string): Promise<Invoice[]> {
  const { reference } = payment.quote;
  const open = await openInvoice(write, reference);
  if (!open || open.issuedAt < since) return [];
  const { ids } = await issueInvoice(write, payment, null);
  return (await invoicesOf(write, reference)).filter(({ id }) => ids.includes(id));
}

type IssueResult = ({ ok: true } & Issued) | { ok: false; refusal: "unknown" | "not-priced" | "closed" };

const invoiced: readonly PublicStatus[] = ["open", "booked", "completed"];

/** Whether no invoice can be issued any more: the offer has ended, or the booking is cancelled. @param today ISO, at the venue */
export const getsNoInvoice = ({ status, offerValidUntil }: Quote, today: string): boolean =>
  status !== "priced" && !invoiced.includes(publicStatusOf(status, offerValidUntil, today));

/** What would replace an issued invoice by a new one. @param today ISO, at the venue */
export function replacedBy(
  invoice: Invoice,
  quote: Quote,
  today: string,
): "nothing" | "sending" | "sending-or-payment" {
  if (getsNoInvoice(quote, today)) return "nothing";
  // At the same price a payment brings only a receipt, which does not serve a company that asked for an invoice.
  return invoice.offerVersion === quote.offerVersion ? "sending" : "sending-or-payment";
}

/**
 * Issues the invoice without a payment: before payment for customers who pay on an invoice, at a booking's new price, or to a new
 * recipient. If nothing on it has changed, it is the same invoice, with the account details of the day it was issued.
 * @param received all payments that count, oldest first @param transferTo the account for what is left to pay, if customers pay by
 * transfer
 */
export async function issueOnRequest(
  write: Write,
  reference: Reference,
  received: readonly ReceivedPayment[],
  at: Date,
  transferTo?: BankAccount,
): Promise<IssueResult> {
  const quote = await quoteByReference(write, reference);
  if (!quote) return { ok: false, refusal: "unknown" };
  const closed = getsNoInvoice(quote, venueDate(at));
  const current = await currentInvoice(write, quote);
  // For a booking that has ended, an invoice credited in full claims nothing, so it is not sent again.
  if (current && (current.standing > 0 || !closed)) return { ok: true, ids: [current.id], credits: {} };
  if (!parseOffer(quote) || quote.status === "priced") return { ok: false, refusal: "not-priced" };
  if (closed) return { ok: false, refusal: "closed" };
  return { ok: true, ...(await issueInvoice(write, { quote, received, transferTo, at }, null)) };
}
