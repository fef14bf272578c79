/**
 * Focuses an element that is not normally focusable, such as the page's heading, without scrolling.
 * @param selector its first match is focused
 * @returns whether there is a match
 */
export function focusOn(selector: string): boolean {
  const target = document.querySelector<HTMLElement>(selector);
  if (!target) return false;
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    // Otherwise clicking any text inside it would focus it again.
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: true });
  return true;
}
