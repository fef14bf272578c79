/** What the site has stored, read from outside its process. */
import Sqlite from "better-sqlite3";
import type { Mail } from "../../../app/context.ts";
import type { EnquiryTable } from "../../../app/features/enquiry/table.server.ts";
import type { Quote } from "../../../app/features/quote/table.server.ts";
import type { JobTable, OutboxTable } from "../../../app/tables.ts";
import { asRead } from "../texts/columns.ts";

interface StoredMail extends Omit<OutboxTable, "message"> {
  message: Mail;
}

export interface Rows {
  quotes(): Quote[];
  quote(reference: string): Quote;
  enquiries(): EnquiryTable[];
  mails(): StoredMail[];
  mailsOf(reference: string): StoredMail[];
  jobs(): JobTable[];
}

/** @param file the site's site.db; opened read-only for each query */
export function rowsIn(file: string): Rows {
  const all = <T>(query: string): T[] => {
    const database = new Sqlite(file, { readonly: true, fileMustExist: true });
    try {
      return database.prepare<[], object>(query).all().map(asRead) as T[];
    } finally {
      database.close();
    }
  };
  const rows: Rows = {
    quotes: () => all<Quote>("select * from quote order by created_at"),
    quote(reference) {
      const found = rows.quotes().find((quote) => quote.reference === reference);
      if (!found) throw new Error(`There is no quote ${reference} in the database.`);
      return found;
    },
    enquiries: () => all<EnquiryTable>("select * from enquiry order by created_at"),
    mails: () =>
      all<OutboxTable>("select * from outbox order by created_at").map((row) => ({
        ...row,
        message: JSON.parse(row.message) as Mail,
      })),
    jobs: () => all<JobTable>("select * from job"),
    mailsOf: (reference) => rows.mails().filter((mail) => mail.subjectRef === reference),
  };
  return rows;
}
