/** Takes the focus to what by itself takes none, such as the page's heading; nothing scrolls. @param selector the first that fits it */
export function focusOn(selector: string): void {
  const target = document.querySelector<HTMLElement>(selector);
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
