/** The tables that no feature owns; a feature has its own in table.server.ts. */

/** One email, written with what it reports and drawn when it is sent. */
export interface OutboxTable {
  id: string;
  /** what it belongs to: a quote's reference, an enquiry's id; a performer's, once the quote is erased */
  subjectRef: string;
  /** what kind of mail it is: "quote-received", "quote-for-desk" */
  kind: string;
  /** the whole message as JSON (Mail) */
  message: string;
  /** recipient and reply address, in small letters: how a person who wants to be erased is found */
  recipient: string | null;
  answeredTo: string | null;
  /** of a reply: the mailbox it goes to, folded; null for every other email */
  mailbox: string | null;
  status: "waiting" | "sent" | "kept" | "undelivered";
  attempts: number;
  /** ISO 8601 UTC; not before this time */
  dueAt: string;
  /** ISO 8601 UTC until which one deliverer holds it, or null */
  leasedUntil: string | null;
  createdAt: string;
  sentAt: string | null;
  lastError: string | null;
}

/** What of an email names its file on this machine. */
export type StoredEmail = Pick<OutboxTable, "id" | "createdAt" | "kind" | "subjectRef">;

/** Rate limits: each use while it counts. Keys are digests; no address is stored in the clear. */
export interface RateLimitUseTable {
  id: string;
  key: string;
  /** ISO 8601 UTC; after it the use no longer counts */
  expiresAt: string;
}

/** A periodic job; run by the process that holds its lease. */
export interface JobTable {
  name: string;
  /** ISO 8601 UTC; not before this time */
  dueAt: string;
  /** ISO 8601 UTC until which one process holds it, or null */
  leasedUntil: string | null;
  /** ISO 8601 UTC start of the last run that ended, or null */
  lastRun: string | null;
  /** Why the last run failed, without personal data; null when it succeeded */
  lastError: string | null;
}
