import type { Page } from "@playwright/test";
import { hold } from "../../support/browser/hold.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { fill, formOf, fullRequest, referenceOn } from "../../support/browser/quote-form.ts";
import { entry } from "../../support/browser/recovery.ts";
import { expect, test, wideScreen } from "../../support/browser/test.ts";

test.use(wideScreen);

/**
 * Edits the page as Google Translate does: replaces each text node by two <font> elements around the translation. With "moved" it does
 * what some extensions do: it moves the node itself into the <font>.
 */
const translate = (page: Page, how: "replaced" | "moved") =>
  page.evaluate((moved) => {
    const texts: Text[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode as Text;
      const inside = text.parentElement?.closest("script, style, textarea, option, svg, font");
      if (!inside && text.data.trim()) texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      text.parentNode?.insertBefore(outer, text);
      if (moved) inner.appendChild(text);
      else {
        inner.textContent = `${text.data}*`;
        text.remove();
      }
    }
    document.documentElement.classList.add("translated-ltr");
    return texts.length;
  }, how === "moved");

for (const how of ["replaced", "moved"] as const) {
  test(`text ${how} by a translator: menus, navigation, the estimate, the form and its errors work`, async ({
    page,
    site,
    expectProblem,
  }) => {
    expectProblem(/status 400: POST|console error: Failed to load resource.* 400/);
    await page.goto("/");
    await hydrated(page);
    expect(await translate(page, how)).toBeGreaterThan(100);
    await page
      .getByRole("banner")
      .getByRole("button", { name: /Explore/ })
      .click();
    await page
      .getByRole("banner")
      .getByRole("link", { name: /Cheeky Butlers/ })
      .click();
    await expect(page).toHaveURL("/cheeky-butler-hire");
    await translate(page, how);
    await page.locator('main a[href="/male-stripper-quote?act=cheeky-butlers"]').first().click();
    await page.waitForURL("/male-stripper-quote?act=cheeky-butlers");
    await page.clock.install();
    const fields = fullRequest();
    await fill(page, fields);
    await expect(formOf(page).total.first()).toContainText("£326.30");
    await translate(page, how);
    // A price computed before the translation must not remain beside answers typed after it.
    const performers = page.locator("form#quote select[name=performers]");
    await performers.selectOption("1");
    await expect(formOf(page).total.first()).not.toContainText("£326.30");
    await translate(page, how);
    await performers.selectOption("2");
    await expect(formOf(page).total.first()).toContainText("£326.30");
    const send = page.locator("form#quote").getByRole("button", { name: /Send my request/ });
    const name = page.locator("form#quote input[name=name]");
    await name.fill("");
    await send.click();
    await expect(formOf(page).problem).toBeVisible();
    await translate(page, how);
    await name.fill("Frances O’Hara");
    await send.click();
    expect(site.rows.quote(await referenceOn(page)).email).toBe(fields.email);
  });
}

test("a page translated before the scripts came is taken over", async ({ page, expectProblem }) => {
  expectProblem(/Minified React error #418/);
  const answer = await hold(page, entry);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await translate(page, "replaced");
  answer();
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Party");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Explore/ })
    .click();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Cheeky Butlers/ })
    .click();
  await expect(page).toHaveURL("/cheeky-butler-hire");
  await expect(page.getByRole("banner")).toBeVisible();
});
