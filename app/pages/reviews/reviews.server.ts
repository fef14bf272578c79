import type { Database } from "../../context.ts";
import { acts } from "../../features/catalogue/store.server.ts";
import { placeBySlug } from "../../features/place/store.server.ts";
import { reviewClaims } from "../../features/review/claims.server.ts";
import { pagesOf, requestFor } from "../../features/review/rules.ts";
import { actsIn, type FeedQuery, maximumSkip, readFeedQuery } from "../../features/review/schema.ts";
import { feedPage, headingsOf, tallyOf } from "../../features/review/store.server.ts";
import { infoPage } from "../../features/site/info.server.ts";
import { home } from "../../features/site/pages.server.ts";
import { pageSeo } from "../../features/site/seo.server.ts";
import { breadcrumbs, breadcrumbTrail } from "../../features/site/structured.server.ts";
import { listInWords } from "../../ui/list-in-words.ts";

const trail = breadcrumbTrail({ name: "Reviews", path: "/reviews" });
const { sampleNote } = home.reviews;

/** Reviews on a page. The first one takes two columns, so nine fill all rows with both two and three columns. */
const limit = 9;

/** Maximum length, in characters, of a first review that is shown in large type. */
const leadLength = 280;

/** The reviews that the address asks for, the other filters, and the policy about reviews. */
export async function reviewsData(url: URL, database: Database) {
  const { title, description, sections, ...page } = infoPage("reviews");
  const { badge, scores } = reviewClaims();
  const filtered = askedIn(url.searchParams);
  const [tally, headings] = await Promise.all([tallyOf(database, filtered), headingsOf(database, filtered)]);
  const asked = atNumber(filtered, url.searchParams, tally?.reviews ?? 0);
  const feed = await feedPage(database, asked, tally);
  const chosenActs = acts.filter(({ slug }) => actsIn(asked).includes(slug));
  const pages = pagesOf(feed.total, limit);
  const number = Math.min(Math.max(1, numberOf(asked, url.searchParams, pages)), pages);
  const later = number > 1 && isPlain(asked) && requestAt(number, feed.total) !== undefined;
  return {
    seo: pageSeo(
      "/reviews",
      {
        title: later ? `Reviews of our acts, page ${number} of ${pages}` : title,
        description: later ? `Page ${number} of what people say about our acts, the newest first.` : description,
        structured: [breadcrumbs(trail)],
      },
      later ? `?page=${number}` : "",
    ),
    page,
    policy: sections.map(({ id, title, points }) => ({ id, title, points })),
    trail,
    // The badges are shown only in the dialog.
    claims: { badge, scores },
    lead: number === 1 && isPlain(asked) && (feed.reviews[0]?.content.length ?? leadLength) < leadLength,
    closing: home.closing,
    /** The link in the bar at the bottom of a phone */
    barLink: { label: home.closing.buttons.services, href: "/#services" },
    sampleNote: feed.reviews.some(({ sample }) => sample) ? sampleNote : null,
    asked,
    feed,
    pages,
    number,
    scope: {
      /** "butlers, drag acts and dwarf entertainers" */
      act: listInWords(chosenActs.map(({ plural }) => plural)),
      place: asked.place && placeBySlug(asked.place)?.name,
    },
    acts: acts.flatMap(({ slug, name }) => {
      const reviews = headings.acts.get(slug) ?? 0;
      return reviews > 0 || chosenActs.some((act) => act.slug === slug) ? [{ slug, name, reviews }] : [];
    }),
    /** Number of reviews of all acts, from the requested place */
    ofEveryAct: [...headings.acts.values()].reduce((sum, reviews) => sum + reviews, 0),
    places: [...new Map(asked.place ? [[asked.place, 0], ...headings.places] : headings.places)]
      .flatMap(([slug, reviews]) => {
        const name = placeBySlug(slug)?.name;
        return name ? [{ slug, name, reviews }] : [];
      })
      .sort((a, b) => a.name.localeCompare(b.name, "en-GB")),
  };
}
export type ReviewsData = Awaited<ReturnType<typeof reviewsData>>;

const numberIn = (query: URLSearchParams) => {
  const number = Number(query.get("page"));
  return Number.isInteger(number) && number > 0 ? number : 1;
};

/** An address with only a page number, as search engines keep it, lists that page. */
const atNumber = (asked: FeedQuery, query: URLSearchParams, total: number): FeedQuery =>
  asked.from !== "start" || asked.skip > 0 ? asked : { ...asked, ...requestAt(numberIn(query), total) };

/** Asks for a page by its number alone; undefined in the middle of a long list, where only a cursor leads. */
function requestAt(number: number, total: number) {
  const request = requestFor(number, { page: 1, limit, total });
  return request.skip <= maximumSkip ? request : undefined;
}

/** The number of the page shown. A cursor decides what is listed, but only the address says which page that was. */
function numberOf({ from, skip }: FeedQuery, query: URLSearchParams, pages: number): number {
  if (from === "end") return pages - Math.ceil(skip / limit);
  return from === "start" ? 1 + Math.floor(skip / limit) : numberIn(query);
}

/** Whether this is the list that search engines may index: without filters, in the default order. */
const isPlain = ({ act, place, sort }: FeedQuery) => !act && !place && sort === "recent";

/** Reads the query and ignores invalid parameters, so that an old or damaged link still shows reviews. */
function askedIn(query: URLSearchParams): FeedQuery {
  const valid = new URLSearchParams(query);
  valid.delete("limit");
  const known = actsIn({ act: valid.get("act") ?? "" }).filter((asked) => acts.some(({ slug }) => slug === asked));
  if (known.length > 0) valid.set("act", [...new Set(known)].join(","));
  else valid.delete("act");
  if (!placeBySlug(valid.get("place") ?? "")) valid.delete("place");
  const read = readFeedQuery(valid, limit);
  const { act, place } = Object.fromEntries(valid);
  return "ok" in read
    ? read.ok
    : { ...(act && { act }), ...(place && { place }), sort: "recent", from: "start", skip: 0, limit };
}
