/** The emails of a payment: booked, balance received, money that goes back, how to transfer. The owner's: owner-email.ts. */
import type { Mail } from "../../context.ts";
import type { Block } from "../../email/blocks.ts";
import { greeting } from "../../email/typed-text.ts";
import { formatPounds } from "../../ui/money.ts";
import { byText, leftText, payingText, sendText } from "../booking/due-text.ts";
import { priceBlocks, termBlocks } from "../booking/email-blocks.server.ts";
import { parseOffer } from "../booking/offer.server.ts";
import type { Due } from "../money/rules.ts";
import { namesOf } from "../quote/display-names.server.ts";
import {
  besideTicket,
  partyRows,
  personRows,
  type SummaryRow,
  summaryRowsForEmail,
  ticketRows,
} from "../quote/summary-rows.ts";
import type { Quote } from "../quote/table.server.ts";
import { aboutQuote, badNews, type Content, callBlock, emailOf, imprint } from "../site/sender.server.ts";
import { site } from "../site/site.server.ts";
import type { EmailTopic } from "./settlement-types.ts";
import type { Payment } from "./table.server.ts";

export interface PaymentEmail {
  quote: Quote;
  payment: Payment;
  /** What is due once what the email reports has happened */
  due: Due | null;
  /** The customer's private page */
  link: string;
}

export const ticketOf = ({ quote }: PaymentEmail) => ticketRows(quote, namesOf(quote));
const party = (input: PaymentEmail) => besideTicket(partyRows(input.quote, namesOf(input.quote)), ticketOf(input));
export const all = (input: PaymentEmail) => [...party(input), ...personRows(input.quote)];
const hello = ({ quote }: PaymentEmail) => `${greeting(quote.name)},`;
const bookingLink = ({ link }: PaymentEmail, label = "See your booking"): Block => ({ link, label, isPrivate: true });

/** Who was paid, for the customer's accounts. */
const paidTo: Block = {
  small: `Paid to ${imprint}${site.legal.vatNumber ? ` VAT number ${site.legal.vatNumber}.` : ""}`,
};

/** The invoice, with a credit note where it replaces one, or a receipt. */
const forAccounts: Block = { small: "What your accounts need is attached as PDF." };

/** The agreed price and terms; nothing for a quote that no longer has an offer. */
function agreed({ quote, due }: PaymentEmail, title?: string) {
  const offer = parseOffer(quote);
  return {
    prices: offer && due ? priceBlocks(offer, { due, ...(title && { title }) }) : [],
    terms: offer ? termBlocks(offer.terms) : [],
  };
}

const next = ({ quote, due }: PaymentEmail): Block => {
  const open = [!quote.eventTime && "the start time", !quote.venue && "the venue"].filter((what) => what !== false);
  return {
    steps: [
      ...(open.length > 0
        ? [{ title: "Tell us what is open", text: `We still need ${open.join(" and ")}: just reply.` }]
        : []),
      due?.next
        ? { title: "The balance", text: `You pay it on your booking’s page, ${byText(due.next)}.` }
        : { title: "Money", text: "All paid: nothing is left." },
      {
        title: "Your calendar",
        text: "Your booking’s page has a calendar file, and words to share with the cost per head.",
      },
    ],
  };
};

