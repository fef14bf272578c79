/** A feed of the calendar: whoever holds the key sees it. Times ISO 8601 UTC. */
export interface CalendarFeedTable {
  /** SHA-256 of the key, hex */
  digest: string;
  /** Email of who made it, or "terminal" */
  madeBy: string;
  madeAt: string;
}
