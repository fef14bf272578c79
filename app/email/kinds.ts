/**
 * Every kind of email: to whom it goes, when, and under which subject. A new kind is a line here, its blocks in a feature's email.ts
 * and a line where it is put into the outbox.
 */

/** A quote as subjects name it. */
export interface QuoteSubject {
  reference: string;
  act: string;
  /** "Saturday 12 June 2027" */
  date: string;
  place: string;
  performers: number;
  suspect: 0 | 1;
}

interface Content {
  title: string;
  preview: string;
}

/**
 * What a surprise's email hides of itself, since a list of emails may be read over a shoulder: its subject, its subject and its preview,
 * or nothing, because they say nothing.
 */
type Neutral = "subject" | "subject and preview" | "nothing";

interface ToCustomer {
  to: "customer";
  when: string;
  neutral: Neutral;
}
interface ToOwner {
  to: "owner";
  when: string;
}
interface Subject {
  /** Each kind says what it is about */
  subject(about: never, content: Content): string;
}

const occasion = ({ act, date }: QuoteSubject) => `${act}, ${date}`;
const order = (quote: QuoteSubject) => `${quote.performers} × ${quote.act}, ${quote.place}, ${quote.date}`;
const paid = (quote: QuoteSubject) => `Paid: ${quote.reference}, ${occasion(quote)}, ${quote.place}`;
const pleaseLook = (quote: QuoteSubject) => `Please look: ${quote.reference}, ${occasion(quote)}, ${quote.place}`;

export const emailKinds = {
  "quote-received": {
    to: "customer",
    when: "a request is stored",
    neutral: "subject",
    subject: (quote: QuoteSubject) => `We have your request ${quote.reference}: ${occasion(quote)}`,
  },
  "quote-for-desk": {
    to: "owner",
    when: "a request is stored",
    subject: (quote: QuoteSubject) =>
      `${quote.suspect ? "Please check: " : ""}Quote ${quote.reference}: ${order(quote)}`,
  },
  "quote-offer": {
    to: "customer",
    when: "the owner sends a price",
    neutral: "subject and preview",
    subject: (quote: QuoteSubject) => `Your price for ${occasion(quote)} (${quote.reference})`,
  },
  "private-link": {
    to: "customer",
    when: "the owner sends the link again, once the price is agreed to",
    neutral: "subject and preview",
    subject: (quote: QuoteSubject) => `Your link: ${occasion(quote)} (${quote.reference})`,
  },
  "accepted-for-desk": {
    to: "owner",
    when: "a price is agreed to",
    subject: (quote: QuoteSubject) =>
      `${quote.suspect ? "Please check: yes" : "Yes"} to ${quote.reference}: ${order(quote)}`,
  },
  "payment-instructions": {
    to: "customer",
    when: "a transfer is chosen",
    neutral: "subject and preview",
    subject: (quote: QuoteSubject) => `How to pay for ${occasion(quote)} (${quote.reference})`,
  },
  "payment-failed": {
    to: "customer",
    when: "a payment does not go through",
    neutral: "subject and preview",
    subject: (quote: QuoteSubject) => `Your payment did not go through (${quote.reference})`,
  },
  booked: {
    to: "customer",
    when: "the deposit, or all of it, is paid",
    neutral: "subject and preview",
    subject: (quote: QuoteSubject) => `Booked: ${occasion(quote)} (${quote.reference})`,
  },
  "booked-for-desk": { to: "owner", when: "the deposit, or all of it, is paid", subject: paid },
  "balance-paid": {
    to: "customer",
    when: "the balance is paid",
    neutral: "subject and preview",
    subject: (quote: QuoteSubject) => `Paid in full: ${occasion(quote)} (${quote.reference})`,
  },
  "balance-paid-for-desk": { to: "owner", when: "the balance is paid", subject: paid },
  "owed-back": {
    to: "customer",
    when: "money comes that the quote can't take",
    neutral: "subject and preview",
    subject: (quote: QuoteSubject) => `Your payment goes back to you (${quote.reference})`,
  },
  "owed-back-for-desk": { to: "owner", when: "money comes that the quote can't take", subject: pleaseLook },
  "wrong-amount-for-desk": { to: "owner", when: "another amount comes than was asked for", subject: pleaseLook },
  "wrong-currency-for-desk": { to: "owner", when: "another currency comes than pounds", subject: pleaseLook },
  "refunded-elsewhere-for-desk": { to: "owner", when: "money goes back at the provider", subject: pleaseLook },
  "refund-failed-for-desk": { to: "owner", when: "a refund fails", subject: pleaseLook },
  "dispute-open-for-desk": { to: "owner", when: "the payer's bank asks for the money back", subject: pleaseLook },
  "dispute-won-for-desk": { to: "owner", when: "the payer's bank gives up", subject: pleaseLook },
  "dispute-lost-for-desk": { to: "owner", when: "the payer's bank takes the money back", subject: pleaseLook },
  "balance-due": {
    to: "customer",
    when: "five days before the balance is due",
    neutral: "subject",
    subject: (quote: QuoteSubject) => `The balance for ${occasion(quote)} (${quote.reference})`,
  },
  "balance-late-for-desk": {
    to: "owner",
    when: "the balance is late",
    subject: (quote: QuoteSubject) => `Balance late, ${quote.reference}: ${quote.act}, ${quote.place}, ${quote.date}`,
  },
  "week-before": {
    to: "customer",
    when: "seven days before the event",
    neutral: "subject",
    subject: (quote: QuoteSubject, { title }: Content) => `${title}: ${occasion(quote)} (${quote.reference})`,
  },
  thanks: {
    to: "customer",
    when: "the event has taken place",
    neutral: "subject",
    subject: (quote: QuoteSubject & { agency: string }) => `Thank you, from ${quote.agency} (${quote.reference})`,
  },
  cancelled: {
    to: "customer",
    when: "a booking is cancelled",
    neutral: "subject and preview",
    subject: (quote: QuoteSubject) => `Cancelled: ${occasion(quote)} (${quote.reference})`,
  },
  "cancelled-for-desk": {
    to: "owner",
    when: "a booking is cancelled",
    subject: (quote: QuoteSubject) => `Cancelled ${quote.reference}: ${occasion(quote)}, ${quote.place}`,
  },
  "review-invite": {
    to: "customer",
    when: "some days after the event",
    neutral: "subject and preview",
    subject: (quote: QuoteSubject) => `How was it? Your ${quote.act}`,
  },
  "review-for-desk": {
    to: "owner",
    when: "a review is written",
    subject: ({ reference }: { reference: string }, { title, preview }: Content) =>
      `${title}: ${preview}, booking ${reference}`,
  },
  "enquiry-copy": {
    to: "customer",
    when: "a message is stored",
    neutral: "nothing",
    subject: (_message: object) => "We have your message",
  },
  "enquiry-for-desk": {
    to: "owner",
    when: "a message is stored",
    subject: ({ name, suspect }: { name: string; suspect: 0 | 1 }) =>
      `${suspect ? "Please check: " : ""}Message from ${name}`,
  },
} as const satisfies Record<string, (ToCustomer | ToOwner) & Subject>;

export type EmailKind = keyof typeof emailKinds;
/** What the subject of a kind is about. */
export type SubjectOf<K extends EmailKind> = Parameters<(typeof emailKinds)[K]["subject"]>[0];

export const subjectFor = <K extends EmailKind>(kind: K, about: SubjectOf<K>, content: Content): string =>
  (emailKinds[kind].subject as (about: SubjectOf<K>, content: Content) => string)(about, content);
