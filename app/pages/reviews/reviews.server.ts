import type { Database } from "../../context.ts";
import { acts } from "../../features/catalogue/store.server.ts";
import { placeBySlug } from "../../features/place/store.server.ts";
import { reviewClaims } from "../../features/review/claims.server.ts";
import { pagesOf } from "../../features/review/rules.ts";
import { actsIn, type FeedQuery, readFeedQuery } from "../../features/review/schema.ts";
import { feedPage, headingsOf, tallyOf } from "../../features/review/store.server.ts";
import { infoPage } from "../../features/site/info.server.ts";
import { home } from "../../features/site/pages.server.ts";
import { pageSeo } from "../../features/site/seo.server.ts";
import { breadcrumbs } from "../../features/site/structured.server.ts";

const trail = [
  { name: "Home", path: "/" },
  { name: "Reviews", path: "/reviews" },
];
const { sampleNote } = home.reviews;

const limit = 10;

/** The reviews of the address, the other filters, and the policy about reviews. */
export async function reviewsData(url: URL, database: Database) {
  const page = infoPage("reviews");
  const { title, description } = page;
  const asked = askedIn(url.searchParams);
  const [feed, headings] = await Promise.all([
    tallyOf(database, asked).then((tally) => feedPage(database, asked, tally)),
    headingsOf(database, asked),
  ]);
  const chosenActs = acts.filter(({ slug }) => actsIn(asked).includes(slug));
  const pages = pagesOf(feed.total, limit);
  const number = asked.from === "end" ? pages : asked.from === "start" ? 1 : Number(url.searchParams.get("page"));
  return {
    seo: pageSeo("/reviews", { title, description, structured: [breadcrumbs(trail)] }),
    page,
    trail,
    claims: reviewClaims(),
    sampleNote: feed.reviews.some(({ sample }) => sample) ? sampleNote : null,
    asked,
    feed,
    pages,
    // Only displayed: the cursor decides what is listed.
    number: Math.min(Math.max(1, Number.isInteger(number) ? number : 1), pages),
    scope: {
      act: listed(chosenActs.map(({ plural }) => plural)),
      place: asked.place && placeBySlug(asked.place)?.name,
    },
    acts: acts.flatMap(({ slug, name }) => {
      const reviews = headings.acts.get(slug) ?? 0;
      return reviews > 0 || chosenActs.some((act) => act.slug === slug) ? [{ slug, name, reviews }] : [];
    }),
    places: [...headings.places]
      .flatMap(([slug, reviews]) => {
        const name = placeBySlug(slug)?.name;
        return name ? [{ slug, name, reviews }] : [];
      })
      .sort((a, b) => a.name.localeCompare(b.name, "en-GB")),
  };
}
export type ReviewsData = Awaited<ReturnType<typeof reviewsData>>;

/** "butlers, drag acts and dwarf entertainers"; undefined of none */
const listed = (words: string[]) => (words.length > 0 ? new Intl.ListFormat("en-GB").format(words) : undefined);

/** Ignores invalid parameters: an old or mangled link still shows reviews. */
function askedIn(query: URLSearchParams): FeedQuery {
  const given = new URLSearchParams(query);
  given.delete("limit");
  const known = actsIn({ act: given.get("act") ?? "" }).filter((asked) => acts.some(({ slug }) => slug === asked));
  if (known.length > 0) given.set("act", [...new Set(known)].join(","));
  else given.delete("act");
  if (!placeBySlug(given.get("place") ?? "")) given.delete("place");
  const read = readFeedQuery(given, limit);
  const { act, place } = Object.fromEntries(given);
  return "ok" in read
    ? read.ok
    : { ...(act && { act }), ...(place && { place }), sort: "recent", from: "start", skip: 0, limit };
}
