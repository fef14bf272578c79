import { hydrated } from "../../support/browser/hydrated.ts";
import { loadsOf } from "../../support/browser/recovery.ts";
import { expect, test, wideScreen } from "../../support/browser/test.ts";

test.use(wideScreen);

// app/startup/address.test.ts has every address that the rule covers; these are the ones that browsers or the server may read differently.

test("?route= with an address of another site, with none of our pages, or on a page about an act or a place, goes nowhere", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status 404: HEAD .*\/no-such-page/);
  expectProblem(/console error: Failed to load resource.*404.*\/no-such-page/);
  const loads = loadsOf(page);
  for (const value of ["/\\evil.example", "/no-such-page"]) {
    await test.step(JSON.stringify(value), async () => {
      await page.goto(`/?route=${encodeURIComponent(value)}&act=drag`);
      await hydrated(page);
      await expect(page).toHaveURL("/?act=drag");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Party");
      expect(loads.splice(0)).toHaveLength(1);
    });
  }
  for (const path of ["/cheeky-butler-hire", "/male-stripper-hire-leeds"]) {
    await page.goto(`${path}?route=/reviews&act=drag`);
    await hydrated(page);
    await expect(page).toHaveURL(`${path}?route=/reviews&act=drag`);
    expect(loads.splice(0)).toHaveLength(1);
  }
});

test("?route= becomes the page that it names, and Back does not return to the old address; a path kept for the session is opened once", async ({
  page,
}) => {
  await page.goto("/contact");
  const opened = "/reviews?act=drag-acts#list";
  await page.goto(`/?route=${encodeURIComponent(opened)}`);
  await expect(page).toHaveURL(opened);
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await page.evaluate(() => sessionStorage.setItem("intendedPath", "/locations"));
  await page.goto("/");
  await expect(page).toHaveURL("/locations");
  await hydrated(page);
  expect(await page.evaluate(() => sessionStorage.getItem("intendedPath"))).toBeNull();
});
