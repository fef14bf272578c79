/** A word by which something can be found. The SQL is in server/database/migrations. */
export interface SearchWordTable {
  /** A quote's reference, or the id of a message from the contact form */
  subject: string;
  /** In folded form (terms.server.ts) */
  word: string;
}
