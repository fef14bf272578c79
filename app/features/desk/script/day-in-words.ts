import { dayInWords } from "../shell/day-in-words.tsx";

/** Updates the text below each date input that spells out its date. */
export function sayDays(): void {
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "date") return;
    const words = document.querySelector(`output[for="${CSS.escape(target.id)}"]`);
    if (words) words.textContent = dayInWords(target.value);
  });
}
