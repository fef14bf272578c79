import type { Page } from "@playwright/test";
import { openReview, payButton } from "../../support/browser/booking-page.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { formOf, typedIn } from "../../support/browser/quote-form.ts";
import { isNotHydrated, loadsOf, moduleOf, notThere } from "../../support/browser/recovery.ts";
import { expect, test, wideScreen } from "../../support/browser/test.ts";
import type { Site } from "../../support/processes/site.ts";

test.use(wideScreen);

test("a page whose script answers 404 once opens as a document, and what was typed before is still there", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/status 404|console error|page error/);
  await page.goto("/male-stripper-quote?act=cheeky-butlers");
  await hydrated(page);
  const form = formOf(page);
  await form.package("Two hours").check();
  await form.place.fill("York");
  await form.name.fill("Frances O’Hara");
  const typed = await typedIn(page);
  await page.route(await moduleOf(site.origin, "terms"), notThere, { times: 1 });
  const loads = loadsOf(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await page.waitForURL("/terms");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/terms/i);
  await hydrated(page);
  await missed(site, "/male-stripper-quote");
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Locations" }).click();
  await page.waitForURL("/locations");
  expect(loads).toEqual(["/terms"]);
  await page.goBack();
  await page.waitForURL("/terms");
  await page.goBack();
  await page.waitForURL(/male-stripper-quote/);
  await hydrated(page);
  await expect.poll(() => typedIn(page)).toEqual(typed);
});

test("a page whose script always answers 404 opens as a document, does not reload in a loop, and can be read and used without that script", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/status 404|console error|page error/);
  await page.clock.install();
  await page.goto("/contact");
  await hydrated(page);
  await page.route(await moduleOf(site.origin, "terms"), notThere);
  const loads = loadsOf(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await page.waitForURL("/terms");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/terms/i);
  const asked = page.waitForResponse((answer) => answer.status() === 404);
  await Promise.all([asked, page.keyboard.press("Shift")]);
  await page.clock.fastForward(60_000);
  await expect(heading).toHaveText(/terms/i);
  await isNotHydrated(page);
  await page.getByRole("banner").getByRole("button", { name: "Explore" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Cheeky Butlers" }).click();
  await page.waitForURL("/cheeky-butler-hire");
  await hydrated(page);
  expect(loads).toEqual(["/terms", "/cheeky-butler-hire"]);
  await missed(site, "/contact");
});

async function missed(site: Site, on: string) {
  const line = await site.logged(
    ({ event, path, kind }) => event === "client.error" && kind === "chunk" && path === on,
  );
  expect(line.message).toMatch(/^Failed to load chunk \/assets\//);
}

test("a prefetched page that is lost while a payment begins does not stop the payment", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  // So tall that the link to the terms is in view, and its page is prefetched.
  await page.setViewportSize({ width: 800, height: 6000 });
  const ahead = await hold(page, await moduleOf(site.origin, "terms"));
  await openReview(page, site);
  await ahead.asked;
  const answer = await hold(page, (url) => url.pathname === "/direct-quote.data");
  await payButton(page).click();
  await answer.asked;
  const loads = loadsOf(page);
  const lost = page.waitForEvent("requestfailed");
  await ahead.goOn("abort");
  await lost;
  await answer.goOn("continue");
  await page.waitForURL(/demo-payment/);
  expect(loads).toEqual([expect.stringContaining("/demo-payment")]);
});

type Going = "abort" | "continue";

/** Holds every request for an address until the test says how they go on. */
async function hold(page: Page, address: string | ((url: URL) => boolean)) {
  const asked = Promise.withResolvers<void>();
  const going = Promise.withResolvers<Going>();
  const over: Promise<void>[] = [];
  await page.route(address, (route) => {
    asked.resolve();
    const done = going.promise.then((how) => route[how]());
    over.push(done);
    return done;
  });
  return {
    asked: asked.promise,
    async goOn(how: Going) {
      going.resolve(how);
      await Promise.all(over);
    },
  };
}
