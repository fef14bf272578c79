/** The emails about a booking that was not paid in time: to the customer, with the credit note for an invoice, and to the owner. */
import type { Mail } from "../../../context.ts";
import { formatDate } from "../../../dates/dates.ts";
import { greeting } from "../../../email/typed-text.ts";
import { listInWords } from "../../../ui/list-in-words.ts";
import { formatPounds } from "../../../ui/money.ts";
import { notPaidText } from "../../booking/due.server.ts";
import { allBesideTicket, besideTicket, summaryRowsForEmail } from "../../quote/summary-rows.ts";
import type { Quote } from "../../quote/table.server.ts";
import { aboutQuote, aboutQuoteAtDesk, badNews, callBlock, emailOf } from "../../site/sender.server.ts";

interface LapsedEmail {
  quote: Quote;
  /** Names of the credit notes for the invoice that was not paid; attached to the customer's email */
  credits: readonly string[];
  /** Of the site */
  origin: string;
}

/** What became of it: "You said yes to £160, but the deposit did not come by 9 March 2027". */
function became(quote: Quote, who: "You" | "They"): string {
  const price = formatPounds(quote.offerTotal ?? 0);
  return quote.status === "lapsed"
    ? `${who} said yes to ${price}, but ${notPaidText(quote)}`
    : `The invoice for ${price} was not paid by ${formatDate(quote.offerValidUntil ?? "")}`;
}

export function lapsedMail({ quote, credits, origin }: LapsedEmail): Mail {
  const nothing = "Nothing is booked, and nothing is owed.";
  return emailOf("lapsed", aboutQuote(quote, origin, badNews), {
    title: "The date is no longer held",
    preview: nothing,
    blocks: [
      { text: `${greeting(quote.name)}. ${became(quote, "You")}. ${nothing}` },
      credits.length > 0 && {
        text: `${listInWords(credits)} is attached as a PDF: it takes back the invoice, so please don’t pay that any more.`,
      },
      {
        text: "Do you still want it? Tell us, and if the date is still free, we send you the price again. If you have just paid, there is nothing you need to do: we write to you once it is here.",
      },
      { rows: summaryRowsForEmail(besideTicket(quote)) },
      callBlock,
    ],
  });
}

export function lapsedDeskMail({ quote, credits, origin }: LapsedEmail): Mail {
  const text = `${became(quote, "They")}. They have been told${credits.length > 0 ? `, with ${listInWords(credits)}` : ""}. To go on, offer it again: price it and send it.`;
  return emailOf("lapsed-for-desk", aboutQuoteAtDesk(quote, origin), {
    title: "Not paid in time",
    preview: text,
    blocks: [{ text }, { rows: allBesideTicket(quote) }],
  });
}
