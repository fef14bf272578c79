/** The dialog's orders and pages: visitors get what they pressed, however late the feed answers. */
import { hold } from "../../support/browser/hold.ts";
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
  const { dialog, authors, current, next, previous, numbers, newest, oldest, byDate, high, low, status } = found;
  await expect(authors).toHaveText(["D", "C", "B", "A"]);
  await expect(dialog).toContainText("5 reviews of our male strippers");
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  await expect(numbers.getByRole("button")).toHaveCount(2);
  await next.scrollIntoViewIfNeeded();
  const places = async () => [await oldest.boundingBox(), await next.boundingBox()];
  const before = await places();
  await press(next);
  await expect(authors).toHaveText(["E"]);
  expect(await places(), "what the visitor presses next stays where it is, however short the page").toEqual(before);
  await expect(status).toHaveText("Page 2 of 2, 5 reviews");
  await expect(next).toHaveAttribute("aria-disabled", "true");
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

test("a fetch that fails says so in words, and is tried again when asked; Next is not lost while another order is on its way", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/503.*\/api\/reviews/);
  expectProblem(/GET \/api\/reviews\?… failed/);
  let away = true;
  await page.route("**/api/reviews**", (route) =>
    away ? route.fulfill({ status: 503, body: "away" }) : route.continue(),
  );
  const { dialog, list, oldest, next, current, status } = await openDialog(page, "/male-entertainer-hire");
  const alert = dialog.getByRole("alert");
  await expect(alert).toContainText("The reviews didn’t load.");
  await expect(dialog.getByRole("link", { name: "Read them on their own page" })).toHaveAttribute("href", "/reviews");
  const again = dialog.getByRole("button", { name: "Try again" });
  await press(again);
  await expect(alert).toBeFocused();
  away = false;
  await press(again);
  await expect(status).toHaveText(/^Page 1 of/);
  await expect(list).toBeFocused();

  const release = await hold(page, /\/api\/reviews\?.*sort=oldest/);
  await choose(oldest);
  await press(next);
  await expect(current).toHaveText("Page 2");
  release();
  await expect(status).toHaveText(/^Page 2 of/);
});

test("2,000 reviews: a few numbers, each a short way; Next held down runs no further ahead of what comes than the feed steps", async ({
  page,
  stocked: site,
}) => {
  await onlyManyReviews(site, 2000);
  const found = await openDialog(page, `${site.origin}/male-entertainer-hire`);
  const { numbers, number, current, status, next, previous, reviews, list, dialog } = found;
  const shown = async () =>
    (await numbers.innerText())
      .replace(/Page\s*/g, "")
      .split(/\s+/)
      .join(" ");
  await expect.poll(shown).toBe("1 2 3 4 5 … 500");
  await expect(status).toHaveText("Page 1 of 500, 2000 reviews");

  await test.step("Next held down while nothing comes", async () => {
    const release = await hold(page, /\/api\/reviews\?.*after=/);
    await next.focus();
    for (let presses = 0; presses < 60; presses++) await page.keyboard.press("Enter");
    await expect(current).toHaveText("Page 52");
    release();
    await expect(list).not.toHaveAttribute("aria-busy", "true");
    await page.keyboard.press("Enter");
    await expect(status).toHaveText("Page 53 of 500, 2000 reviews");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  await test.step("a number beside the last page is reached while that is still on its way", async () => {
    const release = await hold(page, /\/api\/reviews\?.*from=end$/);
    await press(number(500));
    await expect(current).toHaveText("Page 500");
    const answer = page.waitForResponse(/\/api\/reviews\?.*from=end&skip=16$/);
    await press(number(496));
    expect((await answer).status()).toBe(200);
    await expect(status).toHaveText("Page 496 of 500, 2000 reviews");
    await expect(reviews).toHaveCount(4);
    release();
  });

  await press(number(500));
  await expect(status).toHaveText("Page 500 of 500, 2000 reviews");
  await expect(reviews).toHaveCount(4);
  await expect.poll(shown).toBe("1 … 496 497 498 499 500");
  await press(number(496));
  await expect(current).toHaveText("Page 496");
  await press(next);
  await expect(current).toHaveText("Page 497");
  await press(previous);
  await expect.poll(shown).toBe("1 … 494 495 496 497 498 499 500");
  await expect.poll(() => dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await press(number(1));
  await expect(current).toHaveText("Page 1");
});
