import path from "node:path";
import type { Page } from "@playwright/test";
import { arrived } from "../support/browser/arrived.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { test } from "../support/browser/tagged.ts";

const folder = path.resolve(import.meta.dirname, "../../docs/pictures");

/** Texts at the edges of the screen. */
async function take(page: Page, name: string) {
  await arrived(page);
  const file = path.join(folder, `${name}-${test.info().project.name}.jpg`);
  await page.screenshot({ path: file, type: "jpeg", quality: 80, animations: "disabled" });
}

for (const [name, address] of [
  ["consent-home", "/"],
  ["consent-quote", "/male-stripper-quote"],
] as const) {
  test(`the question, on ${address}`, async ({ page }) => {
    await page.goto(address);
    await page.locator(".consent:not([data-waiting])").waitFor();
    await take(page, name);
  });
}

test("toasts", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-write"]);
  await page.goto("/cheeky-butler-hire");
  await page.getByRole("button", { name: "No, thanks" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Contact Us", exact: true }).click();
  await page.getByRole("button", { name: "Copy the phone number" }).click();
  await page.locator(".toast").waitFor();
  await take(page, "toast");
  await page.keyboard.press("Escape");
  await context.setOffline(true);
  await page.locator(".toast[data-variant=destructive]").waitFor();
  await take(page, "toast-offline");
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
  await take(page, "conversion-check");
});
