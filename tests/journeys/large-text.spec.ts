import { overflows } from "../support/geometry.ts";
import { otherPages, quotePages, services } from "../support/specification.ts";
import { expect, test } from "../support/test.ts";

/** The browser's own text size at 32 px in place of 16: what somebody who needs it sets (WCAG 1.4.4). */
const twice =
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,defaultFontSize=32";
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), twice] }),
});

for (const path of ["/", ...services.map(({ path }) => path), ...otherPages, ...quotePages]) {
  test(`${path} is read without scrolling sideways with text twice the size`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    expect(await overflows(page)).toEqual([]);
  });
}
