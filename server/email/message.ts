import type { SendMailOptions } from "nodemailer";
import type { Mail } from "../../app/context.ts";
import { htmlOf, parseMail } from "../../app/email/stored-mail.server.ts";
import type { Attachments, MailToSend } from "./transport.ts";

/** Date and Message-ID come from the row, so every try is the same message and a receiver can drop a repeated one. */
export async function messageFor(row: MailToSend, from: string, attachments: Attachments): Promise<SendMailOptions> {
  const mail = parseMail(row.message);
  const domain = from.slice(from.lastIndexOf("@") + 1);
  return {
    messageId: `<${row.id}@${domain}>`,
    date: new Date(row.createdAt),
    from: { name: mail.fromName, address: from },
    to: person(mail.to),
    ...(mail.replyTo?.address && { replyTo: person(mail.replyTo) }),
    subject: mail.subject,
    text: mail.text,
    html: await htmlOf(mail),
    ...(mail.attached && { attachments: await attachments(mail.attached) }),
    // RFC 3834: automatic responders do not answer these.
    headers: { "Auto-Submitted": "auto-generated" },
    // The text comes from a form: it must not be read as a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const person = ({ name, address }: Mail["to"]) => ({ name: name ?? "", address });
