/**
 * The ports a live route may ask for. Adapters live in server/, where server/ports.ts chooses them.
 * Prerendered routes have no context: they read content and nothing else.
 */
import type { Kysely, Transaction } from "kysely";
import { createContext } from "react-router";
import type { Composed } from "./email/blocks.server.ts";
import type { EmailKind } from "./email/kinds.ts";
import type { BookingChangeTable, BookingNoteTable, BookingTagTable } from "./features/booking/notes/table.server.ts";
import type { DeskPasskeyTable, DeskSecretTable, DeskSessionTable } from "./features/desk/access/table.server.ts";
import type { CalendarFeedTable } from "./features/desk/calendar/table.server.ts";
import type { EnquiryTable } from "./features/enquiry/table.server.ts";
import type { DeskChangeTable } from "./features/history/table.server.ts";
import type { InvoiceRecipientTable, InvoiceSeriesTable, InvoiceTable } from "./features/invoice/table.server.ts";
import type { MessageTable } from "./features/message/table.server.ts";
import type { PaymentEventTable, PaymentTable, RefundTable } from "./features/payment/table.server.ts";
import type {
  AssignmentLinkTable,
  AssignmentTable,
  PerformerActTable,
  PerformerBlockTable,
  PerformerSlotTable,
  PerformerTable,
} from "./features/performer/table.server.ts";
import type {
  QuoteLinkTable,
  QuoteTable,
  QuoteTransitionTable,
  SentNotificationTable,
} from "./features/quote/table.server.ts";
import type {
  ReviewInviteTable,
  ReviewListingTable,
  ReviewTable,
  ReviewTallyTable,
} from "./features/review/table.server.ts";
import type { SearchWordTable } from "./features/search/table.server.ts";
import type { Payments } from "./payments-port.ts";
import type { JobTable, OutboxTable, RateLimitUseTable, StoredEmail } from "./tables.ts";

export interface Tables {
  quote: QuoteTable;
  quoteLink: QuoteLinkTable;
  quoteTransition: QuoteTransitionTable;
  notice: SentNotificationTable;
  payment: PaymentTable;
  paymentEvent: PaymentEventTable;
  refund: RefundTable;
  invoice: InvoiceTable;
  invoiceSeries: InvoiceSeriesTable;
  invoiceRecipient: InvoiceRecipientTable;
  enquiry: EnquiryTable;
  bookingNote: BookingNoteTable;
  bookingTag: BookingTagTable;
  bookingChange: BookingChangeTable;
  message: MessageTable;
  review: ReviewTable;
  reviewListing: ReviewListingTable;
  reviewTally: ReviewTallyTable;
  reviewInvite: ReviewInviteTable;
  searchWord: SearchWordTable;
  deskChange: DeskChangeTable;
  deskSecret: DeskSecretTable;
  deskSession: DeskSessionTable;
  deskPasskey: DeskPasskeyTable;
  performer: PerformerTable;
  performerAct: PerformerActTable;
  performerBlock: PerformerBlockTable;
  performerSlot: PerformerSlotTable;
  assignment: AssignmentTable;
  assignmentLink: AssignmentLinkTable;
  outbox: OutboxTable;
  calendarFeed: CalendarFeedTable;
  rateLimitUse: RateLimitUseTable;
  job: JobTable;
}

export type Database = Kysely<Tables>;
export type Write = Transaction<Tables>;
/** Reads by itself, or in the caller's transaction. */
export type Reader = Database | Write;

export interface Mail {
  kind: EmailKind;
  to: { name?: string; address: string };
  /** Name shown as the sender; the address is the agency's own. */
  fromName: string;
  replyTo?: { name?: string; address: string };
  subject: string;
  text: string;
  /** What the HTML part is drawn from when it is sent */
  html: Composed;
  /** Ids of invoices, receipts and credit notes that go with it; each is drawn when it is sent */
  attached?: readonly string[];
}

export interface Outbox {
  /**
   * Writes the mail with what it reports, in the caller's transaction; a job delivers it after the commit.
   * @param subjectRef a quote's reference, an enquiry's id; a performer's, once the quote is erased
   */
  put(write: Write, mail: Mail, subjectRef: string): Promise<void>;
  /**
   * The same for an email that an anonymous visitor causes to the address they typed, which may be somebody else's: what looks
   * sent by a machine gets none, and one mailbox gets few in a day. What the owner sends and what money causes is `put`.
   */
  reply(write: Write, mail: Mail, subjectRef: string, suspect: boolean): Promise<void>;
  /** Whether there is an email of one of these kinds about something. @param since ISO 8601 UTC; from the beginning when left out */
  wrote(reader: Reader, subjectRef: string, kinds: readonly EmailKind[], since?: string): Promise<boolean>;
  /**
   * Wakes the deliverer for an email that is sent again; after `put` and `reply` the commit itself does. A lost wake costs seconds, not
   * mail.
   */
  wake(): void;
}

export interface Clock {
  now(): Date;
}

/** Keyed digests with a secret that all processes on one database share. */
export interface Signer {
  /** Base64url HMAC-SHA-256 of the text for this purpose. */
  sign(purpose: string, text: string): string;
  /** Compares in constant time. */
  verify(purpose: string, text: string, signature: string): boolean;
}

export interface RateLimiter {
  /**
   * Takes one use of `key`, of which there are `limit` in any `windowSeconds`.
   * @param write the transaction that the use belongs to; one of its own when left out
   * @returns ok, or the whole seconds until there is room again, for Retry-After
   */
  take(
    key: string,
    limit: number,
    windowSeconds: number,
    write?: Write,
  ): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>;
}

export interface Log {
  info(event: string, fields?: Record<string, string | number | boolean>): void;
  error(event: string, error: unknown, fields?: Record<string, string | number | boolean>): void;
}

/** In the United Kingdom: the sort code as "20-00-01". */
export interface BankAccount {
  accountName: string;
  sortCode: string;
  accountNumber: string;
}

export interface Ports {
  database: Database;
  /** One transaction; BEGIN IMMEDIATE on SQLite. Keep it short, with no network call in it. */
  write<T>(work: (write: Write) => Promise<T>): Promise<T>;
  /**
   * After rows are erased: removes what this machine's disk still has of them, the files of these emails and SQLite's log of writes.
   * @returns how many files were removed
   */
  removeTraces(emails: readonly StoredEmail[]): Promise<number>;
  outbox: Outbox;
  rateLimiter: RateLimiter;
  payments: Payments;
  signer: Signer;
  clock: Clock;
  log: Log;
  settings: {
    /** Public origin without a trailing slash, such as https://www.example.org */
    origin: string;
    /** Quote requests one address may send in an hour. */
    quotesPerHour: number;
    /** A form sent sooner than this many seconds after it was shown was not filled in by a person. */
    minFillSeconds: number;
    /** Where answers to the desk's messages come in by the inbound hook; undefined where there is none */
    replyAddress?: string | undefined;
    /** Where customers' bank transfers go; undefined where they pay another way */
    transferTo?: BankAccount | undefined;
  };
}

/** Those of nearly every use case: without payments, so that the desk in the terminal never loads a provider's library. */
export type StorePorts = Omit<Ports, "payments">;

export const portsContext = createContext<Ports>();
/** The visitor's address as the trusted proxy settings see it. Used for rate limits only, digested, never logged. */
export const clientAddressContext = createContext<string>();
/** Nonce of this response's Content-Security-Policy; null while prerendering, where hashes are used instead. */
export const nonceContext = createContext<string | null>(null);
