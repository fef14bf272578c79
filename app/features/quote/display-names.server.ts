import { findAct, includedIn } from "../catalogue/store.server.ts";
import { parseEstimate } from "./estimate/stored-estimate.server.ts";
import type { Quote } from "./table.server.ts";

/** Package and place by their names at the time; the act by its current name, or by its old one if it is gone from the catalogue. */
export function namesOf(quote: Pick<Quote, "act" | "packageId" | "estimate" | "performers">) {
  const { order, included = includedIn(quote) } = parseEstimate(quote.estimate);
  const act = findAct(quote.act);
  const { singular, plural } = act ?? order;
  return {
    act: act?.name ?? order.plural,
    /** "2 × cheeky butlers" */
    counted: `${quote.performers} × ${quote.performers === 1 ? singular : plural}`,
    package: order.packageName,
    /** What the package included at the time of the request; null if that was not stored and can't be found any more */
    included,
    /** null for a place that we don't know: only the customer's own words for it are stored */
    place: order.travel.kind === "known" ? order.travel.place : null,
    theme: act?.theme ?? ("gold" as const),
    poster: act?.slug ?? ("coupe-glasses" as const),
  };
}

/** The place by its proper name, "York" for "york"; in the customer's words if we don't know it. */
export const placeOf = (quote: Pick<Quote, "act" | "packageId" | "estimate" | "performers" | "place">): string =>
  namesOf(quote).place ?? quote.place;
