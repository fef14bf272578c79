import { expect, test } from "vitest";
import { manyReviews } from "../../../tests/support/product/many-reviews.ts";
import { describeOnSqlite } from "../../../tests/support/product/stores.ts";
import { feedSearch } from "../../features/review/schema.ts";
import { reviewsData } from "./reviews.server.ts";

describeOnSqlite("the pages of 450 reviews", (stores) => {
  test("have as their canonical address one that lists the same page, or the list’s own", async () => {
    const { database } = await stores.fresh();
    await manyReviews(database, 450);
    const at = (address: string) => reviewsData(new URL(address, "http://localhost:3000"), database);
    const shown = ({ seo, number, feed }: Awaited<ReturnType<typeof at>>) => [seo.title, number, feed.reviews[0]?.id];
    let page = await at("/reviews");
    const canonical: string[] = [];
    while (page.feed.next) {
      const next = { ...page.asked, from: { after: page.feed.next }, skip: 0 };
      page = await at(`/reviews${feedSearch(next, { page: String(page.number + 1) })}`);
      const { pathname, search } = new URL(page.seo.canonical);
      canonical.push(search);
      expect(pathname).toBe("/reviews");
      if (search) expect(shown(await at(page.seo.canonical))).toEqual(shown(page));
    }
    expect(page.number).toBe(50);
    expect([canonical[0], canonical[23], canonical[48]]).toEqual(["?page=2", "", "?page=50"]);
  });
});
