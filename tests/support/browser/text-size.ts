import { expect, type Page } from "@playwright/test";

/** Sets the browser's text size, 16 px by default, as somebody who needs larger text does (WCAG 1.4.4). */
export async function setTextSize(page: Page, px: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: px } });
  await devtools.detach();
  await expect(page.locator("html")).toHaveCSS("font-size", `${px}px`);
}

/** Sets the text as wide as WCAG 1.4.12 says that a reader may. */
export async function spaceText(page: Page): Promise<void> {
  // Not as a <style> element: the site's policy refuses styles that the site did not write.
  await page.evaluate(async () => {
    const wide = "line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important";
    const sheet = await new CSSStyleSheet().replace(`* { ${wide} } p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
  });
}
