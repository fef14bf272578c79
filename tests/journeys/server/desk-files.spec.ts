import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "../../support/browser/test.ts";

const assets = "build/client/assets";
const own = JSON.parse(readFileSync("build/desk-files.json", "utf8")) as { style: string; script: string };

test("no file of a visitor's pages holds a word of the desk", async ({ site }) => {
  // Everything that the pages load, and the files that these name in turn: the site's manifest names every chunk.
  const seen = new Set<string>();
  const wanted = ["/", "/direct-quote", "/contact", "/reviews"];
  const named = /\/?assets\/[\w.-]+\.(?:js|css)|"\.\/[\w.-]+\.(?:js|css)"/g;
  for (const path of wanted) {
    if (seen.has(path)) continue;
    seen.add(path);
    const text = await (await fetch(`${site.origin}${path}`)).text();
    expect(text, path).not.toMatch(/\/desk\b|desk-(nav|panel|screen|task)/);
    for (const [name] of text.matchAll(named)) wanted.push(`/assets/${name.replaceAll('"', "").split("/").at(-1)}`);
  }
  expect(seen.size).toBeGreaterThan(30);
  expect([...seen].filter((path) => Object.values(own).includes(path))).toEqual([]);
  expect(readdirSync(assets)).toEqual(
    expect.arrayContaining(Object.values(own).map((path) => path.slice("/assets/".length))),
  );
});

test("the desk is in no sitemap and tells search engines to leave it", async ({ site }) => {
  for (const path of ["/sitemap.xml", "/robots.txt"])
    expect(await (await fetch(`${site.origin}${path}`)).text()).not.toContain("desk");
  const { headers } = await fetch(`${site.origin}/desk/sign-in`);
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(headers.get("cache-control")).toBe("private, no-store");
});