/** What the customer gets an email about. */
const customerEmails = {
  booked: (input: PaymentEmail): Content => ({
    title: "You’re booked",
    preview: "Your payment is here and the date is yours.",
    ticket: ticketOf(input),
    blocks: [
      { text: `${hello(input)} your payment is here and the date is yours. Keep this email: it is what we agreed.` },
      next(input),
      bookingLink(input),
      ...agreed(input, "Receipt").prices,
      paidTo,
      forAccounts,
      { part: "What is booked" },
      { rows: summaryRowsForEmail(all(input)) },
      callBlock,
      ...agreed(input).terms,
    ],
  }),
  "balance-paid": (input: PaymentEmail): Content => ({
    title: "All paid",
    preview: "The balance is here. Nothing is left to pay.",
    ticket: ticketOf(input),
    blocks: [
      { text: `${hello(input)} the balance is here. Nothing is left to pay.` },
      bookingLink(input),
      { part: "Receipt" },
      {
        rows: [
          { label: "Paid", value: formatPounds(input.payment.pence) },
          { label: "Left to pay", value: input.due ? leftText(input.due) : "Nothing" },
        ],
      },
      paidTo,
      forAccounts,
      { part: "What is booked" },
      { rows: summaryRowsForEmail(party(input)) },
      callBlock,
    ],
  }),
  "payment-failed": (input: PaymentEmail): Content => ({
    title: "The payment did not go through",
    preview: "Nothing was taken. You can try again.",
    ticket: ticketOf(input),
    blocks: [
      { text: `${hello(input)} your payment did not reach us, and nothing was taken.` },
      {
        text:
          input.payment.part === "balance"
            ? `Your booking stands. ${input.due ? payingText(input.due) : ""} Please try again.`
            : `The date is not booked yet. ${input.due ? payingText(input.due) : ""} If you have tried again since and it worked, you need do nothing.`,
      },
      bookingLink(input, "Try again"),
      callBlock,
    ],
  }),
  "owed-back": (input: PaymentEmail): Content => ({
    title: "Your payment goes back",
    preview: "All of it goes back the way it came.",
    blocks: [
      {
        text: `${hello(input)} ${formatPounds(input.payment.pence)} arrived that could not be taken for this quote: it was no longer open, or was paid already.`,
      },
      {
        text: "All of it goes back the way it came. You need do nothing. If you still want the date, please call us.",
      },
    ],
  }),
} satisfies Partial<Record<EmailTopic, (input: PaymentEmail) => Content>>;

export const isForCustomer = (news: EmailTopic): news is keyof typeof customerEmails => news in customerEmails;

export function customerMail(news: keyof typeof customerEmails, input: PaymentEmail): Mail {
  const names = { ...namesOf(input.quote), ...((news === "payment-failed" || news === "owed-back") && badNews) };
  return emailOf(news, aboutQuote(input.quote, names, input.link), customerEmails[news](input));
}

interface GivenBackEmail extends Pick<PaymentEmail, "quote" | "due" | "link"> {
  pence: number;
  /** Pence of the price, without all that was given back */
  priceLeft: number;
  /** The owner's words, as typed */
  note: string;
  /** A credit note goes with it */
  credited: boolean;
}

/** A part of what was paid, which the owner gives back. */
export function givenBackMail({ quote, pence, priceLeft, note, due, credited, link }: GivenBackEmail): Mail {
  const text = `${formatPounds(pence)} of what you paid goes back to you, the way you paid, within ten days. You need do nothing.`;
  const share = `Should you cancel, what we keep is a share of ${formatPounds(priceLeft)}: what we gave back comes off the price.`;
  const stands = quote.status === "booked" || quote.status === "balance-paid";
  return emailOf("given-back", aboutQuote(quote, namesOf(quote), link), {
    title: `${formatPounds(pence)} back to you`,
    preview: text,
    ticket: ticketRows(quote, namesOf(quote)),
    blocks: [
      { text: `${greeting(quote.name)}, ${text}` },
      note !== "" && { message: note },
      stands && { text: `Your booking stands as it was.${due?.next ? ` ${payingText(due)}` : ""} ${share}` },
      { link, label: "See your booking", isPrivate: true },
      credited && { small: "The credit note for your accounts is attached." },
      callBlock,
    ],
  });
}

/** How to pay by transfer. @param lines what the adapter says */
export function instructionsMail(input: PaymentEmail, lines: readonly SummaryRow[]): Mail {
  const what = input.payment.part === "balance" ? "the balance" : "your booking";
  const { quote, link } = input;
  return emailOf("payment-instructions", aboutQuote(quote, namesOf(quote), link), {
    title: "How to pay",
    preview: "Where to send the money, and the reference to use.",
    ticket: ticketOf(input),
    blocks: [
      { text: `${hello(input)} here is where to send the money for ${what}. Use the reference exactly as it stands.` },
      { rows: lines },
      { text: `${input.due?.next ? sendText(input.due.next) : ""} We write to you as soon as it is here.`.trim() },
      bookingLink(input),
      ...agreed(input).prices,
      ...agreed(input).terms,
    ],
  });
}
