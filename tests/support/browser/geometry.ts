import type { Locator, Page } from "@playwright/test";
import { arrived } from "./arrived.ts";

/** The widths and elements of a document that is wider than the screen, which scrolls sideways on a phone; empty when it fits. */
export async function overflows(page: Page): Promise<string[]> {
  await arrived(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter((el) => {
      const { right, left } = el.getBoundingClientRect();
      return right > clientWidth + 1 || left < -1;
    });
    return [`${scrollWidth} px in ${clientWidth} px`, ...wide.slice(0, 8).map((el) => `${el.tagName}.${el.className}`)];
  });
}

/** Why the focused element can't be seen: a sentence that names it and what covers it; undefined when it can. */
export const coveredFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "nothing has the focus";
    const box = focused.getBoundingClientRect();
    const { innerWidth, innerHeight } = window;
    const name = `${focused.tagName.toLowerCase()} "${(focused.textContent || focused.getAttribute("name") || "").trim().slice(0, 40)}"`;
    // Only the part on the screen counts of an element that is taller than the screen.
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, innerHeight);
    if (bottom - top < 1 || box.right <= 0 || box.left >= innerWidth) return `${name} is off the screen`;
    const labels = [...((focused as HTMLInputElement).labels ?? [])];
    const belongs = (found: Element) =>
      focused.contains(found) || found.contains(focused) || labels.some((label) => label.contains(found));
    const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
    const ys = box.height > innerHeight / 2 ? [(top + bottom) / 2] : [top + 2, (top + bottom) / 2, bottom - 2];
    for (const y of ys) {
      const found = document.elementFromPoint(x, y);
      if (!found || belongs(found)) continue;
      const over = found.closest("header, nav, [class]") ?? found;
      return `${name} is covered by ${over.tagName.toLowerCase()}.${over.className}`;
    }
  });

/** @returns the index of the first locator that does not come after the one before it in the document, or -1 */
export async function outOfOrder(locators: Locator[]): Promise<number> {
  const handles = await Promise.all(locators.map((locator) => locator.first().elementHandle()));
  for (const [index, handle] of handles.entries()) {
    const before = handles[index - 1];
    if (!handle || !before) continue;
    const follows = await handle.evaluate(
      (node, other) => Boolean((other as Node).compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING),
      before,
    );
    if (!follows) return index;
  }
  return -1;
}

/** Texts whose last space is dropped in a row of flex items, such as "Saturday" before a date that stays on one line. */
export const droppedSpaces = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => getComputedStyle(element).display.endsWith("flex"))
      .filter(({ childNodes }) =>
        [...childNodes].some(
          ({ nodeType, textContent, nextSibling }) =>
            nodeType === Node.TEXT_NODE && /\S\s+$/.test(textContent ?? "") && nextSibling instanceof HTMLElement,
        ),
      )
      .map(({ textContent }) => textContent ?? ""),
  );
