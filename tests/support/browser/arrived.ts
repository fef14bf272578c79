import type { Page } from "@playwright/test";

/**
 * Until the whole stylesheet and its web faces have come (app/first-paint/boot.js): a line may stand elsewhere a moment before. A page
 * without it, such as an email or one whose stylesheet was lost, has nothing to wait for.
 */
export async function arrived(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const address = document.querySelector<HTMLElement>("style[data-whole]")?.dataset.whole;
    if (!address) return true;
    const link = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${address}"]`);
    // Laid out with it, the page asks for the faces.
    return link?.sheet && document.body.offsetHeight > 0 && document.fonts.status === "loaded";
  });
}
