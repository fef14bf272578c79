import { coveredFocus } from "../support/browser/geometry.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { expect, test } from "../support/browser/test.ts";

test("a step of the focus right after the next page was drawn is not taken back unseen", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  // What Tab does, at the moment that is the hardest to meet with a key: drawn, and nothing else done yet.
  await page.evaluate(() => {
    const drawn = new MutationObserver(() => {
      if (!/butler/i.test(document.querySelector("main h1")?.textContent ?? "")) return;
      drawn.disconnect();
      document.querySelector<HTMLElement>("main section:last-of-type a")?.focus();
    });
    drawn.observe(document.body, { childList: true, subtree: true });
  });
  const card = page.locator("#services").getByRole("link", { name: "Cheeky Butlers" });
  await card.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/cheeky-butler-hire$/);
  // Fires when everything on arrival is done.
  await expect(page.locator("[aria-live=assertive]")).toContainText(/butler/i);
  expect(await coveredFocus(page)).toBeUndefined();
});

test("a page that is gone back to has the focus on something in sight", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.locator("#services").getByRole("link", { name: "Cheeky Butlers" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/cheeky-butler-hire$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.locator("[aria-live=assertive]")).toContainText(/Party/i);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect(await coveredFocus(page)).toBeUndefined();
});

test("a link to a part of another page takes the focus there, and the page is announced", async ({ page }) => {
  await page.goto("/male-stripper-hire-leeds");
  await hydrated(page);
  await page.locator('main a[href="/terms#cancelling"]').first().focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/terms#cancelling$/);
  await expect(page.locator("#cancelling")).toBeFocused();
  await expect(page.locator("[aria-live=assertive]")).toContainText(/terms/i);
  await expect(page.locator("#cancelling")).toBeInViewport();
});
