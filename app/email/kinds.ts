/**
 * Every kind of email: to whom it goes, when, and under which subject. A new kind is a line here, its blocks in a feature's email.ts
 * and a line where it is put into the outbox. One list, so longer than 200 lines.
 */

/** A quote as subjects name it. */
interface QuoteSubject {
  reference: string;
  act: string;
  /** "Saturday 12 June 2027" */
  date: string;
  place: string;
  /** "2 × cheeky butlers" */
  counted: string;
  suspect: 0 | 1;
}

interface Content {
  title: string;
  preview: string;
}

type Kind = (ToCustomer | { to: "performer" | "owner" }) & {
  when: string;
  /** Its preview names neither act nor place, so that it may be used for a surprise */
  plainPreview?: true;
  /** It holds the private link of the quote or booking, so that its reader can open the page again */
  hasLink?: true;
  /** Each kind says what it is about */
  subject(about: never, content: Content): string;
};

interface ToCustomer {
  to: "customer";
  /**
   * For a surprise, whose subject is replaced because a list of emails may be read over a shoulder: what tells this email from the others,
   * after the owner's own words and the reference. It fits any purchase
   */
  plainWords: string;
}

const occasion = ({ act, date }: QuoteSubject) => `${act}, ${date}`;
const order = (quote: QuoteSubject) => `${quote.counted}, ${quote.place}, ${quote.date}`;
const paid = (quote: QuoteSubject) => `Paid: ${quote.reference}, ${occasion(quote)}, ${quote.place}`;
const pleaseLook = (quote: QuoteSubject) => `Please look: ${quote.reference}, ${occasion(quote)}, ${quote.place}`;
const ofQuote = (text: string) => (quote: QuoteSubject) => `${text} (${quote.reference})`;
const ofOccasion = (text: string) => (quote: QuoteSubject) => `${text} ${occasion(quote)} (${quote.reference})`;

