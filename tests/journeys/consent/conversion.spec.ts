import { unescape as decodedLeniently } from "node:querystring";
import type { Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated.ts";
import { fillAtOnce, formOf, fullRequest } from "../../support/browser/quote-form.ts";
import { expect, standIn, tagCommands, test } from "../../support/browser/tagged.ts";

const event = "ads_conversion_Request_quote_1";
const success = /\/quote\/[^/]+\/success$/;

const saidYes = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem("cookie-choice", JSON.stringify({ granted: true, at: new Date().toISOString(), version: 1 }));
  });
const open = async (page: Page) => {
  await page.goto("/male-stripper-quote?act=cheeky-butlers");
  await hydrated(page);
};
const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
const events = async (page: Page) => (await tagCommands(page)).filter(([name]) => name === "event");

test("a sent request sends the event without personal data, and the next page follows when the tag has it", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/another origin: https:\/\/www\.google(tagmanager)?\.com/);
  await saidYes(page);
  const other = await standIn(page, site, "counts");
  await open(page);
  const fields = fullRequest();
  await fillAtOnce(page, fields);
  await formOf(page).send.click();
  await page.waitForURL(success);
  const urls = other.asked.map((request) => request.url());
  expect(urls.filter((url) => url.includes(event))).toHaveLength(1);
  for (const request of other.asked) {
    const sent = `${request.url()} ${request.postData() ?? ""} ${JSON.stringify(await request.allHeaders())}`;
    const decoded = decodedLeniently(sent.replaceAll("+", " "));
    for (const secret of [fields.name?.split(" ")[0], fields.email, "07700", "York", "chapel", "/quote/"]) {
      expect(sent).not.toContain(secret);
      expect(decoded).not.toContain(secret);
    }
  }
  // The page about the customer's request is a new document without the tag.
  await hydrated(page);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  await page.reload();
  await hydrated(page);
  expect(other.asked.filter((request) => request.url().includes(event))).toHaveLength(1);
});

test("a tag that hangs holds the visitor for 2000 ms and no longer", async ({ page, site, expectProblem }) => {
  expectProblem(/another origin: https:\/\/www\.googletagmanager\.com/);
  await saidYes(page);
  await page.clock.install();
  const other = await standIn(page, site, "hangs");
  await open(page);
  await expect.poll(() => other.asked.length).toBe(1);
  await fillAtOnce(page, fullRequest());
  await stopClock(page);
  await formOf(page).send.click();
  await expect.poll(() => events(page)).toHaveLength(1);
  expect((await events(page))[0]).toMatchObject(["event", event, { event_timeout: 2000 }]);
  await page.clock.runFor(1_999);
  await expect(page).toHaveURL(/\/male-stripper-quote/);
  await page.clock.runFor(1);
  await page.waitForURL(success);
  other.release();
});

test("where the tag was blocked, the visitor is taken on at once", async ({ page, site, expectProblem }) => {
  expectProblem(/another origin: https:\/\/www\.googletagmanager\.com/);
  expectProblem(/failed request: net::ERR_BLOCKED_BY_CLIENT/);
  expectProblem(/console error: Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/);
  await saidYes(page);
  await page.clock.install();
  const other = await standIn(page, site, "refuses");
  await open(page);
  await expect.poll(() => other.asked.length).toBe(1);
  await fillAtOnce(page, fullRequest());
  // The clock moves by one millisecond per check, for the router's timers of 0 ms: nothing may wait longer.
  await stopClock(page);
  await formOf(page).send.click();
  await expect(async () => {
    await page.clock.runFor(1);
    expect(new URL(page.url()).pathname).toMatch(success);
  }).toPass({ timeout: 15_000 });
  await expect(page.getByRole("heading", { level: 1 })).toContainText("request");
});

test.describe("/test-redirect", () => {
  test("fires the event towards a page of ours and shows what happened", async ({ page, site, expectProblem }) => {
    expectProblem(/another origin: https:\/\/www\.google(tagmanager)?\.com/);
    await saidYes(page);
    const other = await standIn(page, site, "counts");
    await page.goto("/test-redirect");
    await expect(page.getByRole("main")).toContainText("Tag on this pageloaded");
    await page.getByRole("button", { name: "Fire the conversion" }).click();
    await expect(page).toHaveURL("/test-redirect?arrived=yes");
    const report = page.getByRole("main").getByRole("status");
    await expect(report).toContainText("The tag took the event.");
    await expect(report).toContainText(/after \d+ ms/);
    expect(other.asked.filter((request) => request.url().includes(event))).toHaveLength(1);

    await page.getByLabel("Take me to").fill("/contact");
    await page.getByRole("button", { name: "Fire the conversion" }).click();
    await expect(page).toHaveURL("/contact");
    await page.goBack();
    await expect(page.getByRole("main").getByRole("status")).toContainText("Taken on to /contact");
  });

  test("says how things stand, goes nowhere but to this site, is not for search engines, and does without a tag", async ({
    page,
  }) => {
    await page.goto("/test-redirect?to=https://evil.example/");
    await hydrated(page);
    const main = page.getByRole("main");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex,follow");
    await expect(main).toContainText("AW-1234567890");
    await expect(main).toContainText("not given");
    await page.getByLabel("Take me to").fill("//evil.example");
    await page.getByRole("button", { name: "Fire the conversion" }).click();
    await expect(page).toHaveURL("/test-redirect?arrived=yes");
    await expect(main.getByRole("status")).toContainText("No tag is loaded, so nothing was sent.");
  });

  test("a tag that says nothing: taken on after 2000 ms", async ({ page, site, expectProblem }) => {
    expectProblem(/another origin: https:\/\/www\.googletagmanager\.com/);
    await saidYes(page);
    await page.clock.install();
    await standIn(page, site, "silent");
    await page.goto("/test-redirect");
    await expect(page.getByRole("main")).toContainText("Tag on this pageloaded");
    await stopClock(page);
    await page.getByRole("button", { name: "Fire the conversion" }).click();
    await expect.poll(() => events(page)).toHaveLength(1);
    await page.clock.runFor(1_999);
    await expect(page).toHaveURL(/\/test-redirect$/);
    await page.clock.runFor(1);
    await expect(page.getByRole("main").getByRole("status")).toContainText("had not taken the event in time");
    await expect(page.getByRole("main").getByRole("status")).toContainText("after 2000 ms");
  });
});
