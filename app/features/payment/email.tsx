/** The letters of a payment: booked, balance received, money that goes back, how to transfer; and the desk's. */
import type { Theme } from "../../../content/shape.ts";
import type { Mail } from "../../context.ts";
import { formatLongDate } from "../../dates/dates.ts";
import { type Block, compose } from "../../email/compose.tsx";
import { greeting } from "../../email/typed-words.ts";
import { formatPounds } from "../../ui/money.ts";
import { leftWords, payingText, sendWords } from "../booking/due-text.ts";
import { callBlock, previewOf, priceBlocks, termBlocks } from "../booking/email-blocks.server.ts";
import type { Offer } from "../booking/offer.server.ts";
import type { Due } from "../money/rules.ts";
import { factsForEmail, partyRows, personRows, type SummaryRow } from "../quote/summary-rows.ts";
import type { Quote } from "../quote/table.server.ts";
import { agency, senderOf, toDesk, toVisitor } from "../site/sender.server.ts";
import { site } from "../site/site.server.ts";
import type { News } from "./settlement.ts";
import type { Payment } from "./table.server.ts";

export interface PaymentEmail {
  quote: Quote;
  names: { act: string; package: string; theme: Theme };
  payment: Pick<Payment, "id" | "part" | "pence" | "adapter">;
  /** Null when the quote has no offer any more */
  offer: Offer | null;
  /** What is due once what the letter tells has happened */
  due: Due | null;
  /** The visitor's private page */
  link: string;
}

/** What came with this payment, and what is left. */
const moneyRows = ({ payment, due }: PaymentEmail): SummaryRow[] => [
  { label: payment.part === "deposit" ? "Deposit paid" : "Paid", value: formatPounds(payment.pence) },
  { label: "Left to pay", value: due ? leftWords(due) : "Nothing" },
];

const occasion = ({ quote, names }: PaymentEmail) => `${names.act}, ${formatLongDate(quote.eventDate)}`;
const hello = ({ quote }: PaymentEmail) => `${greeting(quote.name)},`;
const bookingLink = ({ link }: PaymentEmail, label = "See your booking"): Block => ({ link, label, isPrivate: true });

/** What she keeps for her accounts: who was paid what, for what. */
const receipt = (input: PaymentEmail): Block[] => [
  { part: "Receipt" },
  {
    facts: [
      ...moneyRows(input),
      { label: "For", value: occasion(input) },
      { label: "Paid to", value: agency.foot },
      ...(site.legal.vatNumber ? [{ label: "VAT number", value: site.legal.vatNumber }] : []),
    ],
  },
];

const pricesOf = ({ offer, due }: PaymentEmail): Block[] => (offer && due ? priceBlocks(offer, due) : []);

const next = ({ quote, due }: PaymentEmail): Block => {
  const open = [!quote.eventTime && "the start time", !quote.venue && "the venue"].filter((what) => what !== false);
  return {
    steps: [
      ...(open.length > 0
        ? [{ title: "Tell us what is open", text: `We still need ${open.join(" and ")}: just reply.` }]
        : []),
      due?.next
        ? { title: "The balance", text: `${payingText(due)} You pay it on your booking’s page.` }
        : { title: "Money", text: "All paid: nothing is left." },
      {
        title: "Your calendar",
        text: "Your booking’s page has a calendar file, and words to share with the cost per head.",
      },
    ],
  };
};

interface Parts {
  subject: string;
  title: string;
  preview: string;
  blocks: Block[];
}

/** News that the visitor gets a letter about. */
const customerEmails = {
  booked: (input: PaymentEmail): Parts => ({
    subject: `Booked: ${occasion(input)} (${input.quote.reference})`,
    title: "You’re booked",
    preview: "Your payment is here and the date is yours.",
    blocks: [
      { words: `${hello(input)} your payment is here and the date is yours. Keep this letter: it is what we agreed.` },
      next(input),
      bookingLink(input),
      ...receipt(input),
      ...pricesOf(input),
      { part: "What is booked" },
      { facts: factsForEmail([...partyRows(input.quote, input.names), ...personRows(input.quote)]) },
      callBlock,
      ...(input.offer ? termBlocks(input.offer.terms) : []),
    ],
  }),
  "balance-paid": (input: PaymentEmail): Parts => ({
    subject: `Paid in full: ${occasion(input)} (${input.quote.reference})`,
    title: "All paid",
    preview: "The balance is here. Nothing is left to pay.",
    blocks: [
      { words: `${hello(input)} the balance is here. Nothing is left to pay.` },
      bookingLink(input),
      ...receipt(input),
      { part: "What is booked" },
      { facts: factsForEmail(partyRows(input.quote, input.names)) },
      callBlock,
    ],
  }),
  "payment-failed": (input: PaymentEmail): Parts => ({
    subject: `Your payment did not go through (${input.quote.reference})`,
    title: "The payment did not go through",
    preview: "Nothing was taken. You can try again.",
    blocks: [
      { words: `${hello(input)} ${formatPounds(input.payment.pence)} did not reach us, and nothing was taken.` },
      {
        words:
          input.payment.part === "balance"
            ? `Your booking stands. ${input.due ? payingText(input.due) : ""} Please try again.`
            : `The date is not booked yet. ${input.due ? payingText(input.due) : ""} If you have tried again since and it worked, you need do nothing.`,
      },
      bookingLink(input, "Try again"),
      callBlock,
    ],
  }),
  "owed-back": (input: PaymentEmail): Parts => ({
    subject: `Your payment goes back to you (${input.quote.reference})`,
    title: "Your payment goes back",
    preview: "All of it goes back the way it came.",
    blocks: [
      {
        words: `${hello(input)} ${formatPounds(input.payment.pence)} arrived that could not be taken for this quote: it was no longer open, or was paid already.`,
      },
      {
        words: "All of it goes back the way it came. You need do nothing. If you still want the date, please call us.",
      },
    ],
  }),
} satisfies Partial<Record<News, (input: PaymentEmail) => Parts>>;

