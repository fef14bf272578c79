/** All kinds of email: who gets each, when, and with which subject. A single list, so longer than 200 lines. */

/** The properties of a quote that subjects use. */
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

interface Kind {
  when: string;
  /** Its preview names neither act nor place, so that it may be used for a surprise */
  plainPreview?: true;
  /** Each kind has its own type for what it is about */
  subject(about: never, content: Content): string;
}

interface ToCustomer extends Kind {
  /** Tells the emails of a surprise apart, after the owner's neutral words and the reference. Fits any purchase */
  plainWords: string;
  /** It does not contain the private link of the quote or booking, so its reader can't open the page with it */
  withoutLink?: true;
}

const occasion = ({ act, date }: QuoteSubject) => `${act}, ${date}`;
const order = (quote: QuoteSubject) => `${quote.counted}, ${quote.place}, ${quote.date}`;
const paid = (quote: QuoteSubject) => `Paid: ${quote.reference}, ${occasion(quote)}, ${quote.place}`;
const pleaseLook = (quote: QuoteSubject) => `Please look: ${quote.reference}, ${occasion(quote)}, ${quote.place}`;
const ofQuote = (text: string) => (quote: QuoteSubject) => `${text} (${quote.reference})`;
const ofOccasion = (text: string) => (quote: QuoteSubject) => `${text} ${occasion(quote)} (${quote.reference})`;
const titled = (quote: QuoteSubject, { title }: Content) => ofOccasion(`${title}:`)(quote);

const toCustomer = {
  "quote-received": {
    plainWords: "received",
    when: "a request is stored",
    plainPreview: true,
    subject: (quote: QuoteSubject) => `We have your request ${quote.reference}: ${occasion(quote)}`,
  },
  "quote-offer": {
    plainWords: "our answer",
    when: "the owner sends a price",
    subject: ofOccasion("Your price for"),
  },
  "private-link": {
    plainWords: "your link",
    when: "the owner sends the link again, once the price is agreed to",
    subject: ofOccasion("Your link:"),
  },
  agreed: {
    plainWords: "as agreed",
    when: "the owner notes a yes that was given by phone",
    subject: ofOccasion("What you agreed to:"),
  },
  "booking-changed": {
    plainWords: "changed",
    when: "the owner changes what was sent or booked",
    subject: ofOccasion("Changed:"),
  },
  "change-proposed": {
    plainWords: "a question",
    when: "a change to a booking costs more, or leaves less time to cancel",
    plainPreview: true,
    subject: ofOccasion("Shall we change it?"),
  },
  "change-withdrawn": {
    plainWords: "no change",
    when: "the owner withdraws a change before the customer has answered it",
    subject: ofOccasion("No change after all:"),
  },
  "desk-message": {
    plainWords: "a message",
    withoutLink: true,
    when: "the owner writes a message at the desk",
    subject: ({ about }: { about: string }) => about,
  },
  "offer-unopened": {
    plainWords: "did it reach you?",
    when: "nobody has opened the page of a price for so many hours",
    plainPreview: true,
    subject: ofOccasion("Did our price reach you?"),
  },
  "offer-ending": {
    plainWords: "ends soon",
    when: "the last day of a price is near, and it is not booked",
    plainPreview: true,
    subject: ofOccasion("Your price ends soon:"),
  },
  invoice: {
    plainWords: "invoice",
    when: "the owner sends the invoice: ahead of payment for companies, or at a new price",
    subject: ofOccasion("Your invoice:"),
  },
  "payment-instructions": {
    plainWords: "how to pay",
    when: "a transfer is chosen",
    subject: ofOccasion("How to pay for"),
  },
  "payment-failed": {
    plainWords: "please try again",
    when: "a payment does not go through",
    subject: ofQuote("Your payment did not go through"),
  },
  booked: {
    plainWords: "payment received",
    when: "the deposit, or all of it, is paid",
    // The title says whether the party is booked, or its date is held until performers have said yes.
    subject: titled,
  },
  "balance-paid": {
    plainWords: "receipt",
    when: "the balance is paid",
    subject: ofOccasion("Paid in full:"),
  },
  unmarked: {
    plainWords: "a correction",
    when: "the owner takes back that the balance was paid: it had been marked by mistake",
    subject: ofQuote("A correction: the balance is not here yet"),
  },
  "payment-corrected": {
    plainWords: "a corrected receipt",
    when: "the owner corrects how or on which day money came that they had marked as paid",
    subject: ofQuote("A correction: how your payment came"),
  },
  "given-back": {
    plainWords: "refund",
    when: "the owner gives back a part of what was paid",
    subject: ofQuote("Your refund"),
  },
  "owed-back": {
    plainWords: "payment returned",
    when: "money comes that the quote can't take",
    subject: ofQuote("We’re returning your payment"),
  },
  "balance-due": {
    plainWords: "reminder",
    when: "five days before the balance is due",
    plainPreview: true,
    subject: ofOccasion("The balance for"),
  },
  "week-before": {
    plainWords: "please check",
    when: "seven days before the event",
    plainPreview: true,
    subject: titled,
  },
  thanks: {
    plainWords: "thank you",
    withoutLink: true,
    when: "the event has taken place, somebody came, and not everything that was paid has been refunded",
    plainPreview: true,
    subject: (quote: QuoteSubject & { agency: string }) => `Thank you, from ${quote.agency} (${quote.reference})`,
  },
  cancelled: {
    plainWords: "cancelled",
    withoutLink: true,
    when: "a booking is cancelled",
    subject: ofOccasion("Cancelled:"),
  },
  lapsed: {
    plainWords: "no longer reserved",
    withoutLink: true,
    when: "a price that was agreed to, or an invoice sent ahead of payment, is not paid in time",
    plainPreview: true,
    subject: ofOccasion("No longer held:"),
  },
  "review-invite": {
    plainWords: "how was it?",
    withoutLink: true,
    when: "some days after the event, unless nobody came or everything that was paid has been refunded",
    subject: (quote: QuoteSubject) => `How was it? Your ${quote.act}`,
  },
  "enquiry-copy": {
    plainWords: "received",
    withoutLink: true,
    when: "a message is stored",
    subject: (_message: object) => "We have your message",
  },
} as const satisfies Record<string, ToCustomer>;

