import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import { RouterContextProvider } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import content from "#content/reviews/home.ts";
import { sharedPages } from "../../../server/http/cache/shared-pages.ts";
import { bookingReview } from "../../../tests/support/product/reviews.ts";
import { describeOnEach, type TestStores } from "../../../tests/support/product/stores.ts";
import { type Ports, portsContext } from "../../context.ts";
import { loader } from "./api-reviews.ts";
import { listReview } from "./listing.server.ts";
import type { FeedPage } from "./schema.ts";
import { seedReviews } from "./seed-reviews.server.ts";
import { tallyOf } from "./store.server.ts";

const clock = { now: () => new Date("2026-11-21T12:00:00Z") };

async function feed(stores: TestStores) {
  const { database, write } = await stores.fresh();
  await seedReviews({ write, clock }, content);
  const context = new RouterContextProvider();
  context.set(portsContext, { database } as Ports);
  const ask = async (search: string) => {
    const url = new URL(`http://localhost/api/reviews${search}`);
    const response = await loader({ url, context } as unknown as Parameters<typeof loader>[0]);
    const text = await response.text();
    const page = response.status === 200 ? (JSON.parse(text) as FeedPage) : undefined;
    return { status: response.status, headers: response.headers, text, page };
  };
  return { ask, database, write };
}

describeOnEach("GET /api/reviews", (stores) => {
  test("answers with four reviews, cacheable for an hour, and a cursor to the next ones", async () => {
    const { ask } = await feed(stores);
    const first = await ask("");
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=3600");
    expect(first.page).toMatchObject({ total: 15, average: 5, previous: null });
    expect(first.page?.reviews.map(({ date }) => date)).toEqual([
      "2026-10-06",
      "2026-09-15",
      "2026-08-25",
      "2026-07-14",
    ]);
    const second = await ask(`?after=${first.page?.next}`);
    expect(second.page?.reviews).toHaveLength(4);
    expect((await ask(`?before=${second.page?.previous}`)).page?.reviews).toEqual(first.page?.reviews);
    expect((await ask("?from=end")).page?.reviews).toHaveLength(3);
  });

  test("a client with the current page gets 304 from the server, until a review of its scope is published", async () => {
    const { ask, database, write } = await feed(stores);
    const app = express();
    const render = async (address: string) =>
      new Response((await ask(new URL(address, "http://localhost").search)).text);
    const version = async () => (await tallyOf(database, {}))?.version ?? "none";
    app.use(sharedPages({ render, version, secure: false }));
    const server = app.listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/reviews?place=york`;
    const held = (await fetch(address)).headers.get("ETag") as string;
    const again = async () =>
      (await fetch(address, { headers: { "If-None-Match": `"other", ${held}`, "Cache-Control": "max-age=0" } })).status;
    expect(await again()).toBe(304);
    const publish = (placeSlug: string) => {
      const row = bookingReview(`BT-${placeSlug}`, { placeSlug });
      return write(async (transaction) => {
        await transaction.insertInto("review").values(row).execute();
        await listReview(transaction, row);
      });
    };
    await publish("leeds");
    expect(await again()).toBe(304);
    await publish("york");
    expect(await again()).toBe(200);
  });

  test.each([
    ["?sort=best", "sort must be one of recent, rating-high, rating-low, oldest"],
    ["?limit=0", "limit must be a whole number from 1 to 50"],
    ["?limit=1e3", "limit must be a whole number from 1 to 50"],
    ["?skip=100000", "skip must be a whole number from 0 to 200"],
    ["?place=Leeds';--", "place must be a slug, such as leeds"],
    ["?after=9.soon.x", "after must be a cursor that this feed has given"],
    ["?from=middle", "from must be end"],
    ["?from=end&after=5..a", "only one of after, before and from"],
  ])("%s: %s", async (search, sentence) => {
    const { ask } = await feed(stores);
    expect(await ask(search)).toMatchObject({ status: 400, text: sentence });
  });

  test("a scope without reviews is an empty page", async () => {
    const { ask } = await feed(stores);
    expect((await ask("?place=atlantis")).page).toEqual({
      average: null,
      total: 0,
      reviews: [],
      previous: null,
      next: null,
    });
  });
});
