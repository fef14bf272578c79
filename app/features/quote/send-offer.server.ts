import type { Ports } from "../../context.ts";
import { offerUrl, storeLink } from "./links.server.ts";
import { namesOf } from "./named.server.ts";
import { offerMail } from "./offer-mail.tsx";
import { offerOf } from "./offered.server.ts";
import { makeLinkKey } from "./reference.server.ts";
import { type MoveRefusal, moveQuote, quoteByReference } from "./store.server.ts";
import type { Quote } from "./table.server.ts";
import { venueDate } from "./today.server.ts";

export type OfferSent =
  | { ok: true; quote: Quote /** The private link, which is nowhere stored in the clear */; link: string }
  | { ok: false; refusal: MoveRefusal | { kind: "not-priced" } | { kind: "over"; validUntil: string } };

/** Sends a priced quote to the visitor, with a private link of its own; sent again, the earlier links go on working. */
export async function sendOffer(
  ports: Pick<Ports, "database" | "write" | "outbox" | "clock" | "settings">,
  { reference, expectedVersion }: { reference: string; expectedVersion?: number },
): Promise<OfferSent> {
  const quote = await quoteByReference(ports.database, reference);
  if (!quote) return { ok: false, refusal: { kind: "unknown" } };
  const { status, version } = quote;
  if (expectedVersion !== undefined && expectedVersion !== version)
    return { ok: false, refusal: { kind: "changed-since", status, version } };
  const offer = offerOf(quote);
  if (!offer) return { ok: false, refusal: { kind: "not-priced" } };
  const now = ports.clock.now();
  if (offer.validUntil < venueDate(now)) return { ok: false, refusal: { kind: "over", validUntil: offer.validUntil } };
  const key = makeLinkKey();
  const link = offerUrl(ports.settings.origin, quote, key);
  const letter = await offerMail({ quote, offer, link, names: namesOf(quote) });
  const sent = await ports.write(async (write): Promise<OfferSent> => {
    const moved = await moveQuote(write, reference, "sent", {
      actor: "owner",
      at: now,
      detail: `offer ${offer.version}`,
      // The letter tells of what was read above.
      expectedVersion: quote.version,
      set: { offered_at: quote.offered_at ?? now.toISOString() },
    });
    if (!moved.ok) return moved;
    await storeLink(write, quote, key, now);
    await ports.outbox.put(write, letter, { kind: "quote-offer", subjectRef: reference });
    return { ok: true, quote: moved.quote, link };
  });
  if (sent.ok) ports.outbox.nudge();
  return sent;
}
