/** Handles the details of a direct booking: continues to the review step, or returns to the form with the reason. */
import type { Ports } from "../../context.ts";
import { bookDirect } from "../../features/booking/book-direct.server.ts";
import { farVenue } from "../../features/place/venue/far-venue.server.ts";
import type { QuoteField } from "../../features/quote/form/fields.ts";
import { offerUrl } from "../../features/quote/links.server.ts";
import type { QuoteToStore } from "../../features/quote/request-quote.server.ts";
import { quoteByKey } from "../../features/quote/store.server.ts";
import { type QuotePurpose, resultOf, withinQuotesPerHour } from "../../features/quote/submit-quote.server.ts";
import type { Limit, SubmitResult } from "../../forms/action.server.ts";

/** How often an hour one IP address may go back from the review step and change something, for each form that it may send. */
const changesPerForm = 5;

const along = "everything you typed goes with it.";

export const bookingDirect: QuotePurpose = {
  refuse({ request: { place, venue }, estimate, placeSlug }) {
    const { travel } = estimate.order;
    if (travel.kind !== "by-hand") {
      const far = farVenue({ place, placeSlug, venue });
      if (!far?.costsMore) return {};
      return { venue: `${far.text}. Enter the venue’s town as the place, or ask us for a quote: ${along}` };
    }
    return {
      place: travel.overseas
        ? `We price journeys to ${travel.place} by hand, so it can’t be booked at once. Send it as a quote request instead: ${along}`
        : `We don’t know “${travel.place}”, so the journey has to be priced by hand. Choose a town near it, or send it as a quote request instead: ${along}`,
    };
  },

  async store(asked, submission) {
    const { ports, address } = submission;
    if (!(await quoteByKey(ports.database, asked.key))) return toReview(ports, asked, withinQuotesPerHour(submission));
    const maxPerHour = ports.settings.quotesPerHour * changesPerForm;
    const allowed = await ports.rateLimiter.take(`change:${address}`, maxPerHour, 3600);
    if (!allowed.ok) return { kind: "too-many", retryAfterSeconds: allowed.retryAfterSeconds };
    return toReview(ports, asked);
  },
};

async function toReview(ports: Ports, asked: QuoteToStore, limit?: Limit): Promise<SubmitResult<QuoteField>> {
  const booked = await bookDirect(ports, asked, limit);
  if (booked.kind === "too-many") return booked;
  if (booked.kind === "requested") return resultOf(booked.result);
  if (booked.kind === "changed")
    return {
      kind: "changed",
      problem: `This form was already sent as ${booked.reference}, which is being paid or is booked, and its answers have changed since. To make a second booking, send it again. To change the first, call us with its reference.`,
    };
  const redirectTo = offerUrl("", { reference: booked.reference, act: asked.request.act }, booked.key);
  return { kind: "redirect", redirectTo, newDocument: true };
}
