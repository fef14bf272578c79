import type { Selectable } from "kysely";
import type { OutboxTable } from "../../app/tables.ts";

/** A row of the outbox. */
export type OutgoingMail = Selectable<OutboxTable>;
/** The columns that a transport reads. */
export type MailToSend = Pick<OutgoingMail, "id" | "subjectRef" | "kind" | "message" | "createdAt">;

/**
 * The result of one try. `retry`: another try may succeed; `rejected`: none will, for example because the address does not exist. `reason` may
 * quote an address, so it is stored with the email and never logged; `code` can be logged.
 */
export type SendResult = { result: "sent" | "kept" } | { result: "retry" | "rejected"; reason: string; code: string };

/** Makes the files that a message names. @param ids as in `Mail.attached` */
export type Attachments = (ids: readonly string[]) => Promise<{ filename: string; content: Buffer }[]>;

/** For transports that send no attachments. @throws when an email names one */
export const noAttachments: Attachments = async () => {
  throw new Error("Nothing can be attached here");
};

export interface Transport {
  /** Never throws. */
  send(mail: MailToSend): Promise<SendResult>;
}
