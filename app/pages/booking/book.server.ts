/** What becomes of the details of a direct booking: the way to their review step, or back with what stands against it. */
import type { Ports } from "../../context.ts";
import { bookDirect } from "../../features/booking/book-direct.server.ts";
import type { Estimate } from "../../features/quote/estimate/estimate.ts";
import type { Errors } from "../../features/quote/form/fields.ts";
import { problems } from "../../features/quote/form/problems.ts";
import { offerUrl } from "../../features/quote/links.server.ts";
import type { QuoteToStore } from "../../features/quote/request-quote.server.ts";
import { quoteByKey } from "../../features/quote/store.server.ts";
import { onward, type Purpose, type Sent, withinTheHour } from "../../features/quote/submit-quote.server.ts";

/** How many times an hour one address may come back from the review and change something, for each form it may send. */
const changesPerForm = 5;

export const bookingDirect: Purpose = {
  refuse: ({ order: { travel } }: Estimate): Errors =>
    travel.kind === "by-hand" ? { place: problems.byHand(travel) } : {},

  async store(ports, asked, address) {
    const known = async () => (await quoteByKey(ports.database, asked.key)) !== undefined;
    if (!(await known()))
      return withinTheHour(
        ports,
        address,
        async () => ((await known()) ? toReview(ports, asked) : undefined),
        () => toReview(ports, asked),
      );
    const most = ports.settings.quotesPerHour * changesPerForm;
    const allowed = await ports.rateLimiter.take(`change:${address}`, most, 3600);
    if (!allowed.ok) return { kind: "too many", retryAfterSeconds: allowed.retryAfterSeconds };
    return toReview(ports, asked);
  },
};

async function toReview(ports: Ports, asked: QuoteToStore): Promise<Sent> {
  const booked = await bookDirect(ports, asked);
  if (booked.kind === "requested") return onward(booked.outcome);
  if (booked.kind === "changed") return { kind: "changed", problem: problems.beingPaid(booked.reference) };
  const to = offerUrl("", { reference: booked.reference, act: asked.request.act }, booked.key);
  return { kind: "on", to, private: true };
}
