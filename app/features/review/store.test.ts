import { describe, expect, test } from "vitest";
import { reviewRow, shuffledRows } from "../../../tests/support/product/reviews.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import type { Database, Ports } from "../../context.ts";
import { listReview, unlistReview } from "./listing.server.ts";
import { requestFor } from "./rules.ts";
import { type FeedPage, type FeedQuery, type Sort, sorts } from "./schema.ts";
import { feedPage, tallyOf } from "./store.server.ts";
import type { ReviewTable } from "./table.server.ts";

const fetchPage = async (database: Database, query: Partial<FeedQuery> = {}) => {
  const full: FeedQuery = { sort: "recent", from: "start", skip: 0, limit: 4, ...query };
  return feedPage(database, full, await tallyOf(database, full));
};

const publish = (write: Ports["write"], rows: ReviewTable[]) =>
  write(async (transaction) => {
    for (const row of rows) {
      await transaction.insertInto("review").values(row).execute();
      await listReview(transaction, row);
    }
  });

/** Every page from the first by its next one's cursor. */
async function forwards(database: Database, query: Partial<FeedQuery>): Promise<FeedPage[]> {
  const pages = [await fetchPage(database, query)];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
    pages.push(await fetchPage(database, { ...query, from: { after: next } }));
  return pages;
}

async function backwards(database: Database, query: Partial<FeedQuery>): Promise<FeedPage[]> {
  const pages = [await fetchPage(database, { ...query, from: "end" })];
  for (let previous = pages[0]?.previous; previous; previous = pages[0]?.previous)
    pages.unshift(await fetchPage(database, { ...query, from: { before: previous } }));
  return pages;
}

const ids = (pages: FeedPage[]) => pages.flatMap(({ reviews }) => reviews.map(({ id }) => id));

/** What each sort means, computed without an index. */
const expected = (rows: ReviewTable[], sort: Sort): string[] => {
  const date = (row: ReviewTable) => row.date ?? (sort === "oldest" ? "9999-99-99" : "");
  const newest = (a: ReviewTable, b: ReviewTable) =>
    date(a) > date(b) || (date(a) === date(b) && a.id > b.id) ? -1 : 1;
  const by: Record<Sort, (a: ReviewTable, b: ReviewTable) => number> = {
    recent: newest,
    oldest: (a, b) => -newest(a, b),
    "rating-high": (a, b) => b.rating - a.rating || newest(a, b),
    "rating-low": (a, b) => a.rating - b.rating || newest(a, b),
  };
  return rows.toSorted(by[sort]).map(({ id }) => id);
};

