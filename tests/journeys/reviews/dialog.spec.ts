import { axe } from "../../support/browser/axe.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { press } from "../../support/browser/press.ts";
import { dialogOf, openDialog } from "../../support/browser/reviews-dialog.ts";
import { listen } from "../../support/browser/spoken.ts";
import { expect, test } from "../../support/browser/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the stars open the dialog, which says what the specification says; the page behind stays, and Close, a touch beside it or Escape gives it back", async ({
  page,
}) => {
  const { dialog, reviews, trigger, close } = await openDialog(page);
  await expect(trigger).toContainText("Excellent 1939 reviews");
  await expect(reviews.first()).toBeVisible();
  // Lined in ink, although the hero behind the dialog is dark: the cards of packages there have a line of paper.
  await expect(dialog.locator(".review").first()).toHaveCSS("border-top-color", "rgb(43, 15, 47)");
  await expect(dialog.locator(".reviews-average")).toContainText("5.0");
  await expect(dialog.locator(".reviews-average")).toContainText("Excellent");
  await expect(dialog.locator(".reviews-average").getByRole("img", { name: "5 out of 5 stars" })).toBeVisible();
  for (const [name, score, share] of [
    ["Service", "4.8", 96],
    ["Value", "4.6", 92],
    ["Quality", "4.7", 94],
  ] as const) {
    const row = dialog.locator(".score").filter({ hasText: name });
    await expect(row).toContainText(score);
    const widths = await row
      .locator("rect")
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
    expect(((widths[1] ?? 0) / (widths[0] ?? 1)) * 100).toBeCloseTo(share, 0);
  }
  await expect(dialog.locator(".trust-badges")).toHaveText(
    "1000+ Happy CustomersTop-Rated ServiceVerified Reviews95% Satisfaction",
  );
  await page.keyboard.press("Escape");
  await expect(trigger).toBeFocused();
  const scrolled = () => page.evaluate(() => scrollY);
  const overflowY = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  const phone = page.viewportSize() ?? { width: 0, height: 0 };
  for (const size of [phone, { width: 1440, height: 900 }])
    await test.step(`${size.width} px wide`, async () => {
      await page.setViewportSize(size);
      await page.keyboard.press("Enter");
      await reviews.first().waitFor();
      await axe(page, { within: "dialog" });
      await press(close);
      await expect(dialog).toBeHidden();
      await expect(trigger).toBeFocused();

      await page.keyboard.press("Enter");
      await reviews.first().waitFor();
      const before = await scrolled();
      await page.mouse.move(4, 4);
      await page.mouse.wheel(0, 600);
      await page.evaluate(() => scrollBy(0, 0));
      expect(await overflowY()).toBe("hidden");
      expect(await scrolled()).toBe(before);
      await page.mouse.click(4, 4);
      await expect(dialog).toBeHidden();
      await expect(trigger).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(trigger).toBeFocused();
      await expect.poll(overflowY).not.toBe("hidden");
    });
});

test("Tab stays inside, every control answers to its key, and Back closes the dialog; with it closed, Back goes back", async ({
  page,
}) => {
  await page.goto("/terms");
  await page.goto("/male-entertainer-hire");
  await hydrated(page);
  const { trigger, dialog, close, byDate, high, oldest, list, next, previous, number, current, reviews } =
    dialogOf(page);
  await trigger.focus();
  await page.keyboard.press("Enter");
  await expect(reviews).toHaveCount(4);
  await expect(close).toBeFocused();
  const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  const phone = page.viewportSize() ?? { width: 0, height: 0 };
  for (const size of [{ width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(size);
    for (let tabs = 0; tabs < 14; tabs++) {
      await page.keyboard.press("Tab");
      expect(await inside()).toBe(true);
    }
    await close.focus();
    await page.keyboard.press("Shift+Tab");
    await expect(next).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(close).toBeFocused();
  }

  await page.keyboard.press("Tab");
  await expect(byDate).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(high).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(oldest).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(list).toBeFocused();
  // The same while the other order is still being fetched.
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(current).toHaveText("Page 2");
  await expect(next).toBeFocused();
  await previous.focus();
  await page.keyboard.press("Space");
  await expect(current).toHaveText("Page 1");
  await number(3).focus();
  await page.keyboard.press("Enter");
  await expect(current).toHaveText("Page 3");
  await page.keyboard.press("Escape");
  await expect(trigger).toBeFocused();

  await press(trigger);
  await expect(dialog).toBeVisible();
  const heading = page.getByRole("heading", { level: 1 });
  const text = await heading.innerText();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();
  await expect(page).toHaveURL("/male-entertainer-hire");
  await expect(heading).toHaveText(text);
  const step = () => page.evaluate(() => window.navigation.currentEntry?.index);
  const closed = await step();
  await press(trigger);
  await expect(dialog).toBeVisible();
  // Pressed between the return of the focus and the close event that follows.
  await dialog.evaluate((shown: HTMLDialogElement) => {
    shown.close();
    document.querySelector<HTMLElement>("main .rating-summary")?.click();
  });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();
  await expect.poll(step).toBe(closed);
  await page.goBack();
  await expect(page).toHaveURL("/terms");
});

test("offline too, closing takes its step of the history back without the router: nothing is fetched, said or drawn again", async ({
  page,
  context,
  expectProblem,
}) => {
  // Errors of parts that are loaded when they are needed, such as the toast about the lost connection.
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const { trigger, dialog, close } = await openDialog(page);
  const heading = page.getByRole("heading", { level: 1 });
  const text = await heading.innerText();
  const step = () => page.evaluate(() => window.navigation.currentEntry?.index ?? -1);
  const opened = await step();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const said = await listen(page);
  await context.setOffline(true);
  for (const closing of [() => page.keyboard.press("Escape"), () => press(close), () => page.goBack()]) {
    await closing();
    await expect(dialog).toBeHidden();
    await expect.poll(step).toBe(opened - 1);
    await expect(trigger).toBeFocused();
    await expect(heading).toHaveText(text);
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await expect.poll(step).toBe(opened);
  }
  expect(asked.filter((url) => url.includes("/male-stripper-hire.data"))).toEqual([]);
  expect(await said()).not.toContain("Loading page...");
});
