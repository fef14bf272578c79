import { hydrated } from "../support/browser/hydrated.ts";
import { test } from "../support/browser/tagged.ts";
import { keep } from "./keep.ts";

/** Only what the screen shows, because the banner is at its edge. */
const screen = { fullPage: false, quality: 80 };

for (const [name, address] of [
  ["consent-home", "/"],
  ["consent-quote", "/male-stripper-quote"],
] as const) {
  test(`the question, on ${address}`, async ({ page }) => {
    await page.goto(address);
    // Where the banner would cover a choice of the form it waits for a scroll.
    await page.locator(".consent").waitFor({ state: "attached" });
    if (await page.locator("#quote").count()) await page.evaluate(() => scrollTo({ top: 520, behavior: "instant" }));
    await page.locator(".consent:not([data-waiting])").waitFor();
    await keep(page, name, screen);
  });
}

test("what the privacy page says once there is a tag", async ({ page }) => {
  await page.goto("/privacy");
  await page.getByRole("button", { name: "No, thanks" }).click();
  await hydrated(page);
  await keep(page, "consent-privacy");
});

test("toasts", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-write"]);
  await page.goto("/cheeky-butler-hire");
  await page.getByRole("button", { name: "No, thanks" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Contact Us", exact: true }).click();
  await page.getByRole("button", { name: "Copy the phone number" }).click();
  await page.locator(".toast").waitFor();
  await keep(page, "toast", screen);
  await page.keyboard.press("Escape");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.locator(".toast[data-variant=destructive]").waitFor();
  await keep(page, "toast-offline", screen);
  await context.setOffline(false);
});

test("the conversion check", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("cookie-choice", JSON.stringify({ granted: false, at: new Date().toISOString(), version: 1 }));
  });
  await page.goto("/test-redirect");
  await hydrated(page);
  await page.getByRole("button", { name: "Fire the conversion" }).click();
  await page.getByRole("heading", { name: "What happened" }).waitFor();
  await keep(page, "conversion-check", screen);
});
