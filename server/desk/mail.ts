import type { Database, Mail, OutboxTable } from "../../app/context.ts";
import { fields, printable, table } from "./table.ts";

const opened = ({ message, ...row }: OutboxTable) => ({ ...row, ...(JSON.parse(message) as Mail) });
type OpenedMail = ReturnType<typeof opened>;

export async function listMail(database: Database, limit: number, reference: string | undefined) {
  const rows = await database
    .selectFrom("outbox")
    .selectAll()
    .$if(reference !== undefined, (query) =>
      query.where("subject_ref", "in", [reference ?? "", reference?.toUpperCase() ?? ""]),
    )
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(opened);
}

export async function findMail(database: Database, id: string) {
  const row = await database.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
  return row && opened(row);
}

export const mailTable = (mails: readonly OpenedMail[]) =>
  mails.length === 0
    ? "No mail."
    : table(
        mails.map((mail) => ({
          Id: mail.id,
          Written: mail.created_at.slice(0, 16).replace("T", " "),
          Status: mail.status,
          Tries: mail.attempts,
          About: mail.subject_ref,
          Kind: mail.kind,
          To: mail.to.address,
          "Last error": mail.last_error,
        })),
        36,
      );

const person = (who: Mail["to"] | undefined) => who && (who.name ? `${who.name} <${who.address}>` : who.address);

export function mailText(mail: OpenedMail): string {
  const head = fields({
    Id: mail.id,
    About: `${mail.subject_ref} (${mail.kind})`,
    Status: mail.status,
    Written: mail.created_at,
    Sent: mail.sent_at,
    "Next try": mail.status === "waiting" ? mail.due_at : undefined,
    "Last error": mail.last_error,
    From: mail.fromName,
    To: person(mail.to),
    "Reply to": person(mail.replyTo),
    Subject: mail.subject,
  });
  return `${head}\n\n${printable(mail.text)}`;
}
