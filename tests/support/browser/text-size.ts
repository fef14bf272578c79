import { expect, type Page } from "@playwright/test";

/** Sets the browser's text size, 16 px by default, as somebody who needs larger text does (WCAG 1.4.4). */
export async function setTextSize(page: Page, px: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: px } });
  await devtools.detach();
  await expect(page.locator("html")).toHaveCSS("font-size", `${px}px`);
}
