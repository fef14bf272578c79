/** Sends a performer's job links to their new email address; the old address may have been a stranger's. */
import type { Ports, Write } from "../../context.ts";
import { quoteByReference } from "../quote/store.server.ts";
import { sendJobMail } from "./assignments.server.ts";
import { changedJobMail, requestMail } from "./email.ts";
import { fitsBooking } from "./job.server.ts";
import { holding } from "./rules.ts";
import type { Performer } from "./table.server.ts";

/** Ends the links to all their jobs and sends new links to future ones. Runs in the transaction of the change. */
export async function renewJobLinks(
  ports: Pick<Ports, "outbox" | "settings">,
  write: Write,
  performer: Pick<Performer, "id" | "publicName" | "email">,
  at: Date,
): Promise<void> {
  const ids = write.selectFrom("assignment").select("id").where("performerId", "=", performer.id);
  await write.deleteFrom("assignmentLink").where("assignmentId", "in", ids).execute();
  const futureJobs = await write
    .selectFrom("assignment")
    .selectAll()
    .where("performerId", "=", performer.id)
    .where("status", "in", holding)
    .where("endsAt", ">", at.toISOString())
    .execute();
  for (const assignment of futureJobs) {
    const quote = await quoteByReference(write, assignment.reference);
    // If the booking has moved, they are asked again anyway, and that email has a new link.
    if (!quote || !fitsBooking(quote, assignment)) continue;
    await sendJobMail(ports, write, { quote, performer, assignment }, (job) =>
      assignment.status === "requested"
        ? requestMail(job)
        : changedJobMail(job, "the link to it, as your email address changed"),
    );
  }
}
