import { hydrated } from "../../support/browser/hydrated.ts";
import { loadsOf } from "../../support/browser/recovery.ts";
import { expect, test, wideScreen } from "../../support/browser/test.ts";

test.use(wideScreen);

// app/startup/address.test.ts has every address that the rule covers; these are the ones that browsers or the server may read differently.

test("?route= with an address of another site, or with none of our pages, goes nowhere", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status 404: HEAD .*\/no-such-page/);
  expectProblem(/console error: Failed to load resource.*404.*\/no-such-page/);
  const loads = loadsOf(page);
  for (const value of ["/\\evil.example", "/no-such-page", "/healthz"]) {
    await test.step(JSON.stringify(value), async () => {
      await page.goto(`/?route=${encodeURIComponent(value)}&act=drag`);
      await hydrated(page);
      await expect(page).toHaveURL("/?act=drag");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Party");
      expect(loads.splice(0)).toHaveLength(1);
    });
  }
  await page.goto("/cheeky-butler-hire?route=/reviews");
  await hydrated(page);
  await expect(page, "a hire page leaves the parameter alone").toHaveURL("/cheeky-butler-hire?route=/reviews");
});

test("?route= becomes the page that it names, and Back does not return to the old address", async ({ page }) => {
  await page.goto("/contact");
  for (const opened of ["/locations#map", "/reviews?act=drag-acts"]) {
    await test.step(opened, async () => {
      await page.goto(`/?route=${encodeURIComponent(opened)}`);
      await expect(page).toHaveURL(opened);
      await hydrated(page);
      await page.goBack();
      await expect(page).toHaveURL("/contact");
    });
  }
});

test("a path kept for the session is opened once, and one of another site not at all", async ({ page }) => {
  const keep = (path: string) => page.evaluate((kept) => sessionStorage.setItem("intendedPath", kept), path);
  const kept = () => page.evaluate(() => sessionStorage.getItem("intendedPath"));
  await page.goto("/contact");
  await keep("/locations");
  await page.reload();
  expect(await kept()).toBe("/locations");
  await page.goto("/");
  await expect(page).toHaveURL("/locations");
  await hydrated(page);
  expect(await kept()).toBeNull();
  await page.goto("/");
  await hydrated(page);
  await expect(page).toHaveURL("/");
  await keep("//evil.example");
  await page.reload();
  await hydrated(page);
  await expect(page).toHaveURL("/");
  expect(await kept()).toBeNull();
});
