/** WebKit empties inputs with autocomplete="off" when Back restores a page: the attribute is removed while the page is cached. */
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
