/** Credit notes, which take back all or part of an invoice. Each function runs in the caller's transaction. */
import type { StorePorts, Write } from "../../context.ts";
import { formatDate } from "../../dates/dates.ts";
import type { Status } from "../quote/status.ts";
import { quoteByReference } from "../quote/store.server.ts";
import type { Quote } from "../quote/table.server.ts";
import { type InvoiceLine, numberOf, parseContent } from "./content.server.ts";
import { contentOf } from "./issued-content.server.ts";
import { creditOnCancellation, vatOfPart } from "./rules.ts";
import { changeInvoice, insertInvoice, openInvoice } from "./store.server.ts";
import type { Invoice } from "./table.server.ts";

interface Credit {
  quote: Quote;
  invoice: Invoice;
  at: Date;
  reason: string;
}

/** @param lines at most what is outstanding; those of 0 are left out. @returns the credit note's id; empty if there is nothing to credit */
export async function creditNote(write: Write, credit: Credit, lines: readonly InvoiceLine[]): Promise<string[]> {
  const { quote, invoice, at, reason } = credit;
  const remaining = lines.filter(({ pence }) => pence > 0);
  const pence = remaining.reduce((sum, line) => sum + line.pence, 0);
  if (pence === 0) return [];
  await changeInvoice(write, invoice.id, { standing: invoice.standing - pence, waits: 0 });
  // A credit note repeats what the invoice says, even if booking, recipient and VAT have changed since. An erased invoice has no content
  // left.
  const credited = invoice.content === null ? null : parseContent(invoice.content);
  const vat = credited?.vat ?? null;
  const content = await contentOf(write, quote, at, {
    ...(credited && { to: credited.to, about: credited.about, eventDate: credited.eventDate }),
    lines: remaining,
    total: pence,
    vat: vat && { ...vat, pence: vatOfPart(invoice.standing, pence, vat.percent) },
    invoice: numberOf(invoice),
    reason,
  });
  const { reference, offerVersion } = invoice;
  const row = { kind: "credit-note", reference, offerVersion, pence, waits: 0, paymentId: null } as const;
  return [(await insertInvoice(write, { ...row, content, at })).id];
}

/**
 * Credits a cancelled booking's invoice: what is refunded, and what is no longer due.
 * @param paid pence received and not given back @param given pence of earlier partial refunds @param refund the part of `paid` that is
 * refunded @param toldOn the earlier day on which the customer cancelled, ISO; null for today
 */
export async function creditCancelled(
  write: Write,
  quote: Quote,
  { paid, given, refund, toldOn, at }: { paid: number; given: number; refund: number; toldOn: string | null; at: Date },
): Promise<string[]> {
  const invoice = await openInvoice(write, quote.reference);
  if (!invoice) return [];
  const outstanding = invoice.standing;
  const { back, fell, notDue } = creditOnCancellation({
    outstanding,
    price: quote.offerTotal === null ? outstanding : quote.offerTotal - given,
    paid,
    refund,
  });
  const reason = toldOn
    ? `The booking is cancelled: you told us on ${formatDate(toldOn)}.`
    : "The booking is cancelled.";
  return creditNote(write, { quote, invoice, at, reason }, [
    { label: "Paid, and goes back to you", detail: "The way it was paid", pence: back },
    { label: `Off the price since ${numberOf(invoice)}`, detail: "", pence: fell },
    { label: "No longer due", detail: "", pence: notDue },
  ]);
}

/** Credits a refund while the booking stands. @param pence the refund */
export async function creditRefund(write: Write, quote: Quote, pence: number, at: Date): Promise<string[]> {
  const invoice = await openInvoice(write, quote.reference);
  if (!invoice) return [];
  return creditNote(write, { quote, invoice, at, reason: "Part of the price went back to you." }, [
    { label: "Refund", detail: "", pence: Math.min(pence, invoice.standing) },
  ]);
}

const ended: readonly Status[] = ["withdrawn", "declined", "expired", "lapsed", "cancelled"];

/** Credits invoices that were issued ahead of payment for bookings that ended unpaid. For a job. @returns how many */
export async function creditUnpaidInvoices({ database, write, clock }: StorePorts): Promise<number> {
  const unpaid = await database
    .selectFrom("invoice")
    .innerJoin("quote", "quote.reference", "invoice.reference")
    .select("invoice.reference")
    .where("invoice.waits", "=", 1)
    .where("invoice.kind", "=", "invoice")
    .where("quote.status", "in", ended)
    .execute();
  let count = 0;
  for (const { reference } of unpaid)
    count += await write(async (transaction) => {
      const quote = await quoteByReference(transaction, reference);
      if (!quote) return 0;
      return (await creditUnpaid(transaction, quote, clock.now())).length;
    });
  return count;
}

/** If a booking ended unpaid, credits its invoice. @returns the credit note's id; empty if there is nothing to credit */
export async function creditUnpaid(write: Write, quote: Quote, at: Date): Promise<string[]> {
  const invoice = await openInvoice(write, quote.reference);
  if (!invoice?.waits || !ended.includes(quote.status)) return [];
  const line = { label: `${numberOf(invoice)} taken back`, detail: "", pence: invoice.standing };
  return creditNote(write, { quote, invoice, at, reason: "Nothing was booked." }, [line]);
}
