import type { Page } from "@playwright/test";

/**
 * Waits until the web fonts have loaded (app/first-paint/boot.js): lines may move when they do. The desk's pages have a plain stylesheet.
 * A page without either, such as an email or one whose stylesheet was lost, has nothing to wait for.
 */
export async function arrived(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const address = document.querySelector<HTMLElement>("style[data-faces]")?.dataset.faces;
    if (!address)
      return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet);
    const link = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${address}"]`);
    // Reading the height lays the page out, which starts loading the fonts.
    return link?.sheet && document.body.offsetHeight > 0 && document.fonts.status === "loaded";
  });
}
