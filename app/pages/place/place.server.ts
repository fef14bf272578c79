import { type Act, acts, findAct, fromPrice, prices } from "../../features/catalogue/store.server.ts";
import { earlyRefund } from "../../features/money/rules.ts";
import { actOfService, parsePlacePath, placeHeading, placePath, pluralOf } from "../../features/place/paths.ts";
import { priceHere } from "../../features/place/price-here.server.ts";
import { aboutMiles } from "../../features/place/rules.ts";
import {
  areasOf,
  isOverseas,
  type LocatedPlace,
  nearestPlaces,
  placeBySlug,
  travelTo,
} from "../../features/place/store.server.ts";
import { reviewClaims } from "../../features/review/claims.server.ts";
import { reviews } from "../../features/review/content-reviews.server.ts";
import { reviewFrom } from "../../features/review/rules.ts";
import { pageSeo } from "../../features/site/seo.server.ts";
import { breadcrumbs, breadcrumbTrail, serviceJsonLd } from "../../features/site/structured.server.ts";
import { formatPounds } from "../../ui/money.ts";
import { compassRings, placeOnCompass } from "./compass.ts";

/** Beyond this many miles a town is no neighbour, even of Aberdeen; places abroad all count as each other's neighbours. */
const farMiles = 130;

/** The data of a place page. @throws Response 404 when the segment is no place page */
export function placeData(segment: string) {
  const asked = parsePlacePath(segment);
  const place = asked && placeBySlug(asked.slug);
  const written = asked && place?.pages[asked.service];
  const act = asked && findAct(actOfService[asked.service]);
  if (!written || !act) throw new Response(null, { status: 404 });
  const { service } = asked;
  const { name, within, motif, kind, arriving, busy } = place;
  const parent = place.parent ? placeBySlug(place.parent) : undefined;
  const path = placePath(service, place.slug);
  const trail = breadcrumbTrail(
    { name: act.name, path: act.landing ?? "/" },
    ...(parent ? [{ name: parent.name, path: placePath(service, parent.slug) }] : []),
    { name: place.name, path },
  );
  const price = priceHere(place, act.slug);
  const plural = pluralOf(service);
  const subject = { place, plural, singular: service.replace("-", " "), price };
  const description = placeDescription(subject, written.intro);
  const quote = `${act.quote}?act=${act.slug}&place=${place.slug}`;
  const overseas = isOverseas(place);
  const near = placeOnCompass(
    place,
    nearestPlaces(place, service, 6).filter(({ miles }) => overseas || miles < farMiles),
  );
  return {
    seo: pageSeo(path, {
      title: placeTitle(subject),
      description,
      structured: [
        serviceJsonLd({
          name: `${plural} ${place.within}`,
          path,
          description,
          type: act.name,
          area: `${place.name}, ${place.county}`,
          from: price.travel === null ? null : cheapest(price),
        }),
        breadcrumbs(trail),
      ],
    }),
    trail,
    heading: placeHeading(service, place),
    act: { slug: act.slug, theme: act.theme, posterAlt: act.posterAlt },
    // The place's other properties are not sent to the browser.
    place: { name, within, motif, kind, arriving, busy },
    copy: written,
    booked: whatIsBooked(act),
    overseas,
    parent: parent && {
      name: parent.name,
      path: placePath(service, parent.slug),
      inside: place.county === parent.county,
    },
    price,
    quote,
    barLink: { from: cheapest(price), href: quote },
    others: otherActs(place, act.slug),
    areas: areasOf(place, service).map((area) => ({ name: area.name, path: placePath(service, area.slug) })),
    near: near.map(({ place: { name, slug }, miles, x, y }) => ({
      name,
      path: placePath(service, slug),
      about: aboutMiles(miles),
      reviews: reviewsFrom(slug),
      x,
      y,
    })),
    rings: near.length > 0 ? compassRings(near) : [],
    reviews: reviewsHere(place, act.slug),
    reviewClaims: reviewClaims(),
    reviewScope: reviewScope(place, act),
  };
}
export type PlaceData = ReturnType<typeof placeData>;

/** The other acts, each with its price here and a link: to its page about this place, or else to its own page. */
function otherActs(place: LocatedPlace, except: string) {
  return acts
    .filter(({ slug }) => slug !== except)
    .map(({ slug, name, landing, quote }) => {
      const here = place.services.find((service) => actOfService[service] === slug);
      const url = here ? placePath(here, place.slug) : (landing ?? `${quote}?act=${slug}&place=${place.slug}`);
      return { slug, name, url, price: fromPrice(slug) + (travelTo(place) ?? 0) };
    });
}

/** The promises beside the price and what the host prepares, the same in every place. */
const whatIsBooked = ({ howFar, ready }: Act) => ({ howFar, ready, refund: earlyRefund(prices.cancellation) });

/** The review on a place's page, with a heading that says where it is from. */
function reviewsHere(here: LocatedPlace, act: string) {
  const review = reviewFrom(reviews, act, [here.slug, here.parent]);
  const from = placeBySlug(review?.place ?? "");
  return review && from && { heading: `Said ${from.within}`, reviews: [review] };
}

/** The address of a place's reviews; undefined if there are none. */
const reviewsFrom = (slug: string): string | undefined =>
  reviews.some(({ place }) => place === slug) ? `/reviews?place=${slug}` : undefined;

/** Which reviews the dialog on a place's page lists: those from the place if there are any, otherwise those of the page's act. */
function reviewScope(here: LocatedPlace, act: { slug: string; plural: string }) {
  return reviewsFrom(here.slug)
    ? { place: here.slug, about: `from ${here.name}` }
    : { act: act.slug, about: `of our ${act.plural}` };
}

interface PlaceText {
  place: LocatedPlace;
  /** "Male Strippers" */
  plural: string;
  /** "male stripper" */
  singular: string;
  price: ReturnType<typeof priceHere>;
}

/** The lowest price in pence, including travel if that has a price. */
const cheapest = ({ packages }: PlaceText["price"]) => Math.min(...packages.map(({ price, total }) => total ?? price));

/** "from £142": the lowest price in whole pounds, rounded up, so that nobody pays more than the text says. */
const fromPounds = (price: PlaceText["price"]): string =>
  `from ${formatPounds(Math.ceil(cheapest(price) / 100) * 100)}${price.travel === null ? " plus the journey" : ""}`;

/** "Male Strippers in Leeds from £135" */
const placeTitle = ({ place, plural, price }: PlaceText): string => `${plural} ${place.within} ${fromPounds(price)}`;

/** For search results, 120 to 155 characters: the page's own introduction if that is as long, otherwise what it offers. */
function placeDescription({ place, singular, price }: PlaceText, intro: string): string {
  if (intro.length >= 120 && intro.length <= 155) return intro;
  const rest = `${fromPounds(price)}${price.travel === null ? "" : ", travel included"}. Cancel ${earlyRefund(prices.cancellation)}.`;
  const [first = "", last = ""] = ["for a hen, stag or birthday", "for a party"].map(
    (party) => `Book a ${singular} ${place.within} ${party}, ${rest}`,
  );
  return first.length <= 155 ? first : last;
}
