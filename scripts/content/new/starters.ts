/** Files of a town or an act that the shipped example does not have: enough to be served, for the owner to complete. */
import type { Place } from "../../../app/content/shape.ts";
import { slugOf } from "../../../app/features/place/names.ts";
import { milesBetween } from "../../../app/features/place/rules.ts";
import { nationOf } from "../nations.ts";
import { positionOf, type Town } from "../towns.ts";

/** A town has no pages until they are written; it is on the map, in the finder and in the forms, with its price. */
export function starterTown(town: Town, shipped: readonly Place[]) {
  const milesTo = (place: Place) => milesBetween(town, place.at);
  const nation = nationOf(town.county);
  const [nearest] = shipped.filter((place) => place.nation === nation).toSorted((a, b) => milesTo(a) - milesTo(b));
  const slug = slugOf(town.name);
  const content = {
    slug,
    name: town.name,
    kind: "town",
    within: `in ${town.name}`,
    nation,
    county: town.county,
    at: positionOf(town),
    motif: "town",
    quarters: [],
    arriving: "Tell us where to park, and how many stairs there are.",
    busy: {
      when: "Summer Saturdays and December",
      why: "Weddings and works dos fill them first.",
      ahead: "Three weeks is enough for most dates. For a Saturday in summer or December, ask two months ahead.",
    },
    pages: {},
    sources: [],
  };
  return { slug, nation, neighbour: nearest?.county ?? "", text: file("Place", "../shape.ts", content) };
}

/** An act has no page until it is written; its prices are a guess. */
export function starterAct(name: string, order: number): Record<string, string> {
  const slug = slugOf(name);
  const singular = name.toLowerCase().replace(/s$/, "");
  const content = {
    slug,
    order,
    name,
    singular,
    plural: `${singular}s`,
    theme: "gold",
    poster: "curtain-call",
    posterAlt: "Poster: a curtain call",
    line: `${name}, by the hour.`,
    howFar: "Fit for every guest over 18.",
    ready: "Somewhere to change.",
    quote: "/male-stripper-quote",
    lookup: 100,
    maxPerformers: 2,
  };
  const hour = ["60 minutes in costume", "Music to play through your speaker"];
  const prices = [
    { id: "one-hour", name: "One hour", minutes: 60, price: 10_000, includes: hour },
    {
      id: "two-hours",
      name: "Two hours",
      minutes: 120,
      price: 18_000,
      includes: ["120 minutes in costume", ...hour.slice(1)],
    },
  ];
  return {
    [`acts/${slug}/act.ts`]: file("Act", "../../shape.ts", content),
    [`acts/${slug}/prices.ts`]: file("Package", "../../shape.ts", prices, "Package[]"),
  };
}

export const file = (type: string, shape: string, value: unknown, of = type) =>
  `import type { ${type} } from "${shape}";\n\nexport default ${JSON.stringify(value, null, 2)} satisfies ${of};\n`;
