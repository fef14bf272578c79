/** What becomes of the details of a direct booking: the way to their review step, or back with what stands against it. */
import type { Ports } from "../../../context.ts";
import { onward, type Purpose, type Sent, withinTheHour } from "../answer.server.ts";
import { bookDirect } from "../book-direct.server.ts";
import type { Errors } from "../fields.ts";
import { offerUrl } from "../links.server.ts";
import type { Estimate } from "../pricing.ts";
import { problems } from "../problems.ts";
import type { QuoteToStore } from "../request-quote.server.ts";
import { quoteByKey } from "../store.server.ts";

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
    const allowed = await ports.allowances.take(`change:${address}`, most, 3600);
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
