import type { StorePorts, Write } from "../../context.ts";
import type { Actor } from "../history/actor.ts";
import { quoteByReference } from "../quote/store.server.ts";
import { accept, assignmentById, isHolding, release, withContext } from "./assignments.server.ts";
import { expectedText } from "./booked/named-to-customer.server.ts";
import { deskMail, jobEndedMail, type Reason } from "./email.ts";
import { askedFor, hasStarted, isStaffable } from "./job.server.ts";
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
  const found = await withContext(ports, id);
  if (!found) return { kind: "unknown" };
  const { quote, performer, assignment } = found;
  const at = ports.clock.now();
  const expected = answer === "decline" ? await expectedText(ports.database, quote, performer) : "";
  const mail =
    actor.kind === "performer" &&
    deskMail(quote, answerText(performer, assignment, answer, expected), ports.settings.origin);
  const result = await ports.write(async (write): Promise<AnswerJobResult> => {
    const current = await assignmentById(write, id);
    const booking = await quoteByReference(write, quote.reference);
    if (!current || !booking) return { kind: "unknown" };
    const mayAnswer = current.status === "requested" || (current.status === "accepted" && answer === "decline");
    if (!mayAnswer) return { kind: current.status === "accepted" ? "accepted" : "ended" };
    if (hasStarted(current, at)) return { kind: "begun" };
    if (current.askedFor !== seen) return { kind: "moved" };
    if (answer === "accept" && fee !== undefined && current.fee !== fee) return { kind: "moved" };
    if (answer === "accept" && (!isStaffable(booking.status) || current.askedFor !== askedFor(booking)))
      return { kind: "moved" };
    if (answer === "accept") await accept(write, id, at);
    else await release(write, id, "declined", at, current.passOn === 1);
    if (mail) await ports.outbox.put(write, mail, quote.reference);
    await recordAssignment(write, actor, answer === "accept" ? "accepted" : "declined", current, at);
    return { kind: answer === "accept" ? "accepted" : "declined" };
  });
  // If the process stops here, the job does this later.
  if (result.kind === "declined" && assignment.passOn === 1) await passOn(ports, id);
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

/** They get an email and are free at once. @param onlyIf checked in the transaction @returns false once it ended or began */
export async function withdrawPerformer(
  ports: StorePorts,
  {
    id,
    actor,
    why = "withdrawn",
    onlyIf = async () => true,
  }: { id: string; actor: Actor; why?: Reason; onlyIf?: (write: Write) => Promise<boolean> },
): Promise<boolean> {
  const found = await withContext(ports, id);
  if (!found) return false;
  const { quote, performer, assignment } = found;
  const at = ports.clock.now();
  const mail = jobEndedMail(quote, assignment, performer, why, ports.settings.origin);
  return ports.write(async (write) => {
    const current = await assignmentById(write, id);
    if (!current || !isHolding(current) || (why === "withdrawn" && hasStarted(current, at))) return false;
    if (!(await onlyIf(write))) return false;
    await release(write, id, "withdrawn", at);
    await ports.outbox.put(write, mail, quote.reference);
    await recordAssignment(write, actor, "withdrawn", current, at);
    return true;
  });
}
