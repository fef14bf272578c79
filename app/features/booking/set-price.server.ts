import type { StorePorts } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import type { Actor } from "../history/actor.ts";
import { followBooking } from "../performer/follow-booking.server.ts";
import { parseEstimate } from "../quote/estimate/stored-estimate.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { type MoveRefusal, type MoveResult, moveQuote, quoteByReference } from "../quote/store.server.ts";
import type { Quote } from "../quote/table.server.ts";
import { lastDay, linesOf, type OfferLine, offerColumns, totalOf } from "./offer.server.ts";

interface Price {
  reference: Reference;
  lines: readonly OfferLine[];
  /** ISO date, the last day; the owner's usual number of days when left out */
  validUntil?: string;
  /** Plain-text note to the customer, sent with the price; none when left out */
  note?: string | null;
  expectedVersion?: number;
  /** Who set it at the desk */
  by?: Actor;
}

/** `unfit`: the price is not valid; `because` says why. */
export type SetPriceResult = MoveResult | { ok: false; refusal: MoveRefusal | { kind: "unfit"; because: string } };

/** The estimate that the customer saw, for the owner to start from; undefined while travel has no price. @param travelPence the owner's */
export const suggestedLines = (quote: Pick<Quote, "estimate">, travelPence?: number): OfferLine[] | undefined =>
  linesOf(parseEstimate(quote.estimate), travelPence);

/** Stores the owner's price for a quote without sending it. A yes to an earlier price no longer counts. */
export async function setPrice(
  ports: StorePorts,
  { reference, lines, validUntil, note = null, expectedVersion, by }: Price,
): Promise<SetPriceResult> {
  const now = ports.clock.now();
  const today = venueDate(now);
  const priced = await ports.write(async (write): Promise<SetPriceResult> => {
    const quote = await quoteByReference(write, reference);
    if (!quote) return { ok: false, refusal: { kind: "unknown" } };
    const until = validUntil ?? lastDay(quote.eventDate, today);
    const because = wrongWith(lines, until, quote, today);
    if (because) return { ok: false, refusal: { kind: "unfit", because } };
    return moveQuote(write, reference, "priced", {
      actor: "owner",
      at: now,
      detail: `offer ${quote.offerVersion + 1}`,
      expectedVersion: expectedVersion ?? quote.version,
      by,
      set: { ...offerColumns(quote, lines, until), offerNote: note },
    });
  });
  if (priced.ok) await followBooking(ports, reference);
  return priced;
}

/** Maximum total in pence: fits PostgreSQL's integer, and is more than any party costs. */
const maxTotal = 100_000_000;

/** @returns a sentence that says why a price is not valid; undefined for a valid one @param until ISO date, its last day */
export function wrongWith(
  lines: readonly OfferLine[],
  until: string,
  quote: Pick<Quote, "eventDate">,
  today: string,
): string | undefined {
  if (lines.some(({ pence }) => !Number.isSafeInteger(pence))) return "Every line needs whole pence.";
  if (lines.some(({ label }) => label.trim() === "")) return "Every line needs a label.";
  const total = totalOf(lines);
  if (total < 1 || total > maxTotal)
    return "The lines have to come to more than nothing and less than a million pounds.";
  if (quote.eventDate < today) return "The party's date is over.";
  if (until < today) return "The last day of the offer is over.";
  if (until > quote.eventDate) return "The offer can't end after the party.";
  return undefined;
}
