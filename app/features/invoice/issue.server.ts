/** Issues a booking's invoice, its receipts and its credit notes. Each in the caller's transaction: number and cause stand or fall together. */
import type { Ports, Write } from "../../context.ts";
import { formatLongDate } from "../../dates/dates.ts";
import { venueDate } from "../../dates/today.server.ts";
import { dueOf } from "../booking/due.server.ts";
import { parseOffer } from "../booking/offer.server.ts";
import { prices } from "../catalogue/store.server.ts";
import type { Part } from "../money/rules.ts";
import { namesOf } from "../quote/display-names.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { publicStatusOf, type Status } from "../quote/status.ts";
import { quoteByReference } from "../quote/store.server.ts";
import type { Quote } from "../quote/table.server.ts";
import { site } from "../site/site.server.ts";
import { type InvoiceContent, type InvoiceLine, numberOf } from "./content.server.ts";
import { creditOnCancelling, vatIn, vatOfPart } from "./rules.ts";
import { changeStanding, insertInvoice, recipientOf, standingInvoice } from "./store.server.ts";
import type { Invoice } from "./table.server.ts";

/** A payment that came, as a document names it. `at`: ISO 8601 UTC */
export interface Received {
  id: string;
  part: Part;
  pence: number;
  at: string;
  /** "bank transfer", "cash"; empty for the site's own payment page */
  how: string;
}

const { legal } = site;
const registered = `Registered in ${legal.registeredIn}, number ${legal.companyNumber}. ${legal.registeredOffice}.`;
const partNames = { deposit: "Deposit", balance: "Balance", whole: "Payment in full" } as const satisfies Record<
  Part,
  string
>;

const receivedRow = ({ part, pence, at, how }: Received) => ({
  label: `${partNames[part]}${how === "" ? "" : `, ${how}`}`,
  day: venueDate(new Date(at)),
  pence,
});

type Said = Partial<Pick<InvoiceContent, "received" | "left" | "invoice" | "reason">> &
  Pick<InvoiceContent, "lines" | "total"> & {
    /** Pence; null where it stands on the invoice alone */ vat: number | null;
  };

async function contentOf(write: Write, quote: Quote, at: Date, { vat, ...said }: Said): Promise<InvoiceContent> {
  const names = namesOf(quote);
  const recipient = await recipientOf(write, quote.reference);
  return {
    from: {
      name: legal.registeredName,
      registered,
      address: legal.tradingAddress,
      email: site.email,
      phone: site.phone.display,
    },
    to: { name: quote.name, ...recipient },
    about: `${quote.performers} × ${names.act}, ${names.package}`,
    eventDate: quote.eventDate,
    day: venueDate(at),
    received: [],
    left: null,
    invoice: null,
    reason: null,
    ...said,
    vat: legal.vatNumber && vat !== null ? { number: legal.vatNumber, percent: prices.vatPercent, pence: vat } : null,
  };
}

interface ForPayment {
  /** In the status that holds with the payment */
  quote: Quote;
  /** Every payment that counts, oldest first; the last is the one that has just come */
  received: readonly Received[];
  at: Date;
}

/**
 * What a payment brings: the booking's invoice, which names it, or a receipt where the invoice is out already.
 * @returns the ids of what was issued, for the email
 */
export async function issueForPayment(write: Write, { quote, received, at }: ForPayment): Promise<string[]> {
  const last = received.at(-1);
  const standing = await standingInvoice(write, quote.reference);
  if (!last || standing?.offerVersion !== quote.offerVersion) return issueInvoice(write, { quote, received, at });
  if (standing.waits) await changeStanding(write, standing.id, { waits: 0 });
  const invoice = numberOf(standing);
  const label = `${partNames[last.part]} for ${invoice}`;
  const { reference, offerVersion } = quote;
  const content = await contentOf(write, quote, at, {
    lines: [{ label, detail: `${formatLongDate(quote.eventDate)}, ${reference}`, pence: last.pence }],
    total: last.pence,
    // Reclaimed once, on the invoice.
    vat: null,
    received: [receivedRow(last)],
    left: leftOf(quote, at),
    invoice,
  });
  const row = { kind: "receipt", reference, offerVersion, pence: last.pence, waits: 0, paymentId: last.id } as const;
  return [(await insertInvoice(write, { ...row, content, at })).id];
}

function leftOf(quote: Quote, at: Date): InvoiceContent["left"] {
  const due = dueOf(quote, [], venueDate(at));
  const next = due?.next;
  if (!next) return null;
  const pence = next.pence + (due.later?.pence ?? 0);
  return { pence, by: due.later?.by ?? next.by };
}

