import type { Page } from "@playwright/test";
import site from "#content/site.ts";
import { axe } from "../support/browser/axe.ts";
import { errorScreen } from "../support/browser/error-screen.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { expect, test } from "../support/browser/test.ts";

const region = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" });

const copy = (page: Page) => page.getByRole("button", { name: "Copy the phone number" });

async function open(page: Page) {
  await page.goto("/cheeky-butler-hire");
  await hydrated(page);
}

/** Opens Contact Us and copies the number: the quickest way to a toast. */
async function copyPhone(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: "Contact Us", exact: true }).click();
  await copy(page).click();
  await expect(region(page)).toBeVisible();
}

const stopClock = async (page: Page, ahead: number) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);

/** Announcements to screen readers from now on, each with its urgency. The text leaves the page again after a second. */
async function announced(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const listen = () => {
      for (const region of document.querySelectorAll("body > [role=status][aria-live]"))
        heard.push(`${region.ariaLive}: ${region.textContent}`);
    };
    new MutationObserver(listen).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test.use({ permissions: ["clipboard-read", "clipboard-write"], contextOptions: { reducedMotion: "reduce" } });

test.describe("with a mouse", () => {
  const wide = { width: 1440, height: 900 };
  test.use({ viewport: wide, isMobile: false, hasTouch: false });

  test("the phone number is copied, and a toast over the open menu says so; it goes after 5000 ms, not counting those it is pointed at", async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
    const heard = await announced(page);
    await copyPhone(page);
    await page.mouse.move(5, 700);
    await stopClock(page, 2_000);
    await expect(region(page)).toContainText("Copied the phone number");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.phone.display);
    await expect.poll(heard).toContain(`polite: Notification Copied the phone number ${site.phone.display}`);
    await region(page).hover();
    await page.clock.runFor(60_000);
    await expect(region(page)).toBeVisible();
    await page.mouse.move(5, 700);
    await page.clock.runFor(5_000);
    await expect(region(page)).toBeHidden();
    await page.clock.resume();
    await copy(page).click();
    await expect(region(page)).toBeVisible();
    for (const size of [wide, { width: 390, height: 844 }]) {
      await page.setViewportSize(size);
      // The toast stays while the pointer is over it.
      await region(page).hover();
      await expect(copy(page)).toBeVisible();
      const onTop = await region(page).evaluate((toasts) => {
        const { left, top, width, height } = toasts.getBoundingClientRect();
        return toasts.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(onTop).toBe(true);
    }
    await axe(page, { within: ".toasts" });
  });
});

test("where the browser refuses, the toast says that, and has the number", async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  const heard = await announced(page);
  await copyPhone(page);
  await expect(region(page)).toContainText(site.phone.display);
  await expect(region(page).locator("[data-variant=destructive]")).toBeVisible();
  await expect
    .poll(async () => (await heard()).join())
    .toContain("assertive: Notification Your browser would not let us copy");
  await axe(page, { within: ".toasts" });
});

test("one toast at a time, the newest; an error screen met offline takes the focus, and the toast comes when the connection is back", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/Failed to load|ERR_INTERNET_DISCONNECTED|route module|dynamically imported module|page error/);
  // Switches prefetching off, because going offline would interrupt it.
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await open(page);
  // Loads the code of toasts, while that of the next page is not there.
  await copyPhone(page);
  await context.setOffline(true);
  await expect(region(page)).toContainText("You’re offline");
  await expect(page.locator(".toast")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
  const screen = errorScreen(page);
  await expect(screen.heading).toBeFocused();
  await context.setOffline(false);
  await expect(region(page)).toContainText("You’re back online");
  await expect(page.locator(".toast")).toHaveCount(1);
  await page.getByRole("contentinfo").getByRole("link", { name: "Reviews" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL("/reviews");
});

test("F8 takes the keyboard there, Escape closes it, and the focus goes back; swept more than 50 px to the right, it goes", async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await copyPhone(page);
  await page.keyboard.press("F8");
  await expect(region(page).getByRole("list")).toBeFocused();
  await stopClock(page, 1_000);
  await page.clock.runFor(60_000);
  await expect(region(page), "it waits while it has the focus").toBeVisible();
  await page.keyboard.press("Tab");
  await expect(region(page).getByRole("listitem")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(region(page).getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(region(page)).toBeHidden();
  await expect(copy(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(region(page)).toBeVisible();
  for (const dx of [40, -90, 60]) {
    const box = await region(page).boundingBox();
    if (!box) throw new Error("No toast.");
    const [x, y] = [box.x + 60, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + dx / 2, y);
    await page.mouse.move(x + dx, y);
    await page.mouse.up();
    await expect(region(page), `${dx} px`).toBeVisible({ visible: dx !== 60 });
  }
});

test("the code for toasts is loaded for the first toast; where it can't be loaded, no toast shows and the page goes on working", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/toast-card-.*\.js/);
  expectProblem(/console error: Failed to load resource/);
  let asked = 0;
  await page.route(/\/toast-card-.*\.js/, (route) => {
    asked++;
    return route.fulfill({ status: 404, body: "There is no such file." });
  });
  await page.clock.install();
  await open(page);
  // The clock is stopped, because the code of toasts would also load by itself after a while.
  await stopClock(page, 100);
  expect(asked).toBe(0);
  await page.getByRole("banner").getByRole("button", { name: "Contact Us", exact: true }).click();
  await copy(page).click();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(copy(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("butler");
});
