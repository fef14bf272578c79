import type { Ports } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import { cutoffs } from "./retention.server.ts";

/** Milliseconds for which the email with a sign-in link is kept; the link itself expires much sooner. */
const keptFor = 24 * 3_600_000;

/** Erases emails with sign-in links and, once they are as old as enquiries may be, the history of the desk itself. @returns how many */
export async function eraseOldSignIns({ clock, write }: Pick<Ports, "clock" | "write">, stop: AbortSignal) {
  if (stop.aborted) return 0;
  const now = clock.now();
  const before = new Date(now.getTime() - keptFor).toISOString();
  const { enquiries } = cutoffs(venueDate(now));
  return write(async (write) => {
    const emails = await write
      .deleteFrom("outbox")
      .where("kind", "=", "desk-sign-in")
      .where("subjectRef", "=", "desk")
      .where("createdAt", "<", before)
      .executeTakeFirst();
    const changes = await write
      .deleteFrom("deskChange")
      .where("subjectKind", "=", "desk")
      .where("at", "<", enquiries.before)
      .executeTakeFirst();
    return Number(emails.numDeletedRows + changes.numDeletedRows);
  });
}
