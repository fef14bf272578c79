import { hydrated } from "../../support/browser/hydrated.ts";
import { loadsOf } from "../../support/browser/recovery.ts";
import { expect, test } from "../../support/browser/test.ts";

const hostile = [
  "//evil.example",
  "//evil.example/reviews",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example/",
  "HTTPS:evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<h1>hello</h1>",
  "/%2F%2Fevil.example",
  "%2F%2Fevil.example",
  "/%5Cevil.example",
  "%252F%252Fevil.example",
  "/..//evil.example",
  "/.evil.example",
  "@evil.example",
  "/reviews?route=//evil.example",
  "/\tevil.example",
  "",
];

test("?route= with an address of another site, or with none, goes nowhere", async ({ page }) => {
  const loads = loadsOf(page);
  for (const value of hostile) {
    await test.step(JSON.stringify(value), async () => {
      await page.goto(`/?route=${encodeURIComponent(value)}&act=drag`);
      await hydrated(page);
      await expect(page).toHaveURL("/?act=drag");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Party");
      expect(loads.splice(0)).toHaveLength(1);
    });
  }
});

for (const path of ["/no-such-page", "/male-stripper-hire-nowhere", "/healthz", "/release.txt"]) {
  test(`?route=${path} is no page of ours and goes nowhere`, async ({ page, expectProblem }) => {
    if (!/healthz|release/.test(path)) {
      expectProblem(/status 404: HEAD/);
      expectProblem(/console error: Failed to load/);
    }
    await page.goto(`/?route=${encodeURIComponent(path)}`);
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Party");
  });
}

for (const [asked, opened] of [
  ["/reviews", "/reviews"],
  ["/male-stripper-hire", "/male-stripper-hire"],
  ["/male-stripper-hire-leeds", "/male-stripper-hire-leeds"],
  ["/male-stripper-quote", "/male-stripper-quote"],
  ["/locations/", "/locations"],
  ["locations", "/locations"],
  ["/locations#map", "/locations#map"],
  ["/reviews?act=drag-acts", "/reviews?act=drag-acts"],
] as const) {
  test(`?route=${asked} becomes ${opened}, and Back does not return to the old address`, async ({ page }) => {
    await page.goto("/contact");
    await page.goto(`/?route=${encodeURIComponent(asked)}`);
    await expect(page).toHaveURL(opened);
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL("/contact");
  });
}

test("on a hire page the parameter is left alone", async ({ page }) => {
  await page.goto("/cheeky-butler-hire?route=/reviews");
  await hydrated(page);
  await expect(page).toHaveURL("/cheeky-butler-hire?route=/reviews");
});

const kept = (page: import("@playwright/test").Page) => page.evaluate(() => sessionStorage.getItem("intendedPath"));

for (const [stored, shown] of [
  ["/locations", "/locations"],
  ["/male-stripper-hire", "/male-stripper-hire"],
  ["/male-stripper-hire-leeds", "/"],
  ["//evil.example", "/"],
  ["javascript:alert(1)", "/"],
  ["/", "/"],
] as const) {
  test(`a path kept for the session, ${stored}, opens ${shown} once`, async ({ page }) => {
    await page.goto("/contact");
    await page.evaluate((path) => sessionStorage.setItem("intendedPath", path), stored);
    await page.goto("/reviews");
    expect(await kept(page)).toBe(stored);
    await page.goto("/");
    await expect(page).toHaveURL(shown);
    await hydrated(page);
    expect(await kept(page)).toBeNull();
    await page.goto("/");
    await hydrated(page);
    await expect(page).toHaveURL("/");
  });
}
