import { findAct, includedIn } from "../catalogue/store.server.ts";
import { parseEstimate } from "./estimate/stored-estimate.server.ts";
import type { Quote } from "./table.server.ts";

/**
 * What a quote's act, package and place are called: package and place as at the time of the request, the act by its current name, or its old
 * one where it is no longer in the catalogue.
 */
export function namesOf(quote: Pick<Quote, "act" | "packageId" | "estimate" | "performers">) {
  const { order, included = includedIn(quote) } = parseEstimate(quote.estimate);
  const act = findAct(quote.act);
  const { singular, plural } = act ?? order;
  return {
    act: act?.name ?? order.plural,
    /** "2 × cheeky butlers" */
    counted: `${quote.performers} × ${quote.performers === 1 ? singular : plural}`,
    package: order.packageName,
    /** What the package is, as when it was asked for; null where nobody knows any more */
    included,
    /** null for one that we don't know: then there are only the visitor's own words for it */
    place: order.travel.kind === "known" ? order.travel.place : null,
    theme: act?.theme ?? ("gold" as const),
    poster: act?.slug ?? ("coupe-glasses" as const),
  };
}

/** The place by its own name, "York" for "york"; in their words where we don't know it. */
export const placeOf = (quote: Pick<Quote, "act" | "packageId" | "estimate" | "performers" | "place">): string =>
  namesOf(quote).place ?? quote.place;
