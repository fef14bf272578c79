/** A request's memory is freed when it has been answered: no timer and no list keeps it. */
import { expect, it } from "vitest";
import { heapOf, inspected } from "../support/processes/heap.ts";
import { freeAddress } from "../support/processes/port.ts";
import { launch } from "../support/processes/process.ts";
import { scratch } from "../support/processes/scratch.ts";

const mb = 1024 ** 2;
const folder = scratch("site-memory-");

it("a view of a form keeps nothing once it is answered", async () => {
  const { origin, address } = await freeAddress();
  const env = { ...address, DATA_DIR: folder, LOG_LEVEL: "warn" };
  const site = launch(env, [inspected, "scripts/serve.mjs"]);
  await site.says(" is at http");
  const heap = await heapOf(site);
  const view = async (count: number) => {
    for (let i = 0; i < count; i++) {
      // One form from the cache, and one that is rendered each time, because its address has a parameter that no form uses.
      const response = await fetch(`${origin}${i % 2 ? "/direct-quote" : `/male-stripper-quote?view=${i}`}`);
      expect(response.status).toBe(200);
      await response.text();
    }
  };
  // The first requests compile code and fill caches.
  await view(50);
  const before = await heap.used();
  await view(150);
  const after = await heap.used();
  heap.close();
  // If each of 150 views kept its data, that would be some 28 MB; those that are rendered are half of it.
  expect((after - before) / mb).toBeLessThan(10);
});
