import type { StorePorts } from "../../../context.ts";
import { venueDate } from "../../../dates/today.server.ts";
import type { Actor } from "../../history/actor.ts";
import { followBooking } from "../../performer/follow-booking.server.ts";
import { offerUrl, storeLink } from "../../quote/links.server.ts";
import { makeLinkKey, type Reference } from "../../quote/reference.server.ts";
import { moveQuote, quoteByReference } from "../../quote/store.server.ts";
import { accept } from "../accept-offer.server.ts";
import { dueOf } from "../due.server.ts";
import { agreedMail } from "../email.ts";
import { parseOffer } from "../offer.server.ts";
import { priceEnded } from "../public-status.ts";
import type { SendOfferResult } from "../send-offer.server.ts";

/** The customer said yes by phone: they get an email with what they agreed to and a link to pay. It is booked once money comes. */
export async function agreeByPhone(
  ports: StorePorts,
  { reference, expectedVersion, by }: { reference: Reference; expectedVersion: number; by: Actor },
): Promise<SendOfferResult> {
  const quote = await quoteByReference(ports.database, reference);
  if (!quote) return { ok: false, refusal: { kind: "unknown" } };
  const { status, version, offerVersion } = quote;
  if (version !== expectedVersion) return { ok: false, refusal: { kind: "changed-since" } };
  const now = ports.clock.now();
  const offer = parseOffer(quote);
  const today = venueDate(now);
  const due = dueOf(quote, [], today);
  if (!offer || !due) return { ok: false, refusal: { kind: "not-priced" } };
  if (priceEnded(status, offer.validUntil, today)) return { ok: false, refusal: { kind: "expired" } };
  const key = makeLinkKey();
  const link = offerUrl(ports.settings.origin, quote, key);
  const email = agreedMail({ quote, offer, due, link });
  const agreed = await ports.write(async (write): Promise<SendOfferResult> => {
    const current = await quoteByReference(write, reference);
    if (!current) return { ok: false, refusal: { kind: "unknown" } };
    // The email describes the version read above and goes to its address.
    if (current.version !== version) return { ok: false, refusal: { kind: "changed-since" } };
    if (status === "priced") {
      const detail = `offer ${offerVersion}`;
      const set = { offeredAt: now.toISOString() };
      const move = { actor: "owner", by, at: now, detail, set } as const;
      const sent = await moveQuote(write, reference, "sent", move);
      if (!sent.ok) return sent;
    } else if (status !== "sent" && status !== "reviewing")
      return { ok: false, refusal: { kind: "illegal", status, event: "accepted" } };
    const accepted = await accept(write, { reference, offerVersion, reviewWanted: false }, now, "owner", by);
    if (accepted.kind !== "accepted") return { ok: false, refusal: { kind: "changed-since" } };
    await storeLink(write, quote, key, now);
    await ports.outbox.put(write, email, reference);
    return { ok: true, quote: accepted.quote, link };
  });
  if (agreed.ok) await followBooking(ports, reference);
  return agreed;
}
