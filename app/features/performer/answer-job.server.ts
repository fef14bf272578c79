import type { StorePorts } from "../../context.ts";
import type { Actor } from "../history/actor.ts";
import { accept, isHolding, release, withContext } from "./assignments.server.ts";
import { expectedText } from "./booked/named-to-customer.server.ts";
import { deskMail } from "./email.ts";
import { endJob } from "./end-jobs.server.ts";
import { fitsBooking, hasStarted } from "./job.server.ts";
import { passOn } from "./pass-on.server.ts";
import { recordAssignment } from "./record.server.ts";
import type { Assignment, Performer } from "./table.server.ts";

export type JobAnswer = "accept" | "decline";

/** `ended`: answered, withdrawn or passed on. `moved`: booking or fee have changed since they saw it. `begun`: too late for an answer. */
export type AnswerJobResult = { kind: "accepted" | "declined" | "ended" | "moved" | "begun" | "unknown" };

interface Answering {
  id: string;
  /** Digest of the details that the performer saw: their page may have been open since before the booking changed */
  askedFor: string;
  /** The fee that the performer's page showed, in pence; left out where the owner notes the answer */
  fee?: number;
  answer: JobAnswer;
  actor: Actor;
}

/** Given on the performer's private page, or noted by the owner; only in the first case the owner gets an email. */
export async function answerJob(
  ports: StorePorts,
  { id, askedFor: seen, fee, answer, actor }: Answering,
): Promise<AnswerJobResult> {
  const { outbox, settings } = ports;
  const at = ports.clock.now();
  const result = await ports.write(async (write): Promise<AnswerJobResult> => {
    const found = await withContext(write, id);
    if (!found) return { kind: "unknown" };
    const { quote, performer, assignment } = found;
    const mayAnswer = assignment.status === "requested" || (assignment.status === "accepted" && answer === "decline");
    if (!mayAnswer) return { kind: assignment.status === "accepted" ? "accepted" : "ended" };
    if (hasStarted(assignment, at)) return { kind: "begun" };
    if (assignment.askedFor !== seen) return { kind: "moved" };
    if (answer === "accept" && fee !== undefined && assignment.fee !== fee) return { kind: "moved" };
    if (answer === "accept" && !fitsBooking(quote, assignment)) return { kind: "moved" };
    if (answer === "accept") await accept(write, id, at);
    else await release(write, id, "declined", at, assignment.passOn === 1);
    if (actor.kind === "performer") {
      const expected = answer === "decline" ? await expectedText(write, quote, performer) : "";
      const mail = deskMail(quote, answerText(performer, assignment, answer, expected), settings.origin);
      await outbox.put(write, mail, quote.reference);
    }
    await recordAssignment(write, actor, answer === "accept" ? "accepted" : "declined", assignment, at);
    return { kind: answer === "accept" ? "accepted" : "declined" };
  });
  // If the process stops here, the job does this later.
  if (result.kind === "declined") await passOn(ports, id);
  return result;
}

const answerText = (performer: Performer, { passOn }: Assignment, answer: JobAnswer, expected: string) =>
  answer === "accept"
    ? { title: `${performer.publicName} says yes`, text: `${performer.publicName} does it.` }
    : {
        title: `${performer.publicName} says no`,
        text: passOn
          ? `${performer.publicName} can’t do it. If somebody else is free, they are asked now.${expected}`
          : `${performer.publicName} can’t do it. Please ask somebody else.${expected}`,
      };

/** They get an email and are free at once. @returns false once it ended or began */
export const withdrawPerformer = (ports: StorePorts, { id, actor }: { id: string; actor: Actor }): Promise<boolean> =>
  ports.write(async (write) => {
    const at = ports.clock.now();
    const found = await withContext(write, id);
    if (!found || !isHolding(found.assignment) || hasStarted(found.assignment, at)) return false;
    await endJob(ports, write, found, { why: "withdrawn", actor, at });
    return true;
  });
