import { axe } from "../../support/browser/axe.ts";
import { coveredFocus } from "../../support/browser/geometry.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/tagged.ts";

const question = "May we count what our ads bring?";
const pages = ["/", "/cheeky-butler-hire", "/locations", "/male-stripper-quote", "/privacy"];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of pages) {
  test(`${path}: it lies on no main button and on nothing with the focus, has no faults, and offers two equal answers`, {
    tag: "@both",
  }, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const banner = page.getByRole("region", { name: question });
    // It waits for a scroll where it would lie on the page's main button.
    await expect(banner.or(page.locator(".consent[data-waiting]"))).toBeAttached();
    await page.mouse.wheel(0, 500);
    await expect(banner).toBeVisible();
    const buttons = banner.getByRole("button");
    await expect(buttons).toHaveText(["No, thanks", "Yes, you may"]);
    const looks = await buttons.evaluateAll((all) =>
      all.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { backgroundColor, color, font, border } = getComputedStyle(button);
        return { width: Math.round(width), height, backgroundColor, color, font, border };
      }),
    );
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
    await axe(page);

    await page.evaluate(() => scrollTo(0, 0));
    const covered: string[] = [];
    for (let tabs = 0; tabs < 45; tabs++) {
      await page.keyboard.press("Tab");
      const found = await coveredFocus(page);
      if (found?.includes(".consent")) covered.push(found);
    }
    expect(covered).toEqual([]);
  });
}

test("it is the second stop of the keyboard, and answering leaves the focus in the page", async ({ page }) => {
  await page.goto("/privacy");
  await hydrated(page);
  const banner = page.getByRole("region", { name: question });
  await expect(banner).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(banner.getByRole("link", { name: "What it does" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(banner.getByRole("button", { name: "No, thanks" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(banner).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

test("Cookie choices takes the focus to it each time, also while it is open", async ({ page }) => {
  await page.goto("/privacy");
  await hydrated(page);
  const banner = page.getByRole("region", { name: question });
  await expect(banner).toBeVisible();
  const choices = page.getByRole("contentinfo").getByRole("button", { name: "Cookie choices" });
  for (const time of [1, 2]) {
    await choices.focus();
    await page.keyboard.press("Enter");
    await expect(banner, `${time}`).toBeFocused();
  }
});

test("it makes room for the price's lines while they are open", async ({ page }) => {
  await page.goto("/male-stripper-quote");
  await hydrated(page);
  const banner = page.getByRole("region", { name: question });
  await page.mouse.wheel(0, 500);
  await expect(banner).toBeVisible();
  const details = page.locator(".bottom-bar summary");
  await details.click();
  await expect(banner).toBeHidden();
  await details.click();
  await expect(banner).toBeVisible();
});