describeOnEach("the feed of reviews", (stores) => {
  test.each([0, 1, 4, 5, 15])("%i reviews come in pages of four, each once, from either end", async (count) => {
    const { database, write } = await stores.fresh();
    const rows = shuffledRows(count);
    await publish(write, rows);
    for (const sort of sorts) {
      const there = await forwards(database, { sort });
      expect(ids(there), sort).toEqual(expected(rows, sort));
      expect(there.map(({ reviews }) => reviews.length)).toEqual(
        (await backwards(database, { sort })).map(({ reviews }) => reviews.length),
      );
      expect(ids(await backwards(database, { sort })), sort).toEqual(expected(rows, sort));
      expect(there[0]).toMatchObject({ total: count, previous: null });
      expect(there.at(-1)?.next).toBeNull();
    }
    const stars = rows.reduce((sum, { rating }) => sum + rating, 0);
    expect((await fetchPage(database)).average).toBe(count === 0 ? null : stars / count);
  });

  test("equal dates and missing dates have one order, and what has no date comes last either way", async () => {
    const { database, write } = await stores.fresh();
    const rows = ["d", "a", "c", "b"].flatMap((name) => [
      reviewRow(`same-${name}`, { date: "2026-05-05" }),
      reviewRow(`none-${name}`, { date: null }),
    ]);
    await publish(write, rows);
    for (const sort of sorts) {
      const found = ids(await forwards(database, { sort, limit: 3 }));
      expect(new Set(found).size).toBe(8);
      expect(
        found.map((id) => id.split("-")[0]),
        sort,
      ).toEqual([...Array(4).fill("same"), ...Array(4).fill("none")]);
    }
    expect((await fetchPage(database, { from: "end" })).reviews.every(({ date }) => date === undefined)).toBe(true);
  });

  test("lists by act, by place and by both; a removed review is gone from all of them", async () => {
    const { database, write } = await stores.fresh();
    const rows = [
      reviewRow("leeds-butler", { act: "cheeky-butlers", placeSlug: "leeds", rating: 4 }),
      reviewRow("leeds-drag", { act: "drag-acts", placeSlug: "leeds", rating: 2 }),
      reviewRow("york-drag", { act: "drag-acts", placeSlug: "york", rating: 5 }),
      reviewRow("barn-drag", { act: "drag-acts", placeSlug: null, rating: 1 }),
    ];
    await publish(write, rows);
    const found = async (query: Partial<FeedQuery>) => {
      const { reviews, total, average } = await fetchPage(database, query);
      return [reviews.map(({ id }) => id).sort(), total, average];
    };
    expect(await found({ act: "drag-acts" })).toEqual([["barn-drag", "leeds-drag", "york-drag"], 3, 8 / 3]);
    expect(await found({ place: "leeds" })).toEqual([["leeds-butler", "leeds-drag"], 2, 3]);
    expect(await found({ act: "drag-acts", place: "leeds" })).toEqual([["leeds-drag"], 1, 2]);
    expect(await found({ act: "beer-wenches" })).toEqual([[], 0, null]);
    const several = "cheeky-butlers,beer-wenches,drag-acts";
    expect(await found({ act: several })).toEqual([["barn-drag", "leeds-butler", "leeds-drag", "york-drag"], 4, 3]);
    expect(await found({ act: several, place: "leeds" })).toEqual([["leeds-butler", "leeds-drag"], 2, 3]);
    const before = await tallyOf(database, {});
    await write((transaction) => unlistReview(transaction, rows[1] as ReviewTable));
    expect(await found({ place: "leeds" })).toEqual([["leeds-butler"], 1, 4]);
    expect(await found({ act: "drag-acts", place: "leeds" })).toEqual([[], 0, null]);
    expect((await tallyOf(database, {}))?.version).not.toBe(before?.version);
  });

  test("of several acts: each review once, in the order of all, from either end and from a few pages off", async () => {
    const { database, write } = await stores.fresh();
    const acts = ["drag-acts", "cheeky-butlers", "beer-wenches"];
    const rows = shuffledRows(31).map((row, index) => ({ ...row, act: acts[index % 3] as string }));
    await publish(write, rows);
    const two = rows.filter(({ act }) => act !== "cheeky-butlers");
    for (const sort of sorts) {
      const query = { sort, act: "drag-acts,beer-wenches" };
      const pages = await forwards(database, query);
      expect(ids(pages), sort).toEqual(expected(two, sort));
      expect(ids(await backwards(database, query)), sort).toEqual(expected(two, sort));
      const way = requestFor(4, { ...(pages[0] as FeedPage), page: 1, limit: 4 });
      expect(ids([await fetchPage(database, { ...query, ...way })]), sort).toEqual(ids([pages[3] as FeedPage]));
    }
  });

  test("a page is the same whether it is reached from a few pages away or step by step", async () => {
    const { database, write } = await stores.fresh();
    await publish(write, shuffledRows(31));
    const all = await forwards(database, { sort: "rating-high" });
    for (const [index, here] of all.entries()) {
      for (const target of [index - 3, index - 2, index, index + 2, index + 3].filter(
        (at) => at >= 0 && at < all.length,
      )) {
        if (target === index) continue;
        const way = requestFor(target + 1, { ...here, page: index + 1, limit: 4 });
        const there = await fetchPage(database, { sort: "rating-high", ...way });
        expect(ids([there]), `from ${index + 1} to ${target + 1}`).toEqual(ids([all[target] as FeedPage]));
      }
      const unknown = { page: 1, limit: 4, total: 31 };
      const there = await fetchPage(database, { sort: "rating-high", ...requestFor(index + 1, unknown) });
      expect(there, `page ${index + 1} from an end`).toEqual(here);
    }
  });

  test("a page whose cursor's review was removed begins where that review would have been", async () => {
    const { database, write } = await stores.fresh();
    const rows = shuffledRows(9);
    await publish(write, rows);
    const first = await fetchPage(database);
    const gone = rows.find(({ id }) => id === first.reviews.at(-1)?.id) as ReviewTable;
    await write((transaction) => unlistReview(transaction, gone));
    const second = await fetchPage(database, { from: { after: first.next as string } });
    expect(ids([second])).toEqual(expected(rows, "recent").slice(4, 8));
  });
});

describe("the cursor", () => {
  test("has the format that the schema reads", async () => {
    const { cursorPattern } = await import("./schema.ts");
    for (const cursor of ["5.2026-10-06.sample-leeds-hen", "1..a"]) expect(cursor).toMatch(cursorPattern);
    for (const cursor of ["6.2026-10-06.a", "5.soon.a", "5.2026-10-06.", "5.2026-10-06.a'b"])
      expect(cursor).not.toMatch(cursorPattern);
  });
});
