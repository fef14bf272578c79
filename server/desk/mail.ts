/** The emails: sent, waiting, and undeliverable. */
import type { Mail } from "../../app/context.ts";
import {
  listMail,
  type MailFilter,
  type MailWithMessage,
  noneFailed,
  withMessage,
} from "../../app/features/desk/mail/list.server.ts";
import { site } from "../../app/features/site/site.server.ts";
import { isUuid } from "../../app/forms/token.server.ts";
import { byId } from "./by-id.ts";
import type { Desk, Result } from "./open.ts";
import { quoteOrMessage } from "./quotes.ts";
import { fields, paragraph, table } from "./terminal/table.ts";
import { formatMoment } from "./text.ts";

/** @param typed a quote's reference or an enquiry's id, or the first characters of one */
export async function mailbox(
  { database, width }: Desk,
  typed: string | undefined,
  { limit, status }: MailFilter,
): Promise<Result> {
  const { reference, id } = typed === undefined ? {} : await quoteOrMessage(database, typed);
  const about = reference ?? id;
  const mails = await listMail(database, { limit, about, status });
  if (mails.length > 0 || status !== "undelivered") return { data: mails, text: mailTable(mails, width) };
  const { sentence, waiting } = await noneFailed(database, about);
  const command = ["  npm run desk -- mail", ...(about ? [about] : []), "--status waiting"].join(" ");
  return { data: mails, text: waiting ? `${sentence}\n${command}` : sentence };
}

export async function showMail({ database, width }: Desk, id: string): Promise<Result> {
  const mail = withMessage(await byId(database, "outbox", id));
  return { data: mail, text: mailText(mail, width) };
}

export function mailTable(mails: readonly MailWithMessage[], width: number): string {
  const rows = mails.map((mail) => ({
    Id: mail.id.slice(0, 8),
    Written: formatMoment(mail.createdAt),
    Status: mail.attempts > 1 ? `${mail.status} (${mail.attempts} tries)` : mail.status,
    // An id, such as an enquiry's, is shortened; a booking's reference is not.
    About: isUuid(mail.subjectRef) ? mail.subjectRef.slice(0, 8) : mail.subjectRef,
    Kind: mail.kind,
    To: mail.to.address === site.email ? "you" : mail.to.address,
  }));
  const faults = mails.flatMap(({ id, lastError }) => (lastError ? [[id.slice(0, 8), lastError] as const] : []));
  return [
    table(rows, width, "No mail."),
    ...(faults.length > 0 ? ["", "What went wrong", fields(faults, width)] : []),
  ].join("\n");
}

const person = (who: Mail["to"] | undefined) => who && (who.name ? `${who.name} <${who.address}>` : who.address);

function mailText(mail: MailWithMessage, width: number): string {
  const head = {
    Id: mail.id,
    About: `${mail.subjectRef} (${mail.kind})`,
    Status: mail.status,
    Written: formatMoment(mail.createdAt),
    Sent: mail.sentAt && formatMoment(mail.sentAt),
    "Next try": mail.status === "waiting" ? formatMoment(mail.dueAt) : undefined,
    Tries: mail.attempts,
    "Last error": mail.lastError,
    From: mail.fromName,
    To: person(mail.to),
    "Reply to": person(mail.replyTo),
    Subject: mail.subject,
  };
  return `${fields(head, width)}\n\n${paragraph(mail.text, width)}`;
}
