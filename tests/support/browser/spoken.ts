import type { Page } from "@playwright/test";

/** Records what the page's live regions announce from now on. @returns a function for the texts so far, each the whole text of a region */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      const changed = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
      const regions = changed.map((node) =>
        (node instanceof Element ? node : node.parentElement)?.closest("[role=status], [aria-live]"),
      );
      for (const region of new Set(regions)) if (region?.textContent) said.push(region.textContent);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
