import type { Ports, Reader } from "../../context.ts";
import { batchSize, chaseEach, unanswered } from "./chase-requests.server.ts";
import { messageWaitingMail } from "./email.ts";

const waiting = (reader: Reader, hours: number, now: Date, id?: string) =>
  reader
    .selectFrom("enquiry")
    .selectAll("enquiry")
    .where("enquiry.doneAt", "is", null)
    .where(unanswered("enquiry", hours, now))
    .$if(id !== undefined, (query) => query.where("enquiry.id", "=", id ?? ""))
    .orderBy("enquiry.createdAt")
    .limit(batchSize)
    .execute();

/** Does for messages from the contact form what `chaseRequests` does for requests. @returns how many emails were written */
export const chaseMessages = (ports: Ports, stop: AbortSignal): Promise<number> =>
  chaseEach(ports, stop, { waiting, mailOf: messageWaitingMail, idOf: ({ id }) => id });
