import { expect, test } from "vitest";
import { prerenderedPaths } from "../../../scripts/build/prerendered-paths.ts";
import { sitePages } from "../../features/site/pages.server.ts";
import { sitemap } from "./sitemap.server.ts";

const paths = () =>
  [...sitemap().matchAll(/<loc>[^<]*?(\/[^<:]*)<\/loc>/g)].map(([, path]) => path?.replace(/^\/\/[^/]+/, ""));

test("the sitemap names every page that is made, and the two live pages that are for search engines", async () => {
  const made = (await prerenderedPaths()).filter((path) => !/\.(xml|txt|webmanifest)$/.test(path));
  expect(paths().sort()).toEqual([...made, "/contact", "/reviews"].sort());
});

test("no quote page is in it", () => {
  expect(sitemap()).not.toMatch(/quote|success|test-redirect/);
});

test("every page has a path of its own", () => {
  const all = sitePages().map(({ path }) => path);
  expect(new Set(all).size).toBe(all.length);
});

test("a date is a date", () => {
  for (const [, date] of sitemap().matchAll(/<lastmod>([^<]*)/g)) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
});
