/** Bookings that were not paid in time. They are on Today until they are offered again, the party is over, or somebody ticks them off. */
import type { Ports, Reader } from "../../../context.ts";
import { venueDate } from "../../../dates/today.server.ts";
import type { Actor } from "../../history/actor.ts";
import { recordOnQuote } from "../../history/record-change.server.ts";
import { lapsedBookings } from "../../payment/lapsed/tell-lapsed.server.ts";
import type { Reference } from "../../quote/reference.server.ts";
import { claimOnce, notNotified } from "../../quote/sent-notifications.server.ts";

/** The kind of notification stored for a lapse that was ticked off; the offer's version is appended. */
const seenKind = "lapsed-seen-";

/** @param today ISO, at the venue */
export const lapsedToOffer = (reader: Reader, today: string) =>
  lapsedBookings(reader, today).where(notNotified(seenKind, "quote.offerVersion"));

/** Ticks off that a booking lapsed. @returns whether it was still on Today */
export const dismissLapse = (
  { write, clock }: Pick<Ports, "write" | "clock">,
  { reference, by }: { reference: Reference; by: Actor },
): Promise<boolean> =>
  write(async (transaction) => {
    const at = clock.now();
    const waiting = lapsedToOffer(transaction, venueDate(at)).where("quote.reference", "=", reference);
    const quote = await waiting.select("quote.offerVersion").executeTakeFirst();
    if (!quote) return false;
    await claimOnce(transaction, reference, `${seenKind}${quote.offerVersion}`, at.toISOString());
    await recordOnQuote(transaction, reference, { at, actor: by, action: "Ticked off that it was not paid in time" });
    return true;
  });
