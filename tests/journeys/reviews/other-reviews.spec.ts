/**
 * Journeys that put their own reviews in place of the shipped ones; longer than 200 lines, since one worker runs them all: each worker that
 * needs it starts its second site, which takes seconds.
 */
import { overflows } from "../../support/browser/geometry.ts";
import { hold } from "../../support/browser/hold.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { press } from "../../support/browser/press.ts";
import { onlyManyReviews, onlyReviews } from "../../support/browser/review-store.ts";
import { choose, openDialog } from "../../support/browser/reviews-dialog.ts";
import { expect, test } from "../../support/browser/test.ts";
import { ask } from "../../support/processes/http.ts";
import { reviewRow, shuffledRows } from "../../support/product/reviews.ts";
import { textOf } from "../../support/texts/html.ts";

test.describe.configure({ mode: "default" });
test.describe("in the dialog", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("on a page of several acts the dialog has the reviews of those acts and of no other", async ({
    page,
    stocked: site,
  }) => {
    await onlyReviews(
      site,
      ["male-strippers", "female-strippers", "dwarf-hire", "drag-acts", "beer-wenches"].map((act, index) =>
        reviewRow(`r-${act}`, { act, author: act, rating: index + 1, date: `2026-0${index + 1}-01` }),
      ),
    );
    const { authors } = await openDialog(page, `${site.origin}/male-entertainer-hire`);
    await expect(authors).toHaveText(["drag-acts", "dwarf-hire", "male-strippers"]);
    await expect(page.getByRole("dialog")).toContainText("3 reviews of these acts");
    const reviews = (await page.locator("main .rating-summary").getAttribute("href")) ?? "";
    expect(textOf((await ask(site, reviews)).body)).toContain("3 reviews of male strippers");
  });

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
});

test("with scripts the same links change the list in place, and each page has its number", async ({
  page,
  stocked: site,
}) => {
  await onlyReviews(site, [
    ...shuffledRows(68),
    reviewRow("reply", {
      date: "2026-12-01",
      rating: 2,
      author: "Low",
      reply: "Sorry it rained.",
      bookingRef: "BT-1",
      consentedAt: "2026-12-01T00:00:00.000Z",
    }),
  ]);
  await page.goto(`${site.origin}/reviews`);
  await hydrated(page);
  const first = page.locator(".reviews-cards figure").first();
  await expect(first).toContainText("Low");
  await expect(first).toContainText("verified booking");
  await expect(first).toContainText("Reply from Bow & Tassel");
  await expect(first).toContainText("Sorry it rained.");
  const current = page.locator(".page-number[aria-current=page]");
  for (const number of [4, 8, 5, 1]) {
    // The steps back are taken on a wide screen.
    if (number === 5) await page.setViewportSize({ width: 1440, height: 900 });
    const link = page.getByRole("link", { name: `Page ${number}`, exact: true });
    await (number > 5 || number === 4 ? press(link) : link.click());
    await expect(current).toHaveText(`Page ${number}`);
    await expect(page.locator("#list-heading"), "reading goes on at the list's top").toBeFocused();
    await expect(page.locator(".reviews-cards figure")).toHaveCount(number === 8 ? 6 : 9);
  }
  await expect(page.locator(".reviews-order").getByRole("status")).toContainText("69 reviews");
  await page.getByLabel("Sort by").focus();
  await page.getByLabel("Sort by").selectOption("Lowest rated");
  await expect(page).toHaveURL(/\?sort=rating-low#list$/);
  await expect(first).not.toContainText("Low");
  await expect(page.getByLabel("Sort by")).toHaveValue("rating-low");
  await expect(page.getByLabel("Sort by")).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel("Sort by")).toHaveValue("recent");
  await expect(page.getByRole("button", { name: "Show", exact: true })).toBeHidden();
});
