import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "../../support/browser/test.ts";
import { ask } from "../../support/processes/http.ts";
import type { Site } from "../../support/processes/site.ts";

const sitemapPaths = async (site: Pick<Site, "origin">) =>
  [...(await ask(site, "/sitemap.xml")).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? "").pathname,
  );

/** Resolves the configuration once, because doing it for each page is a quarter of the work. */
class KeptConfig extends StaticConfigLoader {
  #kept: ReturnType<StaticConfigLoader["getConfigFor"]> | undefined;
  override getConfigFor(...file: Parameters<StaticConfigLoader["getConfigFor"]>) {
    this.#kept ??= super.getConfigFor(...file);
    return this.#kept;
  }
}

test("every page of the sitemap has JSON-LD that holds what search engines require, and is valid HTML; of the places’ pages one in ten is parsed", async ({
  site,
}) => {
  const config = new KeptConfig({
    extends: ["html-validate:standard"],
    rules: {
      // React writes void elements and boolean attributes its own way; both are valid HTML.
      "void-style": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "doctype-style": "off",
      // Safari does not treat a list without bullets as a list unless it has the role.
      "no-redundant-role": "off",
      // Browsers and search engines cut long titles; another test checks that ours are unique.
      "long-title": "off",
    },
  });
  const validator = new HtmlValidate(config);
  const faults: string[] = [];
  for (const [index, path] of (await sitemapPaths(site)).entries()) {
    const { body } = await ask(site, path);
    // The hundreds of places’ pages have one template, and React escapes their texts.
    const parsed = !path.includes("-hire-") || index % 10 === 0;
    const { results } = parsed ? await validator.validateString(body, path) : { results: [] };
    for (const result of results)
      for (const { ruleId, message, line, column } of result.messages)
        faults.push(`${path} ${line}:${column} ${ruleId}: ${message}`);
    for (const [, json = ""] of body.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) {
      const thing = JSON.parse(json) as Record<string, unknown>;
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
