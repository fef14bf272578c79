/** The tables of a quote. The SQL is in server/database/migrations. Money in pence, times ISO 8601 UTC, dates ISO 8601 at the venue. */
import type { ColumnType, Generated, Insertable, Selectable } from "kysely";
import type { Reference } from "./reference.server.ts";
import type { QuoteAnswers } from "./schema.ts";
import type { InitialStatus, Kind, Status } from "./status.ts";

/** Of a quote. Written as text: whatever is stored was made by `makeReference`. */
export type ReferenceColumn = ColumnType<Reference, string, never>;

/** The answers of the form, with dates and times at the venue; place and phone as typed, and `phoneE164` where the number could be read. */
export interface QuoteTable extends Omit<QuoteAnswers, "act"> {
  id: string;
  /** Readable over the phone and not guessable, such as BT-7K4M-92QX */
  reference: ReferenceColumn;
  /** From the form: the same key is the same quote, however often it is sent. */
  idempotencyKey: string;
  kind: Kind;
  /** Written by `moveQuote` alone: no other update compiles. */
  status: ColumnType<Status, InitialStatus, never>;
  /** Goes up with every move, and where the person is erased; what was read under another version is out of date. */
  version: ColumnType<number, 1, never>;
  /**
   * Looks sent by a machine: kept and shown to the desk, no mail to the address it names. Written by `insertQuote` and `moveQuote`
   * alone, and never from 0 to 1.
   */
  suspect: ColumnType<0 | 1, 0 | 1, never>;
  /** Of an act that may have left the catalogue since */
  act: string;
  /** Slug of the place, when the words name one we know */
  placeSlug: string | null;
  /** When the over-18 declaration was made */
  adultDeclaredAt: string;
  /** When the marketing box was ticked; null when it was not */
  marketingAt: string | null;
  /** The estimate as it was shown, JSON (Estimate) */
  estimate: string;
  /** The estimate's total; null when travel is priced by hand */
  total: number | null;
  /** Where they came from (source.server.ts): utm_source, utm_medium and utm_campaign of a link, and the host of the site before this one */
  source: string | null;
  sourceMedium: string | null;
  sourceCampaign: string | null;
  referrerHost: string | null;
  /** Minutes from the request to the first offer. Written by `moveQuote` */
  replyMinutes: number | null;
  /** 0 while nothing is offered; goes up whenever price or details change, so that nobody pays what they were not shown */
  offerVersion: number;
  /** As shown, JSON (OfferLine[]); null while nothing is offered, as are all of offer_… */
  offerLines: string | null;
  offerTotal: number | null;
  offerDeposit: number | null;
  offerBalance: number | null;
  /** Date */
  offerBalanceDue: string | null;
  /** Pence of what had come, which the payer's bank took back after a dispute: they are left to pay beside the balance */
  offerTakenBack: Generated<number>;
  /** How many share it: the cost per head is the total by this number */
  offerGuests: number | null;
  /** The cancellation table they were shown, JSON (CancellationRow[]): a later one does not bind them */
  offerTerms: string | null;
  /** Date: the last day of the offer */
  offerValidUntil: string | null;
  /** The owner's words to the customer beside the price, plain text; null for none */
  offerNote: string | null;
  /** When the visitor was first shown this version */
  offeredAt: string | null;
  termsAcceptedAt: string | null;
  /** When they said that we may ask for a review afterwards; null when they did not */
  reviewWantedAt: string | null;
  createdAt: string;
}

export type Quote = Selectable<QuoteTable>;
/** A quote at one of its initial statuses. */
export type NewQuote = Insertable<QuoteTable> & { reference: Reference };
/** What was asked for, by whom: known before anything is offered. */
export type RequestedQuote = Pick<
  Quote,
  keyof QuoteAnswers | "reference" | "suspect" | "adultDeclaredAt" | "marketingAt" | "estimate"
>;
/** What a move may write beside the status. */
export type QuoteChanges = Partial<Omit<Quote, "status" | "version" | "suspect" | "id" | "reference">>;

/** One step of a quote. Never a name, an address or anything typed. */
export interface QuoteTransitionTable {
  id: string;
  reference: ReferenceColumn;
  at: string;
  /** The event; "begun" for the first row */
  cause: string;
  actor: "visitor" | "owner" | "provider" | "clock";
  fromStatus: Status | null;
  toStatus: Status;
  /** The quote's version after it */
  version: number;
  /** Such as "offer 2" or a payment's id */
  detail: string | null;
}
export type QuoteTransition = Selectable<QuoteTransitionTable>;

/** A private link: whoever holds the key sees the quote. One quote has as many as emails with a link. */
export interface QuoteLinkTable {
  /** SHA-256 of the key, hex */
  digest: string;
  reference: ReferenceColumn;
  madeAt: string;
  /** Null for links stored before links had an end; those do not end. */
  expiresAt: string | null;
}

/** A notification that was sent once about a quote, such as a reminder or an invitation. Whoever writes the row first may send it. */
export interface SentNotificationTable {
  /** A quote's, or the id of a message from the contact form */
  reference: string;
  kind: string;
  at: string;
}
