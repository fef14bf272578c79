import type { ActSlug } from "../../../content/shape.ts";
import { actBySlug, cheapestPackage, packagesOf, servicePages } from "../../../features/catalogue/store.server.ts";
import { isPricedAs, postcodeAreas } from "../../../features/place/districts.server.ts";
import { type FindResult, maxTypedLength } from "../../../features/place/find.ts";
import { find } from "../../../features/place/finder.server.ts";
import { locate } from "../../../features/place/locate.server.ts";
import { postcodeOf } from "../../../features/place/postcode.ts";
import { travelLine, unlistedText } from "../../../features/place/price-here.server.ts";
import { aboutMiles, milesBetween } from "../../../features/place/rules.ts";
import { type LocatedPlace, placeBySlug, travelTo } from "../../../features/place/store.server.ts";
import { formatDuration } from "../../../ui/duration.ts";
import { badNews } from "../../../ui/figure-head/figure-head.tsx";

/** How many other places are offered that the text may mean */
const maxOthers = 4;

/**
 * What a service page's acts cost at the visitor's place: each package if the page is about one act, or the first package of each of
 * several. Travel is included only if the quote form has a price for it.
 * @param slug of the service page
 * @param typed a town, a postcode or a part of one
 * @returns undefined if there is no such page
 */
export function priceNear(slug: string, typed: string) {
  const page = servicePages.find((one) => one.slug === slug);
  if (!page) return undefined;
  const asked = typed.slice(0, maxTypedLength).trim();
  const answer = find(asked);
  const { found, towns } = answer;
  const place = placeBySlug(found[0]?.place.slug ?? towns[0]?.near[0]?.place.slug ?? "");
  const unlisted = place && unlistedOf(asked, answer, place);
  const door = { place: unlisted ? undefined : place, travel: !place || unlisted ? null : travelTo(place) };
  const lowest = cheapestPackage(page.acts);
  const single = page.acts.length === 1;
  return {
    slug,
    path: `/${slug}`,
    name: single ? actBySlug(page.acts[0]).name : (page.title.split(":")[0] ?? page.title),
    /** The act whose price is shown; if nothing was found, a drawing for bad news */
    figure: place ? { slug: lowest.slug, theme: actBySlug(lowest.slug).theme } : badNews,
    /** The form for that act, with the place that was found */
    quote: formOf(lowest.slug, door),
    asked,
    here: place && {
      within: unlisted ? `in ${unlisted.name}` : place.within,
      name: unlisted?.name ?? place.name,
      why: unlisted?.why ?? travelLine(place),
      /** Pence; null where it is priced on request */
      travel: door.travel,
      unlisted,
      /** Why this place was found, if the visitor typed another name */
      because: unlisted ? undefined : found[0]?.because,
      lowest: lowestOf(lowest, single, door),
      rows: page.acts.flatMap((act) => rowsOf(act, single, door)).toSorted((one, other) => one.pence - other.pence),
    },
    others: found.slice(1, 1 + maxOthers).map(({ place: { name } }) => name),
  };
}
export type PriceNear = NonNullable<ReturnType<typeof priceNear>>;

/** A town or postcode for which the quote form has no price of its own, with the place that has the nearest; undefined for the others. */
function unlistedOf(asked: string, { found, towns }: FindResult, nearest: LocatedPlace) {
  const [town] = found.length === 0 ? towns : [];
  const postcode = postcodeOf(asked);
  const area = postcode && postcodeAreas()[postcode.area]?.[0];
  if (!town && (!postcode || !area || isPricedAs(nearest, postcode))) return undefined;
  const name = town?.name ?? postcode?.district ?? area ?? asked;
  const point = locate(town ? `${town.name}, ${town.county}` : asked);
  return {
    name,
    why: unlistedText(name, point),
    nearest: nearest.name,
    /** "about 14 miles"; undefined if we don't know where the place is */
    away: point && aboutMiles(milesBetween(point, nearest)),
  };
}

/** The visitor's place as far as the price depends on it: our place there, and travel in pence; null if travel is priced on request. */
interface Door {
  place: LocatedPlace | undefined;
  travel: number | null;
}

const formOf = (act: ActSlug, { place }: Door) =>
  `${actBySlug(act).quote}?act=${act}${place ? `&place=${place.slug}` : ""}`;

/** The lowest price in pence, including travel if that has a price, and what it is for in a few words. */
const lowestOf = ({ act, minutes, price }: ReturnType<typeof cheapestPackage>, single: boolean, { travel }: Door) => ({
  pence: price + (travel ?? 0),
  what: [
    ...(single ? [] : [act]),
    formatDuration(minutes),
    "one performer",
    travel === null ? "plus the journey" : "travel included",
  ],
});

const rowsOf = (act: ActSlug, single: boolean, door: Door) =>
  packagesOf(act)
    .slice(0, single ? undefined : 1)
    .map((pack) => ({
      name: single ? pack.name : `${actBySlug(act).name}: ${pack.name.toLowerCase()}`,
      /** Pence, with travel where that has a price */
      pence: pack.price + (door.travel ?? 0),
      to: `${formOf(act, door)}&package=${pack.id}`,
    }));
