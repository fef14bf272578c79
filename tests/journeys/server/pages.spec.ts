import { readFileSync } from "node:fs";
import path from "node:path";
import agency from "#content/site.ts";
import { services } from "../../support/browser/specification.ts";
import { expect, test } from "../../support/browser/test.ts";
import { ask } from "../../support/processes/http.ts";
import { decoded } from "../../support/texts/html.ts";

const paths = ["/", ...services.map(({ path }) => path), "/male-stripper-hire-york", "/drag-queen-hire-ibiza"];

const pagesFile = path.resolve(import.meta.dirname, "../../../build/pages.json");
/** Every page that was made at build time. */
const built = Object.keys(JSON.parse(readFileSync(pagesFile, "utf8")) as object);

/** The head of a page as search engines get it: no script has run. */
function head(html: string) {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => decoded(match[1] ?? ""));
  return {
    titles: all(/<title>([^<]*)<\/title>/g),
    descriptions: all(/<meta name="description" content="([^"]*)"/g),
    authors: all(/<meta name="author" content="([^"]*)"/g),
    canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
    // The recovery script contains a heading as text.
    headings: html.replaceAll(/<script[\s\S]*?<\/script>/g, "").split(/<h1[ >]/).length - 1,
    language: /<html lang="en-GB"/.test(html),
  };
}

test("every page names itself: own title of 60 at most, own description of 120 to 155, self-canonical without the query", async ({
  site,
}) => {
  expect(built).toEqual(expect.arrayContaining(paths));
  const seen = { titles: new Set<string>(), descriptions: new Set<string>(), origins: new Set<string>() };
  for (const address of built) {
    const { status, body } = await ask(site, `${address}?utm_source=test`);
    const { canonicals, ...found } = head(body);
    const own = canonicals.map((text) => new URL(text));
    // One comparison per page: each `expect` takes a millisecond, and there are five thousand values to compare.
    expect({ status, canonicals: own.map(({ pathname, search }) => pathname + search), ...found }, address).toEqual({
      status: 200,
      canonicals: [address],
      titles: [expect.stringMatching(/^(?!.*£[\d,]+\.\d).{11,60}$/)],
      descriptions: [expect.stringMatching(/^.{120,155}$/)],
      authors: [agency.name],
      headings: 1,
      language: true,
    });
    for (const title of found.titles) seen.titles.add(title);
    for (const description of found.descriptions) seen.descriptions.add(description);
    for (const { origin } of own) seen.origins.add(origin);
  }
  expect(seen.titles.size).toBe(built.length);
  expect(seen.descriptions.size).toBe(built.length);
  expect(seen.origins.size).toBe(1);
});

test("search engines get the agency, each service and its trail as JSON-LD, and no rating of our own", async ({
  request,
}) => {
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const jsonLd = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
      ([, json = ""]) => JSON.parse(json) as { "@type": string; [key: string]: unknown },
    );
    const types = jsonLd.map((thing) => thing["@type"]);
    expect(types, path).toEqual(path === "/" ? ["Organization"] : ["Service", "BreadcrumbList"]);
    expect(html).not.toMatch(/AggregateRating|FAQPage/);
    if (path === "/") expect(jsonLd[0]).toMatchObject({ address: agency.legal.tradingAddress });
    // The journey abroad is priced on request.
    else if (path.endsWith("-ibiza")) expect(jsonLd[0]).not.toHaveProperty("offers");
    else {
      const priceSpecification = { priceCurrency: "GBP", minPrice: expect.any(Number) };
      expect(jsonLd[0], path).toMatchObject({ serviceType: expect.any(String), offers: { priceSpecification } });
    }
    if (path === "/male-stripper-hire-york")
      expect(jsonLd[0]).toMatchObject({ offers: { priceSpecification: { minPrice: 141.3 } } });
  }
});

test("an unknown path is Page Not Found with status 404, whatever it looks like", async ({ request }) => {
  for (const path of [
    "/nothing-here",
    "/blog/",
    "/male-stripper-hire/extra",
    "/nothing-here.html",
    "/nothing-here/index.html",
    "/terms.data.html",
    "/Terms.data",
    "/%E0%A4%A",
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBeGreaterThanOrEqual(400);
    expect(response.status(), path).toBeLessThan(500);
  }
  const html = await (await request.get("/nothing-here")).text();
  expect(html).toContain("Page Not Found");
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
});
