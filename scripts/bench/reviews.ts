/**
 * npm run bench:reviews: the feed with 100,000 reviews under 64 connections of wrk, beside a bare static file of the same server (npm run
 * build first). The load comes from this machine too, so only the ratios mean something: the cost of a page of reviews in static
 * files, anywhere in the list.
 */
import { openDatabase } from "../../server/database/open.ts";
import { manyReviews } from "./reviews/fill.ts";
import { startSite } from "./server/site.ts";
import { type Load, wrk } from "./server/wrk.ts";
import { integer, row } from "./table.ts";

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const reviews = 100_000;

const site = await startSite();
try {
  const store = openDatabase(
    { databaseUrl: process.env.DATABASE_URL, dataFolder: site.dataFolder },
    { info() {}, error() {} },
    1,
  );
  for (const table of ["reviewListing", "reviewTally", "review"] as const)
    await store.database.deleteFrom(table).execute();
  await manyReviews(store.database, reviews);
  await store.close();

  const feed = `${site.origin}/api/reviews`;
  const etag = (await fetch(feed, { headers: { "Accept-Encoding": "gzip" } })).headers.get("etag") ?? "";
  // Without one of its own, fetch adds "Cache-Control: no-cache", which asks for the whole.
  const held = { "Accept-Encoding": "gzip", "If-None-Match": etag, "Cache-Control": "max-age=0" };
  const { status } = await fetch(feed, { headers: held });
  if (status !== 304) throw new Error(`The held feed answered ${status}`);
  const middle = "4.2018-06-01.many-50000";
  const file = await wrk(`${site.origin}/favicon.svg`, seconds);
  const asked = [
    { name: "first page", path: "/api/reviews" },
    { name: "first page, held (304)", path: "/api/reviews", header: `If-None-Match: ${etag}` },
    { name: "middle, lowest rated", path: `/api/reviews?sort=rating-low&after=${middle}` },
    { name: "act and place, oldest", path: `/api/reviews?act=drag-acts&place=leeds&sort=oldest&after=${middle}` },
    { name: "the end, 20 at a time", path: "/api/reviews?from=end&limit=20" },
    { name: "/reviews as HTML", path: "/reviews" },
  ];
  for (const { name, path, header } of asked) {
    const page = await wrk(`${site.origin}${path}`, seconds, header);
    row({
      what: `${integer(reviews)} reviews, ${name}`,
      ours: shown(page),
      beside: `favicon.svg ${shown(file)}`,
      ratio: page.perSecond / file.perSecond,
    });
  }
} finally {
  await site.stop();
}

function shown({ perSecond, p50, p99 }: Load): string {
  return `${integer(perSecond)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
}