/** A new invoice for the offer as it stands; an earlier one that stands is taken back in full. */
async function issueInvoice(write: Write, { quote, received, at }: ForPayment): Promise<string[]> {
  const offer = parseOffer(quote);
  if (!offer) return [];
  const before = await standingInvoice(write, quote.reference);
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

interface Credit {
  quote: Quote;
  invoice: Invoice;
  at: Date;
  reason: string;
}

/** @param lines what it takes back, together not more than stands; those of nothing are left out. @returns its id, or nothing */
async function creditNote(write: Write, credit: Credit, lines: readonly InvoiceLine[]): Promise<string[]> {
  const { quote, invoice, at, reason } = credit;
  const kept = lines.filter(({ pence }) => pence > 0);
  const pence = kept.reduce((sum, line) => sum + line.pence, 0);
  if (pence === 0) return [];
  await changeStanding(write, invoice.id, { standing: invoice.standing - pence, waits: 0 });
  const content = await contentOf(write, quote, at, {
    lines: kept,
    total: pence,
    vat: vatOfPart(invoice.standing, pence, prices.vatPercent),
    invoice: numberOf(invoice),
    reason,
  });
  const { reference, offerVersion } = invoice;
  const row = { kind: "credit-note", reference, offerVersion, pence, waits: 0, paymentId: null } as const;
  return [(await insertInvoice(write, { ...row, content, at })).id];
}

/** A cancelled booking: what goes back, and what is no longer due. @param paid pence that came and have not gone back @param refund of it */
export async function creditCancelled(
  write: Write,
  quote: Quote,
  { paid, refund, at }: { paid: number; refund: number; at: Date },
): Promise<string[]> {
  const invoice = await standingInvoice(write, quote.reference);
  if (!invoice) return [];
  const { back, notDue } = creditOnCancelling({ standing: invoice.standing, paid, refund });
  return creditNote(write, { quote, invoice, at, reason: "The booking is cancelled." }, [
    { label: "Paid, and goes back to you", detail: "", pence: back },
    { label: "No longer due", detail: "", pence: notDue },
  ]);
}

/** Money that went back while the booking stands. @param pence */
export async function creditRefund(write: Write, quote: Quote, pence: number, at: Date): Promise<string[]> {
  const invoice = await standingInvoice(write, quote.reference);
  if (!invoice) return [];
  return creditNote(write, { quote, invoice, at, reason: "Part of the price went back to you." }, [
    { label: "Refund", detail: "", pence: Math.min(pence, invoice.standing) },
  ]);
}

type OnRequest =
  | { ok: true; id: string /** It was out already */; already: boolean }
  | { ok: false; refusal: { kind: "unknown" | "not-priced" } | { kind: "closed"; status: Status } };

/** The invoice ahead of payment, for customers who pay on one; the same again while the offer is the same. */
export async function issueOnRequest(write: Write, reference: Reference, at: Date): Promise<OnRequest> {
  const quote = await quoteByReference(write, reference);
  if (!quote) return { ok: false, refusal: { kind: "unknown" } };
  const { status, offerVersion } = quote;
  if (!parseOffer(quote) || status === "priced") return { ok: false, refusal: { kind: "not-priced" } };
  if (publicStatusOf(status, quote.offerValidUntil, venueDate(at)) !== "open")
    return { ok: false, refusal: { kind: "closed", status } };
  const standing = await standingInvoice(write, reference);
  if (standing?.offerVersion === offerVersion) return { ok: true, id: standing.id, already: true };
  const id = (await issueInvoice(write, { quote, received: [], at })).at(-1);
  return id ? { ok: true, id, already: false } : { ok: false, refusal: { kind: "not-priced" } };
}

const ended = ["withdrawn", "declined", "expired", "lapsed", "cancelled"] as const satisfies readonly Status[];

/** Takes back invoices that were asked for ahead of payment for what never came about. For a job. @returns how many */
export async function creditEnded({
  database,
  write,
  clock,
}: Pick<Ports, "database" | "write" | "clock">): Promise<number> {
  const over = await database
    .selectFrom("invoice")
    .innerJoin("quote", "quote.reference", "invoice.reference")
    .select("invoice.reference")
    .where("invoice.waits", "=", 1)
    .where("quote.status", "in", ended)
    .execute();
  let count = 0;
  for (const { reference } of over)
    count += await write(async (transaction) => {
      const quote = await quoteByReference(transaction, reference);
      const invoice = await standingInvoice(transaction, reference);
      if (!quote || !invoice?.waits || !(ended as readonly Status[]).includes(quote.status)) return 0;
      const credit = { quote, invoice, at: clock.now(), reason: "Nothing was booked." };
      const line = { label: `${numberOf(invoice)} taken back`, detail: "", pence: invoice.standing };
      return (await creditNote(transaction, credit, [line])).length;
    });
  return count;
}
