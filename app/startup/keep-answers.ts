/**
 * When WebKit restores a page from the back/forward cache, it empties every input with autocomplete="off". So that the answers are
 * there after Back, these inputs have no such attribute while their page is cached.
 */
export function keepAnswers(): void {
  let without: HTMLInputElement[] = [];
  addEventListener("pagehide", ({ persisted }) => {
    if (!persisted) return;
    without = [...document.querySelectorAll<HTMLInputElement>('input[autocomplete="off"]')];
    for (const input of without) input.removeAttribute("autocomplete");
  });
  addEventListener("pageshow", () => {
    for (const input of without) input.autocomplete = "off";
    without = [];
  });
}
