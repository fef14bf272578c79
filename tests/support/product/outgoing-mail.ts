import type { Mail } from "../../../app/context.ts";
import type { OutgoingMail } from "../../../server/email/transport.ts";

/** A row of the outbox as a transport gets it, with `message` as what is sent. */
export const outgoingMail = (message: object, changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: "id",
  subjectRef: "BT-1",
  kind: "quote-received",
  message: JSON.stringify(message),
  recipient: null,
  answeredTo: null,
  mailbox: null,
  status: "waiting",
  attempts: 1,
  dueAt: "",
  leasedUntil: null,
  createdAt: "2026-11-21T12:00:00.000Z",
  sentAt: null,
  lastError: null,
  ...changes,
});

/** A short email, as the outbox takes it. */
export const shortMail = (address: string, parts: { subject?: string; text?: string } = {}): Mail => {
  const { subject = "S", text = "t" } = parts;
  const head = { theme: "sky", brand: "Bow", title: subject, reference: "", preview: "", foot: "" } as const;
  return { to: { address }, fromName: "Bow", subject, text, html: { ...head, blocks: [{ text }] } };
};
