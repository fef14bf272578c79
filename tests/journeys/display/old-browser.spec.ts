/** Browsers that lack something the scripts rely on (app/first-paint/boot.js): they keep the plain page, and it works. */
import type { Page } from "@playwright/test";
import { type Fields, fill, formOf, fullRequest, referenceOn } from "../../support/browser/quote-form.ts";
import { expect, test } from "../../support/browser/test.ts";

const missing: [name: string, remove: () => void][] = [
  ["popovers", () => Reflect.deleteProperty(HTMLElement.prototype, "showPopover")],
  ["toSorted", () => Reflect.deleteProperty(Array.prototype, "toSorted")],
  ["toWellFormed", () => Reflect.deleteProperty(String.prototype, "toWellFormed")],
  [":has()", () => Object.assign(CSS, { supports: (question: string) => !question.includes(":has") })],
];

/** Checks that the page is as it is without scripts: the content of <noscript> has become part of it. */
const isPlain = async (page: Page) => {
  await expect(page.locator("noscript")).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveClass(/hydrated/);
};

test("a browser without popovers, toSorted, toWellFormed or :has() loads no module, and the page of a place works", async ({
  context,
}) => {
  for (const [name, remove] of missing)
    await test.step(name, async () => {
      const page = await context.newPage();
      const modules: string[] = [];
      page.on("request", (request) => request.url().endsWith(".js") && modules.push(request.url()));
      await page.addInitScript(remove);
      await page.goto("/male-stripper-hire-leeds");
      await isPlain(page);
      // A touch would start the scripts at once if they were allowed to start.
      await page.getByRole("heading", { level: 1 }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Leeds");
      if (name === "popovers") {
        await page.getByRole("contentinfo").getByRole("link", { name: "Reviews", exact: true }).click();
        await expect(page).toHaveURL("/reviews");
        await isPlain(page);
      }
      expect(modules).toEqual([]);
      await page.close();
    });
});

test.describe("without popovers and :has(), in style sheets too", () => {
  // The page's policy does not allow the changed style sheet.
  test.use({ bypassCSP: true });
  test.beforeEach(async ({ page, site }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, "showPopover"));
    await page.route(`${site.origin}/**`, async (route) => {
      if (!/document|stylesheet/.test(route.request().resourceType())) return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const body = (await response.text())
        .replaceAll(/:has\(/g, ":unknown(")
        .replaceAll(":popover-open", ":unknown")
        .replaceAll(/ popover(target)?="/gi, ' data-unknown="');
      await route.fulfill({ response, body });
    });
  });

  test("the menus Explore and Contact Us open by touch and by keyboard, and their links work", async ({ page }) => {
    await page.goto("/");
    await isPlain(page);
    for (const label of ["Contact Us", "Explore"]) {
      const button = page.getByRole("banner").getByRole("button", { name: label, exact: true });
      const panel = button.locator("xpath=following-sibling::*[1]");
      await expect(panel).toBeHidden();
      await button.click();
      await expect(panel).toBeVisible();
      await page.getByRole("main").click({ position: { x: 3, y: 500 } });
      await expect(panel).toBeHidden();
      await button.focus();
      await page.keyboard.press("Tab");
      await expect(panel.getByRole("link").first()).toBeFocused();
    }
    await page.getByRole("banner").getByRole("link", { name: "Our Locations" }).click();
    await expect(page).toHaveURL("/locations");
  });

  test("a quote for another act than the page's can be requested, and the chosen options can be seen", async ({
    page,
  }) => {
    const fields: Fields = fullRequest({ act: "drag-acts", package: "full-show", performers: "1" });
    await page.goto("/male-stripper-quote");
    await isPlain(page);
    const form = formOf(page);
    await form.act.selectOption("drag-acts");
    await form.form.getByRole("button", { name: /packages/i }).click();
    await isPlain(page);
    await fill(page, fields);
    const chosen = form.occasion("Hen party");
    await expect(chosen).toBeChecked();
    await expect(chosen).toHaveCSS("opacity", "1");
    const covers = await form.send.evaluate((button) => {
      button.scrollIntoView({ block: "end" });
      const { left, right, bottom } = button.getBoundingClientRect();
      return document.elementFromPoint((left + right) / 2, bottom - 4) !== button;
    });
    expect(covers, "something stands over the button").toBe(false);
    await form.send.click();
    await referenceOn(page);
  });
});
