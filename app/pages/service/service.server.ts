import { placeServices } from "../../content/shape.ts";
import { travelTerms, withPrices } from "../../features/catalogue/fill-prices.server.ts";
import {
  actBySlug,
  actCard,
  cheapestPackage,
  packagesOf,
  prices,
  servicePages,
} from "../../features/catalogue/store.server.ts";
import { placePath } from "../../features/place/paths.ts";
import { places, travelTo } from "../../features/place/store.server.ts";
import { bookingPath } from "../../features/quote/links.server.ts";
import { reviewClaims } from "../../features/review/claims.server.ts";
import { reviews } from "../../features/review/content-reviews.server.ts";
import { reviewsOfActs } from "../../features/review/rules.ts";
import { pageSeo } from "../../features/site/seo.server.ts";
import { site } from "../../features/site/site.server.ts";
import { breadcrumbs, breadcrumbTrail, serviceJsonLd } from "../../features/site/structured.server.ts";
import { formatDuration } from "../../ui/duration.ts";
import { formatPounds } from "../../ui/money.ts";

/** The data of a service landing page. @throws Response 404 when there is no such page */
export function serviceData(slug: string) {
  const page = servicePages.find((one) => one.slug === slug);
  if (!page) throw new Response(null, { status: 404 });
  const main = actBySlug(page.acts[0]);
  const cheapest = cheapestPackage(page.acts);
  const from = formatPounds(cheapest.price);
  const description = page.description.replace("{from}", from);
  const trail = breadcrumbTrail({ name: main.landing === `/${slug}` ? main.name : page.title, path: `/${slug}` });
  return {
    seo: pageSeo(`/${slug}`, {
      title: `${page.title}, from ${from}`,
      description,
      structured: [
        serviceJsonLd({
          name: page.title,
          path: `/${slug}`,
          description,
          type: page.acts.map((act) => actBySlug(act).name).join(", "),
          area: site.reach.area,
          from: cheapest.price,
        }),
        breadcrumbs(trail),
      ],
    }),
    page: {
      ...page,
      questions: page.questions.map(({ question, answer }) => ({ question, answer: withPrices(answer) })),
    },
    trail,
    main: { ...actCard(main.slug), quote: `${main.quote}?act=${main.slug}`, book: bookingPath(main.slug) },
    acts: page.acts.map((act) => {
      const { name, plural, quote, posterAlt, theme } = actBySlug(act);
      return { slug: act, name, plural, quote, posterAlt, theme, packages: packagesOf(act), book: bookingPath(act) };
    }),
    cheapest,
    barLink: { from: cheapest.price, href: `${main.quote}?act=${main.slug}` },
    pricesNote: `Prices are per performer. ${prices.vat} ${travelTerms}. Cancelling ${prices.cancellation[0]?.words}`,
    reviewClaims: reviewClaims(),
    reviewScope: {
      act: page.acts.join(","),
      about: page.acts.length === 1 ? `of our ${main.plural}` : "of these acts",
    },
    reviews: reviewsOfActs(reviews, page.acts),
    visit: page.visit.map(({ when, what }) => ({
      when: when.replace("{minutes}", formatDuration(Math.min(...packagesOf(main.slug).map(({ minutes }) => minutes)))),
      what,
    })),
    reach: site.reach.words,
    whereabouts: whereabouts(slug),
  };
}
export type ServiceData = ReturnType<typeof serviceData>;

/** The towns with free travel, each with a link to its page if this service has place pages. */
function whereabouts(slug: string) {
  const service = placeServices.find((name) => slug === `${name}-hire`);
  return places
    .filter((place) => place.kind === "town" && travelTo(place) === 0)
    .map((place) => ({
      name: place.name,
      path: service && place.services.includes(service) ? placePath(service, place.slug) : undefined,
    }));
}
