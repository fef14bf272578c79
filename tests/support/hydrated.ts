import type { Page } from "@playwright/test";

/** Waits until React has taken the page over and its controls answer: it marks <html> then. */
export const hydrated = (page: Page): Promise<void> => page.locator("html.hydrated").waitFor({ state: "attached" });
