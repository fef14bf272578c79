import type { Page } from "@playwright/test";
import { axe } from "../../support/browser/axe.ts";
import { errorScreen } from "../../support/browser/error-screen.ts";
import { cacheNames, loadsOf, makeCaches, moduleOf, throwing, touching } from "../../support/browser/recovery.ts";
import { expect, test, wideScreen } from "../../support/browser/test.ts";
import type { Site } from "../../support/processes/site.ts";

test.use(wideScreen);

test.beforeEach(({ page }) => touching(page));

const minute = 60_000;

/** The kinds of error. The kind "script" is in odd-browsers.spec.ts. */
const kinds = {
  network: {
    message: "NetworkError when attempting to fetch resource",
    text: "It looks like there was a problem loading some resources. This might be due to a network issue.",
  },
  chunk: {
    message: "Loading chunk 7 failed",
    text: "We had trouble loading a part of this page. This usually happens when your browser cache needs refreshing.",
  },
  other: { message: "Nothing to draw with", text: /Sorry, something went wrong/ },
};

/** Opens the page of reviews, which fails while it is first rendered. @returns the documents that it loads */
async function fails(page: Page, site: Site, message: string): Promise<string[]> {
  await page.route(await moduleOf(site.origin, "pages/reviews/page"), throwing(message));
  const loads = loadsOf(page);
  await page.goto("/reviews");
  return loads;
}

/** Checks the error screen of this kind within the shell, the record of the error in this tab, and the server's line about it. */
async function standsFor(page: Page, site: Site, kind: keyof typeof kinds, reloadCount = 0) {
  const { message, text } = kinds[kind];
  const screen = errorScreen(page);
  await expect(screen.heading).toBeVisible();
  await expect(screen.root).toContainText(text);
  await expect(screen.reload).toBeVisible();
  await expect(screen.clear).toBeVisible({ visible: reloadCount > 0 });
  await expect(screen.home).toHaveAttribute("href", "/");
  await expect(screen.note).toBeHidden();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem("lastError") ?? "null"));
  expect(kept).toMatchObject({
    message,
    componentName: "Routes",
    isNetworkError: kind === "network",
    isChunkError: kind === "chunk",
    isScriptError: false,
    url: `${site.origin}/reviews`,
    path: "/reviews",
    reloadCount,
  });
  expect(Math.abs(kept.timestamp - Date.now())).toBeLessThan(minute);
  const ours = { event: "client.error", kind, name: "Error", component: "Routes", path: "/reviews" };
  const line = await site.logged((logged) => Object.entries(ours).every(([key, value]) => logged[key] === value));
  expect(line.release).toMatch(/^[\w-]{4,}$/);
}

async function goesHome(page: Page) {
  await page
    .getByRole("banner")
    .getByRole("link", { name: /home page/ })
    .click();
  await expect(page).toHaveURL("/");
  await expect(errorScreen(page).heading).toBeHidden();
}

test("a network error is said to be one, and clears the runtime caches and no others", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/NetworkError when/);
  expectProblem(/Failed to fetch/);
  const loads = await fails(page, site, kinds.network.message);
  await standsFor(page, site, "network");
  await goesHome(page);
  await makeCaches(page, ["runtime-v1", "chunks-v1"]);
  await page.route(await moduleOf(site.origin, "privacy"), throwing("Failed to fetch"));
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(errorScreen(page).heading).toBeVisible();
  await expect.poll(() => cacheNames(page)).toEqual(["chunks-v1"]);
  expect(loads).toEqual(["/reviews"]);
});

test("a chunk error reloads the page once, says so before, and may again after five minutes of a page that is up", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/Loading chunk 7/);
  await page.clock.install();
  await page.addInitScript(() => {
    // The reload waits for the caches: while they are busy, the test can check the screen.
    if (sessionStorage.getItem("lastError")) return;
    caches.keys = () => new Promise((resolve) => addEventListener("caches-ready", () => resolve([])));
  });
  const spent = () => page.evaluate(() => sessionStorage.getItem("reloadingAfterError"));
  const loads = await fails(page, site, kinds.chunk.message);
  await expect(errorScreen(page).note).toBeVisible();
  await expect(errorScreen(page).clear).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("caches-ready")));
  await expect.poll(() => loads.length).toBe(2);
  await standsFor(page, site, "chunk", 1);
  expect(await spent()).not.toBeNull();
  await goesHome(page);
  await page.clock.fastForward(5 * minute);
  expect(await spent()).toBeNull();
  expect(loads).toEqual(["/reviews", "/reviews"]);
});

test("Reload Page counts; the second one clears every cache; a cache-clearing reload forgets the service worker", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/Nothing to draw with/);
  const loads = await fails(page, site, kinds.other.message);
  const count = () => page.evaluate(() => JSON.parse(sessionStorage.getItem("lastError") ?? "{}").reloadCount);
  const screen = errorScreen(page);
  await standsFor(page, site, "other");
  for (const reloads of [1, 2]) {
    await makeCaches(page, ["pages", "runtime"]);
    await screen.reload.click();
    await expect.poll(() => loads.length).toBe(1 + reloads);
    await expect(screen.clear).toBeVisible();
    await expect.poll(count).toBe(reloads);
  }
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await page.evaluate(() => localStorage.setItem("serviceWorkerRegistered", "true"));
  await makeCaches(page, ["pages"]);
  await screen.clear.click();
  await expect.poll(() => loads.length).toBe(4);
  await expect(screen.heading).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("serviceWorkerRegistered"))).toBeNull();
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await expect(screen.clear).toBeVisible();
  await axe(page);
  await test.step("the screen can be read without the stylesheet", async () => {
    await page.evaluate(() => {
      for (const style of document.querySelectorAll("style, link[rel=stylesheet]")) style.remove();
    });
    for (const way of [screen.reload, screen.home]) await expect(way).toBeInViewport();
  });
});
