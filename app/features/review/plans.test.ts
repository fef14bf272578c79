import { expect, test } from "vitest";
import { manyReviews } from "../../../tests/support/product/many-reviews.ts";
import { planOf } from "../../../tests/support/product/reviews.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { type FeedQuery, sorts } from "./schema.ts";
import { pageQuery } from "./store.server.ts";

describeOnEach("4,000 reviews", (stores) => {
  test("any page, however sorted and filtered, is read along one index; several acts, once for each", {
    timeout: 300_000,
  }, async () => {
    const { database } = await stores.fresh();
    await manyReviews(database, 4000);
    const scopes = [{}, { act: "drag-acts" }, { place: "leeds" }, { act: "drag-acts", place: "leeds" }];
    const cursor = "4.2024-06-01.many-2000";
    for (const scope of scopes) {
      for (const sort of sorts) {
        for (const from of ["start", "end", { after: cursor }, { before: cursor }] as const) {
          const query: FeedQuery = { ...scope, sort, from, skip: from === "start" ? 0 : 8, limit: 4 };
          const { found } = pageQuery(database, query, 5);
          const where = `${JSON.stringify(query)} on ${stores.kind}`;
          const plan = await planOf(database, stores.kind, found);
          expect(plan.full, where).not.toMatch(/TEMP B-TREE|\bSort\b|Seq Scan|^SCAN|Bitmap/im);
          expect(plan.indexes, where).toEqual([`review_listing_${sort.replace("rating-", "")}`]);
          expect(plan.steps, where).toBe(2);
          // The index is read from the cursor on, not from the beginning of the list.
          expect(plan.begins, where).toBe(typeof from === "object");
          expect((await found.execute()).length, where).toBe(5);
        }
      }
    }
    for (const sort of sorts) {
      const query: FeedQuery = { act: "drag-acts,cheeky-butlers", sort, from: { after: cursor }, skip: 8, limit: 4 };
      const plan = await planOf(database, stores.kind, pageQuery(database, query, 5).found);
      expect(plan.full, sort).not.toMatch(/Seq Scan on review|SCAN review/i);
      const index = `review_listing_${sort.replace("rating-", "")}`;
      expect(plan.indexes, sort).toEqual([index, index]);
    }
  });
});
