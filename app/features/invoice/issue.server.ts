/**
 * Issues a booking's invoice and receipts. Each function runs in the caller's transaction, so that the document and what caused it are
 * stored together or not at all.
 */
import type { Write } from "../../context.ts";
import { formatLongDate } from "../../dates/dates.ts";
import { venueDate } from "../../dates/today.server.ts";
import { parseOffer } from "../booking/offer.server.ts";
import { publicStatusOf } from "../booking/public-status.ts";
import { prices } from "../catalogue/store.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import type { Status } from "../quote/status.ts";
import { quoteByReference } from "../quote/store.server.ts";
import type { Quote } from "../quote/table.server.ts";
import { numberOf } from "./content.server.ts";
import { creditNote } from "./credit.server.ts";
import { contentOf, leftOf, partNames, type ReceivedPayment, receivedRow } from "./issued-content.server.ts";
import { vatIn } from "./rules.ts";
import { changeInvoice, insertInvoice, openInvoice } from "./store.server.ts";

interface InvoiceForPayment {
  /** In the status that holds with the payment */
  quote: Quote;
  /** Every payment that counts, oldest first; the last is the one that has just come */
  received: readonly ReceivedPayment[];
  at: Date;
}

/**
 * Issues what belongs to a payment: the invoice, which names the payment, or a receipt where the invoice was issued before.
 * @returns the ids of the documents, for the email
 */
export async function issueForPayment(write: Write, { quote, received, at }: InvoiceForPayment): Promise<string[]> {
  const last = received.at(-1);
  const open = await openInvoice(write, quote.reference);
  if (!last || open?.offerVersion !== quote.offerVersion) return issueInvoice(write, { quote, received, at });
  if (open.waits) await changeInvoice(write, open.id, { waits: 0 });
  const invoice = numberOf(open);
  const label = `${partNames[last.part]} for ${invoice}`;
  const { reference, offerVersion } = quote;
  const content = await contentOf(write, quote, at, {
    lines: [{ label, detail: `${formatLongDate(quote.eventDate)}, ${reference}`, pence: last.pence }],
    total: last.pence,
    // VAT stands on the invoice alone.
    vat: null,
    received: [receivedRow(last)],
    left: leftOf(quote, at),
    invoice,
  });
  const row = { kind: "receipt", reference, offerVersion, pence: last.pence, waits: 0, paymentId: last.id } as const;
  return [(await insertInvoice(write, { ...row, content, at })).id];
}

/** A new invoice for the current offer; an earlier one that is still open is credited in full. */
async function issueInvoice(write: Write, { quote, received, at }: InvoiceForPayment): Promise<string[]> {
  const offer = parseOffer(quote);
  if (!offer) return [];
  const before = await openInvoice(write, quote.reference);
  const credited = before
    ? await creditNote(write, { quote, invoice: before, at, reason: "It is replaced by a new invoice." }, [
        { label: `${numberOf(before)} taken back`, detail: "", pence: before.standing },
      ])
    : [];
  const last = received.at(-1);
  const content = await contentOf(write, quote, at, {
    lines: offer.lines.map(({ label, detail, pence }) => ({ label, detail, pence })),
    total: offer.total,
    vat: vatIn(offer.total, prices.vatPercent),
    received: received.map(receivedRow),
    left: leftOf(quote, at),
  });
  const { reference, offerVersion } = quote;
  const row = { kind: "invoice", reference, offerVersion, pence: offer.total } as const;
  const waits = last ? 0 : 1;
  const invoice = await insertInvoice(write, { ...row, content, waits, paymentId: last?.id ?? null, at });
  return [...credited, invoice.id];
}

/** `already`: it was issued before */
type IssueResult =
  | { ok: true; id: string; already: boolean }
  | { ok: false; refusal: { kind: "unknown" | "not-priced" } | { kind: "closed"; status: Status } };

/** Issues the invoice ahead of payment, for customers who pay on an invoice. For the same offer it is the same invoice. */
export async function issueOnRequest(write: Write, reference: Reference, at: Date): Promise<IssueResult> {
  const quote = await quoteByReference(write, reference);
  if (!quote) return { ok: false, refusal: { kind: "unknown" } };
  const { status, offerVersion } = quote;
  if (!parseOffer(quote) || status === "priced") return { ok: false, refusal: { kind: "not-priced" } };
  if (publicStatusOf(status, quote.offerValidUntil, venueDate(at)) !== "open")
    return { ok: false, refusal: { kind: "closed", status } };
  const open = await openInvoice(write, reference);
  if (open?.offerVersion === offerVersion) return { ok: true, id: open.id, already: true };
  const id = (await issueInvoice(write, { quote, received: [], at })).at(-1);
  return id ? { ok: true, id, already: false } : { ok: false, refusal: { kind: "not-priced" } };
}
