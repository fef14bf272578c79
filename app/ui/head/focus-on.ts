/**
 * Focuses an element that is not focusable by itself, such as the page's heading, without scrolling.
 * @param selector of its first match
 * @returns whether there is one
 */
export function focusOn(selector: string): boolean {
  const target = document.querySelector<HTMLElement>(selector);
  if (!target) return false;
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    // Else a press on any text within it would focus it again.
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: true });
  return true;
}
