import type { ActSlug } from "../../../content/shape.ts";
import { actBySlug, cheapestPackage, servicePages } from "../../../features/catalogue/store.server.ts";
import { maxTypedLength } from "../../../features/place/find.ts";
import { find } from "../../../features/place/finder.server.ts";
import { priceHere } from "../../../features/place/price-here.server.ts";
import { aboutMiles } from "../../../features/place/rules.ts";
import { placeBySlug, travelTo } from "../../../features/place/store.server.ts";
import { formatDuration } from "../../../ui/duration.ts";

/** Places beside the first that the text may have meant */
const maxOthers = 4;

/**
 * What a service page's acts cost at a visitor's door: each package of a single act, the first package of each of several.
 * @param slug of the service page
 * @param typed a town, a postcode or a part of one
 * @returns undefined where there is no such page
 */
export function priceNear(slug: string, typed: string) {
  const page = servicePages.find((one) => one.slug === slug);
  if (!page) return undefined;
  const asked = typed.slice(0, maxTypedLength).trim();
  const { found, towns } = find(asked);
  const [town] = towns;
  const nearest = town?.near[0];
  const match = found[0] ?? (nearest && { place: nearest.place });
  const place = match && placeBySlug(match.place.slug);
  const lowest = cheapestPackage(page.acts);
  return {
    slug,
    path: `/${slug}`,
    name: page.acts.length === 1 ? actBySlug(page.acts[0]).name : (page.title.split(":")[0] ?? page.title),
    /** The act whose price is shown, with a face for good news; where nothing was found, the one for bad news */
    figure: place ? { slug: lowest.slug, theme: actBySlug(lowest.slug).theme } : { slug: "spilt-coupe", theme: "gold" },
    /** That act's form, with the place that was found */
    quote: `${actBySlug(lowest.slug).quote}?act=${lowest.slug}${place ? `&place=${place.slug}` : ""}`,
    asked,
    here: place && {
      within: place.within,
      name: place.name,
      why: priceHere(place, page.acts[0]).why,
      overseas: priceHere(place, page.acts[0]).travel === null,
      /** Why this place, where the visitor typed another name */
      because:
        found.length === 0 && town && nearest
          ? `We have no prices for ${town.name} itself: this is the nearest place that we have, ${aboutMiles(nearest.miles)} from there.`
          : found[0]?.because,
      lowest: lowestOf(lowest, page.acts.length === 1, place),
      rows: page.acts
        .flatMap((act) => rowsOf(act, place, page.acts.length === 1))
        .toSorted((one, other) => one.pence - other.pence),
    },
    others: found.slice(1, 1 + maxOthers).map(({ place: { name } }) => name),
  };
}
export type PriceNear = NonNullable<ReturnType<typeof priceNear>>;

/** Pence, with travel where that has a price, and what for, a few words each. */
function lowestOf(
  { act, minutes, price }: ReturnType<typeof cheapestPackage>,
  single: boolean,
  place: Parameters<typeof travelTo>[0],
) {
  const travel = travelTo(place);
  return {
    pence: price + (travel ?? 0),
    what: [
      ...(single ? [] : [act]),
      formatDuration(minutes),
      "one performer",
      travel === null ? "plus the journey" : "travel included",
    ],
  };
}

function rowsOf(act: ActSlug, place: Parameters<typeof priceHere>[0], single: boolean) {
  const { name, quote } = actBySlug(act);
  const { packages } = priceHere(place, act);
  return (single ? packages : packages.slice(0, 1)).map((pack) => ({
    name: single ? pack.name : `${name}: ${pack.name.toLowerCase()}`,
    /** Pence, with travel where that has a price */
    pence: pack.total ?? pack.price,
    to: `${quote}?act=${act}&place=${place.slug}&package=${pack.id}`,
  }));
}
