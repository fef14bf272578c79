import { expect, test } from "vitest";
import content from "#content/reviews/home.ts";
import { bookingReview } from "../../../tests/support/product/reviews.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { homeReviews, type Review } from "../../content/shape.ts";
import { listReview } from "./listing.server.ts";
import { seedReviews } from "./seed-reviews.server.ts";
import { feedPage, tallyOf } from "./store.server.ts";

const clock = { now: () => new Date("2026-11-21T12:00:00Z") };
const [first, second, ...rest] = content as [Review, Review, ...Review[]];

describeOnEach("a start", (stores) => {
  const feedOf = async (database: Parameters<typeof tallyOf>[0]) =>
    feedPage(database, { sort: "recent", from: "start", skip: 0, limit: 50 }, await tallyOf(database, {}));

  test("puts the reviews of content in the feed, once, however many start", async () => {
    const place = await stores.lent();
    const processStores = [stores.open(place), stores.open(place), stores.open(place)];
    await Promise.all(processStores.map((store) => seedReviews({ write: store.write, clock }, content)));
    const { database } = processStores[0] as (typeof processStores)[number];
    const feed = await feedOf(database);
    expect(feed).toMatchObject({ total: 15, average: 5 });
    expect(feed.reviews.map(({ id }) => id).sort()).toEqual(content.map(({ id }) => id).sort());
    expect(feed.reviews.every(({ verified, sample }) => !verified && sample)).toBe(true);
    expect(feed.reviews.at(-1)?.date).toBeUndefined();
  });

  test("takes as many as an agency has already", async () => {
    const { database, write } = await stores.fresh();
    const sixty = Array.from({ length: 60 }, (_, index) => ({ ...first, id: `kept-${index}`, sample: false }));
    await seedReviews({ write, clock }, homeReviews.parse(sixty));
    expect(await feedOf(database)).toMatchObject({ total: 60, average: 5 });
  });

  test("follows content as the owner changes it, and leaves the bookers' reviews alone", async () => {
    const { database, write } = await stores.fresh();
    await seedReviews({ write, clock }, content);
    const theirs = bookingReview("BT-1", { rating: 2 });
    await write(async (transaction) => {
      await transaction.insertInto("review").values(theirs).execute();
      await listReview(transaction, theirs);
    });
    const version = (await tallyOf(database, {}))?.version;
    await seedReviews({ write, clock }, content);
    expect((await tallyOf(database, {}))?.version).toBe(version);

    await seedReviews({ write, clock }, [{ ...second, rating: 3, content: "Changed." }, ...rest]);
    const { reviews, total, average } = await feedOf(database);
    expect(total).toBe(15);
    // One review is a booker’s and the others are samples, so there is no average.
    expect(average).toBeNull();
    expect(reviews.some(({ id }) => id === first.id)).toBe(false);
    expect(reviews.find(({ id }) => id === second.id)).toMatchObject({ rating: 3, content: "Changed." });
    expect(reviews.find(({ id }) => id === theirs.id)).toMatchObject({ rating: 2, verified: true });
    expect(await tallyOf(database, { act: first.act, place: first.place ?? "" })).toMatchObject({
      reviews: 0,
      stars: 0,
    });
  });
});
