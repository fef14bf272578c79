import type { Page } from "@playwright/test";
import site from "#content/site.ts";
import { coveredFocus } from "../support/browser/geometry.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { expect, test } from "../support/browser/test.ts";

const menu = (page: Page, label: string) => {
  const button = page.getByRole("banner").getByRole("button", { name: label, exact: true });
  return { button, panel: button.locator("xpath=following-sibling::*[1]") };
};

test("Explore leads to the locations and the three most asked-for acts", async ({ page }) => {
  await page.goto("/");
  const { button, panel } = menu(page, "Explore");
  await expect(panel).toBeHidden();
  await button.click();
  const links = panel.getByRole("link");
  await expect(links).toHaveText(["Our Locations", "Male Strippers", "Female Strippers", "Cheeky Butlers"]);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(["/locations", "/male-stripper-hire", "/female-stripper-hire", "/cheeky-butler-hire"]);
  await panel.getByRole("link", { name: "Cheeky Butlers", exact: true }).click();
  await expect(page).toHaveURL(/\/cheeky-butler-hire$/);
  await expect(menu(page, "Explore").panel).toBeHidden();
});

test("Contact Us has the email address and the phone number, each ready to be used", async ({ page }) => {
  await page.goto("/");
  const { button, panel } = menu(page, "Contact Us");
  await button.click();
  const mail = panel.getByRole("link", { name: new RegExp(site.email) });
  await expect(mail).toHaveAttribute("href", `mailto:${site.email}`);
  await expect(mail).toBeVisible();
  const phone = panel.getByRole("link", { name: new RegExp(site.phone.display) });
  await expect(phone).toHaveAttribute("href", `tel:${site.phone.e164}`);
  await expect(phone).toBeVisible();
});

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "with JavaScript off", () => {
    test.use({ javaScriptEnabled: scripts });

    for (const label of ["Explore", "Contact Us"]) {
      test(`${label} opens with Enter and with Space, closes with Escape, and the focus comes back to its button`, async ({
        page,
      }) => {
        await page.goto("/");
        if (scripts) await hydrated(page);
        const { button, panel } = menu(page, label);
        await button.focus();
        for (const key of ["Enter", "Space"]) {
          await page.keyboard.press(key);
          await expect(panel).toBeVisible();
          await page.keyboard.press("Tab");
          await expect(panel.getByRole("link").first()).toBeFocused();
          expect(await coveredFocus(page)).toBeUndefined();
          await page.keyboard.press("Escape");
          await expect(panel).toBeHidden();
          await expect(button).toBeFocused();
        }
      });

      test(`${label} opens with a click and closes with a click elsewhere`, { tag: "@both" }, async ({ page }) => {
        await page.goto("/");
        const { button, panel } = menu(page, label);
        await button.click();
        await expect(panel).toBeVisible();
        const box = await panel.boundingBox();
        const width = page.viewportSize()?.width ?? 0;
        expect(box && box.x >= 0 && box.x + box.width <= width, "the open menu is on the screen").toBe(true);
        await page.mouse.click(3, 560);
        await expect(panel).toBeHidden();
      });
    }
  });
}

test("the phone number is in reach: in the header of a wide screen, in the bar at the foot of a narrow one", {
  tag: "@both",
}, async ({ page }) => {
  await page.goto("/cheeky-butler-hire");
  const wide = (page.viewportSize()?.width ?? 0) >= 640;
  const place = wide ? page.getByRole("banner") : page.getByRole("navigation", { name: "Call or message us" });
  const call = place.locator(`a[href="tel:${site.phone.e164}"]`).filter({ visible: true });
  await expect(call).toBeInViewport();
  await page.keyboard.press("End");
  await expect(call).toBeInViewport();
});

test("the first Tab offers to skip to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("at 360, 375 and 390 px the header is one row with air between its parts", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  for (const width of [360, 375, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const parts = [
      page.getByRole("banner").locator(".brand"),
      menu(page, "Explore").button,
      menu(page, "Contact Us").button,
    ];
    // The text alone, without the button's padding.
    const boxes = await Promise.all(
      parts.map((part) =>
        part.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          return { left, right, middle: (top + bottom) / 2 };
        }),
      ),
    );
    for (const [index, box] of boxes.entries()) {
      expect(box.right, "on the screen").toBeLessThanOrEqual(width);
      const before = boxes[index - 1];
      if (!before) continue;
      expect(box.left - before.right).toBeGreaterThanOrEqual(16);
      expect(Math.abs(box.middle - before.middle)).toBeLessThan(6);
    }
  }
});
