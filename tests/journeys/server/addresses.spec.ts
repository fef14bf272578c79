import { expect, test } from "../../support/browser/test.ts";
import { ask } from "../../support/processes/http.ts";

test("nothing beside the site's own files can be read", async ({ site }) => {
  for (const address of [
    "/../package.json",
    "/..%2fpackage.json",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/.built",
    "/pages.json",
    "/server/index.js",
    "/site.db",
  ]) {
    const answer = await ask(site, address);
    expect(answer.status, address).toBeGreaterThanOrEqual(400);
    expect(answer.body, address).not.toMatch(/"devDependencies"|root:|sha256-/);
  }
});

test("a page by another spelling moves on to its one address, which is there", async ({ site }) => {
  for (const [asked, address] of [
    ["/Rolypoly-Direct-Quote", "/rolypoly-direct-quote"],
    ["/PRIVACY", "/privacy"],
    ["/Terms", "/terms"],
    ["/MALE-STRIPPER-HIRE", "/male-stripper-hire"],
    ["/Female-Stripper-Hire-Soho.html", "/female-stripper-hire-soho"],
    ["/male-stripper-quote/index.html", "/male-stripper-quote"],
    ["/Reviews/Write/", "/reviews/write"],
    ["/Payment-Success", "/payment-success"],
    ["/Sitemap.XML", "/sitemap.xml"],
    ["/index.html", "/"],
  ] as const) {
    expect(await ask(site, `${asked}?a=1`), asked).toMatchObject({
      status: 308,
      headers: { location: `${address}?a=1` },
    });
    expect((await ask(site, address)).status, address).toBeLessThan(405);
  }
});

test("a page with letters of its address escaped is that page: it means the same", async ({ site }) => {
  for (const [asked, address] of [
    ["/%74erms", "/terms"],
    ["/male%2Dstripper-hire", "/male-stripper-hire"],
  ] as const) {
    const { status, body } = await ask(site, asked);
    const canonical = /rel="canonical" href="([^"]+)"/.exec(body)?.[1] ?? site.origin;
    expect([status, new URL(canonical).pathname], asked).toEqual([200, address]);
    expect((await ask(site, `${asked}.data`)).status, asked).toBe(200);
  }
});

test("an address that can't be decoded is refused, and nobody named in it gets into the log", async ({ site }) => {
  expect((await ask(site, "/ann@example.org/%E9")).status).toBe(400);
  await site.logged(({ status }) => status === 400);
  expect(site.output()).not.toContain("ann@example.org");
});

test("a slash at the end moves on to the page, its query kept; none leads to another site", async ({ site }) => {
  const moved = await ask(site, "/cheeky-butler-hire/?a=1&b=%2F");
  expect([301, 308]).toContain(moved.status);
  expect(moved.headers.location).toBe("/cheeky-butler-hire?a=1&b=%2F");
  for (const address of [
    "//evil.example/",
    "//evil.example/cheeky-butler-hire/",
    "/\\evil-hire-example/",
    "///evil.example//",
    "/%2f/evil.example/",
  ]) {
    const { headers, status } = await ask(site, address);
    expect(status, address).toBeLessThan(500);
    const location = headers.location ?? "/";
    expect(new URL(location, site.origin).origin, address).toBe(site.origin);
  }
});

test("HEAD is answered for a built page, and the log of it is JSON", async ({ site }) => {
  expect((await ask(site, "/cheeky-butler-hire", { method: "HEAD" })).status).toBe(200);
  await site.logged(({ event, method }) => event === "request" && method === "HEAD");
  const lines = site
    .output()
    .split("\n")
    .filter((text) => text.includes('"event"'));
  expect(() => lines.map((line) => JSON.parse(line))).not.toThrow();
});
