/** The whole site by its links, as a search engine walks it: no script runs here. */
import { HtmlValidate } from "html-validate";
import { type HTMLElement, parse } from "node-html-parser";
import { expect, test } from "../../support/browser/test.ts";
import { ask } from "../../support/processes/http.ts";

/** The specification links it in the footer and has no such page. */
const dead = ["/blog/"];

interface Found {
  status: number;
  html: string;
  document: HTMLElement;
}

type Site = Parameters<typeof ask>[0];

/** Fetches every page that links lead to from the home page, each once, without its query. */
async function crawl(site: Site): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  const waiting = ["/"];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address)) continue;
    const { status, body } = await ask(site, address);
    const document = parse(body);
    found.set(address, { status, html: body, document });
    for (const link of document.querySelectorAll("a[href], area[href]")) {
      const { origin, pathname } = new URL(link.getAttribute("href") ?? "", `${site.origin}${address}`);
      if (origin === site.origin) waiting.push(decodeURI(pathname));
    }
  }
  return found;
}

const sitemapPaths = async (site: Site) =>
  [...(await ask(site, "/sitemap.xml")).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? "").pathname,
  );

const isIndexable = ({ document }: Found) =>
  !document.querySelector('meta[name="robots"]')?.getAttribute("content")?.includes("noindex");

test("every page is reached by links, none is dead but the blog, and the sitemap is the set of indexable ones", async ({
  site,
}) => {
  const pages = await crawl(site);
  const answers = (wanted: boolean) =>
    [...pages].filter(([, { status }]) => (status === 200) === wanted).map(([path]) => path);
  expect(answers(false)).toEqual(dead);
  const listed = await sitemapPaths(site);
  expect(listed.length).toBeGreaterThan(330);
  expect(new Set(listed).size).toBe(listed.length);
  const indexable = answers(true).filter((path) => isIndexable(pages.get(path) as Found));
  expect([...listed].sort()).toEqual(indexable.sort());
});

test("every page of the sitemap is valid HTML with JSON-LD that holds what search engines require", async ({
  site,
}) => {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: {
      // React writes void elements and boolean attributes its own way; both are valid HTML.
      "void-style": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "doctype-style": "off",
      // Safari takes a list without bullets for none unless it has the role.
      "no-redundant-role": "off",
      // Browsers and search engines cut long titles; another test checks that ours are unique.
      "long-title": "off",
    },
  });
  const faults: string[] = [];
  for (const path of await sitemapPaths(site)) {
    const { body } = await ask(site, path);
    const report = await validator.validateString(body, path);
    for (const result of report.results)
      for (const { ruleId, message, line, column } of result.messages)
        faults.push(`${path} ${line}:${column} ${ruleId}: ${message}`);
    for (const script of parse(body).querySelectorAll('script[type="application/ld+json"]')) {
      const thing = JSON.parse(script.textContent) as Record<string, unknown>;
      const required: Record<string, readonly string[]> = {
        Organization: ["name", "url", "logo"],
        Service: ["name", "provider", "areaServed"],
        BreadcrumbList: ["itemListElement"],
      };
      const names = required[String(thing["@type"])];
      if (!names) faults.push(`${path}: JSON-LD of a type that was not agreed on: ${thing["@type"]}`);
      for (const name of names ?? []) if (!thing[name]) faults.push(`${path}: ${thing["@type"]} without ${name}`);
    }
  }
  expect(faults.slice(0, 20)).toEqual([]);
});
