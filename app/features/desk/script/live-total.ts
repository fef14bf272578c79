/** Shows the sum of the typed lines and its deposit, and has it read out once the typing pauses. The server works both out again. */
import { formatPounds, readSignedPounds } from "../../../ui/money.ts";
import { splitTotal } from "../../money/rules.ts";

/** As long as the pause of the public form's `LiveRegion`. */
const pauseMs = 900;

export function showLiveTotals(): void {
  for (const price of document.querySelectorAll<HTMLElement>("[data-price]")) {
    const live = price.querySelector<HTMLElement>("[data-live]");
    const spoken = price.querySelector("[data-spoken]");
    if (!live || !spoken) continue;
    const { percent } = price.dataset;
    const terms = { percent: Number(percent), minimum: Number(price.dataset.minimum) };
    const show = () => {
      const inputs = [...price.querySelectorAll<HTMLInputElement>("[data-pounds]")];
      const amounts = inputs.filter(({ value }) => value.trim() !== "").map(({ value }) => readSignedPounds(value));
      const known = amounts.filter((pence) => pence !== undefined);
      const total = known.reduce((sum, pence) => sum + pence, 0);
      const { deposit, balance } = splitTotal(total, terms);
      const shares =
        percent && balance > 0 ? `: ${formatPounds(deposit)} deposit, ${formatPounds(balance)} balance` : "";
      const lacking = known.length === amounts.length && [...price.querySelectorAll(".desk-line")].some(halfTyped);
      live.textContent = lacking
        ? `${formatPounds(total)} so far: a line has no pounds yet.`
        : known.length < amounts.length
          ? "One of the lines is not an amount."
          : `${formatPounds(total)} in all${shares}`;
    };
    live.hidden = false;
    let pause: ReturnType<typeof setTimeout>;
    price.addEventListener("input", () => {
      show();
      clearTimeout(pause);
      pause = setTimeout(() => {
        if (spoken.textContent !== live.textContent) spoken.textContent = live.textContent;
      }, pauseMs);
    });
    show();
  }
}

/** Whether a line has a label but no amount. */
const halfTyped = (line: Element): boolean => {
  const [label, pounds] = line.querySelectorAll<HTMLInputElement>("input:not([type=hidden])");
  return label?.value.trim() !== "" && pounds?.value.trim() === "";
};
