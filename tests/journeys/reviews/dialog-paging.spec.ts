/** The dialog's orders and pages: what the visitor presses is what they get, however late the feed answers. */

import { press } from "../../support/browser/press.ts";
import { onlyManyReviews, onlyReviews } from "../../support/browser/review-store.ts";
import { choose, openDialog } from "../../support/browser/reviews-dialog.ts";
import { expect, test } from "../../support/browser/test.ts";
import { reviewRow } from "../../support/product/reviews.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("three sort modes and the toggle, each back on page 1", async ({ page, stocked: site }) => {
  const rows = [
    { author: "A", rating: 3, date: "2026-01-01" },
    { author: "B", rating: 5, date: "2026-02-01" },
    { author: "C", rating: 1, date: "2026-03-01" },
    { author: "D", rating: 4, date: "2026-04-01" },
    { author: "E", rating: 2, date: null },
  ];
  await onlyReviews(
    site,
    rows.map((row) => reviewRow(`r-${row.author.toLowerCase()}`, { ...row, act: "male-strippers" })),
  );
  const found = await openDialog(page, `${site.origin}/male-stripper-hire`);
  const { authors, current, next, newest, oldest, byDate, high, low, status } = found;
  await expect(authors).toHaveText(["D", "C", "B", "A"]);
  await next.scrollIntoViewIfNeeded();
  const places = async () => [await oldest.boundingBox(), await next.boundingBox()];
  const before = await places();
  await press(next);
  await expect(authors).toHaveText(["E"]);
  expect(await places(), "what the visitor presses next stays where it is, however short the page").toEqual(before);
  await expect(status).toHaveText("Page 2 of 2, 5 reviews");
  await choose(high);
  await expect(authors).toHaveText(["B", "D", "A", "E"]);
  await expect(current).toHaveText("Page 1");
  await press(next);
  await choose(low);
  await expect(authors).toHaveText(["C", "E", "A", "D"]);
  await expect(current).toHaveText("Page 1");
  await press(next);
  await choose(oldest);
  await expect(authors).toHaveText(["A", "B", "C", "D"]);
  await expect(byDate).toBeChecked();
  await expect(current).toHaveText("Page 1");
  await press(next);
  await expect(authors).toHaveText(["E"]);
  await choose(newest);
  await expect(authors).toHaveText(["D", "C", "B", "A"]);
  for (const byDates of [newest, byDate]) {
    await choose(high);
    await expect(newest).not.toBeChecked();
    await choose(byDates);
    await expect(authors).toHaveText(["D", "C", "B", "A"]);
    await expect(newest).toBeChecked();
  }
});

test("Next is not lost while another order is on its way", async ({ page }) => {
  const { oldest, next, current, status } = await openDialog(page, "/male-entertainer-hire");
  await expect(status).toHaveText(/^Page 1 of/);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/reviews\?.*sort=oldest/, async (route) => {
    await held;
    await route.continue();
  });
  await choose(oldest);
  await press(next);
  await expect(current).toHaveText("Page 2");
  release();
  await expect(status).toHaveText(/^Page 2 of/);
});

test("a number beside the last page is reached while that is still on its way", async ({ page, stocked: site }) => {
  await onlyManyReviews(site, 2000);
  const { number, current, status, reviews } = await openDialog(page, `${site.origin}/male-entertainer-hire`);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/reviews\?.*from=end$/, async (route) => {
    await held;
    await route.continue();
  });
  await press(number(500));
  await expect(current).toHaveText("Page 500");
  const answer = page.waitForResponse(/\/api\/reviews\?.*from=end&skip=16$/);
  await press(number(496));
  expect((await answer).status()).toBe(200);
  await expect(status).toHaveText("Page 496 of 500, 2000 reviews");
  await expect(reviews).toHaveCount(4);
  release();
});

test("Next held down runs no further ahead of what comes than the feed steps", async ({ page, stocked: site }) => {
  await onlyManyReviews(site, 2000);
  const { next, current, status, list } = await openDialog(page, `${site.origin}/male-entertainer-hire`);
  await expect(status).toHaveText("Page 1 of 500, 2000 reviews");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/reviews\?.*after=/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await next.focus();
  for (let presses = 0; presses < 60; presses++) await page.keyboard.press("Enter");
  await expect(current).toHaveText("Page 52");
  release();
  await expect(list).not.toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Enter");
  await expect(status).toHaveText("Page 53 of 500, 2000 reviews");
  await expect(page.getByRole("alert")).toHaveCount(0);
});
