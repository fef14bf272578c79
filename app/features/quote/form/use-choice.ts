import { useQuery } from "@tanstack/react-query";
import type { PriceList } from "../estimate/api-prices.ts";
import type { Travel } from "../estimate/estimate.ts";
import { type Choice, choiceFor } from "../estimate/estimate-choice.ts";
import type { KnownPlace } from "../estimate/places.ts";
import type { ActOption } from "../form-options.server.ts";
import type { QuoteValues } from "./fields.ts";

interface LiveChoice {
  /** undefined while the packages of an act that was just chosen are loading */
  act: ActOption | undefined;
  travel: Travel;
  /** Suggestions while somebody types; none until they are loaded */
  places: KnownPlace[];
  /** The price list did not come: the server has to work it out */
  failed: boolean;
}

/**
 * The chosen act, and the way to the named place, as the form stands. The server sends what the first price needs; the full price list is
 * half the page's weight, so it is fetched when scripts run, and nothing waits for it.
 * @param given what the server worked out, and from which values
 */
export function useChoice(
  values: QuoteValues,
  given: { values: Pick<QuoteValues, "act" | "place">; choice: Choice },
  { freeMiles, live }: { freeMiles: number; live: boolean },
): LiveChoice {
  const { data, isError } = useQuery<PriceList>({ queryKey: ["/api/prices"], enabled: live });
  if (data) return { ...choiceFor(values, { ...data, freeMiles }), places: data.places, failed: false };
  const { act, travel } = given.choice;
  const place = values.place.trim();
  return {
    act: values.act === "" || values.act === act.slug ? act : undefined,
    travel:
      values.place === given.values.place
        ? travel
        : place === ""
          ? { kind: "unsaid", freeMiles }
          : { kind: "coming", place, failed: isError },
    places: [],
    failed: isError,
  };
}
