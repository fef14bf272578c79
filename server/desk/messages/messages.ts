/** The terminal's questions and answers about messages; the use cases are in app/features/message and app/features/enquiry. */
import { randomUUID } from "node:crypto";
import type { Database } from "../../../app/context.ts";
import { dismissDeclinedChange } from "../../../app/features/booking/change/answer-change.server.ts";
import { dismissLapse } from "../../../app/features/desk/today/lapsed-bookings.server.ts";
import { dismissLostDispute } from "../../../app/features/desk/today/lost-disputes.server.ts";
import { tickOff } from "../../../app/features/enquiry/tick-off.server.ts";
import { correspondent, messagesOf } from "../../../app/features/message/store.server.ts";
import { erasedAddress, noteAnswer, sendMessage } from "../../../app/features/message/write-message.server.ts";
import { Refusal } from "../../refusal.ts";
import type { Desk, Result } from "../open.ts";
import { quoteOrMessage } from "../quotes.ts";
import { messagesText } from "./text.ts";

/** @returns a quote's reference or a message's id, as it is stored @throws Refusal as `oneOf` */
async function subjectOf(database: Database, typed: string): Promise<string> {
  const { reference, id = "" } = await quoteOrMessage(database, typed);
  return reference ?? id;
}

export async function listMessages({ database, width }: Desk, typed: string): Promise<Result> {
  const subject = await subjectOf(database, typed);
  const text = await messagesText(database, subject, width);
  return { data: await messagesOf(database, subject), text: text || "Nothing was written yet." };
}

export async function write(
  desk: Desk,
  typed: string,
  { words, done = false }: { words?: string; done?: boolean },
): Promise<Result> {
  const { ask, database, ports, by } = desk;
  const subjectRef = await subjectOf(database, typed);
  const to = await correspondent(database, subjectRef);
  if (to?.email === "") throw new Refusal([erasedAddress]);
  const text = words ?? (await ask.text(`Your message to ${to?.name}?`, "--words TEXT"));
  await ask.agree(`Send it to ${to?.email}?`);
  const sent = await sendMessage(ports, { subjectRef, text, by, key: randomUUID() });
  if (!sent.ok) throw new Refusal([sent.because]);
  const ticked = done && to?.kind === "enquiry" && (await tickOff(ports, { id: subjectRef, done, by }));
  return {
    data: await messagesOf(database, subjectRef),
    text: `Your message is on its way to ${to?.email}.${ticked ? " Theirs is ticked off." : ""}`,
  };
}

export async function heard(desk: Desk, typed: string, { words }: { words?: string }): Promise<Result> {
  const subjectRef = await subjectOf(desk.database, typed);
  const text = words ?? (await desk.ask.text("What did they say?", "--words TEXT"));
  const put = await noteAnswer(desk.ports, { subjectRef, text, by: desk.by, key: randomUUID() });
  if (!put.ok) throw new Refusal([put.because]);
  return { data: await messagesOf(desk.database, subjectRef), text: "Noted." };
}

/**
 * Ticks off a message from the form, or a booking's task: first its lost disputes, then that it was not paid in time, then a change that the customer refused.
 * @throws Refusal where it has neither, or it was ticked off before
 */
export async function done(desk: Desk, typed: string, { undo = false }: { undo?: boolean }): Promise<Result> {
  const { database, ports, by } = desk;
  const { reference, id = "" } = await quoteOrMessage(database, typed);
  if (reference === undefined) {
    if (!(await tickOff(ports, { id, done: !undo, by }))) throw new Refusal(["It is no longer stored."]);
    return { data: { id, done: !undo }, text: undo ? "It waits again." : "Ticked off." };
  }
  if (!undo && (await dismissLostDispute(ports, { reference, by })))
    return { data: { reference, done: true }, text: "Ticked off: what the bank took back is still left to pay." };
  if (!undo && (await dismissLapse(ports, { reference, by })))
    return { data: { reference, done: true }, text: "Ticked off: it was not paid in time." };
  const said = await database
    .selectFrom("bookingChange")
    .select("declinedAt")
    .where("reference", "=", reference)
    .executeTakeFirst();
  const { declinedAt = null } = said ?? {};
  if (undo || declinedAt === null || !(await dismissDeclinedChange(ports, { reference, declinedAt })))
    throw new Refusal([
      undo
        ? "A no can't be put back: it stands in what happened to the booking."
        : `The customer has said no to no change of ${reference}, or it was ticked off before.`,
    ]);
  return { data: { reference, done: true }, text: "Ticked off." };
}
