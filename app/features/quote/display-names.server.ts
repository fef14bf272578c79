import { findAct } from "../catalogue/store.server.ts";
import { parseEstimate } from "./estimate/stored-estimate.server.ts";
import type { Quote } from "./table.server.ts";

/** What a quote's act and package are called, as they stood when they asked: an act may have left the catalogue since. */
export function namesOf(quote: Pick<Quote, "act" | "estimate">) {
  const { order } = parseEstimate(quote.estimate);
  const act = findAct(quote.act);
  return {
    act: act?.name ?? order.plural,
    package: order.packageName,
    theme: act?.theme ?? ("mint" as const),
    poster: act?.slug ?? ("coupe-glasses" as const),
  };
}
