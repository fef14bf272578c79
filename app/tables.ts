/** The tables that belong to no feature. Each feature's tables are in its table.server.ts. */

/** An email, stored together with what it reports, and rendered when it is sent. */
export interface OutboxTable {
  id: string;
  /** What the email is about: a quote's reference or an enquiry's id; a performer's id once the quote is erased */
  subjectRef: string;
  /** The kind of email: "quote-received", "quote-for-desk" */
  kind: string;
  /** The complete message as JSON (Mail) */
  message: string;
  /** Recipient and reply address in lower case, with which the emails of a person to be erased are found */
  recipient: string | null;
  answeredTo: string | null;
  /** For a reply, the normalised mailbox that it goes to; null for all other emails */
  mailbox: string | null;
  status: "waiting" | "sent" | "kept" | "undelivered";
  attempts: number;
  /** ISO 8601 UTC; the email is not sent before this time */
  dueAt: string;
  /** ISO 8601 UTC; until then one process holds the email to deliver it; null if none does */
  leasedUntil: string | null;
  createdAt: string;
  sentAt: string | null;
  lastError: string | null;
}

/** The columns that make up the name of an email's file on this machine. */
export type StoredEmail = Pick<OutboxTable, "id" | "createdAt" | "kind" | "subjectRef">;

/** Rate limits: one row for each use, as long as it counts. Keys are digests; no address is stored readably. */
export interface RateLimitUseTable {
  id: string;
  key: string;
  /** ISO 8601 UTC; afterwards the use no longer counts */
  expiresAt: string;
}

/** A periodic job. The process that holds its lease runs it. */
export interface JobTable {
  name: string;
  /** ISO 8601 UTC; the job does not run before this time */
  dueAt: string;
  /** ISO 8601 UTC; until then one process holds the lease; null if none does */
  leasedUntil: string | null;
  /** ISO 8601 UTC; when the last finished run started, or null */
  lastRun: string | null;
  /** Why the last run failed, without personal data; null when it succeeded */
  lastError: string | null;
}