export const tellsVisitor = (news: News): news is keyof typeof customerEmails => news in customerEmails;

const toHer = async (input: PaymentEmail, { subject, preview, ...parts }: Parts): Promise<Mail> => ({
  ...toVisitor(input.quote, subject),
  ...(await compose({
    theme: input.names.theme,
    brand: senderOf(input.quote),
    reference: input.quote.reference,
    preview: previewOf(input.quote, preview),
    foot: agency.foot,
    ...parts,
  })),
});

export const visitorMail = (news: keyof typeof customerEmails, input: PaymentEmail): Promise<Mail> =>
  toHer(input, customerEmails[news](input));

const deskText = {
  booked: "Booked and paid as below. Tell the performers.",
  "balance-paid": "The balance is paid. Nothing is left.",
  "owed-back": "Money came that this quote can’t take. It is written down as owed back; the visitor was told.",
  "wrong-amount":
    "The provider reports another amount than was asked for. Nothing was booked: look at the payment there.",
  "wrong-currency": "The provider reports another currency than pounds. Nothing was booked: look at the payment there.",
  "refunded-elsewhere": "Money was sent back at the provider, not from here. The booking stands until you cancel it.",
  "refund-failed": "A refund failed at the provider. The money is still owed: send it by hand.",
  "dispute-open": "The payer’s bank asks for the money back. Answer at the provider in time.",
  "dispute-won": "The payer’s bank gave up: the money stays.",
  "dispute-lost": "The payer’s bank took the money back.",
} as const satisfies Partial<Record<News, string>>;

/** Of a payment that failed she hears herself, and tries again or does not. */
export const tellsDesk = (news: News): news is keyof typeof deskText => news in deskText;

export async function paymentDeskMail(news: keyof typeof deskText, input: PaymentEmail): Promise<Mail> {
  const { quote, names, payment } = input;
  const calm = news === "booked" || news === "balance-paid";
  return {
    ...toDesk(quote, `${calm ? "Paid" : "Please look"}: ${quote.reference}, ${occasion(input)}, ${quote.place}`),
    ...(await compose({
      theme: names.theme,
      brand: agency.name,
      title: calm ? "Money is in" : "A payment needs you",
      reference: quote.reference,
      preview: deskText[news],
      foot: agency.foot,
      blocks: [
        { words: deskText[news] },
        {
          facts: [
            { label: "Payment", value: `${formatPounds(payment.pence)}, ${payment.part}, by ${payment.adapter}` },
            { label: "Payment id", value: payment.id },
            ...partyRows(quote, names),
            ...personRows(quote),
          ],
        },
      ],
    })),
  };
}

/** How to pay by transfer. @param lines what the adapter says */
export function instructionsMail(input: PaymentEmail, lines: readonly SummaryRow[]): Promise<Mail> {
  const what = input.payment.part === "balance" ? "the balance" : "your booking";
  return toHer(input, {
    subject: `How to pay for ${occasion(input)} (${input.quote.reference})`,
    title: "How to pay",
    preview: "Where to send the money, and the reference to use.",
    blocks: [
      {
        words: `${hello(input)} here is where to send the money for ${what}. Use the reference exactly as it stands.`,
      },
      { facts: lines },
      { words: `${input.due?.next ? sendWords(input.due.next) : ""} We write to you as soon as it is here.`.trim() },
      bookingLink(input),
      ...pricesOf(input),
      ...(input.offer ? termBlocks(input.offer.terms) : []),
    ],
  });
}
