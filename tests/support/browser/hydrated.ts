import type { Page } from "@playwright/test";

/** Touches a key, as a prerendered page waits for somebody, and waits until React has taken it over: it marks <html> then. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
    return document.documentElement.classList.contains("hydrated");
  });
}
