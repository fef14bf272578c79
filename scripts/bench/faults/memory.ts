import { heapOf, inspected } from "../../../tests/support/processes/heap.ts";
import { stop } from "../../../tests/support/processes/process.ts";
import { place } from "./site.ts";

const connections = 8;
/** Requests after which code is compiled and caches are filled. */
const warm = 500;

/** A mix of requests: prerendered pages, live pages, data, forms with mistakes, and missing pages. */
const asked: { path: string; body?: string }[] = [
  { path: "/" },
  { path: "/male-stripper-quote" },
  { path: "/api/reviews?sort=rating-high" },
  { path: "/direct-quote" },
  { path: "/male-stripper-hire-leeds" },
  { path: "/female-stripper-quote?act=drag-acts" },
  { path: "/reviews" },
  { path: "/male-stripper-quote", body: "name=Ann&place=Leeds&date=yesterday" },
  { path: "/api/acts" },
  { path: "/no-such-page" },
  { path: "/contact", body: "message=" },
  { path: "/favicon.svg" },
];

/** @returns bytes in use on the heap after garbage collection, after the first 500 requests and at the end */
export async function memory(requests: number) {
  const here = await place({ LOG_LEVEL: "warn" });
  const site = await here.start(inspected);
  const heap = await heapOf(site);
  let next = 0;
  const until = (end: number) =>
    Promise.all(
      Array.from({ length: connections }, async () => {
        while (next < end) {
          const { path, body } = asked[next++ % asked.length] ?? { path: "/" };
          const answer = await fetch(`${here.origin}${path}`, {
            ...(body && { method: "POST", body: new URLSearchParams(body), headers: { Origin: here.origin } }),
          });
          await answer.bytes();
          if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`);
        }
      }),
    );
  await until(warm);
  const first = await heap.used();
  await until(requests);
  const last = await heap.used();
  heap.close();
  await stop(site);
  here.remove();
  return { requests, first, last };
}
