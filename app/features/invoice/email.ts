import type { Mail } from "../../context.ts";
import { greeting } from "../../email/typed-text.ts";
import { formatPounds } from "../../ui/money.ts";
import { dueText } from "../booking/due-text.ts";
import type { Due } from "../money/rules.ts";
import type { Quote } from "../quote/table.server.ts";
import { aboutQuote, callBlock, emailOf } from "../site/sender.server.ts";

/** What the attached credit notes are for: a replaced invoice, a refund to the customer */
export interface Credits {
  replaced?: boolean;
  wentBack?: boolean;
}

interface InvoiceEmail {
  quote: Quote;
  due: Due;
  credits: Credits;
  /** The customer's private page */
  link: string;
}

/** The email with which the owner sends an invoice: before payment, at a new price, or again. */
export function invoiceMail({ quote, due, credits, link }: InvoiceEmail): Mail {
  const { replaced, wentBack } = credits;
  const notes =
    replaced && wentBack
      ? "credit notes for the one before and for what went back to you"
      : `a credit note for ${replaced ? "the one before" : "what went back to you"}`;
  const text =
    replaced || wentBack
      ? `The new invoice for ${formatPounds(due.total)} is attached as a PDF, with ${notes}.`
      : `The invoice for ${formatPounds(due.total)} is attached as a PDF.`;
  return emailOf("invoice", aboutQuote(quote, link), {
    title: "Your invoice",
    preview: text,
    blocks: [
      { text: `${greeting(quote.name)}. ${text} ${dueText(due)}` },
      { link, label: due.stage === "open" ? "See it and pay" : "See your booking", isPrivate: true },
      { text: "Does your company need another name, address or PO number on it? Reply, and we send it again." },
      callBlock,
    ],
  });
}
