import type { Locator } from "@playwright/test";
import { openDialog } from "../../support/browser/reviews-dialog.ts";
import { expect, test } from "../../support/browser/test.ts";
import { setTextSize } from "../../support/browser/text-size.ts";

/** The edges of an element that are off the screen, clipped or covered. By boxes: a ratio of what is in view is rounded to whole pixels. */
const hiddenEdges = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const edges = { left: [left + 1, y], right: [right - 1, y], top: [x, top + 1], bottom: [x, bottom - 1] } as const;
    return Object.entries(edges)
      .filter(([, [atX, atY]]) => !element.contains(document.elementFromPoint(atX, atY)))
      .map(([edge]) => edge);
  });

test("with text twice the size everything in the dialog of reviews can be read and reached", async ({ page }) => {
  const { dialog, reviews, close, next } = await openDialog(page, "/male-entertainer-hire");
  await setTextSize(page, 32);
  await reviews.first().waitFor();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await next.scrollIntoViewIfNeeded();
  expect(await hiddenEdges(next)).toEqual([]);
  await close.scrollIntoViewIfNeeded();
  expect(await hiddenEdges(close)).toEqual([]);
});
