/** One word by which something is found. The SQL is in server/database/migrations. */
export interface SearchWordTable {
  /** A quote's reference, or the id of a message from the contact form */
  subject: string;
  /** Folded (terms.server.ts) */
  word: string;
}
