import { errorScreen } from "../../support/browser/error-screen.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { closeStorage, loadsOf, moduleOf, throwing, touching } from "../../support/browser/recovery.ts";
import { expect, test, wideScreen } from "../../support/browser/test.ts";

test.use(wideScreen);

test.beforeEach(({ page }) => touching(page));

const minute = 60_000;

/** React Router's inline script for the scroll position reports it on the console, and continues. */
const closed = /SecurityError|page error/;

test("storage that throws: pages, menus and navigation work", async ({ page, expectProblem }) => {
  expectProblem(closed);
  await closeStorage(page);
  const loads = loadsOf(page);
  await page.goto("/?route=//evil.example&reload_attempt=1");
  await hydrated(page);
  await expect(page).toHaveURL("/");
  await page.getByRole("banner").getByRole("button", { name: "Explore" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Cheeky Butlers" }).click();
  await expect(page).toHaveURL("/cheeky-butler-hire");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Party");
  expect(loads).toHaveLength(1);
});

test("storage that throws: a chunk error cannot loop, and the visitor can reload", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(closed);
  expectProblem(/Loading chunk 7/);
  await closeStorage(page);
  await page.clock.install();
  await page.route(await moduleOf(site.origin, "pages/reviews/page"), throwing("Loading chunk 7 failed"));
  const loads = loadsOf(page);
  await page.goto("/reviews");
  const screen = errorScreen(page);
  await expect(screen.clear).toBeVisible();
  await expect(screen.note).toBeHidden();
  await page.clock.fastForward(10 * minute);
  await expect(screen.heading).toBeVisible();
  expect(loads).toHaveLength(1);
  await screen.clear.click();
  await expect.poll(() => loads.length).toBe(2);
  await expect(screen.heading).toBeVisible();
});

// Caches that are missing or throw are in app/startup/caches.test.ts and recover.test.ts.

test("a script error, where the clock jumps with every load, six minutes forward and a day back, reloads the page once and starts no loop", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/Cannot find module/);
  await page.addInitScript(
    (jumps) => {
      const load = Number(window.name);
      window.name = String(load + 1);
      const now = Date.now;
      Date.now = () => now() + (jumps[load] ?? 0);
    },
    [0, 6 * minute, -24 * 60 * minute],
  );
  await page.route(await moduleOf(site.origin, "pages/reviews/page"), throwing("Cannot find module './map'"));
  const loads = loadsOf(page);
  await page.goto("/reviews");
  const screen = errorScreen(page);
  await expect.poll(() => loads.length).toBe(2);
  await expect(screen.clear).toBeVisible();
  await expect(screen.note).toBeHidden();
  await expect(screen.root).toContainText(
    "There was a problem loading the code for this page. Reloading with a cache clear usually fixes this.",
  );
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem("lastError") ?? "null"));
  expect(kept).toMatchObject({ isNetworkError: false, isChunkError: false, isScriptError: true });
  await site.logged(({ event, kind }) => event === "client.error" && kind === "script");
  await screen.reload.click();
  await expect.poll(() => loads.length).toBe(3);
  await expect(screen.clear).toBeVisible();
  await expect(screen.note).toBeHidden();
  expect(loads).toHaveLength(3);
});
