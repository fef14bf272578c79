/** The pages, derived from content only: for prerendering, the sitemap and social images, by the build and by the routes. */
import homeContent from "#content/pages/home.ts";
import { homePage, infoSlugs, type ServicePage } from "../../content/page-shapes.ts";
import { counted } from "../../ui/counted.ts";
import { formatDuration } from "../../ui/duration.ts";
import { formatPounds } from "../../ui/money.ts";
import {
  actBySlug,
  acts,
  cheapestPackage,
  findAct,
  fromPrice,
  packagesOf,
  servicePages,
} from "../catalogue/store.server.ts";
import { actOfService, parsePlacePath, placeHeading, placePath } from "../place/paths.ts";
import { countedTowns } from "../place/rules.ts";
import { isOverseas, type LocatedPlace, placeBySlug, places, travelTo } from "../place/store.server.ts";
import { thinPageProblems } from "../place/thin.ts";
import { type FormPath, mainActOf, usedForms } from "../quote/form-pages.server.ts";
import { infoPage } from "./info.server.ts";
import type { SocialCard } from "./social.ts";

export interface SitePage {
  path: string;
  card: SocialCard;
  /** Hidden from search engines, and therefore not in the sitemap */
  noindex?: boolean | undefined;
  rating?: "adult" | undefined;
  /** Rendered by the server for each visitor; all other pages are rendered at build time */
  live?: boolean;
  /** Its content: when it changes, so does the page's date (lastmod) */
  madeFrom: unknown;
}

export const home = homePage.parse(homeContent);

const search = ({ noindex, rating }: Pick<SitePage, "noindex" | "rating">) => ({ noindex, rating });

const towns = places.filter(({ kind }) => kind === "town");

/** All pages that may be linked to. */
export const sitePages = (): SitePage[] => [...pagesWithoutPlaces(), ...places.flatMap(placePagesOf)];

/** One of them, without making the hundreds of pages about places. */
export function sitePageAt(path: string): SitePage | undefined {
  const place = placeBySlug(parsePlacePath(path.slice(1))?.slug ?? "");
  return (place ? placePagesOf(place) : pagesWithoutPlaces()).find((page) => page.path === path);
}

function pagesWithoutPlaces(): SitePage[] {
  const offered = acts.map((act) => ({ ...act, packages: packagesOf(act.slug) }));
  const [second, first] = headPosters();
  const areas = places.length - towns.length;
  return [
    {
      path: "/",
      ...search(home),
      card: {
        heading: home.hero.heading,
        line: home.share,
        posters: [first, second],
        theme: "rose",
      },
      madeFrom: [home, offered],
    },
    ...servicePages.map(servicePageOf),
    {
      path: "/locations",
      card: {
        heading: { before: "Where our acts", accent: "come", after: "" },
        line: [countedTowns(towns.length), ...(areas > 0 ? [counted(areas, "district")] : [])].join(", "),
        posters: ["city", "seaside"],
        theme: "sky",
      },
      madeFrom: places.map(({ slug, name, kind, services: offered }) => ({ slug, name, kind, offered })),
    },
    ...infoSlugs.map((slug): SitePage => {
      const page = infoPage(slug);
      const { heading, share } = page;
      return {
        path: `/${slug}`,
        ...search(page),
        live: slug === "contact" || slug === "reviews",
        card: { heading, ...share },
        madeFrom: page,
      };
    }),
    ...usedForms.map(formPage),
  ];
}

/** Six drawings for a page's head: acts that look well together, then the agency's other acts, then party props. */
export function headPosters() {
  const chosen = ["cheeky-butlers", "drag-acts", "female-strippers", "disco-ball", "beer-wenches", "male-strippers"];
  const others = [...acts.map(({ slug }) => slug), "coupe-glasses", "cake", "megaphone", "top-hat", "suitcase"];
  const [a = "", b = "", ...rest] = [
    ...new Set([...chosen.filter((name) => name === "disco-ball" || findAct(name)), ...others]),
  ];
  return [a, b, ...rest.slice(0, 4)] as const;
}

function servicePageOf(page: ServicePage): SitePage {
  const main = actBySlug(page.acts[0]);
  const cheapest = cheapestPackage(page.acts);
  return {
    path: `/${page.slug}`,
    ...search(page),
    card: {
      heading: page.heading,
      line: `From ${formatPounds(cheapest.price)} for ${formatDuration(cheapest.minutes)}`,
      posters: page.acts[1] ? [main.slug, page.acts[1]] : [main.slug],
      theme: main.theme,
    },
    madeFrom: [page, page.acts.map((slug) => ({ ...actBySlug(slug), packages: packagesOf(slug) }))],
  };
}

/** The pages about a place. Those with too little text of their own are hidden from search engines. */
export function placePagesOf(place: LocatedPlace): SitePage[] {
  const { pages, ...shared } = place;
  return place.services.flatMap((service) => {
    const act = findAct(actOfService[service]);
    if (!act) return [];
    const travel = travelTo(place);
    const from = formatPounds(fromPrice(act.slug) + (travel ?? 0));
    return {
      path: placePath(service, place.slug),
      noindex: place.noindex || thinPageProblems(place, service).length > 0 || undefined,
      rating: place.rating,
      card: {
        heading: placeHeading(service, place),
        line: isOverseas(place) ? `From ${from}, the journey on request` : `From ${from}, travel included`,
        posters: [act.slug, place.motif],
        theme: act.theme,
      },
      madeFrom: [shared, pages[service], travel, act, packagesOf(act.slug)],
    };
  });
}

/** Hidden from search engines. Listed because people share them in chats, which show their title and image. */
function formPage(path: FormPath): SitePage {
  const act = mainActOf(path);
  const asking = act.quote === path;
  return {
    path,
    noindex: true,
    live: true,
    card: {
      heading: asking
        ? { before: "See what it", accent: "comes", after: "to" }
        : { before: `${act.name}:`, accent: "book", after: "now" },
      line: asking
        ? "Your town, your date, the total with travel"
        : "The total with travel, the terms, then the deposit",
      posters: [act.slug],
      theme: act.theme,
    },
    madeFrom: act,
  };
}
