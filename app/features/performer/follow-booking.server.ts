import type { StorePorts, Write } from "../../context.ts";
import { formatDate } from "../../dates/dates.ts";
import type { Reference } from "../quote/reference.server.ts";
import { clearNotifications } from "../quote/sent-notifications.server.ts";
import { quoteByReference } from "../quote/store.server.ts";
import type { Quote } from "../quote/table.server.ts";
import {
  assignmentsOf,
  deadlines,
  type InContext,
  isHolding,
  keepFor,
  moveHold,
  release,
  sendJobMail,
  withContext,
} from "./assignments.server.ts";
import { deskMail, movedMail, type Reason } from "./email.ts";
import { endJob } from "./end-jobs.server.ts";
import { isOwed } from "./fee/pay-fees.server.ts";
import {
  askedFor,
  askedWhen,
  fitsBooking,
  hasStarted,
  isStaffable,
  jobNotification,
  jobOf,
  partyHasBegun,
} from "./job.server.ts";
import { recordAssignment } from "./record.server.ts";
import { isUnderWay, placesOf } from "./staffing.server.ts";
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
  if (!quote) return 0;
  let count = 0;
  const { kept, surplus } = placesOf(quote, await assignmentsOf(ports.database, reference));
  // Performers who keep their place come first: if one of them is not free on the new day, another is still there to ask.
  for (const { id } of [...kept.filter((one) => !fitsBooking(quote, one)), ...surplus])
    if (await follow(ports, id)) count++;
  return count;
}

/** "said no"; if the booking has changed since, also what it was about: "said no (9 January 2027)". */
export function answerText(quote: Quote, assignment: Assignment): string {
  const text = statusLabels[assignment.status];
  if (assignment.askedFor === askedFor(quote)) return text;
  const { eventDate } = askedWhen(assignment);
  return `${text} (${eventDate === quote.eventDate ? "before it changed" : formatDate(eventDate)})`;
}

const follow = (ports: StorePorts, id: string): Promise<boolean> =>
  ports.write(async (write) => {
    const found = await withContext(write, id);
    // A party that took place releases nobody: one that began before midnight may still be going on.
    if (!found || !isHolding(found.assignment) || found.quote.status === "done") return false;
    const { quote, assignment } = found;
    const at = ports.clock.now();
    const end = (why: Reason) => endJob(ports, write, found, { why, actor: { kind: "system" }, at });
    if (!isStaffable(quote.status)) {
      // After its end the record shows who came, and at any time who did not.
      if (assignment.endsAt <= at.toISOString() || assignment.noShow === 1) return false;
      await end("cancelled");
      return true;
    }
    const { surplus } = placesOf(quote, await assignmentsOf(write, quote.reference));
    if (surplus.some((one) => one.id === id) && !hasStarted(assignment, at)) {
      await end("withdrawn");
      return true;
    }
    if (fitsBooking(quote, assignment)) return false;
    if (isUnderWay(quote, assignment, at)) {
      // They are there, or were: an hour more, or a start that was corrected, asks them nothing.
      await keepFor(write, quote, id);
      return true;
    }
    // Who was there stays on record with their fee; editBooking lets no such party move to another day.
    if (isOwed(assignment, quote.status, at)) return false;
    if (assignment.noShow === 1) {
      // They are not asked to come on another day.
      await release(write, id, "withdrawn", at);
      await recordAssignment(write, { kind: "system" }, "withdrawn", assignment, at);
      return true;
    }
    if (await askAgain(ports, write, found, at)) return true;
    await end("moved");
    const notFree = {
      title: `${found.performer.publicName} is not free`,
      text: `The booking has changed, and ${found.performer.publicName} can’t do it as it stands now. Please ask somebody else.`,
    };
    await ports.outbox.put(write, deskMail(quote, notFree, ports.settings.origin), quote.reference);
    return true;
  });

/** @returns false for a performer who is not free, and for a party that has begun */
async function askAgain(
  ports: StorePorts,
  write: Write,
  { quote, assignment, performer }: InContext,
  at: Date,
): Promise<boolean> {
  const job = jobOf(quote);
  if (partyHasBegun(quote, at) || (await moveHold(write, quote, assignment, at))) return false;
  const { passOnAt } = deadlines(job, at, assignment.passOn === 1);
  await clearNotifications(write, quote.reference, [jobNotification("job-tomorrow", assignment.id)]);
  await sendJobMail(ports, write, { quote, performer, assignment: { ...assignment, passOnAt } }, (job) =>
    movedMail(job, askedWhen(assignment)),
  );
  await recordAssignment(write, { kind: "system" }, "asked-again", assignment, at);
  return true;
}
