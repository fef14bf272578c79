/** Ends performers' jobs: one with its email, and all those of a booking that is about to be erased with its customer. */
import type { Mail, Reader, StorePorts, Write } from "../../context.ts";
import type { Actor } from "../history/actor.ts";
import type { Quote } from "../quote/table.server.ts";
import { assignmentsOf, type InContext, isHolding, release } from "./assignments.server.ts";
import { jobEndedMail, type Reason } from "./email.ts";
import { recordAssignment } from "./record.server.ts";
import { performerById } from "./store.server.ts";
import type { Assignment, Performer } from "./table.server.ts";

/** Frees the performer, who gets an email, in the caller's transaction. */
export async function endJob(
  { outbox, settings }: Pick<StorePorts, "outbox" | "settings">,
  write: Write,
  { assignment, quote, performer }: InContext,
  { why, actor, at }: { why: Reason; actor: Actor; at: Date },
): Promise<void> {
  const status = why === "passed-on" ? "passed-on" : "withdrawn";
  await release(write, assignment.id, status, at);
  await outbox.put(write, jobEndedMail(quote, assignment, performer, why, settings.origin), quote.reference);
  await recordAssignment(write, actor, status, assignment, at);
}

interface JobToEnd {
  assignment: Assignment;
  performer: Performer;
  /** Whether the performer is told. False if their request is still unsent: it is deleted with the booking, so they never hear of it */
  told: boolean;
}

/** Jobs that hold a performer, or whose end they were not told; not of who did not come. Without a start time, a job takes the whole day. */
export async function jobsToEnd(reader: Reader, quote: Quote, at: Date): Promise<JobToEnd[]> {
  const emails = await reader
    .selectFrom("outbox")
    .select(["recipient", "kind", "status"])
    .where("subjectRef", "=", quote.reference)
    .execute();
  const found: JobToEnd[] = [];
  for (const assignment of await assignmentsOf(reader, quote.reference)) {
    const performer = await performerById(reader, assignment.performerId);
    if (!performer || assignment.endsAt <= at.toISOString() || assignment.noShow === 1) continue;
    const theirEmails = emails.filter(({ recipient }) => recipient === performer.email.toLowerCase());
    const unsentEnd = theirEmails.some(({ kind, status }) => kind === "job-over" && status === "waiting");
    if (!isHolding(assignment) && !unsentEnd) continue;
    const unsentRequest = ({ kind, status }: (typeof theirEmails)[number]) =>
      kind === "job-request" && status === "waiting";
    // If the performer's address has changed since, no email matches it, although they were written to at the old one.
    const notContacted = theirEmails.length > 0 && theirEmails.every(unsentRequest);
    // An acceptance may have been given by phone, without any email.
    found.push({ assignment, performer, told: assignment.status === "accepted" || !notContacted });
  }
  return found;
}

/**
 * Frees the performers of a booking that is about to be erased.
 * @param origin of the site
 * @returns an email for each performer who is told that it is cancelled. Erasing a booking deletes all emails about it, unsent ones too,
 * so the caller stores these afterwards, as emails about the performer
 */
export async function endJobs(
  write: Write,
  quote: Quote,
  at: Date,
  origin: string,
): Promise<{ performerId: string; mail: Mail }[]> {
  const ended = new Map<string, Mail>();
  for (const { assignment, performer, told } of await jobsToEnd(write, quote, at)) {
    if (isHolding(assignment)) {
      await release(write, assignment.id, "withdrawn", at);
      await recordAssignment(write, { kind: "system" }, "withdrawn", assignment, at);
    }
    if (told) ended.set(performer.id, jobEndedMail(quote, assignment, performer, "cancelled", origin));
  }
  return [...ended].map(([performerId, mail]) => ({ performerId, mail }));
}
