import { dayInWords } from "../shell/day-in-words.tsx";

/** Keeps the day in words under each date input. */
export function sayDays(): void {
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "date") return;
    const words = document.querySelector(`output[for="${CSS.escape(target.id)}"]`);
    if (words) words.textContent = dayInWords(target.value);
  });
}
