import type { Reader, StorePorts } from "../../context.ts";
import { formatDate } from "../../dates/dates.ts";
import { makeLinkKey, type Reference } from "../quote/reference.server.ts";
import { clearNotifications } from "../quote/sent-notifications.server.ts";
import { quoteByReference } from "../quote/store.server.ts";
import type { Quote } from "../quote/table.server.ts";
import { withdrawPerformer } from "./answer-job.server.ts";
import { assignmentById, assignmentsOf, deadlines, isHolding, moveHold, release } from "./assignments.server.ts";
import { deskMail, jobEndedMail, jobUrl, movedMail } from "./email.ts";
import { askedFor, askedWhen, isStaffable, jobNotification, jobOf } from "./job.server.ts";
import { recordAssignment } from "./record.server.ts";
import { placesOf } from "./staffing.server.ts";
import { isUnchanged, performerById } from "./store.server.ts";
import type { Assignment } from "./table.server.ts";
import { statusLabels } from "./texts.ts";

/**
 * Updates the performers of a booking that changed or ended. Use cases call it after their change is committed, so that screens and
 * commands need not. Because the change stands by then, an error is only logged; the job retries within minutes.
 * @returns how many assignments changed; 0 after an error
 */
export const followBooking = (ports: StorePorts, reference: Reference): Promise<number> =>
  updateAssignments(ports, reference).catch((error: unknown) => {
    ports.log.error("booking.not-followed", error, { reference });
    return 0;
  });

/**
 * If a booking ended, its performers are released by email. If it moved, those who are free are asked again and the others released. If it
 * needs fewer performers, the surplus is released (`placesOf`). A job does the same for calls that were interrupted, for offers that
 * expire, and for visitors who leave a direct booking at its review step. Until then a yes to the old details does not count
 * (`staffingOf`).
 * @returns how many assignments changed @throws database errors
 */
export async function updateAssignments(ports: StorePorts, reference: Reference): Promise<number> {
  const quote = await quoteByReference(ports.database, reference);
  // A party that took place releases nobody: one that began before midnight may still be going on.
  if (!quote || quote.status === "done") return 0;
  let count = 0;
  const now = ports.clock.now().toISOString();
  const { kept, surplus } = placesOf(quote, await assignmentsOf(ports.database, reference));
  // Performers who keep their place come first: if one of them is not free on the new day, another is still there to ask. Assignments
  // count until their end, because a party without a start time takes the whole day.
  for (const assignment of [...kept, ...surplus])
    if (assignment.endsAt > now && (await follow(ports, quote, assignment))) count++;
  return count;
}

/** Whether an assignment is for the current details of the booking. */
export const fitsBooking = (quote: Quote, { askedFor: job }: Pick<Assignment, "askedFor">): boolean =>
  isStaffable(quote.status) && job === askedFor(quote);

/** "said no"; if the booking has changed since, also what it was about: "said no (9 January 2027)". */
export function answerText(quote: Quote, assignment: Assignment): string {
  const text = statusLabels[assignment.status];
  if (assignment.askedFor === askedFor(quote)) return text;
  const { eventDate } = askedWhen(assignment);
  return `${text} (${eventDate === quote.eventDate ? "before it changed" : formatDate(eventDate)})`;
}

async function follow(ports: StorePorts, quote: Quote, assignment: Assignment): Promise<boolean> {
  const { id } = assignment;
  const actor = { kind: "system" } as const;
  if (!isStaffable(quote.status)) return withdrawPerformer(ports, { id, actor, why: "cancelled" });
  const onlyIf = (reader: Reader) => isSurplus(reader, assignment);
  if ((await onlyIf(ports.database)) && (await withdrawPerformer(ports, { id, actor, onlyIf }))) return true;
  return !fitsBooking(quote, assignment) && askAgain(ports, quote, assignment);
}

async function isSurplus(reader: Reader, { id, reference }: Assignment): Promise<boolean> {
  const quote = await quoteByReference(reader, reference);
  const surplus = quote ? placesOf(quote, await assignmentsOf(reader, reference)).surplus : [];
  return surplus.some((one) => one.id === id);
}

async function askAgain(ports: StorePorts, quote: Quote, assignment: Assignment): Promise<boolean> {
  const { database, outbox, clock, settings } = ports;
  const performer = await performerById(database, assignment.performerId);
  if (!performer) return false;
  const at = clock.now();
  const key = makeLinkKey();
  const { passOnAt } = deadlines(jobOf(quote), at, assignment.passOn === 1);
  const link = jobUrl(settings.origin, key);
  const movedAssignmentMail = movedMail(
    { quote, performer, assignment: { ...assignment, passOnAt }, link },
    askedWhen(assignment),
  );
  const endedMail = jobEndedMail(quote, assignment, performer, "moved", settings.origin);
  const notFree = {
    title: `${performer.publicName} is not free`,
    text: `The booking has changed, and ${performer.publicName} can’t do it as it stands now. Please ask somebody else.`,
  };
  const ownerMail = deskMail(quote, notFree, settings.origin);
  return ports.write(async (write) => {
    const current = await assignmentById(write, assignment.id);
    const currentQuote = await quoteByReference(write, quote.reference);
    if (
      !current ||
      !currentQuote ||
      !isHolding(current) ||
      current.askedFor !== assignment.askedFor ||
      askedFor(currentQuote) !== askedFor(quote) ||
      fitsBooking(currentQuote, current) ||
      !(await isUnchanged(write, performer))
    )
      return false;
    const actor = { kind: "system" } as const;
    if (jobOf(currentQuote).starts > at.getTime() && !(await moveHold(write, currentQuote, current, { key, at }))) {
      await clearNotifications(write, quote.reference, [jobNotification("job-tomorrow", current.id)]);
      await outbox.put(write, movedAssignmentMail, quote.reference);
      await recordAssignment(write, actor, "asked-again", current, at);
    } else {
      await release(write, current.id, "withdrawn", at);
      await outbox.put(write, endedMail, quote.reference);
      await outbox.put(write, ownerMail, quote.reference);
      await recordAssignment(write, actor, "withdrawn", current, at);
    }
    return true;
  });
}
