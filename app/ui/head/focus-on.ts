/** For elements that are not normally focusable, such as headings; without scrolling. @returns whether the selector has a match */
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
