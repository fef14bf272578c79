/** Focuses an element that is not focusable by itself, such as the page's heading, without scrolling. @param selector of its first match */
export function focusOn(selector: string): void {
  const target = document.querySelector<HTMLElement>(selector);
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
