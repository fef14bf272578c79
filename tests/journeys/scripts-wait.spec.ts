import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/test.ts";

const scriptsOf = (page: Page) => {
  const urls: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && urls.push(request.url()));
  return urls;
};
const isHydrated = (page: Page) => expect(page.locator("html.hydrated")).toBeAttached();

test("a page of content loads no script until somebody touches it, which a resting pointer does not", async ({
  page,
}) => {
  await page.clock.install();
  const scripts = scriptsOf(page);
  await page.goto("/male-stripper-hire-leeds");
  // The event with which browsers report a resting pointer when a page appears under it.
  await page.evaluate(() => dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse" })));
  // Well before four seconds: some real time had already passed for the page.
  await page.clock.fastForward(2000);
  expect(scripts).toEqual([]);
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 300);
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

test("a form's scripts are fetched after its first paint and run when something is put into it; then at once in this tab", async ({
  page,
}) => {
  await page.clock.install();
  const scripts = scriptsOf(page);
  await page.goto("/male-stripper-quote");
  await expect.poll(() => scripts.length).toBeGreaterThan(5);
  await expect(page.locator("html.hydrated")).toBeHidden();
  await page.getByLabel("Your name").fill("Jo");
  await isHydrated(page);
  await expect(page.getByLabel("Your name")).toHaveValue("Jo");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.reload();
  await isHydrated(page);
  await expect(page.getByLabel("Your name")).toHaveValue("Jo");
});
