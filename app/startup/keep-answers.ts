/**
 * WebKit empties every input with autocomplete="off" of a page that it has kept whole and brings back. So that the answers are there
 * after Back, these inputs go without the attribute while their page is away.
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
