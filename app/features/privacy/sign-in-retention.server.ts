import type { Ports } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import { cutoffs } from "./retention.server.ts";

/** Milliseconds for which the email with a sign-in link is kept; the link itself expires much sooner. */
const keptFor = 24 * 3_600_000;

/** Erases emails with sign-in links and, once they are as old as enquiries may be, the desk's other emails and its history. @returns how many */
export async function eraseOldSignIns({ clock, write }: Pick<Ports, "clock" | "write">, stop: AbortSignal) {
  if (stop.aborted) return 0;
  const now = clock.now();
  const before = new Date(now.getTime() - keptFor).toISOString();
  const { enquiries } = cutoffs(venueDate(now));
  return write(async (write) => {
    const emails = await write
      .deleteFrom("outbox")
      .where("subjectRef", "=", "desk")
      .where((is) =>
        is.or([
          is.and([is("kind", "=", "desk-sign-in"), is("createdAt", "<", before)]),
          is("createdAt", "<", enquiries.before),
        ]),
      )
      .executeTakeFirst();
    const changes = await write
      .deleteFrom("deskChange")
      .where("subjectKind", "=", "desk")
      .where("at", "<", enquiries.before)
      .executeTakeFirst();
    return Number(emails.numDeletedRows + changes.numDeletedRows);
  });
}
