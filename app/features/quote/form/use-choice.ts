import { useQuery } from "@tanstack/react-query";
import type { OtherName } from "../../place/journeys/journeys.server.ts";
import { townStart } from "../../place/names.ts";
import type { PriceList } from "../estimate/api-prices.ts";
import type { Travel } from "../estimate/estimate.ts";
import { type Choice, choiceFor } from "../estimate/estimate-choice.ts";
import { type KnownPlace, matchPlace } from "../estimate/places.ts";
import type { ActOption } from "../form-options.server.ts";
import type { QuoteValues } from "./fields.ts";

interface LiveChoice {
  /** undefined while the packages of an act that was just chosen are loading */
  act: ActOption | undefined;
  travel: Travel;
  /** Suggestions while the customer types; empty until they are loaded */
  places: KnownPlace[];
  /** Whether the price list could not be loaded: the server then has to work out the price */
  failed: boolean;
}

/**
 * The chosen act and the travel to the named place, for the form's current values. The server sends what the first price needs. The full
 * price list is half the page's weight, so it is fetched once scripts run, and nothing waits for it. For a text that is none of our
 * places, the other names with the same first three letters are fetched.
 * @param fromServer what the server worked out, and from which values
 */
export function useChoice(
  values: QuoteValues,
  fromServer: { values: Pick<QuoteValues, "act" | "place">; choice: Choice },
  { freeMiles, live }: { freeMiles: number; live: boolean },
): LiveChoice {
  const { data, isError } = useQuery<PriceList>({ queryKey: ["/api/prices"], enabled: live });
  const place = values.place.trim();
  const listed = data && { places: data.places, freeDistricts: () => data.freeDistricts };
  const start = listed && !matchPlace(place, { ...listed, namesLike: () => [] }) ? townStart(place) : undefined;
  const names = useQuery<OtherName[]>({ queryKey: [`/api/names?begins=${start}`], enabled: start !== undefined });
  const coming: Travel = { kind: "coming", place, failed: isError || names.isError };
  if (listed) {
    const options = { acts: data.acts, freeMiles, ...listed, namesLike: () => names.data ?? [] };
    const { act, travel } = choiceFor(values, options);
    return { act, travel: start && !names.data ? coming : travel, places: data.places, failed: false };
  }
  const { act, travel } = fromServer.choice;
  return {
    act: values.act === "" || values.act === act.slug ? act : undefined,
    travel: values.place === fromServer.values.place ? travel : place === "" ? { kind: "unsaid", freeMiles } : coming,
    places: [],
    failed: isError,
  };
}
