/** Bookings that were not paid in time. They are on Today until they are offered again, the party is over, or somebody ticks them off. */
import type { Database, Ports } from "../../../context.ts";
import { venueDate } from "../../../dates/today.server.ts";
import type { Actor } from "../../history/actor.ts";
import { recordOnQuote } from "../../history/record-change.server.ts";
import { lapsedBookings } from "../../payment/lapsed/tell-lapsed.server.ts";
import type { Reference } from "../../quote/reference.server.ts";
import { claimOnce, notNotified } from "../../quote/sent-notifications.server.ts";

/** The kind of notification stored for a lapse that was ticked off; the offer's version is appended. */
const seenKind = "lapsed-seen-";

/** @param today ISO, at the venue */
export const lapsedToOffer = (database: Database, today: string) =>
  lapsedBookings(database, today).where(notNotified(seenKind, "quote.offerVersion"));

/** Ticks off that a booking lapsed. @returns whether it was still on Today */
export async function dismissLapse(
  { database, write, clock }: Pick<Ports, "database" | "write" | "clock">,
  { reference, by }: { reference: Reference; by: Actor },
): Promise<boolean> {
  const at = clock.now();
  const waiting = lapsedToOffer(database, venueDate(at)).where("quote.reference", "=", reference);
  const quote = await waiting.select("quote.offerVersion").executeTakeFirst();
  if (!quote) return false;
  return write(async (transaction) => {
    const first = await claimOnce(transaction, reference, `${seenKind}${quote.offerVersion}`, at.toISOString());
    if (first)
      await recordOnQuote(transaction, reference, { at, actor: by, action: "Ticked off that it was not paid in time" });
    return first;
  });
}
