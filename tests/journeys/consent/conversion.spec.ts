import type { Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated.ts";
import { fill, formOf, fullRequest } from "../../support/browser/quote-form.ts";
import { expect, standIn, tagCommands, test } from "../../support/browser/tagged.ts";

const event = "ads_conversion_Request_quote_1";
const success = /\/quote\/[^/]+\/success$/;

const answered = (page: Page, granted: boolean) =>
  page.addInitScript((yes) => {
    localStorage.setItem("cookie-choice", JSON.stringify({ granted: yes, at: new Date().toISOString(), version: 1 }));
  }, granted);

const open = async (page: Page) => {
  await page.goto("/male-stripper-quote?act=cheeky-butlers");
  await hydrated(page);
};
const events = async (page: Page) => (await tagCommands(page)).filter(([name]) => name === "event");

test("a sent request sends the event without personal data, and the next page follows when the tag has it", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/another origin: https:\/\/www\.google(tagmanager)?\.com/);
  await answered(page, true);
  const other = await standIn(page, site, "counts");
  await open(page);
  const fields = fullRequest();
  await fill(page, fields);
  await formOf(page).send.click();
  await page.waitForURL(success);
  const urls = other.asked.map((request) => request.url());
  expect(urls.filter((url) => url.includes(event))).toHaveLength(1);
  for (const request of other.asked) {
    const sent = `${request.url()} ${request.postData() ?? ""} ${JSON.stringify(await request.allHeaders())}`;
    for (const secret of [fields.name, fields.email, "07700", "York", "chapel", "/quote/"]) {
      expect(sent).not.toContain(secret);
      expect(decodeURIComponent(sent.replaceAll("%", "%25"))).not.toContain(secret);
    }
  }
  // The page about the customer's request is a new document without the tag.
  await hydrated(page);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  await page.reload();
  await hydrated(page);
  expect(other.asked.filter((request) => request.url().includes(event))).toHaveLength(1);
});

for (const behaviour of ["hangs", "silent"] as const) {
  test(`a tag that ${behaviour} holds the visitor for 2000 ms and no longer`, async ({ page, site, expectProblem }) => {
    expectProblem(/another origin: https:\/\/www\.googletagmanager\.com/);
    if (behaviour === "hangs") expectProblem(/failed request: net::ERR_BLOCKED_BY_CLIENT|ERR_ABORTED|another origin/);
    await answered(page, true);
    await page.clock.install();
    const other = await standIn(page, site, behaviour);
    await open(page);
    await expect.poll(() => other.asked.length).toBe(1);
    await fill(page, fullRequest());
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1_000);
    await formOf(page).send.click();
    await expect.poll(() => events(page)).toHaveLength(1);
    expect((await events(page))[0]).toMatchObject(["event", event, { event_timeout: 2000 }]);
    await page.clock.runFor(1_999);
    await expect(page).toHaveURL(/\/male-stripper-quote/);
    await page.clock.runFor(1);
    await page.waitForURL(success);
    other.release();
  });
}

test("a tag that was blocked, and a visitor who said no, are taken on at once", async ({
  page,
  site,
  newVisitor,
  expectProblem,
}) => {
  expectProblem(/another origin: https:\/\/www\.googletagmanager\.com/);
  expectProblem(/failed request: net::ERR_BLOCKED_BY_CLIENT/);
  expectProblem(/console error: Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/);
  const refusing = await newVisitor();
  await answered(page, true);
  await answered(refusing, false);
  for (const visitor of [page, refusing]) {
    await visitor.clock.install();
    const other = await standIn(visitor, site, "refuses");
    await open(visitor);
    await expect.poll(() => other.asked.length).toBe(visitor === page ? 1 : 0);
    await fill(visitor, fullRequest());
    const now = await visitor.evaluate(() => Date.now());
    await visitor.clock.pauseAt(now + 1_000);
    await formOf(visitor).send.click();
    // The clock stands still: nothing waits for it.
    await visitor.waitForURL(success);
    await expect(visitor.getByRole("heading", { level: 1 })).toContainText("request");
  }
});

test.describe("/test-redirect", () => {
  test("is not for search engines, and says how things stand", async ({ page }) => {
    await page.goto("/test-redirect");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex,follow");
    await expect(page.getByRole("main")).toContainText("AW-1234567890");
    await expect(page.getByRole("main")).toContainText("not given");
  });

  test("fires the event towards a page of ours and shows what happened", async ({ page, site, expectProblem }) => {
    expectProblem(/another origin: https:\/\/www\.google(tagmanager)?\.com/);
    await answered(page, true);
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

  test("goes nowhere but to this site, and says so when no tag is there", async ({ page }) => {
    await page.goto("/test-redirect?to=https://evil.example/");
    await hydrated(page);
    await page.getByLabel("Take me to").fill("//evil.example");
    await page.getByRole("button", { name: "Fire the conversion" }).click();
    await expect(page).toHaveURL("/test-redirect?arrived=yes");
    await expect(page.getByRole("main").getByRole("status")).toContainText("No tag is loaded, so nothing was sent.");
  });

  test("a tag that hangs: taken on after 2000 ms", async ({ page, site, expectProblem }) => {
    expectProblem(/another origin: https:\/\/www\.googletagmanager\.com/);
    await answered(page, true);
    await page.clock.install();
    const other = await standIn(page, site, "hangs");
    await page.goto("/test-redirect");
    await expect(page.getByRole("main")).toContainText("on its way");
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1_000);
    await page.getByRole("button", { name: "Fire the conversion" }).click();
    await expect.poll(() => events(page)).toHaveLength(1);
    await page.clock.runFor(1_999);
    await expect(page).toHaveURL(/\/test-redirect$/);
    await page.clock.runFor(1);
    await expect(page.getByRole("main").getByRole("status")).toContainText("had not taken the event in time");
    await expect(page.getByRole("main").getByRole("status")).toContainText("after 2000 ms");
    other.release();
  });
});
