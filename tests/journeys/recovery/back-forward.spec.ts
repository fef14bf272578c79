import type { Page } from "@playwright/test";
import { findBrowser } from "../../../scripts/setup/browser.mjs";
import { hydrated } from "../../support/browser/hydrated.ts";
import { testIn } from "../../support/browser/own-browser.ts";
import { loadsOf, moduleOf, notThere } from "../../support/browser/recovery.ts";
import { expect, wideScreen } from "../../support/browser/test.ts";

/** The journeys' `test` with the back/forward cache, as in every visitor's browser: Playwright turns it off, and the shell has none. */
const test = testIn((options) => {
  const executablePath = findBrowser();
  return {
    ...options,
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  };
});

test.use(wideScreen);

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  }),
);

const fromCache = "html[data-persisted=true]";

test("a page that the Back button restores answers at once, also one that was left in mid-navigation for a document", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/status 404: GET .*\/assets\//);
  expectProblem(
    /console error: (Failed to load resource.*404|Error loading route module|TypeError: Failed to fetch dyn)/,
  );
  await page.goto("/cheeky-butler-hire");
  await hydrated(page);
  await page.goto("/contact");
  await page.evaluate(() => history.back());
  await expect(page.locator(fromCache)).toBeAttached();
  const loads = loadsOf(page);
  await page.getByRole("banner").getByRole("button", { name: "Explore" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Male Strippers", exact: true }).click();
  await expect(page).toHaveURL("/male-stripper-hire");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(loads).toEqual([]);

  await page.route(await moduleOf(site.origin, "terms"), notThere, { times: 1 });
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await page.waitForURL("/terms");
  await hydrated(page);
  await page.evaluate(() => history.back());
  await page.waitForURL("/male-stripper-hire");
  await hydrated(page);
  await expect(page.getByText("Loading page...")).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL("/privacy");
});

/** Drops a message that is under way when the page is left, as Firefox and WebKit do. @returns a function that leaves the open page so */
async function losesMessage(page: Page) {
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => persisted && sessionStorage.setItem("came-back", "whole"));
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
      if (document.documentElement.dataset.lost !== "true") Reflect.apply(postMessage, this, message);
    };
  });
  return async () => {
    await page.evaluate(() => {
      document.documentElement.dataset.lost = "true";
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { revalidate(): Promise<void> };
      };
      return router.revalidate();
    });
    await page.evaluate(() => delete document.documentElement.dataset.lost);
    await page.goto("/terms");
  };
}

test("a page that comes back without the message that React waited for is loaded again, with what was typed, and works", async ({
  page,
  site,
}) => {
  const leave = await losesMessage(page);
  await page.goto("/contact");
  await hydrated(page);
  const typed = { "Your message": "Is the 12th free?\nIn Leeds.", "Your name": "Zoë", Email: "zoe@example.com" };
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
  // As in WebKit, which does not restore the fields itself.
  await page.evaluate(() => {
    for (const field of document.querySelectorAll("form [name]")) field.setAttribute("autocomplete", "off");
  });
  await leave();
  const loads = loadsOf(page);
  await page.evaluate(() => history.back());
  await expect.poll(() => loads).toContain("/contact");
  await hydrated(page);
  for (const [label, value] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(value);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page).toHaveURL("/contact/sent");
  await site.mailbox.waitFor(({ text }) => text.includes("Is the 12th free?"));
  expect(await page.evaluate(() => sessionStorage.getItem("form-answers"))).toBeNull();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL("/privacy");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your details stay yours");
  expect(await page.evaluate(() => sessionStorage.getItem("came-back"))).toBe("whole");
});
