import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const scriptsOf = (page: Page) => {
  const urls: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && urls.push(request.url()));
  return urls;
};
const isHydrated = (page: Page) => expect(page.locator("html.hydrated")).toBeAttached();

test("a page of content loads no script until somebody touches it", async ({ page }) => {
  await page.clock.install();
  const scripts = scriptsOf(page);
  await page.goto("/male-stripper-hire-leeds");
  // Well before four seconds: the page had its own time until here.
  await page.clock.fastForward(2000);
  expect(scripts).toEqual([]);
  await page.mouse.move(200, 300);
  await isHydrated(page);
});

test("or until it has been there for four seconds", async ({ page }) => {
  await page.clock.install();
  const scripts = scriptsOf(page);
  await page.goto("/");
  expect(scripts).toEqual([]);
  await page.clock.runFor(4100);
  await isHydrated(page);
});

test("a form's scripts come after its first paint", async ({ page }) => {
  await page.goto("/male-stripper-quote");
  await isHydrated(page);
});
