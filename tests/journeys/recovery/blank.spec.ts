import type { Route } from "@playwright/test";
import { axe } from "../../support/browser/axe.ts";
import { hold } from "../../support/browser/hold.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import {
  brokenBundles,
  cacheNames,
  emptyPage,
  entry,
  loadsOf,
  makeCaches,
  temporary,
} from "../../support/browser/recovery.ts";
import { expect, test, wideScreen } from "../../support/browser/test.ts";

test.use(wideScreen);

/** The threshold of the blank-page check, in milliseconds. */
const timeout = 5000;

/** The browser's messages about a script that an extension blocked, and about the import that waited for it. */
const blocked = /BLOCKED_BY_CLIENT|page error/;
const blocks = (route: Route) => route.abort("blockedbyclient");

const says = new RegExp(`^\\s*${temporary}\\s*Go to Homepage\\s*$`);

test.beforeEach(({ page }) => page.clock.install());

test("with the bundle blocked an empty page reloads up to three times, then says so and leads to a home page that stays and works", async ({
  page,
  expectProblem,
}) => {
  expectProblem(blocked);
  const start = "/reviews?from=a%20friend";
  const attempts = [1, 2, 3];
  await emptyPage(page, "/reviews");
  await page.route(entry, blocks);
  const loads = loadsOf(page);
  await page.goto(start);
  for (const attempt of attempts) {
    await page.clock.fastForward(timeout);
    await page.waitForURL((url) => url.searchParams.get("reload_attempt") === String(attempt));
  }
  await page.clock.fastForward(timeout);
  const screen = page.getByRole("alert");
  await expect(screen).toHaveText(says);
  await expect(page).toHaveTitle("We're experiencing a temporary issue");
  await axe(page);
  await page.clock.fastForward(10 * timeout);
  await expect(screen).toBeVisible();
  await page.getByRole("link", { name: "Go to Homepage" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toContainText("Party");
  await expect(page).toHaveURL("/");
  await Promise.all([page.waitForEvent("console"), page.keyboard.press("Shift")]);
  await page.clock.fastForward(4 * timeout);
  await expect(heading).toContainText("Party");
  const reloads = attempts.map((attempt) => `/reviews?from=a+friend&reload_attempt=${attempt}`);
  expect(loads).toEqual([start, ...reloads, "/"]);
  await page.getByRole("banner").getByRole("button", { name: "Explore" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Male Strippers", exact: true }).click();
  await expect(page).toHaveURL("/male-stripper-hire");
  await page.clock.fastForward(4 * timeout);
  await expect(heading).toBeVisible();
  expect(loads.slice(-2)).toEqual(["/", "/male-stripper-hire"]);
});

// How the page counts is in app/startup/recover.test.ts.
test(`after the last reload an empty page says so, also with the bundle ${brokenBundles.map(({ name }) => name).join(", ")}`, async ({
  page,
  expectProblem,
}) => {
  await emptyPage(page, "/reviews");
  const loads = loadsOf(page);
  for (const { name, how, problem } of brokenBundles)
    await test.step(name, async () => {
      expectProblem(problem);
      await page.route(entry, how);
      await page.goto("/reviews?reload_attempt=3");
      await page.clock.fastForward(timeout);
      await expect(page.getByRole("alert")).toHaveText(says);
      expect(loads.splice(0)).toHaveLength(1);
    });
});

test("a page that came empty shows that it is loading, and is drawn from scratch by the bundle", async ({ page }) => {
  const answer = await hold(page, entry);
  await emptyPage(page, "/reviews");
  const loads = loadsOf(page);
  const loader = () => page.evaluate(() => getComputedStyle(document.body, "::after").content);
  await page.goto("/reviews", { waitUntil: "domcontentloaded" });
  await expect.poll(loader).toBe('"Loading page..."');
  await expect(page.getByRole("contentinfo")).not.toBeInViewport();
  answer();
  // The scripts start by themselves: nobody acts on a page without content.
  await expect(page.locator("html.hydrated")).toBeAttached();
  expect(await loader()).toBe("none");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.clock.fastForward(4 * timeout);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /home page/ })
    .click();
  await expect(page).toHaveURL("/");
  expect(loads).toEqual(["/reviews"]);
});

// app/startup/recover.test.ts tries every value of reload_attempt.
test("reload_attempt on a page that is up clears the caches and leaves the address; when drawing fails later with nothing left on the page, the message comes at once", async ({
  page,
}) => {
  await page.goto("/robots.txt");
  const loads = loadsOf(page);
  await makeCaches(page, ["one", "two"]);
  await page.goto("/?reload_attempt=3&act=drag");
  await hydrated(page);
  await expect(page).toHaveURL("/?act=drag");
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await page.clock.fastForward(4 * timeout);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    document.body.replaceChildren();
    dispatchEvent(new Event("rendering-failed"));
  });
  await expect(page.getByRole("alert")).toContainText("We're experiencing a temporary issue");
  expect(loads).toHaveLength(1);
});

test("a page whose own start file is missing can still be read, and its links work", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status 404: GET .*\/assets\/start-|Failed to load resource.*404/);
  await page.route(/\/assets\/start-[\w-]+\.js$/, (route) =>
    route.fulfill({ status: 404, body: "There is no such file." }),
  );
  const loads = loadsOf(page);
  await page.goto("/cheeky-butler-hire");
  await Promise.all([page.waitForResponse(/\/assets\/start-/), page.keyboard.press("Shift")]);
  await page.clock.fastForward(4 * timeout);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(loads).toEqual(["/cheeky-butler-hire", "/terms"]);
});

test("reload_attempt=3 on an empty page goes straight to the message, which stands without the stylesheet", async ({
  page,
  expectProblem,
}) => {
  expectProblem(blocked);
  await page.route(
    (url) => url.pathname === "/",
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace(/<style[\s\S]*?<\/style>/, "")
        .replace(/<body>[\s\S]*<\/main>/, "<body>")
        // Nothing left on the page uses these preloads, and on a slow machine the browser reports unused ones.
        .replace(/<link rel="preload"[^>]*>/g, "")
        .replace(/[^\s"]+\.woff2 /g, "");
      await route.fulfill({ response, body: html });
    },
  );
  await page.route(entry, blocks);
  const loads = loadsOf(page);
  await page.goto("/?reload_attempt=3");
  await page.clock.fastForward(timeout);
  await expect(page.getByRole("alert")).toContainText("We're experiencing a temporary issue");
  await expect(page.getByRole("link", { name: "Go to Homepage" })).toBeVisible();
  expect(loads).toHaveLength(1);
});
