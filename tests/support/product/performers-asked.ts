/** Helpers for tests of performers: ask one for a booking, move the booking, read what is stored and sent. */
import type { Ports } from "../../../app/context.ts";
import type { Actor } from "../../../app/features/history/actor.ts";
import { answerJob, type JobAnswer } from "../../../app/features/performer/answer-job.server.ts";
import { askPerformer } from "../../../app/features/performer/ask-performer.server.ts";
import { assignmentById, assignmentsOf } from "../../../app/features/performer/assignments.server.ts";
import { staffingOf } from "../../../app/features/performer/staffing.server.ts";
import type { Reference } from "../../../app/features/quote/reference.server.ts";
import { emailsAbout, storedQuote } from "./booking.ts";

const performer = { kind: "performer" } as const;
/** The signal for jobs that nobody stops. */
export const never = new AbortController().signal;
export const actor = { kind: "owner", email: "owner@agency.example" } as const;

export const ask = (ports: Ports, reference: Reference, performerId: string, passOn = false) =>
  askPerformer(ports, { reference, performerId, note: null, passOn, actor });
export const asked = async (ports: Ports, reference: Reference, performerId: string, passOn = false) => {
  const outcome = await ask(ports, reference, performerId, passOn);
  if (outcome.kind !== "asked") throw new Error(outcome.why);
  return outcome.assignment;
};
/** A performer answers their current request. */
export const performerAnswers = async (ports: Ports, id: string, answer: JobAnswer, by: Actor = performer) => {
  const askedFor = (await assignmentById(ports.database, id))?.askedFor ?? "";
  return answerJob(ports, { id, askedFor, answer, actor: by });
};
export const staffing = async (ports: Ports, reference: Reference) =>
  staffingOf(await storedQuote(ports, reference), await assignmentsOf(ports.database, reference));
export const slots = async (ports: Ports) =>
  (await ports.database.selectFrom("performerSlot").selectAll().execute()).length;
export const mails = async (ports: Ports, reference: Reference, kind: string) =>
  (await emailsAbout(ports, reference)).filter((email) => email.kind === kind).map(({ mail }) => mail);
export const moveBooking = (
  ports: Ports,
  reference: Reference,
  set: { eventDate?: string; venue?: string; performers?: number },
) => ports.database.updateTable("quote").set(set).where("reference", "=", reference).execute();
