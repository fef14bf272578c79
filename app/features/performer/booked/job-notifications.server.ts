/** Notifications to performers who accepted a party: that it is booked, and on the day before that it is tomorrow. */
import type { Mail, Reader, StorePorts } from "../../../context.ts";
import { addDays } from "../../../dates/dates.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { claimOnce, notNotified } from "../../quote/sent-notifications.server.ts";
import { confirmed } from "../../quote/status.ts";
import { sendJobMail, withContext } from "../assignments.server.ts";
import { bookedJobMail, type JobEmail, tomorrowJobMail } from "../email.ts";
import { fitsBooking, type JobNotificationKind, jobNotification } from "../job.server.ts";

const batchSize = 100;

/** @param now ISO 8601 UTC */
const yesToBooked = (reader: Reader, kind: JobNotificationKind, now: string) =>
  reader
    .selectFrom("assignment")
    .innerJoin("quote", "quote.reference", "assignment.reference")
    .selectAll("quote")
    .select(["assignment.id as assignmentId", "assignment.askedFor"])
    .where("assignment.status", "=", "accepted")
    .where("assignment.endsAt", ">", now)
    .where("quote.status", "in", confirmed)
    .where(notNotified(jobNotification(kind, ""), "assignment.id"))
    .orderBy("assignment.startsAt")
    .limit(batchSize);
type Jobs = ReturnType<typeof yesToBooked>;

const notifications = {
  /** Not sent to performers who accept after it was booked: the page on which they accept becomes the job sheet. */
  "job-booked": {
    due: (jobs: Jobs) =>
      jobs.where(({ exists, selectFrom }) =>
        exists(
          selectFrom("quoteTransition")
            .select("quoteTransition.id")
            .whereRef("quoteTransition.reference", "=", "quote.reference")
            .where("quoteTransition.cause", "in", ["deposit-paid", "whole-paid"])
            .whereRef("quoteTransition.at", ">", "assignment.answeredAt"),
        ),
      ),
    mail: bookedJobMail,
  },
  "job-tomorrow": {
    due: (jobs: Jobs, today: string) => jobs.where("quote.eventDate", "=", addDays(today, 1)),
    mail: tomorrowJobMail,
  },
} as const satisfies Record<JobNotificationKind, { due(jobs: Jobs, today: string): Jobs; mail(job: JobEmail): Mail }>;
export const jobNotifications = Object.keys(notifications) as JobNotificationKind[];

const dueFor = (reader: Reader, kind: JobNotificationKind, now: Date) =>
  notifications[kind].due(yesToBooked(reader, kind, now.toISOString()), venueDate(now));

/** Ids of the assignments whose performers should be notified. */
export async function jobsToNotify({ database, clock }: StorePorts, kind: JobNotificationKind): Promise<string[]> {
  const rows = await dueFor(database, kind, clock.now()).execute();
  return rows.filter((row) => fitsBooking(row, row)).map(({ assignmentId }) => assignmentId);
}

/** @returns false if the assignment is no longer due for it */
export const sendJobNotification = (ports: StorePorts, kind: JobNotificationKind, id: string): Promise<boolean> =>
  ports.write(async (write) => {
    const now = ports.clock.now();
    const due = await dueFor(write, kind, now).where("assignment.id", "=", id).executeTakeFirst();
    const found = await withContext(write, id);
    if (!due || !found || !fitsBooking(due, due)) return false;
    const { reference, eventDate } = found.quote;
    const claim = (one: JobNotificationKind) =>
      claimOnce(write, reference, jobNotification(one, id), now.toISOString());
    if (!(await claim(kind))) return false;
    // Booked on the day before: one email says both.
    if (kind === "job-booked" && eventDate === addDays(venueDate(now), 1)) await claim("job-tomorrow");
    await sendJobMail(ports, write, found, notifications[kind].mail);
    return true;
  });
