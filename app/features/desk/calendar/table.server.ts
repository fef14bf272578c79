/** A feed of the calendar, readable by anyone with the key. Times ISO 8601 UTC. */
export interface CalendarFeedTable {
  /** SHA-256 of the key, hex */
  digest: string;
  /** Email address of the person who created it, or "terminal" */
  madeBy: string;
  madeAt: string;
}
