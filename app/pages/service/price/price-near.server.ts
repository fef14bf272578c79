import type { ActSlug } from "../../../content/shape.ts";
import { actBySlug, cheapestPackage, packagesOf, servicePages } from "../../../features/catalogue/store.server.ts";
import { postcodeAreas } from "../../../features/place/districts.server.ts";
import type { FindResult } from "../../../features/place/find.ts";
import { find } from "../../../features/place/finder.server.ts";
import { ownPoint } from "../../../features/place/journeys/journeys.server.ts";
import { locate } from "../../../features/place/locate.server.ts";
import { maxTypedLength } from "../../../features/place/names.ts";
import { postcodeOf } from "../../../features/place/postcode.ts";
import { freeText, travelLine, unlistedText } from "../../../features/place/price-here.server.ts";
import { aboutMiles, milesBetween } from "../../../features/place/rules.ts";
import { type LocatedPlace, placeBySlug, travelTo } from "../../../features/place/store.server.ts";
import { matchPlace, otherNamed } from "../../../features/quote/estimate/places.ts";
import { placeLists } from "../../../features/quote/form-options.server.ts";
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
  const journey = matchPlace(asked, placeLists);
  const place = placeBySlug(journey?.slug ?? found[0]?.place.slug ?? towns[0]?.near[0]?.place.slug ?? "");
  const unlisted = place && !journey ? unlistedOf(asked, answer, place) : undefined;
  const reached = found.find((one) => one.place.slug === place?.slug);
  /** Within the free miles, but not one of our places */
  const own = journey?.pence === 0 && (journey.slug === null || !reached) ? journey : undefined;
  const door = {
    place: unlisted ? undefined : own ? asked : place?.slug,
    travel: !place || unlisted ? null : own ? own.pence : travelTo(place),
  };
  const special = unlisted ?? (own && { name: own.name, why: freeText(own) });
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
    meant: answer.meant,
    here: place && {
      within: special ? `in ${special.name}` : place.within,
      name: special?.name ?? place.name,
      why: special?.why ?? travelLine(place),
      /** Pence; null where it is priced on request */
      travel: door.travel,
      unlisted,
      /** Why this place was found, if the visitor typed another name */
      because: special ? undefined : reached ? reached.because : towns[0] && `Nearest to ${towns[0].name}`,
      lowest: lowestOf(lowest, single, door),
      rows: page.acts.flatMap((act) => rowsOf(act, single, door)).toSorted((one, other) => one.pence - other.pence),
    },
    others: found
      .filter((one) => one.place.slug !== place?.slug)
      .slice(0, maxOthers)
      .map(({ place: { name } }) => name),
  };
}
export type PriceNear = NonNullable<ReturnType<typeof priceNear>>;

/** A town, postcode or neighbour for which the quote form has no price of its own, with the place that has the nearest; undefined for the others. */
function unlistedOf(asked: string, { found, towns }: FindResult, nearest: LocatedPlace) {
  const [town] = found.length === 0 ? towns : [];
  const other = otherNamed(asked, placeLists);
  const neighbour = other?.isTown ? undefined : other?.name;
  const postcode = postcodeOf(asked);
  const area = postcode && postcodeAreas()[postcode.area]?.[0];
  const isArea = area !== undefined && !postcode?.district && area === nearest.name;
  const name = town?.name ?? neighbour ?? postcode?.district ?? area;
  if (name === undefined || isArea) return undefined;
  const point = town
    ? locate(`${town.name}, ${town.county}`)
    : neighbour
      ? ownPoint(neighbour, nearest)
      : locate(asked);
  return {
    name,
    why: unlistedText(name, point),
    nearest: nearest.name,
    /** "about 14 miles"; undefined if we don't know where the place is */
    away: point && aboutMiles(milesBetween(point, nearest)),
  };
}

/** The visitor's place as the form knows it, and travel in pence; null if travel is priced on request. */
interface Door {
  place: string | undefined;
  travel: number | null;
}

const formOf = (act: ActSlug, { place }: Door) =>
  `${actBySlug(act).quote}?act=${act}${place ? `&place=${encodeURIComponent(place)}` : ""}`;

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
