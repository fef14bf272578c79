import { overflows } from "../../support/browser/geometry.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { press } from "../../support/browser/press.ts";
import { onlyManyReviews, onlyReviews } from "../../support/browser/review-store.ts";
import { dialogOf, openDialog } from "../../support/browser/reviews-dialog.ts";
import { expect, test } from "../../support/browser/test.ts";
import { reviewRow, shuffledRows } from "../../support/product/reviews.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("0, 1, 4, 5, 15 reviews", async ({ newVisitor, stocked: site }) => {
  for (const count of [1, 4, 5, 15]) {
    await onlyReviews(
      site,
      shuffledRows(count).map((row) => ({ ...row, act: "male-strippers" })),
    );
    // A visitor who was here within the hour has the answer of then.
    const { reviews, dialog, current, next, previous, numbers } = await openDialog(
      await newVisitor(),
      `${site.origin}/male-stripper-hire`,
    );
    await expect(reviews).toHaveCount(Math.min(4, count));
    await expect(dialog).toContainText(`${count} ${count === 1 ? "review" : "reviews"} of our male strippers`);
    const pages = Math.ceil(count / 4);
    if (pages === 1) await expect(next).toHaveCount(0);
    else {
      await expect(previous).toHaveAttribute("aria-disabled", "true");
      await expect(numbers.getByRole("button")).toHaveCount(pages);
      for (let number = 2; number <= pages; number++) {
        await press(next);
        await expect(current).toHaveText(`Page ${number}`);
      }
      await expect(reviews).toHaveCount(count % 4 || 4);
      await expect(next).toHaveAttribute("aria-disabled", "true");
    }
  }
  await onlyReviews(site, [reviewRow("other", { act: "drag-acts", author: "Somebody" })]);
  const { dialog, reviews, authors, list } = await openDialog(await newVisitor(), `${site.origin}/male-stripper-hire`);
  await expect(dialog).toContainText("No reviews of our male strippers yet.");
  await expect(dialog).toContainText("Excellent");
  await expect(reviews).toHaveCount(0);
  await press(dialog.getByRole("button", { name: "Show all reviews" }));
  await expect(authors).toHaveText(["Somebody"]);
  await expect(list).toBeFocused();
});

test("2,000 reviews: a few numbers, each a short way", async ({ page, stocked: site }) => {
  await onlyManyReviews(site, 2000);
  const { numbers, number, current, next, previous, reviews, dialog } = await openDialog(
    page,
    `${site.origin}/male-entertainer-hire`,
  );
  await expect(dialog).toContainText("2000 reviews");
  const shown = async () =>
    (await numbers.innerText())
      .replace(/Page\s*/g, "")
      .split(/\s+/)
      .join(" ");
  await expect.poll(shown).toBe("1 2 3 4 5 … 500");
  await press(number(500));
  await expect(current).toHaveText("Page 500");
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

test("whatever was written is shown as it was written", async ({ page, stocked: site }) => {
  const html = `<img src=x onerror="document.title='broken'"><b>bold</b> & "quoted" {{braces}}`;
  const base = { act: "male-strippers", date: "2026-05-05" } as const;
  await onlyReviews(site, [
    reviewRow("d-html", { ...base, author: "<script>alert(1)</script>", content: html }),
    reviewRow("c-long", { ...base, author: "Long", content: `${"All of it. ".repeat(330)}${"x".repeat(370)}` }),
    reviewRow("b-rtl", { ...base, author: "ליאור כהן", location: "مدينة", content: "ערב נפלא, תודה!" }),
    reviewRow("a-undated", { ...base, date: null, author: "Sam", eventType: null }),
  ]);
  const { dialog, reviews, authors, list } = await openDialog(page, `${site.origin}/male-stripper-hire`);
  await expect(authors).toHaveText(["<script>alert(1)</script>", "Long", "ליאור כהן", "Sam"]);
  await expect(reviews.nth(0)).toHaveText(html);
  expect((await reviews.nth(1).innerText()).length).toBe(4000);
  expect(await reviews.nth(2).evaluate((quote) => getComputedStyle(quote).direction)).toBe("rtl");
  await expect(dialog.locator("figcaption").nth(2)).toContainText("5 May 2026");
  await expect(dialog.locator("figcaption").nth(3)).toHaveText("SamLeeds, Recent");
  await expect(page).not.toHaveTitle("broken");
  for (const element of [dialog, list])
    expect(await element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("a fetch that fails says so in words, and is tried again when asked", async ({ page, expectProblem }) => {
  expectProblem(/503.*\/api\/reviews/);
  expectProblem(/GET \/api\/reviews\?… failed/);
  let away = true;
  await page.route("**/api/reviews**", (route) =>
    away ? route.fulfill({ status: 503, body: "away" }) : route.continue(),
  );
  const { dialog, reviews, list } = await openDialog(page);
  const alert = dialog.getByRole("alert");
  await expect(alert).toContainText("The reviews didn’t come.");
  await expect(dialog.getByRole("link", { name: "Read them on their own page" })).toHaveAttribute("href", "/reviews");
  const again = dialog.getByRole("button", { name: "Try again" });
  await press(again);
  await expect(alert).toBeFocused();
  away = false;
  await press(again);
  await expect(reviews.first()).toBeVisible();
  await expect(list).toBeFocused();
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

test("320 px wide, nothing is cut off or scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { dialog, reviews, close } = await openDialog(page);
  await reviews.first().waitFor();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await overflows(page)).toEqual([]);
  await expect(close).toBeInViewport({ ratio: 1 });
});
