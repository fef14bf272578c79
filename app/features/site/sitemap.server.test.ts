import { expect, test } from "vitest";
import { sitePages } from "./pages.server.ts";
import { sitemaps } from "./sitemap.server.ts";

const pathsIn = (sitemap: string | undefined) =>
  [...(sitemap ?? "").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname);
const sitemap = () => sitemaps().get("/sitemap.xml") ?? "";

test("the sitemap names every page that is made, and the two live pages that are for search engines", () => {
  const made = sitePages().flatMap(({ path, live }) => (live ? [] : path));
  expect(pathsIn(sitemap()).sort()).toEqual([...made, "/contact", "/reviews"].sort());
});

test("no quote page is in it", () => {
  expect(sitemap()).not.toMatch(/quote|success|test-redirect/);
});

test("every page has a path of its own", () => {
  const all = sitePages().map(({ path }) => path);
  expect(new Set(all).size).toBe(all.length);
});

test("every lastmod is a date that exists", () => {
  for (const [, date] of sitemap().matchAll(/<lastmod>([^<]*)/g)) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test("a site ten times as large has an index of a sitemap for each service and one for everything else", () => {
  const pages = Array.from({ length: 10 }, (_, copy) =>
    sitePages().map((page) =>
      copy > 0 && /-hire-/.test(page.path) ? { ...page, path: `${page.path}-${copy}` } : page,
    ),
  );
  const all = new Map(pages.flat().map((page) => [page.path, page]));
  const [[first, index] = [], ...parts] = sitemaps([...all.values()]);
  expect(first).toBe("/sitemap.xml");
  expect(pathsIn(index)).toEqual(parts.map(([path]) => path));
  expect(parts.map(([path]) => path).sort()).toEqual([
    "/sitemaps/drag-queen.xml",
    "/sitemaps/female-stripper.xml",
    "/sitemaps/male-stripper.xml",
    "/sitemaps/pages.xml",
  ]);
  const listed = parts.flatMap(([, part]) => pathsIn(part));
  expect(listed.sort()).toEqual(
    [...all.values()]
      .filter(({ noindex }) => !noindex)
      .map(({ path }) => path)
      .sort(),
  );
});
