/** The journeys' `test`: a served site for each worker, and pages on which any error fails the test, even one that is not on the screen. */
import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { type Settings, type Site, startSite } from "../processes/site.ts";
import { type Watch, watch } from "./watch.ts";

export interface SiteOptions {
  /** Environment variables of the worker's site. A file that sets its own ends the worker: `serve` is quicker. */
  settings: Settings;
}

interface TestFixtures {
  watched: Watch;
  /** Announces what the test causes on purpose: matched against lines such as "status 404: GET http://…/blog/". */
  expectProblem: Watch["expectProblem"];
  /** The worker's second site, for tests that put their own reviews in place of all that it has. */
  stocked: Site;
  /** Another site for this test alone, stopped at its end. */
  serve(settings?: Settings): Promise<Site>;
  /** A page in a fresh browser profile, watched like `page`. */
  newVisitor(options?: BrowserContextOptions): Promise<Page>;
}

interface WorkerFixtures extends SiteOptions {
  site: Site;
  second: Site;
}

/**
 * For a file whose journeys no width changes: `test.use(wideScreen)`. All others are on a phone (playwright.config.ts). A project of their
 * own would end the workers of the phone's, and start as many others with their browsers and sites.
 */
export const wideScreen = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: "worker" }],
  site: [
    async ({ settings }, use) => {
      const site = await startSite(settings);
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  second: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  stocked: async ({ second, watched }, use) => {
    watched.allow(second.origin);
    await use(second);
  },
  baseURL: async ({ site }, use) => use(site.origin),
  watched: async ({ site }, use) => {
    const watched = watch();
    watched.allow(site.origin);
    await use(watched);
    watched.verdict();
  },
  context: async ({ context, watched }, use) => {
    watched.end(context);
    await use(context);
  },
  page: async ({ page }, use) => {
    await use(page);
    // A request that the test answers in place of the server may still be running when the test is over.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
  expectProblem: async ({ watched }, use) => use(watched.expectProblem),
  newVisitor: async ({ browser, baseURL, watched, contextOptions }, use) => {
    const opened: Page[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }), ...options });
      watched.end(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
  serve: async ({ watched }, use) => {
    const started: Site[] = [];
    await use(async (settings) => {
      const site = await startSite(settings);
      started.push(site);
      watched.allow(site.origin);
      return site;
    });
    if (started.length > 0) await watched.leave();
    for (const site of started) await site.stop();
  },
});

export { expect };
