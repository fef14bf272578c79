import type { Ports, Reader } from "../../context.ts";
import { batchSize, chaseEach, unanswered } from "./chase-requests.server.ts";
import { messageWaitingMail } from "./email.ts";

const waiting = (source: Reader, hours: number, now: Date) =>
  source
    .selectFrom("enquiry")
    .selectAll("enquiry")
    .where("enquiry.doneAt", "is", null)
    .where(unanswered("enquiry", hours, now));

/** Does for messages from the contact form what `chaseRequests` does for requests. @returns how many emails were written */
export const chaseMessages = (ports: Ports, stop: AbortSignal): Promise<number> =>
  chaseEach(ports, stop, {
    find: (hours, now) => waiting(ports.database, hours, now).orderBy("enquiry.createdAt").limit(batchSize).execute(),
    mailOf: messageWaitingMail,
    idOf: ({ id }) => id,
    stillWaits: async (write, { id }, hours, now) =>
      (await waiting(write, hours, now).where("enquiry.id", "=", id).executeTakeFirst()) !== undefined,
  });
