import type { StorePorts, Write } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import type { Actor } from "../history/actor.ts";
import { followBooking } from "../performer/follow-booking.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { moveQuote, quoteByReference } from "../quote/store.server.ts";
import type { Quote } from "../quote/table.server.ts";
import { dueOf, lapseDetail } from "./due.server.ts";
import { acceptedMail } from "./email.ts";
import { parseOffer } from "./offer.server.ts";
import { publicStatusOf } from "./public-status.ts";

interface AcceptOfferInput {
  reference: Reference;
  /** The version of the offer that the customer was shown */
  offerVersion: number;
  /** The customer agrees to be asked for a review afterwards */
  reviewWanted: boolean;
}

type AcceptOfferResult =
  | { kind: "accepted"; quote: Quote }
  /** `changed-since`: price or details have changed since they were shown */
  | { kind: "already" | "changed-since" | "closed" | "unknown" };

/** Records that the customer agrees to the price and the terms they were shown. An offer is open until its last day ends at the venue. */
export async function acceptOffer(ports: StorePorts, asked: AcceptOfferInput): Promise<AcceptOfferResult> {
  const now = ports.clock.now();
  const result = await ports.write(async (write) => {
    const accepted = await accept(write, asked, now);
    if (accepted.kind !== "accepted") return accepted;
    const { quote } = accepted;
    const offer = parseOffer(quote);
    const due = dueOf(quote, [], venueDate(now));
    if (offer && due)
      await ports.outbox.put(write, acceptedMail({ quote, offer, due }, ports.settings.origin), quote.reference);
    return accepted;
  });
  if (result.kind === "accepted") await followBooking(ports, asked.reference);
  return result;
}

/** Sends no email; the caller runs `followBooking`. @param actor the owner when the customer said yes by phone */
export async function accept(
  write: Write,
  { reference, offerVersion, reviewWanted }: AcceptOfferInput,
  now: Date,
  actor: "visitor" | "owner" = "visitor",
  by?: Actor,
): Promise<AcceptOfferResult> {
  const quote = await quoteByReference(write, reference);
  if (!quote) return { kind: "unknown" };
  const publicStatus = publicStatusOf(quote.status, quote.offerValidUntil, venueDate(now));
  if (publicStatus !== "open") {
    // The job that marks it expired may not have run yet.
    if (publicStatus === "expired")
      await moveQuote(write, reference, "expired", { actor: "visitor", at: now, ...lapseDetail(quote) });
    return { kind: "closed" };
  }
  if (quote.offerVersion !== offerVersion) return { kind: "changed-since" };
  if (quote.status === "accepted" || quote.status === "deposit-pending") return { kind: "already" };
  const at = now.toISOString();
  const moved = await moveQuote(write, reference, "accepted", {
    actor,
    by,
    at: now,
    detail: `offer ${offerVersion}`,
    expectedVersion: quote.version,
    set: { termsAcceptedAt: at, reviewWantedAt: reviewWanted ? at : null },
  });
  if (!moved.ok) throw new Error(`an open offer could not be accepted: ${JSON.stringify(moved.refusal)}`);
  return { kind: "accepted", quote: moved.quote };
}
