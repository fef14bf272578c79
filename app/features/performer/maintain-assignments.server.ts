/** Updates assignments of changed bookings, reminds, passes requests on, and sends emails about booked parties that are near. */
import type { Ports, StorePorts } from "../../context.ts";
import { isWakingTime } from "../../dates/today.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { sendJobMail, withContext } from "./assignments.server.ts";
import { jobNotifications, jobsToNotify, sendJobNotification } from "./booked/job-notifications.server.ts";
import { understaffedSoon, warnOwner } from "./booked/understaffed.server.ts";
import { reminderMail } from "./email.ts";
import { updateAssignments } from "./follow-booking.server.ts";
import { fitsBooking, hasStarted } from "./job.server.ts";
import { passOn } from "./pass-on.server.ts";
import { holding } from "./rules.ts";

const batchSize = 100;

/**
 * Each item is one transaction, so the job may be stopped anywhere. One that fails keeps nobody else from being asked or told.
 * @returns how many requests changed, plus notifications written @throws the first error, at the end
 */
export async function maintainAssignments(ports: Ports, stop: AbortSignal): Promise<number> {
  let count = 0;
  const faults: unknown[] = [];
  const each = async <T>(found: readonly T[], work: (one: T) => Promise<number | boolean>) => {
    for (const one of found)
      if (!stop.aborted)
        try {
          count += Number(await work(one));
        } catch (error) {
          faults.push(error);
        }
  };
  await each(await changedBookings(ports), (reference) => updateAssignments(ports, reference));
  // Passing on comes first, so that nobody is reminded of a request that now goes to somebody else.
  await each(await due(ports, "passOnAt"), (id) => passOn(ports, id));
  if (isWakingTime(ports.clock.now())) {
    await each(await due(ports, "chaseAt"), (id) => chase(ports, id));
    for (const kind of jobNotifications)
      await each(await jobsToNotify(ports, kind), (id) => sendJobNotification(ports, kind, id));
    await each(await understaffedSoon(ports), (party) => warnOwner(ports, party));
  }
  if (faults.length > 0) throw faults[0];
  return count;
}

const due = async ({ database, clock }: StorePorts, column: "passOnAt" | "chaseAt"): Promise<string[]> => {
  const rows = await database
    .selectFrom("assignment")
    .select("id")
    .where(column, "<=", clock.now().toISOString())
    .orderBy(column)
    .limit(batchSize)
    .execute();
  return rows.map(({ id }) => id);
};

/** Bookings whose assignments are for earlier details, or are more than the booking needs; read a page at a time. */
async function changedBookings({ database, clock }: StorePorts): Promise<Reference[]> {
  const changed = new Set<Reference>();
  for (let after = ""; ; ) {
    const rows = await database
      .selectFrom("assignment")
      .innerJoin("quote", "quote.reference", "assignment.reference")
      .selectAll("quote")
      .select(["assignment.id as assignmentId", "assignment.askedFor"])
      .select(({ selectFrom }) =>
        selectFrom("assignment as other")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("other.reference", "=", "quote.reference")
          .where("other.status", "in", holding)
          .as("held"),
      )
      .where("assignment.status", "in", holding)
      .where("assignment.endsAt", ">", clock.now().toISOString())
      .where("quote.status", "!=", "done")
      .where("assignment.id", ">", after)
      .orderBy("assignment.id")
      .limit(batchSize)
      .execute();
    for (const row of rows) if (!fitsBooking(row, row) || Number(row.held) > row.performers) changed.add(row.reference);
    after = rows.at(-1)?.assignmentId ?? "";
    if (rows.length < batchSize || changed.size >= batchSize) return [...changed];
  }
}

/** Sends the one reminder of an open request. */
const chase = (ports: StorePorts, id: string): Promise<boolean> =>
  ports.write(async (write) => {
    const now = ports.clock.now().toISOString();
    const found = await withContext(write, id);
    const due = found?.assignment.chaseAt ?? null;
    if (!found || due === null || due > now) return false;
    await write.updateTable("assignment").set({ chaseAt: null }).where("id", "=", id).execute();
    // The party may be over if the job did not run for a long time. Who left the agency is asked for nothing more.
    if (!hasStarted(found.assignment, ports.clock.now()) && found.performer.active)
      await sendJobMail(ports, write, found, reminderMail);
    return true;
  });
