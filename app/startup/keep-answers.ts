/**
 * When WebKit restores a page from the back/forward cache, it empties every input with autocomplete="off". To keep the answers after Back,
 * that attribute is removed from these inputs while their page is cached.
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
