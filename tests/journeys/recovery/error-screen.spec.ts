import { axe } from "../../support/browser/axe.ts";
import { errorScreen } from "../../support/browser/error-screen.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { cacheNames, loadsOf, makeCaches, moduleOf, throwing, touching } from "../../support/browser/recovery.ts";
import { expect, test } from "../../support/browser/test.ts";

test.beforeEach(({ page }) => touching(page));

const kinds = [
  {
    message: "NetworkError when attempting to fetch resource",
    kind: "network",
    text: "It looks like there was a problem loading some resources. This might be due to a network issue.",
  },
  {
    message: "Loading chunk 7 failed",
    kind: "chunk",
    text: "We had trouble loading a part of this page. This usually happens when your browser cache needs refreshing.",
  },
  {
    message: "Cannot find module './map'",
    kind: "script",
    text: "There was a problem loading the code for this page. Reloading with a cache clear usually fixes this.",
  },
  { message: "Nothing to draw with", kind: "other", text: /Sorry, something went wrong/ },
] as const;

for (const { message, kind, text } of kinds) {
  test(`a page that fails while it is first drawn, kind ${kind}`, async ({ page, site, expectProblem }) => {
    expectProblem(new RegExp(message.slice(0, 14)));
    await page.route(await moduleOf(site.origin, "pages/reviews/page"), throwing(message));
    const byItself = kind === "chunk" || kind === "script";
    const loads = loadsOf(page);
    await page.goto("/reviews");
    const screen = errorScreen(page);
    await expect(screen.heading).toBeVisible();
    await expect(screen.root).toContainText(text);
    if (byItself) await expect.poll(() => loads.length).toBe(2);
    await expect(screen.reload).toBeVisible();
    await expect(screen.clear).toBeVisible({ visible: byItself });
    await expect(screen.home).toHaveAttribute("href", "/");
    await expect(screen.note).toBeHidden();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await axe(page);
    const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem("lastError") ?? "null"));
    expect(kept).toMatchObject({
      message,
      componentName: "Routes",
      isNetworkError: kind === "network",
      isChunkError: kind === "chunk",
      isScriptError: kind === "script",
      url: `${site.origin}/reviews`,
      path: "/reviews",
      reloadCount: byItself ? 1 : 0,
    });
    expect(Math.abs(kept.timestamp - Date.now())).toBeLessThan(60_000);
    const ours = { event: "client.error", kind, name: "Error", component: "Routes", path: "/reviews" };
    const line = await site.logged((logged) => Object.entries(ours).every(([key, value]) => logged[key] === value));
    expect(line.release).toMatch(/^[\w-]{4,}$/);
    await page
      .getByRole("banner")
      .getByRole("link", { name: /home page/ })
      .click();
    await expect(page).toHaveURL("/");
    await expect(screen.heading).toBeHidden();
    expect(loads).toEqual(byItself ? ["/reviews", "/reviews"] : ["/reviews"]);
  });
}

test("before the first reload of a chunk error a note says that a fix is on its way", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/Loading chunk 7/);
  await page.clock.install();
  await page.addInitScript(() => {
    // The reload waits for the caches: while they are busy, the screen can be looked at.
    if (sessionStorage.getItem("lastError")) return;
    caches.keys = () => new Promise((resolve) => addEventListener("caches-ready", () => resolve([])));
  });
  await page.route(await moduleOf(site.origin, "pages/reviews/page"), throwing("Loading chunk 7 failed"));
  const loads = loadsOf(page);
  await page.goto("/reviews");
  const screen = errorScreen(page);
  await expect(screen.note).toBeVisible();
  await expect(screen.clear).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("caches-ready")));
  await expect(screen.note).toBeHidden();
  await expect(screen.heading).toBeVisible();
  expect(loads).toEqual(["/reviews", "/reviews"]);
});

test("Reload Page counts; the second one clears every cache; a cache-clearing reload forgets the service worker", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/Nothing to draw with/);
  await page.route(await moduleOf(site.origin, "pages/reviews/page"), throwing("Nothing to draw with"));
  const loads = loadsOf(page);
  const count = () => page.evaluate(() => JSON.parse(sessionStorage.getItem("lastError") ?? "{}").reloadCount);
  await page.goto("/reviews");
  const screen = errorScreen(page);
  await expect(screen.reload).toBeVisible();
  await expect(screen.clear).toBeHidden();
  for (const reloads of [1, 2]) {
    await screen.reload.click();
    await expect.poll(() => loads.length).toBe(1 + reloads);
    await expect(screen.clear).toBeVisible();
    await expect.poll(count).toBe(reloads);
    await makeCaches(page, ["pages", "runtime"]);
  }
  await screen.reload.click();
  await expect.poll(() => loads.length).toBe(4);
  await expect(screen.clear).toBeVisible();
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await page.evaluate(() => localStorage.setItem("serviceWorkerRegistered", "true"));
  await makeCaches(page, ["pages"]);
  await screen.clear.click();
  await expect.poll(() => loads.length).toBe(5);
  await expect(screen.heading).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("serviceWorkerRegistered"))).toBeNull();
  await expect.poll(() => cacheNames(page)).toEqual([]);
});

test("a network error clears the runtime caches and leaves the others", async ({ page, site, expectProblem }) => {
  expectProblem(/Failed to fetch/);
  await page.goto("/");
  await hydrated(page);
  await makeCaches(page, ["runtime-v1", "chunks-v1"]);
  await page.route(await moduleOf(site.origin, "privacy"), throwing("Failed to fetch"));
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(errorScreen(page).heading).toBeVisible();
  await expect.poll(() => cacheNames(page)).toEqual(["chunks-v1"]);
});
