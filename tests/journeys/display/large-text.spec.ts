import { openDialog } from "../../support/browser/reviews-dialog.ts";
import { expect, test } from "../../support/browser/test.ts";
import { setTextSize } from "../../support/browser/text-size.ts";

test("with text twice the size everything in the dialog of reviews can be read and reached", async ({ page }) => {
  const { dialog, reviews, close, next } = await openDialog(page, "/male-entertainer-hire");
  await setTextSize(page, 32);
  await reviews.first().waitFor();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await next.scrollIntoViewIfNeeded();
  // A list scrolls by whole pixels, and may leave a fraction of one out of sight.
  await expect(next).toBeInViewport({ ratio: 0.98 });
  await close.scrollIntoViewIfNeeded();
  await expect(close).toBeInViewport({ ratio: 1 });
});
