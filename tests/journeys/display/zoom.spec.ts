/** At 400 % zoom a page has 320 by 256 px (WCAG 1.4.10, 2.4.11); with wider text spacing nothing is cut off (1.4.12). */
import type { Page } from "@playwright/test";
import { coveredFocus, overflows } from "../../support/browser/geometry.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/tagged.ts";
import { spaceText } from "../../support/browser/text-size.ts";

/** The parts of the header and the hero that are cut off with wider text spacing. */
async function cutOff(page: Page): Promise<string[]> {
  await spaceText(page);
  return page.evaluate(() => {
    const header = document.querySelector("header");
    const parts = document.querySelectorAll(
      "header :is(a, button, span), main h1, main h1 span, .hero .buttons .button",
    );
    return [...parts].flatMap((part) => {
      if (part.closest(".visually-hidden, [popover]")) return [];
      const range = document.createRange();
      range.selectNodeContents(part);
      const { left, right, bottom, width } = range.getBoundingClientRect();
      const below = header?.contains(part) && bottom > header.getBoundingClientRect().bottom + 1;
      const outside = width > 0 && (left < -1 || right > document.documentElement.clientWidth + 1 || below);
      return outside ? [`${part.tagName}.${part.className} "${part.textContent}"`] : [];
    });
  });
}

for (const path of ["/", "/cheeky-butler-hire", "/male-stripper-quote", "/direct-quote"]) {
  test(`on ${path} text set wider is cut off nowhere at 390, and at 320 by 256 nothing covers what has the focus, the question about cookies neither`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("region", { name: "May we set advertising cookies?" }).waitFor();
    expect(await overflows(page)).toEqual([]);
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press("Tab");
      await expect.poll(() => coveredFocus(page)).toBeUndefined();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await cutOff(page)).toEqual([]);
  });
}

for (const [path, label] of [
  ["/reviews", "Acts"],
  ["/privacy", "On this page"],
] as const) {
  test(`on ${path} at 320 px each link of the row that scrolls sideways is whole on the screen when Tab reaches it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await hydrated(page);
    const links = page.getByRole("navigation", { name: label }).getByRole("link");
    await links.first().focus();
    for (const link of await links.all()) {
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Tab");
    }
  });
}
