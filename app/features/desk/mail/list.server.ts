import type { Database } from "../../../context.ts";
import { parseMail } from "../../../email/stored-mail.server.ts";
import type { OutboxTable } from "../../../tables.ts";
import { signInEmail } from "./resend.server.ts";

export const withMessage = ({ message, ...row }: OutboxTable) => ({ ...row, ...parseMail(message) });
export type MailWithMessage = ReturnType<typeof withMessage>;

export interface MailFilter {
  limit: number;
  /** A quote's reference or an enquiry's id */
  about?: string | undefined;
  status?: OutboxTable["status"] | undefined;
}

/** Newest first. */
export async function listMail(database: Database, { limit, about, status }: MailFilter): Promise<MailWithMessage[]> {
  const rows = await database
    .selectFrom("outbox")
    .selectAll()
    // The desk can't show sign-in emails, because whoever reads one can sign in.
    .where("kind", "!=", signInEmail)
    .$if(about !== undefined, (query) => query.where("subjectRef", "=", about ?? ""))
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? "waiting"))
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(withMessage);
}
