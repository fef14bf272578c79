import type { Ports } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import { eraseEnquiries } from "./erase-enquiries.server.ts";
import { cutoffs } from "./retention.server.ts";

/** How many messages one transaction erases. */
const atOnce = 100;

/**
 * Erases messages from the contact form with their emails once they are as old as the privacy page says.
 * @returns how many went
 */
export async function eraseOldEnquiries({ clock, write }: Ports, stop: AbortSignal): Promise<number> {
  const { enquiries } = cutoffs(venueDate(clock.now()));
  let count = 0;
  for (let erased = atOnce; erased === atOnce && !stop.aborted; count += erased)
    erased = await write(async (write) => {
      const old = await write
        .selectFrom("enquiry")
        .select("id")
        .where("createdAt", "<", enquiries.before)
        .limit(atOnce)
        .execute();
      const ids = old.map(({ id }) => id);
      await eraseEnquiries(write, ids);
      return ids.length;
    });
  return count;
}
