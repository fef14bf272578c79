/** The tables that no feature owns; a feature has its own in table.server.ts. */

/** One email, rendered when what it reports is written. */
export interface OutboxTable {
  id: string;
  /** what it belongs to: a quote's reference, an enquiry's id */
  subjectRef: string;
  /** what kind of mail it is: "quote-received", "quote-for-desk" */
  kind: string;
  /** the whole message as JSON (Mail) */
  message: string;
  /** whom it goes to and who gets the answer, in small letters: what a person who wants to be erased is looked for by */
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

/** Rate limits: each use while it counts. Keys are digests; no address is stored in the clear. */
export interface RateLimitUseTable {
  id: string;
  key: string;
  /** ISO 8601 UTC; from then on it counts no more */
  expiresAt: string;
}

/** Work that comes round by itself; run by the process that holds its lease. */
export interface JobTable {
  name: string;
  /** ISO 8601 UTC; not before this time */
  dueAt: string;
  /** ISO 8601 UTC until which one process holds it, or null */
  leasedUntil: string | null;
  /** ISO 8601 UTC start of the last run that ended, or null */
  lastRun: string | null;
  /** What kept the last run from its end, without persons; null when it went well */
  lastError: string | null;
}
