/** The price lines of a booking whose details change: what was agreed stays wherever the change leaves it. */
import type { Details } from "../../quote/details.server.ts";
import { parseEstimate } from "../../quote/estimate/stored-estimate.server.ts";
import type { Quote } from "../../quote/table.server.ts";
import { linesOf, type OfferLine, withTrueDetail } from "../offer.server.ts";

/**
 * The price lines for the new details. A line is priced from the list again only if the details it depends on have changed; otherwise the
 * owner's own lines stay. If only the number of performers changes, each costs what was agreed.
 * @returns undefined where travel has changed and has no price in the list
 */
export function newLines(quote: Quote, before: readonly OfferLine[], details: Details): OfferLine[] | undefined {
  const [agreed] = before;
  const act = agreed && actLine(quote, agreed, details);
  const samePlace =
    quote.placeSlug === null ? quote.place === details.answers.place : quote.placeSlug === details.placeSlug;
  if (act === agreed && samePlace) return [...before];
  // Recognised by its text, because the owner may have replaced the line by one of their own.
  const oldTravel = linesOf(parseEstimate(quote.estimate), 0)?.[1];
  const isTravel = ({ label }: OfferLine) => label === oldTravel?.label;
  const travel = samePlace ? before.find(isTravel) : linesOf(details.estimate)?.[1];
  if (!act || (!samePlace && !travel)) return undefined;
  return [act, ...(travel ? [travel] : []), ...before.slice(1).filter((line) => !isTravel(line))];
}

/** The first line, which is the act's. */
function actLine(quote: Quote, agreed: OfferLine, { answers, estimate }: Details): OfferLine | undefined {
  const samePackage = quote.act === answers.act && quote.packageId === answers.packageId;
  if (samePackage && quote.performers === answers.performers) return agreed;
  // Only the act's line is taken, because it has a price even where travel has none.
  const listed = linesOf(estimate, 0)?.[0];
  // A line that the owner wrote for something else, such as "All in", has no price per performer.
  if (!listed || !samePackage || !agreed.label.startsWith(`${quote.performers} × `)) return listed;
  return withTrueDetail({ ...listed, pence: Math.round((agreed.pence / quote.performers) * answers.performers) });
}
