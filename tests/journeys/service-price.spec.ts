/** The price with travel to the visitor's place, on pages of acts that have no page for each town. */

import type { Page } from "@playwright/test";
import { axe } from "../support/browser/axe.ts";
import { overflows } from "../support/browser/geometry.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { press } from "../support/browser/press.ts";
import { expect, test } from "../support/browser/test.ts";
import { ask } from "../support/processes/http.ts";

const form = (page: Page) => page.getByRole("search");

async function askFor(page: Page, town: string) {
  await form(page)
    .getByLabel(/Town or postcode/)
    .fill(town);
  await press(form(page).getByRole("button", { name: "Show the price" }));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts, beneath the form" : "without scripts, on a page of its own", () => {
    test.use({ javaScriptEnabled });

    test("a town's name or postcode answers with every package, travel included, or without it where the form has none, and leads on to the form", async ({
      page,
    }) => {
      await page.goto("/cheeky-butler-hire");
      if (javaScriptEnabled) await hydrated(page);
      const main = page.getByRole("main");
      const expectYork = async () => {
        await expect(page.getByRole("row", { name: /One hour/ })).toContainText(/£6.30 of it travel.*£96.30/);
        await expect(page.getByRole("rowheader")).toHaveCount(3);
        await expect(main).toContainText("Leeds base");
      };
      await askFor(page, "York");
      await expectYork();
      await askFor(page, "Selby");
      await expect(main).toContainText(/We have no prices for Selby itself.*York.*in Selby, plus the journey/s);
      await expect(page.getByRole("row", { name: /One hour/ })).toContainText("£90");
      await askFor(page, "Ibiza");
      await expect(main, "abroad the journey is on request").toContainText("plus the journey");
      await askFor(page, "Birmingam");
      await expect(main.getByRole("link", { name: "Birmingham", exact: true }).first()).toHaveAttribute(
        "href",
        "/prices/near?for=cheeky-butler-hire&near=Birmingham",
      );
      await askFor(page, "<b>nowhere</b>");
      await expect(main, "nonsense is text").toContainText("Nothing on our list is called “<b>nowhere</b>”");
      const field = form(page).getByLabel(/Town or postcode/);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(/Nothing on our list is called “<b>nowhere<\/b>”/);
      if (!javaScriptEnabled) {
        await expect(page).toHaveTitle(/^Error: /);
        const problem = page.getByRole("alert");
        await expect(problem).toBeFocused();
        await problem.getByRole("link", { name: /Nothing on our list is called/ }).click();
        await expect(field).toBeFocused();
      }
      await askFor(page, "YO1 7HH");
      await expectYork();
      await expect(field).not.toHaveAttribute("aria-invalid");
      await expect(page).not.toHaveTitle(/^Error: /);
      expect(new URL(page.url()).pathname).toBe(javaScriptEnabled ? "/cheeky-butler-hire" : "/prices/near");
      if (javaScriptEnabled) await axe(page, { within: ".price-finder" });
      expect(await overflows(page)).toEqual([]);
      await press(page.getByRole("row", { name: /Two hours/ }).getByRole("link"));
      await expect(page).toHaveURL(/male-stripper-quote\?act=cheeky-butlers&place=york&package=two-hours/);
    });
  });
}

test("of several acts each one's first package is shown; without a connection the page keeps the town, and says so", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/male-entertainer-hire");
  await hydrated(page);
  // Its packages scroll beside each other, also to what the Tab key reaches, and the page does not.
  expect(await overflows(page)).toEqual([]);
  await page.getByRole("link", { name: "Ask for this" }).first().focus();
  for (let press = 0; press < 2; press++) {
    await page.keyboard.press("Tab");
    await expect(page.locator(".package :focus")).toBeInViewport({ ratio: 1 });
  }
  await context.setOffline(true);
  await askFor(page, "Leeds");
  await expect(form(page)).toContainText("The price didn’t load");
  await expect(form(page).getByLabel(/Town or postcode/)).toHaveValue("Leeds");
  await context.setOffline(false);
  await press(form(page).getByRole("button", { name: "Show the price" }));
  await expect(page.getByRole("row", { name: /Cheeky Butlers: one hour/ })).toContainText("£90");
  await expect(page.getByRole("rowheader")).toHaveCount(4);
  await expect(form(page)).not.toContainText("The price didn’t load");
});

test.describe("the page that answers", () => {
  test("opens with the lowest of its prices, or with the way to one", async ({ page }) => {
    const price = page.locator(".hero-price");
    await page.goto("/prices/near?for=cheeky-butler-hire&near=York");
    await expect(price).toHaveText(/^From £96.30 1 hour, one performer, travel included$/);
    await expect(page.getByRole("main").getByRole("link", { name: "Get a quote" })).toBeInViewport();
    expect(await overflows(page)).toEqual([]);
    await page.goto("/prices/near?for=male-entertainer-hire&near=York");
    await expect(price).toHaveText(/^From £96.30 Cheeky Butlers, 1 hour, one performer, travel included$/);
    await expect(page.getByRole("rowheader")).toHaveCount(4);
    expect(await overflows(page)).toEqual([]);
    await axe(page);
    await page.goto("/prices/near?for=cheeky-butler-hire&near=Nowhere");
    await expect(price).toHaveCount(0);
    await expect(page.getByRole("main")).toContainText("Nothing on our list is called “Nowhere”");
    expect(await overflows(page)).toEqual([]);
    await axe(page);
  });

  test("is opened by the form, is kept out of search engines, and answers 404 for a service that does not exist", async ({
    site,
  }) => {
    expect((await ask(site, "/male-entertainer-hire")).body).toMatch(
      /<form [^>]*action="\/prices\/near"[^>]*><p><input type="hidden" name="for" value="male-entertainer-hire"/,
    );
    const { body } = await ask(site, "/prices/near?for=cheeky-butler-hire&near=York");
    expect(body).toMatch(/<meta name="robots" content="noindex,follow"/);
    expect((await ask(site, "/prices/near?for=nothing&near=York")).status).toBe(404);
  });
});
