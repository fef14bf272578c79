import { coveredFocus } from "../support/browser/geometry.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { expect, test, wideScreen } from "../support/browser/test.ts";

test.use(wideScreen);

test("another page leaves the focus in view and is announced to screen readers", async ({ page }) => {
  const announced = page.locator("[aria-live=assertive]");
  const card = page.locator("#services").getByRole("link", { name: "Cheeky Butlers" });
  await page.goto("/");
  await hydrated(page);
  await test.step("reached by Back", async () => {
    await card.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/cheeky-butler-hire$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(announced).toContainText(/Party/i);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(await coveredFocus(page)).toBeUndefined();
  });
  await test.step("with Tab pressed before the page has taken the focus", async () => {
    // Moves the focus as Tab does, at a moment that a key press hardly ever hits: the page is drawn, and nothing else is done yet.
    await page.evaluate(() => {
      const drawn = new MutationObserver(() => {
        if (!/butler/i.test(document.querySelector("main h1")?.textContent ?? "")) return;
        drawn.disconnect();
        document.querySelector<HTMLElement>("main section:last-of-type a")?.focus();
      });
      drawn.observe(document.body, { childList: true, subtree: true });
    });
    await card.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/cheeky-butler-hire$/);
    // The announcement is the last thing that happens on arrival.
    await expect(announced).toContainText(/butler/i);
    expect(await coveredFocus(page)).toBeUndefined();
  });
  await test.step("reached by a link to one of its parts", async () => {
    await page.getByRole("contentinfo").locator('a[href="/privacy#cookies"]').focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/privacy#cookies$/);
    await expect(page.locator("#cookies")).toBeFocused();
    await expect(announced).toContainText(/privacy/i);
    await expect(page.locator("#cookies")).toBeInViewport();
  });
});
