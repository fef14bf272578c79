/** The customer's emails about a payment: booked, balance received, refunds, how to transfer. Those to the owner are in owner-email.ts. */
import type { Mail } from "../../context.ts";
import type { Block } from "../../email/blocks.server.ts";
import { greeting } from "../../email/typed-text.ts";
import { listInWords } from "../../ui/list-in-words.ts";
import { formatPounds } from "../../ui/money.ts";
import { byText, leftText, nobodyFreeNote, payingText, sendText } from "../booking/due-text.ts";
import { bookingTermBlocks, priceBlocks, termBlocks } from "../booking/email-blocks.server.ts";
import { parseOffer } from "../booking/offer.server.ts";
import type { Due } from "../money/rules.ts";
import { isConfirmed, type Kind } from "../quote/status.ts";
import { allBesideTicket, besideTicket, type SummaryRow, summaryRowsForEmail } from "../quote/summary-rows.ts";
import type { Quote } from "../quote/table.server.ts";
import { aboutQuote, badNews, type Content, callBlock, emailOf, imprint } from "../site/sender.server.ts";
import { site } from "../site/site.server.ts";
import type { EmailTopic } from "./settlement-types.ts";
import type { Payment } from "./table.server.ts";

export interface PaymentEmail {
  quote: Quote;
  payment: Payment;
  /** What is due after the event that the email reports */
  due: Due | null;
  /** The customer's private page */
  link: string;
  /** Names of the attached documents, for the customer's accounts: the invoice, credit notes if it replaces one, or a receipt */
  attached?: readonly string[];
}

const hello = ({ quote }: PaymentEmail) => `${greeting(quote.name)},`;
const bookingLink = ({ link }: PaymentEmail, label = "See your booking"): Block => ({ link, label, isPrivate: true });

/** Who was paid, for the customer's accounts. */
const paidTo: Block = {
  small: `Paid to ${imprint}${site.legal.vatNumber ? ` VAT number ${site.legal.vatNumber}.` : ""}`,
};

export const forAccounts = ({ attached = [] }: PaymentEmail): Block | false =>
  attached.length > 0 && {
    small: `For your accounts: ${listInWords(attached)}, attached as ${attached.length === 1 ? "a PDF" : "PDFs"}.`,
  };

/** The payment; if others came before it, between the full price and what is left. */
function receiptRows({ payment: { pence }, due }: PaymentEmail): SummaryRow[] {
  const before = due?.stage === "paid" ? due.total - pence : 0;
  return [
    ...(due && before > 0
      ? [
          { label: "Price", value: formatPounds(due.total) },
          { label: "Paid before", value: formatPounds(before) },
        ]
      : []),
    { label: before > 0 ? "Paid now" : "Paid", value: formatPounds(pence) },
    { label: "Left to pay", value: due ? leftText(due) : "Nothing" },
  ];
}

/** The agreed price and terms; empty for a quote that no longer has an offer. */
function agreed({ quote, due }: PaymentEmail, title?: string) {
  const offer = parseOffer(quote);
  return {
    prices: offer && due ? priceBlocks(offer, { due, ...(title && { title }) }) : [],
    terms: offer ? termBlocks(offer.terms) : [],
  };
}

const next = ({ quote, due }: PaymentEmail): Block => {
  const stillMissing = [!quote.eventTime && "the start time", !quote.venue && "the venue"].filter(
    (what) => what !== false,
  );
  return {
    steps: [
      ...(stillMissing.length > 0
        ? [{ title: "Tell us what is missing", text: `We still need ${stillMissing.join(" and ")}: just reply.` }]
        : []),
      due?.next
        ? { title: "The balance", text: `You pay it on your booking’s page, ${byText(due.next)}.` }
        : { title: "Money", text: "All paid: nothing is left." },
      {
        title: "Your calendar",
        text: "Your booking’s page has a calendar file, and words to share with what it costs.",
      },
    ],
  };
};

