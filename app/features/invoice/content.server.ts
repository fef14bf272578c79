/** The content of an invoice, a receipt or a credit note. It stays as issued, even if the booking or the site changes later. */
import { z } from "zod";
import { jsonColumn } from "../../json-column.server.ts";

export type DocumentKind = "invoice" | "receipt" | "credit-note";

const line = z.object({ label: z.string(), detail: z.string(), pence: z.int() });
const content = z.object({
  from: z.object({
    name: z.string(),
    registered: z.string(),
    address: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  to: z.object({ name: z.string(), company: z.string(), address: z.string(), poNumber: z.string() }),
  /** "2 × cheeky butlers, Two hours" */
  about: z.string(),
  /** ISO date of the party */
  eventDate: z.string(),
  /** ISO date of issue at the venue; also the tax point */
  day: z.string(),
  lines: z.array(line),
  /** Pence */
  total: z.int(),
  /** Null while the agency is not registered for VAT; `pence`: the VAT included in the total */
  vat: z.object({ number: z.string(), percent: z.number(), pence: z.int() }).nullable(),
  /** Payments received, oldest first. `day`: ISO date */
  received: z.array(z.object({ label: z.string(), day: z.string(), pence: z.int() })),
  /** What is left to pay; null if nothing is left, or if the document is not about that (a credit note). `by`: ISO date */
  left: z.object({ pence: z.int(), by: z.string() }).nullable(),
  /** What has to be paid by which day to book it; the rest by the day of `left`. Missing in documents issued before this field existed */
  toBook: z.object({ pence: z.int(), by: z.string() }).nullable().default(null),
  /** The account to pay to, if something is left and customers pay by transfer. Missing in documents issued before this field existed */
  payTo: z
    .object({ accountName: z.string(), sortCode: z.string(), accountNumber: z.string() })
    .nullable()
    .default(null),
  /** What is no longer asked for, pence: not taken off the invoice. Missing in documents issued before this field existed */
  writtenOff: z.int().default(0),
  /** The invoice that a receipt or a credit note is about, such as "INV-0007" */
  invoice: z.string().nullable(),
  /** Why a credit note was issued */
  reason: z.string().nullable(),
});
export type InvoiceContent = z.infer<typeof content>;
export type InvoiceLine = z.infer<typeof line>;

export const parseContent = jsonColumn("invoice.content", content);

const names = {
  invoice: { prefix: "INV", title: "Invoice" },
  receipt: { prefix: "REC", title: "Receipt" },
  "credit-note": { prefix: "CN", title: "Credit note" },
} as const satisfies Record<DocumentKind, { prefix: string; title: string }>;

/** "INV-0007" */
export const numberOf = ({ kind, number }: { kind: DocumentKind; number: number }): string =>
  `${names[kind].prefix}-${String(number).padStart(4, "0")}`;

/** "Invoice INV-0007" */
export const displayName = (document: { kind: DocumentKind; number: number }): string =>
  `${names[document.kind].title} ${numberOf(document)}`;

/** "Invoice"; "VAT invoice" only where the agency is registered for VAT. */
export const titleOf = (kind: DocumentKind, vat: InvoiceContent["vat"]): string =>
  vat && kind === "invoice" ? "VAT invoice" : vat && kind === "credit-note" ? "VAT credit note" : names[kind].title;
