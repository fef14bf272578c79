import { overflows } from "../../support/browser/geometry.ts";
import { openDialog } from "../../support/browser/reviews-dialog.ts";
import { otherPages, quotePages, services } from "../../support/browser/specification.ts";
import { expect, test } from "../../support/browser/test.ts";

/** The browser's own text size at 32 px in place of 16: what somebody who needs it sets (WCAG 1.4.4). */
const twice =
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,defaultFontSize=32";
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), twice] }),
});
// One browser for all of them.
test.describe.configure({ mode: "default" });

test("every page is read without scrolling sideways with text twice the size", async ({ page }) => {
  for (const path of ["/", ...services.map(({ path }) => path), ...otherPages, ...quotePages])
    await test.step(path, async () => {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
      expect(await overflows(page)).toEqual([]);
    });
});

test("with text twice the size everything in the dialog of reviews can be read and reached", async ({ page }) => {
  const { dialog, reviews, close, next } = await openDialog(page, "/male-entertainer-hire");
  await reviews.first().waitFor();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await next.scrollIntoViewIfNeeded();
  await expect(next).toBeInViewport({ ratio: 1 });
  await close.scrollIntoViewIfNeeded();
  await expect(close).toBeInViewport({ ratio: 1 });
});