const toPerformer = {
  "job-request": {
    when: "a performer is asked for a party, or for another fee",
    subject: ofOccasion("Can you do this?"),
  },
  "job-reminder": {
    when: "a performer has not answered for some hours",
    subject: ofOccasion("We need your answer:"),
  },
  "job-moved": {
    when: "a party moves to another day, time or place, and a performer was asked for it or has said yes",
    subject: ofOccasion("It has changed:"),
  },
  "job-booked": {
    when: "the customer books a party that a performer has said yes to",
    subject: ofOccasion("It’s booked:"),
  },
  "job-changed": {
    when: "the venue, or what else the job sheet says, of such a party changes, and the performer's yes stands; or their fee or link, before it is booked; or their fee is lowered once it has begun",
    // "Your job sheet has changed", or "Your job has changed" while it is not booked
    subject: titled,
  },
  "job-tomorrow": {
    when: "the day before such a party",
    // "It’s tomorrow", unless it starts after midnight
    subject: titled,
  },
  "job-over": {
    when: "a performer is no longer asked for a party",
    subject: ofOccasion("No longer yours:"),
  },
} as const satisfies Record<string, Kind>;

const toOwner = {
  "quote-for-desk": {
    when: "a request is stored",
    subject: (quote: QuoteSubject) =>
      `${quote.suspect ? "Please check: " : ""}Quote ${quote.reference}: ${order(quote)}`,
  },
  "unanswered-for-desk": {
    when: "a request has waited for so many hours (content/site.ts, chasing)",
    subject: (quote: QuoteSubject, { title }: Content) => `${title}: ${quote.reference}, ${order(quote)}`,
  },
  "message-unanswered-for-desk": {
    when: "a message has waited for so many hours (content/site.ts, chasing)",
    subject: (_message: object, { title }: Content) => title,
  },
  "change-answered-for-desk": {
    when: "the customer says yes or no to a change",
    subject: (quote: QuoteSubject, { title }: Content) => `${title}: ${quote.reference}, ${order(quote)}`,
  },
  "answer-for-desk": {
    when: "a customer writes on their booking’s page, or an answer to such a message comes in by the inbound hook",
    subject: ({ name, reference }: { name: string; reference: string }) =>
      `${reference && `${reference}: `}message from ${name}`,
  },
  "accepted-for-desk": {
    when: "a price is agreed to",
    subject: (quote: QuoteSubject) =>
      `${quote.suspect ? "Please check: yes" : "Yes"} to ${quote.reference}: ${order(quote)}`,
  },
  "declined-for-desk": {
    when: "the customer says no to a price",
    subject: (quote: QuoteSubject) => `No to ${quote.reference}: ${order(quote)}`,
  },
  "booked-for-desk": { when: "the deposit, or all of it, is paid", subject: paid },
  "balance-paid-for-desk": { when: "the balance is paid", subject: paid },
  "owed-back-for-desk": { when: "money comes that the quote can't take", subject: pleaseLook },
  "wrong-amount-for-desk": { when: "another amount comes than was asked for", subject: pleaseLook },
  "wrong-currency-for-desk": { when: "another currency comes than pounds", subject: pleaseLook },
  "refunded-elsewhere-for-desk": { when: "money goes back at the provider", subject: pleaseLook },
  "refund-failed-for-desk": { when: "a refund fails", subject: pleaseLook },
  "dispute-open-for-desk": { when: "the payer's bank asks for the money back", subject: pleaseLook },
  "dispute-won-for-desk": { when: "the payer's bank gives up", subject: pleaseLook },
  "dispute-lost-for-desk": { when: "the payer's bank takes the money back", subject: pleaseLook },
  "balance-late-for-desk": {
    when: "the balance is late",
    subject: (quote: QuoteSubject) => `Balance late, ${quote.reference}: ${quote.act}, ${quote.place}, ${quote.date}`,
  },
  "lapsed-for-desk": {
    when: "a price that was agreed to, or an invoice sent ahead of payment, is not paid in time",
    subject: (quote: QuoteSubject) =>
      `Not paid in time, ${quote.reference}: ${quote.act}, ${quote.place}, ${quote.date}`,
  },
  "cancelled-for-desk": {
    when: "a booking is cancelled",
    subject: (quote: QuoteSubject) => `Cancelled ${quote.reference}: ${occasion(quote)}, ${quote.place}`,
  },
  "performer-for-desk": {
    when: "a performer answers, nobody is left to ask, or a booked party is a week away and lacks one",
    subject: (quote: QuoteSubject, { title }: Content) => `${title}: ${quote.reference}, ${order(quote)}`,
  },
  "review-for-desk": {
    when: "a review is written",
    subject: ({ reference }: { reference: string }, { title, preview }: Content) =>
      `${title}: ${preview}, booking ${reference}`,
  },
  "enquiry-for-desk": {
    when: "a message is stored",
    subject: ({ name, suspect }: { name: string; suspect: 0 | 1 }) =>
      `${suspect ? "Please check: " : ""}Message from ${name}`,
  },
  "desk-sign-in": {
    when: "somebody of DESK_EMAILS asks to be let in at the desk",
    subject: (_about: object) => "Your link to the desk",
  },
  "desk-key": {
    when: "a passkey is added for somebody of DESK_EMAILS, or they make a calendar address at the desk",
    subject: (_about: object, { title }: Content) => title,
  },
} as const satisfies Record<string, Kind>;

export const emailKinds = { ...toCustomer, ...toPerformer, ...toOwner };
export type OwnerKind = keyof typeof toOwner;
export const performerKinds = Object.keys(toPerformer);
export const recipientOf = (kind: EmailKind): "customer" | "performer" | "owner" =>
  kind in toCustomer ? "customer" : kind in toPerformer ? "performer" : "owner";

export type EmailKind = keyof typeof emailKinds;
export const kindsWithLink = (Object.keys(toCustomer) as (keyof typeof toCustomer)[]).filter(
  (kind) => !("withoutLink" in toCustomer[kind]),
);
/** The type of what a kind's subject is about. */
export type SubjectOf<K extends EmailKind> = Parameters<(typeof emailKinds)[K]["subject"]>[0];

export const subjectFor = <K extends EmailKind>(kind: K, about: SubjectOf<K>, content: Content): string =>
  (emailKinds[kind].subject as (about: SubjectOf<K>, content: Content) => string)(about, content);
