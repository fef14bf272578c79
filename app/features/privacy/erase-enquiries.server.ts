import type { Ports, Write } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import { eraseChanges } from "../history/store.server.ts";
import { indexEnquiries } from "../search/store.server.ts";
import { cutoffs } from "./retention.server.ts";

/** Deletes messages from the contact form with their answers, emails, notifications and history, in the caller's transaction. */
export async function eraseEnquiries(write: Write, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await write.deleteFrom("notice").where("reference", "in", ids).execute();
  await write.deleteFrom("message").where("subjectRef", "in", ids).execute();
  await write.deleteFrom("outbox").where("subjectRef", "in", ids).execute();
  await write.deleteFrom("enquiry").where("id", "in", ids).execute();
  await indexEnquiries(write, ids);
  await eraseChanges(write, "enquiry", ids);
}

/** How many messages one transaction erases. */
const batchSize = 100;

/** Once they are as old as the privacy page says, with their emails. @returns how many went */
export async function eraseOldEnquiries({ clock, write }: Ports, stop: AbortSignal): Promise<number> {
  const { enquiries } = cutoffs(venueDate(clock.now()));
  let count = 0;
  for (let erased = batchSize; erased === batchSize && !stop.aborted; count += erased)
    erased = await write(async (write) => {
      const old = await write
        .selectFrom("enquiry")
        .select("id")
        .where("createdAt", "<", enquiries.before)
        .limit(batchSize)
        .execute();
      const ids = old.map(({ id }) => id);
      await eraseEnquiries(write, ids);
      return ids.length;
    });
  return count;
}
