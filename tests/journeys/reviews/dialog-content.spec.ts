import { overflows } from "../../support/browser/geometry.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { press } from "../../support/browser/press.ts";
import { onlyReviews } from "../../support/browser/review-store.ts";
import { dialogOf, openDialog } from "../../support/browser/reviews-dialog.ts";
import { expect, test } from "../../support/browser/test.ts";
import { reviewRow } from "../../support/product/reviews.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("one review has no pages, and an act that has none leads to all", async ({ page, stocked: site }) => {
  await onlyReviews(site, [reviewRow("other", { act: "drag-acts", author: "Somebody" })]);
  const one = await openDialog(page, `${site.origin}/drag-queen-hire`);
  await expect(one.reviews).toHaveCount(1);
  await expect(one.dialog).toContainText("1 review of our drag acts");
  await expect(one.next).toHaveCount(0);

  const { dialog, reviews, authors, list } = await openDialog(page, `${site.origin}/male-stripper-hire`);
  await expect(dialog).toContainText("No reviews of our male strippers yet.");
  await expect(dialog).toContainText("Excellent");
  await expect(reviews).toHaveCount(0);
  await press(dialog.getByRole("button", { name: "Show all reviews" }));
  await expect(authors).toHaveText(["Somebody"]);
  await expect(list).toBeFocused();
});

test("whatever was written is shown as it was written, under its average, in a list of 40 to 45% of the screen that scrolls by itself; nothing is cut off at any width", async ({
  page,
  stocked: site,
}) => {
  const html = `<img src=x onerror="document.title='broken'"><b>bold</b> & "quoted" {{braces}}`;
  const base = { act: "male-strippers", date: "2026-05-05", rating: 4 } as const;
  await onlyReviews(site, [
    reviewRow("d-html", { ...base, author: "<script>alert(1)</script>", content: html, rating: 5 }),
    reviewRow("c-long", { ...base, author: "Long", content: `${"All of it. ".repeat(330)}${"x".repeat(370)}` }),
    reviewRow("b-rtl", { ...base, author: "ליאור כהן", location: "مدينة", content: "ערב נפלא, תודה!" }),
    reviewRow("a-undated", { ...base, date: null, author: "Sam", eventType: null, rating: 1 }),
  ]);
  const { dialog, reviews, authors, list, next, close } = await openDialog(page, `${site.origin}/male-stripper-hire`);
  await expect(dialog).toContainText("4 reviews of our male strippers");
  await expect(next).toHaveCount(0);
  await expect(authors).toHaveText(["<script>alert(1)</script>", "Long", "ליאור כהן", "Sam"]);
  await expect(reviews.nth(0)).toHaveText(html);
  expect((await reviews.nth(1).innerText()).length).toBe(4000);
  expect(await reviews.nth(2).evaluate((quote) => getComputedStyle(quote).direction)).toBe("rtl");
  await expect(dialog.locator("figcaption").nth(2)).toContainText("5 May 2026");
  await expect(dialog.locator("figcaption").nth(3)).toHaveText("SamLeeds, Recent");
  await expect(page).not.toHaveTitle("broken");
  // The average is 3.5, and the number of stars is rounded.
  await expect(dialog.locator(".reviews-average .display")).toHaveText("3.5");
  await expect(dialog.locator(".reviews-average .stars")).toHaveClass(/stars-4/);

  const sideways = (element: HTMLElement | SVGElement) => element.scrollWidth - element.clientWidth;
  const phone = page.viewportSize() ?? { width: 0, height: 0 };
  for (const size of [phone, { width: 1440, height: 900 }, { width: 320, height: 640 }]) {
    await page.setViewportSize(size);
    for (const element of [dialog, list]) expect(await element.evaluate(sideways), `${size.width} px`).toBe(0);
    await expect(close).toBeInViewport({ ratio: 1 });
    if (size.width === 320) continue;
    const { share, scrolls } = await list.evaluate((element) => ({
      share: element.getBoundingClientRect().height / innerHeight,
      scrolls: element.scrollHeight > element.clientHeight,
    }));
    expect(share).toBeGreaterThanOrEqual(0.4);
    expect(share).toBeLessThanOrEqual(0.45);
    expect(scrolls).toBe(true);
  }
  expect(await overflows(page)).toEqual([]);
});

test("where the dialog itself can't be loaded, the stars lead to the same reviews", async ({ page, expectProblem }) => {
  expectProblem(/dialog-/);
  await page.route("**/assets/dialog-*.js", (route) => route.abort());
  await page.goto("/male-stripper-hire");
  await hydrated(page);
  await page.locator("[aria-haspopup=dialog]").first().waitFor({ state: "attached" });
  await press(dialogOf(page).trigger);
  await expect(page).toHaveURL(/\/reviews\?act=male-strippers$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("What people");
});

test("on the home page the dialog has the fifteen reviews, and nothing opens it", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await hydrated(page);
  const { trigger, dialog, reviews, numbers } = dialogOf(page);
  await expect(trigger).toHaveCount(1);
  await expect(trigger).toBeHidden();
  await page.locator("[aria-haspopup=dialog]").waitFor({ state: "attached" });
  await trigger.evaluate((link) => (link as HTMLElement).click());
  await expect(reviews).toHaveCount(4);
  await expect(numbers.getByRole("button")).toHaveCount(4);
  await expect(dialog).toContainText("15 reviews");
  await press(numbers.getByRole("button").last());
  await expect(reviews).toHaveCount(3);
  expect(asked).not.toContain("/api/reviews");
});
