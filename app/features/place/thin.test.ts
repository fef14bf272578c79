import { expect, test } from "vitest";
import type { PlacePage } from "../../content/shape.ts";
import { headTags } from "../../ui/head/page-meta.ts";
import { placePagesOf } from "../site/pages.server.ts";
import { sitemaps } from "../site/sitemap.server.ts";
import { placeBySlug } from "./store.server.ts";
import { leastToIndex, thinPageProblems } from "./thin.ts";

const leeds = placeBySlug("leeds");
if (!leeds) throw new Error("There is no Leeds.");
const written = leeds.pages["male-stripper"] as PlacePage;
const short = {
  ...written,
  here: "Parties are held here.",
  spots: [],
  room: "A chair.",
  question: { ask: "When?", answer: "Soon." },
};
const thin = { ...leeds, pages: { "male-stripper": short, "drag-queen": written } };

test("a page with too few words of its own is noindex,follow and out of the sitemap; its sister stays", () => {
  const pages = placePagesOf({ ...thin, services: ["male-stripper", "drag-queen"] });
  const [page, sister] = pages;
  expect(sister).toMatchObject({ path: "/drag-queen-hire-leeds", noindex: undefined });
  expect(page).toMatchObject({ path: "/male-stripper-hire-leeds", noindex: true });
  const sitemap = sitemaps(pages).get("/sitemap.xml");
  expect(sitemap).toContain("/drag-queen-hire-leeds<");
  expect(sitemap).not.toContain("/male-stripper-hire-leeds<");
  const seo = { title: "", description: "", canonical: "", author: "", siteName: "" };
  expect(headTags({ ...seo, noindex: page?.noindex })).toContainEqual({ name: "robots", content: "noindex,follow" });
  expect(headTags({ ...seo, noindex: sister?.noindex })).not.toContainEqual(
    expect.objectContaining({ name: "robots" }),
  );
});

test("what a page lacks is reported in numbers", () => {
  expect(thinPageProblems(leeds, "male-stripper")).toEqual([]);
  expect(thinPageProblems(thin, "male-stripper")).toEqual([expect.stringMatching(/^\d+ of 250 words$/)]);
  expect(thinPageProblems({ ...leeds, sources: ["Otley Run: https://example.com"] }, "drag-queen")).toEqual([
    "1 of 2 sources",
  ]);
  expect(thinPageProblems({ pages: {}, sources: [] }, "drag-queen")).toEqual([
    `0 of ${leastToIndex.words} words`,
    "0 of 2 sources",
  ]);
});
