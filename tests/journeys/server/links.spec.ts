import { expect, test } from "../../support/browser/test.ts";
import { ask } from "../../support/processes/http.ts";
import type { Site } from "../../support/processes/site.ts";
import { decoded } from "../../support/texts/html.ts";

/** The specification asks for a link to this page, but the site does not have it. */
const notThere = "/blog/";
/** Pages to which no page links. */
const unlinked = ["/test-redirect", "/contact/sent", "/reviews/thanks", "/rolypoly-direct-quote"];

const linkIn = /\b(?:href|src|action)="(\/(?!\/)[^"]*)"/g;
/** Pages that differ only in the query's values count as one. */
const kindOf = (path: string) => path.replace(/=[^&#]*/g, "=");

interface Found {
  status: number;
  ids: Set<string>;
  isIndexable: boolean;
}

/** Follows every internal link once. @returns the pages `reached` from the home page, and all `pages`, with those that no page links to */
async function crawl(site: Site) {
  const pages = new Map<string, Found>();
  const fragments: { from: string; path: string; id: string }[] = [];
  const from = new Map<string, string>();
  const waiting: string[] = [];
  const seen = new Set(["/", ...unlinked]);
  async function visit(path: string) {
    const { status, body, headers } = await ask(site, path);
    const type = String(headers["content-type"]);
    const html = type.startsWith("text/html") && status === 200;
    // Parts of a drawing have ids of their own, which links may name.
    const named = html || type.startsWith("image/svg");
    pages.set(kindOf(path), {
      status,
      ids: new Set(named ? [...body.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id ?? "") : []),
      isIndexable: html && !/<meta name="robots" content="[^"]*noindex/.test(body),
    });
    if (!html) return;
    for (const [, raw = ""] of body.matchAll(linkIn)) {
      const [to = "", id] = decoded(raw).split("#");
      const target = to || "/";
      if (id) fragments.push({ from: path, path: kindOf(target), id });
      if (seen.has(kindOf(target))) continue;
      seen.add(kindOf(target));
      from.set(kindOf(target), path);
      waiting.push(target);
    }
  }
  const follow = async (...start: string[]) => {
    waiting.push(...start);
    while (waiting.length > 0) await Promise.all(waiting.splice(0, 16).map(visit));
  };
  await follow("/");
  const reached = [...pages];
  await follow(...unlinked);
  return { pages, reached, fragments, from };
}

test("every internal link of every page leads to something, every fragment to a place on its page, and the sitemap is the set of indexable pages", async ({
  site,
}) => {
  const { pages, reached, fragments, from } = await crawl(site);
  expect(pages.size).toBeGreaterThan(350);
  const dead = [...pages].filter(([path, { status }]) => status >= 400 && path !== notThere);
  expect(dead.map(([path, { status }]) => `${path}, ${status}, on ${from.get(path)}`)).toEqual([]);
  expect(pages.get(notThere)?.status).toBe(404);
  const lost = fragments.filter(({ path, id }) => pages.get(path)?.status === 200 && !pages.get(path)?.ids.has(id));
  expect([...new Set(lost.map(({ from: page, path, id }) => `${path}#${id}, on ${page}`))]).toEqual([]);
  const listed = [...(await ask(site, "/sitemap.xml")).body.matchAll(/<loc>([^<]+)<\/loc>/g)];
  expect(listed.length).toBeGreaterThan(330);
  const indexable = reached.filter(([path, { isIndexable }]) => isIndexable && !path.includes("?"));
  expect(listed.map(([, url = ""]) => new URL(url).pathname).sort()).toEqual(indexable.map(([path]) => path).sort());
});
