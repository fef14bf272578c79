/** The tables of a quote. The SQL is in server/database/migrations. Money in pence, times ISO 8601 UTC, dates ISO 8601 at the venue. */
import type { ColumnType, Generated, Insertable, Selectable } from "kysely";
import type { Reference } from "./reference.server.ts";
import type { QuoteAnswers } from "./schema.ts";
import type { InitialStatus, Kind, Status } from "./status.ts";

/** A quote's reference. Writable as plain text, because every stored reference was made by `makeReference`. */
export type ReferenceColumn = ColumnType<Reference, string, never>;

/** The form's answers. Dates and times are those at the venue; `phoneE164` is the phone if the number could be read. */
export interface QuoteTable extends Omit<QuoteAnswers, "act"> {
  id: string;
  /** Readable over the phone and not guessable, such as BT-7K4M-92QX */
  reference: ReferenceColumn;
  /** Idempotency key of the form: one key is one quote, however often the form is sent. */
  idempotencyKey: string;
  kind: Kind;
  /** Only `moveQuote` writes it: no other update compiles. */
  status: ColumnType<Status, InitialStatus, never>;
  /** Goes up with every move, and when the person is erased; data read under an earlier version is out of date. */
  version: ColumnType<number, 1, never>;
  /** Kept and shown at the desk, but no email goes to its address. Only `insertQuote` and `moveQuote` write it, never from 0 to 1. */
  suspect: ColumnType<0 | 1, 0 | 1, never>;
  /** Slug of an act, which may no longer be in the catalogue */
  act: string;
  /** Slug of the place, if the text names one we know */
  placeSlug: string | null;
  /** When the over-18 declaration was made */
  adultDeclaredAt: string;
  /** When the marketing checkbox was ticked; null if it was not */
  marketingAt: string | null;
  /** The estimate as it was shown, JSON (Estimate) */
  estimate: string;
  /** The estimate's total; null when travel is priced by hand */
  total: number | null;
  /** Where the visitor came from (source.server.ts): utm_source, utm_medium and utm_campaign of a link, and the previous site's host */
  source: string | null;
  sourceMedium: string | null;
  sourceCampaign: string | null;
  referrerHost: string | null;
  /** Minutes from the request to the first offer. Written by `moveQuote` */
  replyMinutes: number | null;
  /** 0 while nothing is offered; goes up whenever price or details change, so that nobody pays a price they were not shown */
  offerVersion: number;
  /** Price lines as shown, JSON (OfferLine[]). Null while nothing is offered, like all other offer_… columns */
  offerLines: string | null;
  offerTotal: number | null;
  offerDeposit: number | null;
  offerBalance: number | null;
  /** Date */
  offerBalanceDue: string | null;
  /** Pence that the payer's bank took back after a dispute; they are due in addition to the balance */
  offerTakenBack: Generated<number>;
  /** Once the party is over; null for nothing. Only `moveQuote` writes it, and dueOf asks the payments whether anything is left */
  leftUnpaid: ColumnType<"owed" | "written-off" | null, null | undefined, never>;
  /** How many people share the total, for the price a head */
  offerGuests: number | null;
  /** The cancellation table that the customer was shown, JSON (CancellationRow[]); later tables do not apply to them */
  offerTerms: string | null;
  /** Date: the last day of the offer */
  offerValidUntil: string | null;
  /** The owner's note to the customer, shown with the price, plain text; null for none */
  offerNote: string | null;
  /** When the visitor was first shown this version */
  offeredAt: string | null;
  termsAcceptedAt: string | null;
  /** When the customer agreed to be asked for a review afterwards; null if they did not */
  reviewWantedAt: string | null;
  createdAt: string;
}

export type Quote = Selectable<QuoteTable>;
/** A quote at one of its initial statuses. */
export type NewQuote = Insertable<QuoteTable> & { reference: Reference };
/** A quote before anything is offered: what was asked for, and by whom. */
export type RequestedQuote = Pick<
  Quote,
  keyof QuoteAnswers | "reference" | "suspect" | "placeSlug" | "adultDeclaredAt" | "marketingAt" | "estimate"
>;
/** What a move may change apart from the status. */
export type QuoteChanges = Partial<Omit<Quote, "status" | "version" | "suspect" | "leftUnpaid" | "id" | "reference">>;

/** One transition of a quote. Contains no name, address or typed text. */
export interface QuoteTransitionTable {
  id: string;
  reference: ReferenceColumn;
  at: string;
  /** The event; "begun" for the first row */
  cause: string;
  actor: "visitor" | "owner" | "provider" | "clock";
  fromStatus: Status | null;
  toStatus: Status;
  /** The quote's version after the transition */
  version: number;
  /** Such as "offer 2" or a payment's id */
  detail: string | null;
}
export type QuoteTransition = Selectable<QuoteTransitionTable>;

/** A private link: whoever holds the key sees the quote. A quote has one for each email with a link. */
export interface QuoteLinkTable {
  /** SHA-256 of the key, hex */
  digest: string;
  reference: ReferenceColumn;
  madeAt: string;
  /** Null for links stored before links had an expiry; those do not expire. */
  expiresAt: string | null;
}

/** A notification that was sent once about a quote, such as a reminder or an invitation. Whoever writes the row first may send it. */
export interface SentNotificationTable {
  /** Reference of a quote, or the id of a message from the contact form */
  reference: string;
  kind: string;
  at: string;
}
