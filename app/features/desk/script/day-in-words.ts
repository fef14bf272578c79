import { dayInWords } from "../shell/day-in-words.tsx";

/** Updates the text below each date input that spells out its date: as it is typed, and when the browser or a draft has put it back. */
export function sayDays(): void {
  const say = () => {
    for (const { id, value } of document.querySelectorAll<HTMLInputElement>("input[type=date]")) {
      const words = document.querySelector(`output[for="${CSS.escape(id)}"]`);
      const text = dayInWords(value);
      // The text is read out whenever it is set.
      if (words && words.textContent !== text) words.textContent = text;
    }
  };
  say();
  document.addEventListener("input", say);
}
