import type { Page } from "@playwright/test";

/**
 * Until the faces were added, or put off, and the rest of the page has followed (app/first-paint/fonts.js): before that, what is below
 * the screen may have another height than a moment later.
 */
export const arrived = (page: Page): Promise<void> =>
  page.locator("html:not(.arriving)").waitFor({ state: "attached" });
