import type { Page } from "@playwright/test";

/** Presses a key, since a prerendered page waits for input, and waits until React has hydrated the page, which marks <html>. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
    return document.documentElement.classList.contains("hydrated");
  });
}
