import { hold } from "../../support/browser/hold.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { press } from "../../support/browser/press.ts";
import { expect, test } from "../../support/browser/test.ts";
import { ask } from "../../support/processes/http.ts";
import { textOf } from "../../support/texts/html.ts";

test("the first page is in the HTML with badge and policy, and its address is its own whatever is asked", async ({
  site,
}) => {
  for (const address of ["/reviews", "/reviews?act=drag-acts&sort=oldest&utm_source=x"]) {
    const { status, body } = await ask(site, address);
    expect(status).toBe(200);
    const [, canonical = ""] = /<link rel="canonical" href="([^"]+)"/.exec(body) ?? [];
    expect(new URL(canonical)).toMatchObject({ pathname: "/reviews", search: "" });
    expect(body).not.toContain('<meta name="robots"');
    expect(body).toContain("Excellent</h2>");
    expect(body.replaceAll("<!-- -->", "")).toContain("1939 reviews");
    expect(body).toContain("How we collect and check reviews");
  }
  const { body } = await ask(site, "/reviews");
  expect(body.split("<blockquote").length - 1).toBe(9);
  expect(body).toContain("samples we wrote");
});

test("a place and an order chosen right after it both count; a later page of the whole list has an address by its number that is its own, and lists what that page lists", async ({
  site,
  page,
}) => {
  await page.goto("/reviews");
  await hydrated(page);
  await press(page.getByRole("link", { name: "Next", exact: true }));
  const cards = page.locator(".reviews-cards figure");
  await expect(cards).toHaveCount(6);
  const shown = await cards.allTextContents();
  const canonical = new URL((await page.locator('link[rel="canonical"]').getAttribute("href")) ?? "");
  expect(canonical.pathname + canonical.search).toBe("/reviews?page=2");
  await page.goto(canonical.pathname + canonical.search);
  await expect(cards).toHaveText(shown);
  await expect(page).toHaveTitle(/page 2 of 2/);
  await expect(page.locator(".page-number[aria-current]")).toHaveText("Page 2");
  for (const other of ["/reviews?page=1", "/reviews?page=2&sort=oldest", "/reviews?page=2&place=leeds"]) {
    const { body } = await ask(site, other);
    expect(body).toMatch(/<link rel="canonical" href="[^"]+\/reviews"/);
  }

  await hydrated(page);
  const release = await hold(page, /\/reviews\.data\?.*place=leeds/);
  await page.getByLabel("Place").selectOption("leeds");
  await page.getByLabel("Sort by").selectOption("Oldest");
  release();
  await expect(page).toHaveURL(/\?place=leeds&sort=oldest#list$/);
  await expect(page.locator(".reviews-order")).toContainText("from Leeds");
  await expect(page.getByLabel("Place")).toHaveValue("leeds");
  await expect(page.getByLabel("Sort by")).toHaveValue("oldest");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("acts and pages are links; place and order are a form", async ({ page }) => {
    await page.goto("/reviews");
    const cards = page.locator(".reviews-cards figure");
    await expect(cards).toHaveCount(9);
    await press(page.getByRole("link", { name: "Next", exact: true }));
    await expect(cards).toHaveCount(6);
    await expect(cards.last()).toContainText("Recent");
    await page.getByLabel("Sort by").selectOption("Oldest");
    await press(page.getByRole("button", { name: "Show", exact: true }));
    await expect(cards.first()).toContainText("7 Oct 2025");
    await press(page.getByRole("link", { name: "Drag Acts (2)", exact: true }));
    await expect(cards).toHaveCount(2);
    await expect(page).toHaveURL(/\?act=drag-acts&sort=oldest#list$/);
    await page.getByLabel("Place").selectOption("Edinburgh (1)");
    await press(page.getByRole("button", { name: "Show", exact: true }));
    await expect(cards).toHaveCount(1);
    await expect(page.locator(".reviews-order")).toContainText("1 review of drag acts from Edinburgh");
    await press(page.getByRole("link", { name: /^Every act/ }));
    await expect(page.getByLabel("Place")).toHaveValue("edinburgh");
  });
});

test("the stars on a service page and on a place's lead to its reviews", async ({ site }) => {
  for (const [address, leadsTo, text] of [
    ["/drag-queen-hire", "/reviews?act=drag-acts", "2 reviews of drag acts"],
    ["/male-stripper-hire-leeds", "/reviews?place=leeds", "1 review from Leeds"],
    ["/male-stripper-hire-bradford", "/reviews?act=male-strippers", "3 reviews of male strippers"],
    [
      "/male-entertainer-hire",
      "/reviews?act=male-strippers%2Ccheeky-butlers%2Cdrag-acts%2Cdwarf-hire",
      "reviews of male strippers, cheeky butlers, drag acts and dwarf",
    ],
    [
      "/female-entertainer-hire",
      "/reviews?act=female-strippers%2Ctopless-waitresses%2Cbeer-wenches%2Crolypoly-strippers",
      "reviews of female strippers, rolypoly strippers, topless waitresses and beer wenches",
    ],
  ] as const) {
    const { body } = await ask(site, address);
    const [stars = ""] = /<a [^>]*rating-summary[^>]*>/.exec(body) ?? [];
    expect(stars).toContain(`href="${leadsTo}"`);
    expect(textOf((await ask(site, leadsTo)).body)).toContain(text);
  }
});

test("an act without reviews says so, and a mangled address still shows reviews", async ({ site }) => {
  const empty = await ask(site, "/reviews?place=soho&act=dwarf-hire");
  expect(textOf(empty.body)).toContain("Nobody has written about that yet.");
  for (const query of [
    "?sort=best",
    "?after=nonsense",
    "?act=%1F&place=%3Cb%3E",
    "?from=a%20friend&limit=9999&skip=-1",
  ]) {
    const { status, body } = await ask(site, `/reviews${query}`);
    expect(status, query).toBe(200);
    expect(body.split("<blockquote").length - 1, query).toBe(9);
  }
  const { body } = await ask(site, "/reviews?page=9");
  const [, current = ""] = /<a (?=[^>]*aria-current)[^>]*page-number[^>]*>(.*?)<\/a>/.exec(body) ?? [];
  expect(textOf(current).trim()).toBe("Page 2");
});