export const emailKinds = {
  "quote-received": {
    to: "customer",
    plainWords: "received",
    hasLink: true,
    when: "a request is stored",
    plainPreview: true,
    subject: (quote: QuoteSubject) => `We have your request ${quote.reference}: ${occasion(quote)}`,
  },
  "quote-for-desk": {
    to: "owner",
    when: "a request is stored",
    subject: (quote: QuoteSubject) =>
      `${quote.suspect ? "Please check: " : ""}Quote ${quote.reference}: ${order(quote)}`,
  },
  "unanswered-for-desk": {
    to: "owner",
    when: "a request has waited for so many hours (content/site.ts, chasing)",
    subject: (quote: QuoteSubject, { title }: Content) => `${title}: ${quote.reference}, ${order(quote)}`,
  },
  "message-unanswered-for-desk": {
    to: "owner",
    when: "a message has waited for so many hours (content/site.ts, chasing)",
    subject: (_message: object, { title }: Content) => title,
  },
  "quote-offer": {
    to: "customer",
    plainWords: "our answer",
    hasLink: true,
    when: "the owner sends a price",
    subject: ofOccasion("Your price for"),
  },
  "private-link": {
    to: "customer",
    plainWords: "your link",
    hasLink: true,
    when: "the owner sends the link again, once the price is agreed to",
    subject: ofOccasion("Your link:"),
  },
  agreed: {
    to: "customer",
    plainWords: "as agreed",
    hasLink: true,
    when: "the owner notes a yes that was given by phone",
    subject: ofOccasion("What you agreed to:"),
  },
  "booking-changed": {
    to: "customer",
    plainWords: "changed",
    hasLink: true,
    when: "the owner changes what was sent or booked",
    subject: ofOccasion("Changed:"),
  },
  "change-proposed": {
    to: "customer",
    plainWords: "a question",
    hasLink: true,
    when: "a change to a booking costs more, or leaves less time to cancel",
    plainPreview: true,
    subject: ofOccasion("Shall we change it?"),
  },
  "change-answered-for-desk": {
    to: "owner",
    when: "the customer says yes or no to a change",
    subject: (quote: QuoteSubject, { title }: Content) => `${title}: ${quote.reference}, ${order(quote)}`,
  },
  "desk-message": {
    to: "customer",
    plainWords: "a message",
    when: "the owner writes a message at the desk",
    subject: ({ about }: { about: string }) => about,
  },
  "answer-for-desk": {
    to: "owner",
    when: "a customer writes on their booking’s page, or an answer to such a message comes in by the inbound hook",
    subject: ({ name, reference }: { name: string; reference: string }) =>
      `${reference && `${reference}: `}message from ${name}`,
  },
  "offer-unopened": {
    to: "customer",
    plainWords: "did it reach you?",
    hasLink: true,
    when: "nobody has opened the page of a price for so many hours",
    plainPreview: true,
    subject: ofOccasion("Did our price reach you?"),
  },
  "offer-ending": {
    to: "customer",
    plainWords: "ends soon",
    hasLink: true,
    when: "the last day of a price is near, and it is not booked",
    plainPreview: true,
    subject: ofOccasion("Your price ends soon:"),
  },
  "accepted-for-desk": {
    to: "owner",
    when: "a price is agreed to",
    subject: (quote: QuoteSubject) =>
      `${quote.suspect ? "Please check: yes" : "Yes"} to ${quote.reference}: ${order(quote)}`,
  },
  "declined-for-desk": {
    to: "owner",
    when: "the customer says no to a price",
    subject: (quote: QuoteSubject) => `No to ${quote.reference}: ${order(quote)}`,
  },
  invoice: {
    to: "customer",
    plainWords: "invoice",
    hasLink: true,
    when: "the owner sends the invoice: ahead of payment for companies, or at a new price",
    subject: ofOccasion("Your invoice:"),
  },
  "payment-instructions": {
    to: "customer",
    plainWords: "how to pay",
    hasLink: true,
    when: "a transfer is chosen",
    subject: ofOccasion("How to pay for"),
  },
  "payment-failed": {
    to: "customer",
    plainWords: "please try again",
    hasLink: true,
    when: "a payment does not go through",
    subject: ofQuote("Your payment did not go through"),
  },
  booked: {
    to: "customer",
    plainWords: "confirmed",
    hasLink: true,
    when: "the deposit, or all of it, is paid",
    subject: ofOccasion("Booked:"),
  },
  "booked-for-desk": { to: "owner", when: "the deposit, or all of it, is paid", subject: paid },
  "balance-paid": {
    to: "customer",
    plainWords: "receipt",
    hasLink: true,
    when: "the balance is paid",
    subject: ofOccasion("Paid in full:"),
  },
  "balance-paid-for-desk": { to: "owner", when: "the balance is paid", subject: paid },
  "given-back": {
    to: "customer",
    plainWords: "refund",
    hasLink: true,
    when: "the owner gives back a part of what was paid",
    subject: ofQuote("Money goes back to you"),
  },
  "owed-back": {
    to: "customer",
    plainWords: "payment returned",
    hasLink: true,
    when: "money comes that the quote can't take",
    subject: ofQuote("Your payment goes back to you"),
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
    plainWords: "reminder",
    hasLink: true,
    when: "five days before the balance is due",
    plainPreview: true,
    subject: ofOccasion("The balance for"),
  },
  "balance-late-for-desk": {
    to: "owner",
    when: "the balance is late",
    subject: (quote: QuoteSubject) => `Balance late, ${quote.reference}: ${quote.act}, ${quote.place}, ${quote.date}`,
  },
  "week-before": {
    to: "customer",
    plainWords: "please check",
    hasLink: true,
    when: "seven days before the event",
    plainPreview: true,
    subject: (quote: QuoteSubject, { title }: Content) => ofOccasion(`${title}:`)(quote),
  },
  thanks: {
    to: "customer",
    plainWords: "thank you",
    when: "the event has taken place",
    plainPreview: true,
    subject: (quote: QuoteSubject & { agency: string }) => `Thank you, from ${quote.agency} (${quote.reference})`,
  },
  cancelled: {
    to: "customer",
    plainWords: "cancelled",
    when: "a booking is cancelled",
    subject: ofOccasion("Cancelled:"),
  },
  "cancelled-for-desk": {
    to: "owner",
    when: "a booking is cancelled",
    subject: (quote: QuoteSubject) => `Cancelled ${quote.reference}: ${occasion(quote)}, ${quote.place}`,
  },
  "job-request": { to: "performer", when: "a performer is asked for a party", subject: ofOccasion("Can you do this?") },
  "job-reminder": {
    to: "performer",
    when: "a performer has not answered for some hours",
    subject: ofOccasion("We need your answer:"),
  },
  "job-moved": {
    to: "performer",
    when: "a party moves to another day, time or place, and a performer was asked for it or has said yes",
    subject: ofOccasion("It has changed:"),
  },
  "job-booked": {
    to: "performer",
    when: "the customer books a party that a performer has said yes to",
    subject: ofOccasion("It’s booked:"),
  },
  "job-changed": {
    to: "performer",
    when: "the venue, or what else the job sheet says, of such a party changes, and the performer's yes stands",
    subject: ofOccasion("Your job sheet has changed:"),
  },
  "job-tomorrow": {
    to: "performer",
    when: "the day before such a party",
    subject: ofOccasion("It’s tomorrow:"),
  },
  "job-over": {
    to: "performer",
    when: "a performer is no longer asked for a party",
    subject: ofOccasion("No longer yours:"),
  },
  "performer-for-desk": {
    to: "owner",
    when: "a performer answers, nobody is left to ask, or a booked party is a week away and lacks one",
    subject: (quote: QuoteSubject, { title }: Content) => `${title}: ${quote.reference}, ${order(quote)}`,
  },
  "review-invite": {
    to: "customer",
    plainWords: "how was it?",
    when: "some days after the event",
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
    plainWords: "received",
    when: "a message is stored",
    subject: (_message: object) => "We have your message",
  },
  "enquiry-for-desk": {
    to: "owner",
    when: "a message is stored",
    subject: ({ name, suspect }: { name: string; suspect: 0 | 1 }) =>
      `${suspect ? "Please check: " : ""}Message from ${name}`,
  },
  "desk-sign-in": {
    to: "owner",
    when: "somebody of DESK_EMAILS asks to be let in at the desk",
    subject: (_about: object) => "Your link to the desk",
  },
} as const satisfies Record<string, Kind>;

export type EmailKind = keyof typeof emailKinds;
/** The kinds that hold the private link. */
export const kindsWithLink = (Object.keys(emailKinds) as EmailKind[]).filter((kind) => "hasLink" in emailKinds[kind]);
/** What the subject of a kind is about. */
export type SubjectOf<K extends EmailKind> = Parameters<(typeof emailKinds)[K]["subject"]>[0];

export const subjectFor = <K extends EmailKind>(kind: K, about: SubjectOf<K>, content: Content): string =>
  (emailKinds[kind].subject as (about: SubjectOf<K>, content: Content) => string)(about, content);
