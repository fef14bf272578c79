/** Changes that customers were asked about and have not answered. */
import type { Database } from "../../../context.ts";
import { addDays } from "../../../dates/dates.ts";
import { inShort } from "../../booking/change/change-text.server.ts";
import { waitingIn } from "../../booking/change/open-proposal.server.ts";
import { confirmed } from "../../quote/status.ts";

/** Days that a customer is given before their missing answer is on Today. */
const patience = 2;

/** Those that have waited for days, or whose party is near before or after the change; the longest first. @param near days */
export async function waitingChanges(database: Database, today: string, now: Date, near: number) {
  const rows = await database
    .selectFrom("quote")
    .innerJoin("bookingChange", "bookingChange.reference", "quote.reference")
    .selectAll("quote")
    .select(["bookingChange.change", "bookingChange.madeAt"])
    .where("bookingChange.declinedAt", "is", null)
    .where("quote.status", "in", confirmed)
    .where("quote.eventDate", ">=", today)
    .orderBy("bookingChange.madeAt")
    .execute();
  const since = new Date(now.getTime() - patience * 86_400_000).toISOString();
  return rows.flatMap(({ change, madeAt, ...quote }) => {
    const waiting = waitingIn({ change, madeAt }, quote, today);
    const days = [quote.eventDate, waiting?.after.eventDate ?? quote.eventDate];
    const isDue = madeAt <= since || days.some((day) => day <= addDays(today, near));
    // Without the change in short, it can't be made any more.
    return isDue ? [{ ...quote, madeAt, change: waiting ? inShort(waiting.plan) : null }] : [];
  });
}
