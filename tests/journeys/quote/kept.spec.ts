import { hydrated } from "../../support/browser/hydrated.ts";
import { asSent, fill, formOf, fullRequest, referenceOn, typedIn } from "../../support/browser/quote-form.ts";
import { expectRow } from "../../support/browser/request-details.ts";
import { expect, test } from "../../support/browser/test.ts";
import { daysAhead } from "../../support/texts/dates.ts";

const quotePage = "/male-stripper-quote?act=cheeky-butlers";

test("a look at another page, and a reload, keep what was typed", async ({ page }) => {
  const fields = fullRequest();
  await page.goto(quotePage);
  await hydrated(page);
  await fill(page, fields);
  await page.reload();
  await hydrated(page);
  expect(await typedIn(page)).toEqual(asSent(fields));
  await page.getByRole("contentinfo").getByRole("link", { name: "Drag Acts" }).click();
  await expect(page).toHaveURL(/drag-queen-hire$/);
  await page.goBack();
  await hydrated(page);
  expect(await typedIn(page)).toEqual(asSent(fields));
});

for (const path of ["/male-stripper-quote", "/female-direct-quote"])
  test(`reloads keep the act chosen on ${path}, its package, its performers and their price`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const form = formOf(page);
    await form.act.selectOption("cheeky-butlers");
    await form.package("Two hours").check();
    await form.performers.selectOption("3");
    await form.place.fill("Leeds");
    await expect(form.total).toHaveText("£480");
    for (let times = 0; times < 2; times++) {
      await page.reload();
      await hydrated(page);
      await expect(form.act).toHaveValue("cheeky-butlers");
      await expect(form.package("Two hours")).toBeChecked();
      await expect(form.performers).toHaveValue("3");
      await expect(form.total).toHaveText("£480");
    }
  });

test("between booking and asking the chosen act goes along, with its package and performers; an address that names a package has its own", async ({
  page,
}) => {
  await page.goto("/direct-quote");
  await hydrated(page);
  const form = formOf(page);
  const main = page.getByRole("main");
  await form.act.selectOption("cheeky-butlers");
  await form.package("Two hours").check();
  await form.performers.selectOption("3");
  await form.place.fill("Leeds");
  for (const [link, address] of [
    ["Get a quote", "/male-stripper-quote?act=cheeky-butlers"],
    ["Book cheeky butlers now", "/direct-quote?act=cheeky-butlers"],
  ] as const) {
    await main.getByRole("link", { name: link }).click();
    await page.waitForURL(`**${address}`);
    await expect(form.act).toHaveValue("cheeky-butlers");
    await expect(form.package("Two hours")).toBeChecked();
    await expect(form.performers).toHaveValue("3");
    await expect(form.total).toHaveText("£480");
  }
  await page.goto(`${quotePage}&package=one-hour`);
  await hydrated(page);
  await expect(form.package("One hour")).toBeChecked();
  await expect(form.place).toHaveValue("Leeds");
});

test("what is typed before the scripts have come stays, counts in the total, and is sent", async ({
  page,
  site: served,
}) => {
  const fields = fullRequest();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(quotePage, { waitUntil: "commit" });
  const form = formOf(page);
  await fill(page, fields);
  await expect(form.total).toHaveText("£90 before travel");
  release();
  await hydrated(page);
  await expect(form.total).toHaveText("£326.30");
  expect(await typedIn(page)).toEqual(asSent(fields));
  await form.send.click();
  const reference = await referenceOn(page);
  expectRow(served.rows.quote(reference), fields, daysAhead(150).iso);
});
