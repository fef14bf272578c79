import type { Mail } from "../../../app/context.ts";
import type { MailToSend } from "../../../server/email/transport.ts";

/** The row that a transport gets, with this message in it. */
export const outgoingMail = (message: object, changes: Partial<MailToSend> = {}): MailToSend => ({
  id: "id",
  subjectRef: "BT-1",
  kind: "quote-received",
  message: JSON.stringify(message),
  createdAt: "2026-11-21T12:00:00.000Z",
  ...changes,
});

/** A short email, as the outbox takes it. */
export const shortMail = (address: string, parts: Partial<Pick<Mail, "kind" | "subject" | "text">> = {}): Mail => {
  const { kind = "quote-received", subject = "S", text = "t" } = parts;
  const head = { theme: "sky", brand: "Bow", title: subject, reference: "", preview: "", foot: "" } as const;
  return { kind, to: { address }, fromName: "Bow", subject, text, html: { ...head, blocks: [{ text }] } };
};
