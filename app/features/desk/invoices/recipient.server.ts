/** The recipient of a booking's invoices, and what both desks say once it is changed or an invoice is sent. */
import type { Database } from "../../../context.ts";
import { tidyText } from "../../../forms/tidy-text.ts";
import { numberOf } from "../../invoice/content.server.ts";
import { getsNoInvoice, replacedBy } from "../../invoice/issue.server.ts";
import { openInvoice } from "../../invoice/store.server.ts";
import type { InvoiceRecipient } from "../../invoice/table.server.ts";
import type { Quote } from "../../quote/table.server.ts";

export const notSentText = {
  unknown: "That booking is gone.",
  "not-priced": "Nothing was sent: there is no offer yet. Price it and send it first.",
  closed: "Nothing was sent: the offer has ended, or the booking is cancelled.",
  erased: "Nothing was sent: the customer’s address is erased.",
} as const;

const until = {
  nothing: ": no new invoice goes out, since the booking or its offer has ended",
  sending: " until you send the invoice again",
  "sending-or-payment": " until you send the invoice again or a payment comes, since the price has changed",
} as const;

/** Maximum characters of each; the rest is cut off. */
export const maxLengths = { company: 120, address: 400, poNumber: 60 };

export function readRecipient(field: (name: keyof InvoiceRecipient) => string): InvoiceRecipient {
  const text = (name: keyof InvoiceRecipient) => tidyText(field(name), name === "address").slice(0, maxLengths[name]);
  return { company: text("company"), address: text("address"), poNumber: text("poNumber") };
}

/** Says what a changed recipient means for the invoices. @param today ISO, at the venue */
export async function keptText(database: Database, quote: Quote, today: string): Promise<string> {
  const out = await openInvoice(database, quote.reference);
  if (out) return `Kept. ${numberOf(out)} stays made out as it is${until[replacedBy(out, quote, today)]}.`;
  return getsNoInvoice(quote, today)
    ? "Kept. No invoice goes out, since the booking or its offer has ended."
    : "Kept, for the invoices to come.";
}
