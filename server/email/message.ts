import type { SendMailOptions } from "nodemailer";
import type { Mail } from "../../app/context.ts";
import type { Composed } from "../../app/email/blocks.ts";
import { parseMail } from "../../app/email/stored-mail.server.ts";
import type { Attachments, OutgoingMail } from "./transport.ts";

/** Date and Message-ID come from the row: every try is the same message, and a receiver can drop the second. */
export async function messageFor(row: OutgoingMail, from: string, attachments: Attachments): Promise<SendMailOptions> {
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
    html: typeof mail.html === "string" ? mail.html : await drawn(mail.html),
    ...(mail.attached && { attachments: await attachments(mail.attached) }),
    // RFC 3834: holiday notices and other machines do not answer these.
    headers: { "Auto-Submitted": "auto-generated" },
    // The words come from a form: nothing in them may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Loaded on use: the web process stores emails and draws none, and the check before going live runs without a build. */
async function drawn(html: Composed): Promise<string> {
  const { htmlOf } = await import("../../app/email/compose.tsx");
  return htmlOf(html);
}

const person = ({ name, address }: Mail["to"]) => ({ name: name ?? "", address });
