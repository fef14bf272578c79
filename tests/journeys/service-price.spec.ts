/** The price at the visitor's door, on pages of acts that have no page for each town. */

import type { Page } from "@playwright/test";
import { axe } from "../support/browser/axe.ts";
import { overflows } from "../support/browser/geometry.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { press } from "../support/browser/press.ts";
import { expect, test } from "../support/browser/test.ts";

const form = (page: Page) => page.getByRole("search");

async function ask(page: Page, town: string) {
  await form(page)
    .getByLabel(/Your town or postcode/)
    .fill(town);
  await press(form(page).getByRole("button", { name: "Show the price" }));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts, beneath the form" : "without scripts, on a page of its own", () => {
    test.use({ javaScriptEnabled });

    test("a town's name or postcode answers with every package, travel included, and leads on to the form", async ({
      page,
    }) => {
      await page.goto("/cheeky-butler-hire");
      if (javaScriptEnabled) await hydrated(page);
      for (const town of ["York", "YO1 7HH"]) {
        await ask(page, town);
        const row = page.getByRole("row", { name: /One hour/ });
        await expect(row).toContainText("£96.30");
        await expect(page.getByRole("row")).toHaveCount(3);
        await expect(page.getByRole("main")).toContainText("Leeds base");
      }
      expect(new URL(page.url()).pathname).toBe(javaScriptEnabled ? "/cheeky-butler-hire" : "/prices/near");
      if (javaScriptEnabled) await axe(page);
      expect(await overflows(page)).toEqual([]);
      await press(page.getByRole("row", { name: /Two hours/ }).getByRole("link"));
      await expect(page).toHaveURL(/male-stripper-quote\?act=cheeky-butlers&place=york&package=two-hours/);
    });

    test("a town without a page has the nearest one's price, abroad the journey is on request, nonsense is text", async ({
      page,
    }) => {
      await page.goto("/beer-wench-hire");
      if (javaScriptEnabled) await hydrated(page);
      await ask(page, "Selby");
      await expect(page.getByRole("main")).toContainText(/We have no prices for Selby itself.*York/s);
      await ask(page, "Ibiza");
      await expect(page.getByRole("main")).toContainText("plus the journey");
      await ask(page, "<b>nowhere</b>");
      await expect(page.getByRole("main")).toContainText("Nothing on our list is called “<b>nowhere</b>”");
    });

    test("a page of several acts shows each act's first package", async ({ page }) => {
      await page.goto("/male-entertainer-hire");
      if (javaScriptEnabled) await hydrated(page);
      await ask(page, "Leeds");
      await expect(page.getByRole("row", { name: /Cheeky Butlers: one hour/ })).toContainText("£90");
      await expect(page.getByRole("row")).toHaveCount(4);
    });
  });
}

test("without a connection the page says so beneath the form and keeps the town; with it, the button answers", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/cheeky-butler-hire");
  await hydrated(page);
  await context.setOffline(true);
  await ask(page, "York");
  await expect(form(page)).toContainText("The price did not come");
  await expect(form(page).getByLabel(/Your town or postcode/)).toHaveValue("York");
  await context.setOffline(false);
  await press(form(page).getByRole("button", { name: "Show the price" }));
  await expect(page.getByRole("row", { name: /One hour/ })).toContainText("£96.30");
  await expect(form(page)).not.toContainText("The price did not come");
});

test("the page that answers opens with the lowest of its prices, or with the way to one", async ({ page }) => {
  for (const [service, price] of [
    ["cheeky-butler-hire", /^From £96.30 1 hour, one performer, travel included$/],
    ["male-entertainer-hire", /^From £96.30 Cheeky Butlers, 1 hour, one performer, travel included$/],
  ] as const) {
    await page.goto(`/prices/near?for=${service}&near=York`);
    await expect(page.locator(".hero-price")).toHaveText(price);
    expect(await overflows(page)).toEqual([]);
    await axe(page);
  }
  await page.goto("/prices/near?for=cheeky-butler-hire&near=Nowhere");
  await expect(page.locator(".hero-price")).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("Nothing on our list is called “Nowhere”");
  expect(await overflows(page)).toEqual([]);
  await axe(page);
});

test("the page that answers is kept out of search, and of a page that is none there is nothing", async ({
  page,
  expectProblem,
}) => {
  await page.goto("/prices/near?for=cheeky-butler-hire&near=York");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex,follow");
  expectProblem(/404/);
  const response = await page.goto("/prices/near?for=nothing&near=York");
  expect(response?.status()).toBe(404);
});
