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