/** What the customer can do after a payment is refunded because the booking could not take it; nothing after the party. */
function afterOwedBack(input: PaymentEmail): Block[] {
  const { quote, due } = input;
  if (quote.status === "done") return [];
  if (!isConfirmed(quote.status)) return [{ text: "If you still want the date, please call us." }];
  return [{ text: `Your booking stands. ${due ? payingText(due) : ""}`.trim() }, bookingLink(input)];
}

/** Performers are asked before a request gets its price, and after a direct booking is paid. */
const bookedWords = {
  request: { title: "You’re booked", preview: "Your payment is here and the date is yours." },
  direct: { title: "Your date is held", preview: "Your payment is here and your date is held." },
} as const satisfies Record<Kind, object>;

const customerEmails = {
  booked: (input: PaymentEmail): Content => ({
    ...bookedWords[input.quote.kind],
    blocks: [
      {
        text: `${hello(input)} your payment is here and ${input.quote.kind === "direct" ? "your date is held" : "the date is yours"}. Keep this email: it is what we agreed.`,
      },
      ...(input.quote.kind === "direct" ? [{ small: nobodyFreeNote }] : []),
      next(input),
      bookingLink(input),
      ...agreed(input, "Receipt").prices,
      paidTo,
      forAccounts(input),
      { part: "What is booked" },
      { rows: summaryRowsForEmail(allBesideTicket(input.quote)) },
      callBlock,
      ...agreed(input).terms,
      ...bookingTermBlocks(),
    ],
  }),
  "balance-paid": (input: PaymentEmail): Content => ({
    title: "All paid",
    preview: "The balance is here. Nothing is left to pay.",
    blocks: [
      { text: `${hello(input)} the balance is here. Nothing is left to pay.` },
      bookingLink(input),
      { part: "Receipt" },
      { rows: receiptRows(input) },
      paidTo,
      forAccounts(input),
      { part: "What is booked" },
      { rows: summaryRowsForEmail(besideTicket(input.quote)) },
      callBlock,
    ],
  }),
  "payment-failed": (input: PaymentEmail): Content => ({
    title: "The payment did not go through",
    preview: "Nothing was taken. You can try again.",
    blocks: [
      { text: `${hello(input)} your payment did not reach us, and nothing was taken.` },
      {
        text:
          input.payment.part === "balance"
            ? `Your booking stands. ${input.due ? payingText(input.due) : ""} Please try again.`
            : `The date is not booked yet. ${input.due ? payingText(input.due) : ""} If you have tried again since and it worked, there is nothing you need to do.`,
      },
      bookingLink(input, "Try again"),
      callBlock,
    ],
  }),
  "owed-back": (input: PaymentEmail): Content => ({
    title: "We’re returning your payment",
    preview: "All of it goes back the way it came.",
    ticket: [],
    blocks: [
      {
        text: `${hello(input)} we could not accept the ${formatPounds(input.payment.pence)} that arrived: by then it had already been paid, another sum was due, or the booking was no longer open.`,
      },
      { text: "All of it goes back the way it came. There is nothing you need to do." },
      ...afterOwedBack(input),
    ],
  }),
} satisfies Partial<Record<EmailTopic, (input: PaymentEmail) => Content>>;

export const isForCustomer = (topic: EmailTopic): topic is keyof typeof customerEmails => topic in customerEmails;

export function customerMail(topic: keyof typeof customerEmails, input: PaymentEmail): Mail {
  const head = topic === "payment-failed" || topic === "owed-back" ? badNews : undefined;
  return emailOf(topic, aboutQuote(input.quote, input.link, head), customerEmails[topic](input));
}

/** How to pay by transfer. @param lines the instructions from the payment adapter */
export function instructionsMail(input: PaymentEmail, lines: readonly SummaryRow[]): Mail {
  const what = input.payment.part === "balance" ? "the balance" : "your booking";
  const { quote, link } = input;
  return emailOf("payment-instructions", aboutQuote(quote, link), {
    title: "How to pay",
    preview: "Where to send the money, and the reference to use.",
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
