import { openDialog } from "../../support/reviews-dialog.ts";
import { expect, test } from "../../support/test.ts";

/** The browser's own text size at 32 px in place of 16 (WCAG 1.4.4), as in large-text.spec.ts. */
const twice =
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,defaultFontSize=32";
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), twice] }),
});

test("with text twice the size everything in the dialog can be read and reached", async ({ page }) => {
  const { dialog, reviews, close, next } = await openDialog(page, "/male-entertainer-hire");
  await reviews.first().waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await next.scrollIntoViewIfNeeded();
  await expect(next).toBeInViewport({ ratio: 1 });
  await close.scrollIntoViewIfNeeded();
  await expect(close).toBeInViewport({ ratio: 1 });
});
