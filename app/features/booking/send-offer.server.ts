import type { StorePorts } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import type { Actor } from "../history/actor.ts";
import { offerUrl, storeLink, successUrl } from "../quote/links.server.ts";
import { makeLinkKey, type Reference } from "../quote/reference.server.ts";
import { type MoveRefusal, moveQuote, quoteByReference } from "../quote/store.server.ts";
import type { Quote } from "../quote/table.server.ts";
import { dueOf } from "./due.server.ts";
import { linkMail, offerMail } from "./email.ts";
import { parseOffer } from "./offer.server.ts";
import { priceEnded } from "./public-status.ts";

/** `link`: the private link; only its digest is stored */
export type SendOfferResult =
  | { ok: true; quote: Quote; link: string }
  | { ok: false; refusal: MoveRefusal | { kind: "not-priced" | "expired" } };

/** Sends the price with a new private link; once it is agreed to or booked, only the link. Earlier links keep working. */
export async function sendOffer(
  ports: StorePorts,
  { reference, expectedVersion, by }: { reference: Reference; expectedVersion?: number; by?: Actor },
): Promise<SendOfferResult> {
  const quote = await quoteByReference(ports.database, reference);
  if (!quote) return { ok: false, refusal: { kind: "unknown" } };
  if (expectedVersion !== undefined && expectedVersion !== quote.version)
    return { ok: false, refusal: { kind: "changed-since" } };
  const now = ports.clock.now();
  const today = venueDate(now);
  const offer = parseOffer(quote);
  const due = dueOf(quote, [], today);
  if (!offer || !due) return { ok: false, refusal: { kind: "not-priced" } };
  if (priceEnded(quote.status, offer.validUntil, today)) return { ok: false, refusal: { kind: "expired" } };
  const key = makeLinkKey();
  const { origin } = ports.settings;
  const agreed = quote.status !== "priced" && quote.status !== "sent";
  const link = agreed ? successUrl(origin, reference, key) : offerUrl(origin, quote, key);
  const email = (agreed ? linkMail : offerMail)({ quote, offer, due, link });
  return ports.write(async (write): Promise<SendOfferResult> => {
    const moved = await moveQuote(write, reference, "sent", {
      actor: "owner",
      by,
      at: now,
      detail: `offer ${offer.version}`,
      // The email describes the version read above.
      expectedVersion: quote.version,
      set: { offeredAt: quote.offeredAt ?? now.toISOString() },
    });
    if (!moved.ok) return moved;
    await storeLink(write, quote, key, now);
    await ports.outbox.put(write, email, reference);
    return { ok: true, quote: moved.quote, link };
  });
}
