/** The ports of live routes; server/ports.ts chooses their adapters. Prerendered routes have no context: they read only content. */
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
/** For reading, either on its own or within the caller's transaction. */
export type Reader = Database | Write;

export interface Mail {
  kind: EmailKind;
  to: { name?: string; address: string };
  /** Name shown as the sender; the address is the agency's own. */
  fromName: string;
  replyTo?: { name?: string; address: string };
  subject: string;
  text: string;
  /** The data from which the HTML part is rendered when the email is sent */
  html: Composed;
  /** Ids of attached invoices, receipts and credit notes; each PDF is drawn when the email is sent */
  attached?: readonly string[];
}

export interface Outbox {
  /** A job delivers it after the commit. @param subjectRef a quote's reference, an enquiry's id, or a performer's if the quote is erased */
  put(write: Write, mail: Mail, subjectRef: string): Promise<void>;
  /**
   * The same for an email that an anonymous visitor causes to the address they typed, which may be somebody else's: none is sent if the
   * form looks automatic, and one mailbox gets only a few a day. Emails that the owner sends, or that a payment causes, use `put`.
   */
  reply(write: Write, mail: Mail, subjectRef: string, suspect: boolean): Promise<void>;
  /** Whether an email of one of these kinds was stored about a subject. @param since ISO 8601 UTC; any time when left out */
  wrote(reader: Reader, subjectRef: string, kinds: readonly EmailKind[], since?: string): Promise<boolean>;
  /** Wakes the delivery after an email is to be sent again; `put` and `reply` do so at the commit. A lost wake costs only seconds. */
  wake(): void;
}

export interface Clock {
  now(): Date;
}

/** Signs texts with a secret that all processes on one database share. */
export interface Signer {
  /** Base64url HMAC-SHA-256 of the text for this purpose. */
  sign(purpose: string, text: string): string;
  /** Compares in constant time. */
  verify(purpose: string, text: string, signature: string): boolean;
}

export interface RateLimiter {
  /** One of `limit` uses of `key` in any `windowSeconds`. @param write a transaction of its own when left out @returns seconds to wait */
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

/** A UK bank account; the sort code is written "20-00-01". */
export interface BankAccount {
  accountName: string;
  sortCode: string;
  accountNumber: string;
}

export interface Ports {
  database: Database;
  /** Runs one transaction; BEGIN IMMEDIATE on SQLite. Keep it short, without network calls. */
  write<T>(work: (write: Write) => Promise<T>): Promise<T>;
  /** After rows are erased, removes the files of these emails and SQLite's write-ahead log. @returns how many files were removed */
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
    /** Quote requests that one IP address may send in an hour. */
    quotesPerHour: number;
    /** A form sent sooner than this many seconds after it was shown counts as automatic. */
    minFillSeconds: number;
    /** Email address for answers to the desk's messages, received by the inbound hook; undefined without a hook */
    replyAddress?: string | undefined;
    /** The account for customers' bank transfers; undefined if they pay in another way */
    transferTo?: BankAccount | undefined;
  };
}

/** The ports of nearly all use cases. Without payments, so that the terminal's desk never loads a provider's library. */
export type StorePorts = Omit<Ports, "payments">;

export const portsContext = createContext<Ports>();
/** The visitor's IP address, according to the trusted proxy settings. Used only for rate limits, as a digest, and never logged. */
export const clientAddressContext = createContext<string>();
/** Nonce of this response's Content-Security-Policy; null while prerendering, where hashes are used instead. */
export const nonceContext = createContext<string | null>(null);
