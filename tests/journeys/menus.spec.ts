import type { Page } from "@playwright/test";
import site from "#content/site.ts";
import { coveredFocus } from "../support/browser/geometry.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { expect, test } from "../support/browser/test.ts";

const menu = (page: Page, label: string) => {
  const button = page.getByRole("banner").getByRole("button", { name: label, exact: true });
  return { button, panel: button.locator("xpath=following-sibling::*[1]") };
};

test("the first Tab skips to the content; on a phone the header is one row, and its menus lead to what they say", async ({
  page,
}) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const explore = menu(page, "Explore");
  const contact = menu(page, "Contact Us");

  await hydrated(page);
  for (const width of [360, 375, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const parts = [page.getByRole("banner").locator(".brand"), explore.button, contact.button];
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
      expect(box.left - before.right, "air between the parts").toBeGreaterThanOrEqual(16);
      expect(Math.abs(box.middle - before.middle)).toBeLessThan(6);
    }
  }

  await contact.button.click();
  const mail = contact.panel.getByRole("link", { name: new RegExp(site.email) });
  await expect(mail).toHaveAttribute("href", `mailto:${site.email}`);
  await expect(mail).toBeVisible();
  const phone = contact.panel.getByRole("link", { name: new RegExp(site.phone.display) });
  await expect(phone).toHaveAttribute("href", `tel:${site.phone.e164}`);
  await expect(phone).toBeVisible();

  await expect(explore.panel).toBeHidden();
  await explore.button.click();
  const links = explore.panel.getByRole("link");
  await expect(links).toHaveText(["Our Locations", "Male Strippers", "Female Strippers", "Cheeky Butlers"]);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(["/locations", "/male-stripper-hire", "/female-stripper-hire", "/cheeky-butler-hire"]);
  await links.last().click();
  await expect(page).toHaveURL(/\/cheeky-butler-hire$/);
  await expect(explore.panel).toBeHidden();
});

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "with JavaScript off", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a menu opens with Enter, Space and a click; Escape gives the focus back to its button, a click elsewhere closes it too", async ({
      page,
    }) => {
      await page.goto("/");
      if (scripts) await hydrated(page);
      for (const label of ["Explore", "Contact Us"]) {
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
      }
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        for (const label of ["Explore", "Contact Us"]) {
          const { button, panel } = menu(page, label);
          await button.click();
          await expect(panel).toBeVisible();
          const box = await panel.boundingBox();
          expect(box && box.x >= 0 && box.x + box.width <= width, "the open menu is on the screen").toBe(true);
          await page.mouse.click(3, 560);
          await expect(panel).toBeHidden();
        }
      }
    });
  });
}

test("the phone number is in reach: in the header of a wide screen, in the bar at the foot of a narrow one", async ({
  page,
}) => {
  await page.goto("/cheeky-butler-hire");
  const places = { 390: page.getByRole("navigation", { name: "Call or message us" }), 1440: page.getByRole("banner") };
  for (const [width, place] of Object.entries(places)) {
    await page.setViewportSize({ width: Number(width), height: 844 });
    const call = place.locator(`a[href="tel:${site.phone.e164}"]`).filter({ visible: true });
    for (const key of ["Home", "End"]) {
      await page.keyboard.press(key);
      await expect(call).toBeInViewport();
    }
  }
});
