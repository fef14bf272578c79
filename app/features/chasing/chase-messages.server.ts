import type { Database, Ports, Write } from "../../context.ts";
import { site } from "../site/site.server.ts";
import { atOnce, chaseEach, claimSteps, noMessageTo, stepOf, tooLate } from "./chase-requests.server.ts";
import { messageWaitingMail } from "./email.ts";
import { hoursAgo } from "./hours.server.ts";

/** Messages from the contact form that don't look automatic, are not answered or ticked off, and were written the given number of hours ago, or earlier. */
const waiting = (source: Database | Write, hours: number, now: Date) =>
  source
    .selectFrom("enquiry")
    .selectAll("enquiry")
    .where("enquiry.doneAt", "is", null)
    .where("enquiry.suspect", "=", 0)
    .where("enquiry.createdAt", "<=", hoursAgo(now, hours, site.chasing.hours).toISOString())
    .where("enquiry.createdAt", ">", new Date(now.getTime() - tooLate).toISOString())
    .where(noMessageTo("enquiry.id"))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("notice")
            .select("notice.kind")
            .whereRef("notice.reference", "=", "enquiry.id")
            .where("notice.kind", "=", stepOf(hours)),
        ),
      ),
    );

/** Does for messages what `chaseRequests` does for requests. @returns how many emails were written */
export async function chaseMessages(ports: Ports, stop: AbortSignal): Promise<number> {
  const find = (hours: number) =>
    waiting(ports.database, hours, ports.clock.now()).orderBy("enquiry.createdAt").limit(atOnce).execute();
  return chaseEach(stop, find, ({ id }, hours) => chase(ports, id, hours));
}

async function chase(ports: Ports, id: string, hours: number): Promise<boolean> {
  const at = ports.clock.now();
  const stillWaiting = (source: Database | Write) =>
    waiting(source, hours, at).where("enquiry.id", "=", id).executeTakeFirst();
  const message = await stillWaiting(ports.database);
  if (!message) return false;
  const mail = messageWaitingMail(message, hours, ports.settings.origin);
  return ports.write(async (write) => {
    if (!(await stillWaiting(write))) return false;
    await claimSteps(write, id, hours, at);
    await ports.outbox.put(write, mail, id);
    return true;
  });
}
