/** The job that asks each booker once for a review, some days after the party. */
import type { Ports, Reader } from "../../context.ts";
import { addDays } from "../../dates/dates.ts";
import { isWakingTime, venueDate } from "../../dates/today.server.ts";
import { tookPlace } from "../booking/due.server.ts";
import { makeLinkKey } from "../quote/reference.server.ts";
import { claimOnce, quotesNotNotified } from "../quote/sent-notifications.server.ts";
import { stillBooked } from "../quote/status.ts";
import type { Quote } from "../quote/table.server.ts";
import { site } from "../site/site.server.ts";
import { inviteMail } from "./email.ts";
import { storeInvite } from "./invites.server.ts";

/** Days after the party until which bookers are invited: a site that was offline for long must not write about last year's party. */
const tooLate = 30;
const batchSize = 50;

const inviteKind = "review-invite";

/** Invites each once, in any number of processes, and never at night. @returns how many were invited */
export async function inviteBookers(ports: Ports, stop: AbortSignal): Promise<number> {
  if (!isWakingTime(ports.clock.now())) return 0;
  let invited = 0;
  for (;;) {
    const due = await dueBookings(ports.database, ports.clock)
      .orderBy("eventDate")
      .orderBy("id")
      .limit(batchSize)
      .execute();
    for (const quote of due) {
      if (stop.aborted) return invited;
      if (await invite(ports, quote)) invited++;
    }
    if (due.length < batchSize) return invited;
  }
}

/** Bookings whose customers may be asked now and have not been asked. */
function dueBookings(source: Reader, clock: Ports["clock"]) {
  const latest = addDays(venueDate(clock.now()), -site.reviewInvites.daysAfter);
  return quotesNotNotified(source, inviteKind)
    .where("status", "in", stillBooked)
    .where("eventDate", "<=", latest)
    .where("eventDate", ">", addDays(latest, -tooLate))
    .where("suspect", "=", 0)
    .where(tookPlace)
    .$if(site.reviewInvites.to === "agreed", (query) => query.where("reviewWantedAt", "is not", null));
}

async function invite(ports: Ports, quote: Quote): Promise<boolean> {
  const { reference } = quote;
  const key = makeLinkKey();
  const now = ports.clock.now();
  const ends = new Date(now.getTime() + site.reviewInvites.linkDays * 86_400_000).toISOString();
  const mail = inviteMail({
    quote,
    link: `${ports.settings.origin}/reviews/write?key=${key}`,
    ends: venueDate(new Date(ends)),
  });
  return ports.write(async (write) => {
    const current = await dueBookings(write, ports.clock).where("reference", "=", reference).executeTakeFirst();
    // The booking was cancelled, refunded or erased since it was read, or its email address corrected.
    if (current?.email !== quote.email) return false;
    if (!(await claimOnce(write, reference, inviteKind, now.toISOString()))) return false;
    await storeInvite(write, reference, key, { at: now.toISOString(), ends });
    await ports.outbox.put(write, mail, reference);
    return true;
  });
}
