import type { Page } from "@playwright/test";
import { axe } from "../../support/browser/axe.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/tagged.ts";

const bannerOf = (page: Page) => page.getByRole("region", { name: "May we set advertising cookies?" });
const pages = ["/", "/cheeky-butler-hire", "/locations", "/male-stripper-quote"];

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The main buttons and form choices that the banner covers. */
const underBanner = (page: Page) =>
  page.evaluate(() => {
    const over = document.querySelector(".consent:not([data-waiting])")?.getBoundingClientRect();
    const buttons = [...document.querySelectorAll("main .button-main, main [type=radio]")];
    return buttons.filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return over && left < over.right && over.left < right && top < over.bottom && over.top < bottom;
    }).length;
  });

/** Focuses each focusable element in turn: the banner, or the page, has to move out of the way. */
async function expectNothingCovered(page: Page) {
  const { count, covered } = await page.evaluate(async () => {
    const covered: string[] = [];
    let count = 0;
    // Of the hundreds of dots on the map every tenth.
    for (const stop of document.querySelectorAll<HTMLElement>(
      "a[href]:not(.dot), g:nth-child(10n) > .dot, button, input, select, textarea, summary, [tabindex='0']",
    )) {
      stop.focus();
      if (document.activeElement !== stop || stop.closest(".consent")) continue;
      count++;
      await new Promise((done) => setTimeout(done));
      const { left, width, top, bottom } = stop.getBoundingClientRect();
      const lowest = Math.min(bottom, innerHeight) - 2;
      const found = [top + 2, (top + lowest) / 2, lowest].map((y) => document.elementFromPoint(left + width / 2, y));
      if (found.some((over) => over?.closest(".consent"))) covered.push(stop.outerHTML.slice(0, 80));
    }
    return { count, covered };
  });
  expect(count).toBeGreaterThan(20);
  expect(covered).toEqual([]);
}

for (const path of pages) {
  test(`${path}: it lies on no main button and on nothing with the focus, and offers two equal answers`, async ({
    page,
  }) => {
    const banner = bannerOf(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await hydrated(page);
      // The banner waits for a scroll where it would cover the page's main button.
      await expect(banner.or(page.locator(".consent[data-waiting]"))).toBeAttached();
      expect(await underBanner(page)).toBe(0);
      await page.mouse.wheel(0, 500);
      await expect(banner).toBeVisible();
      const buttons = banner.getByRole("button");
      await expect(buttons).toHaveText(["No, thanks", "Yes, you may"]);
      const looks = await buttons.evaluateAll((all) =>
        all.map((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { backgroundColor, color, font, border } = getComputedStyle(button);
          return { width: Math.round(width), height, backgroundColor, color, font, border };
        }),
      );
      expect(looks[0]).toEqual(looks[1]);
      expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
      // Three hundred links and dots: the other pages have the wide screen's banner, which makes way on each page by the same rule.
      if (path !== "/locations" || width === 390) await expectNothingCovered(page);
    }
    if (path !== "/male-stripper-quote") return;
    const details = page.locator(".bottom-bar summary");
    await details.click();
    await expect(banner, "it makes room for the price's lines").toBeHidden();
    await details.click();
    await expect(banner).toBeVisible();
    await axe(page);
  });
}

test("it is the second stop of the keyboard, answering leaves the focus in the page, and Cookie choices takes it there each time; it has no faults", async ({
  page,
}) => {
  await page.goto("/privacy");
  await hydrated(page);
  const banner = bannerOf(page);
  await expect(banner).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(banner.getByRole("link", { name: "What it does" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(banner.getByRole("button", { name: "No, thanks" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(banner).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();

  const choices = page.getByRole("contentinfo").getByRole("button", { name: "Cookie choices" });
  for (const time of ["closed", "open"]) {
    await choices.focus();
    await page.keyboard.press("Enter");
    await expect(banner, time).toBeFocused();
  }
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNothingCovered(page);
    await axe(page, { within: ".consent" });
  }
});
