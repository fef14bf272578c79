import type { Database } from "../../../context.ts";
import { parseMail } from "../../../email/stored-mail.server.ts";
import type { OutboxTable } from "../../../tables.ts";
import { signInEmail } from "./resend.server.ts";

export const withMessage = ({ message, ...row }: OutboxTable) => ({ ...row, ...parseMail(message) });
export type MailWithMessage = ReturnType<typeof withMessage>;

/** `kept`: written to a file on this machine, because no mail server is configured. */
export const emailStatusLabels = {
  waiting: "Waiting",
  sent: "Sent",
  kept: "Stored here",
  undelivered: "Failed",
} as const satisfies Record<OutboxTable["status"], string>;

export interface MailFilter {
  limit: number;
  /** A quote's reference or an enquiry's id */
  about?: string | undefined;
  status?: OutboxTable["status"] | undefined;
}

type Chosen = Omit<MailFilter, "limit">;

const chosen = (database: Database, { about, status }: Chosen) =>
  database
    .selectFrom("outbox")
    // The desk can't show sign-in emails, because whoever reads one can sign in.
    .where("kind", "!=", signInEmail)
    .$if(about !== undefined, (query) => query.where("subjectRef", "=", about ?? ""))
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? "waiting"));

/** Newest first. */
export async function listMail(database: Database, { limit, ...filter }: MailFilter): Promise<MailWithMessage[]> {
  const rows = await chosen(database, filter)
    .selectAll()
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(withMessage);
}

/** What to say where no email failed: while the mail server is down emails wait for another try, and none is given up for days. */
export async function noneFailed(database: Database, about?: string): Promise<{ sentence: string; waiting: boolean }> {
  const { count } = await chosen(database, { about, status: "waiting" })
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const waiting = Number(count);
  const wait = waiting === 0 ? "" : waiting === 1 ? "; 1 waits" : `; ${waiting} wait`;
  return { sentence: `Nothing has been given up${wait}.`, waiting: waiting > 0 };
}
