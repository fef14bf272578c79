/** The lines of a price as the owner writes and changes them. */

import { type OfferLine, totalOf, withTrueDetail } from "../../app/features/booking/offer.server.ts";
import { readLabel } from "../../app/features/desk/booking/lines.server.ts";
import { formatPounds, readPounds, readSignedPounds } from "../../app/ui/money.ts";
import { Refusal } from "../refusal.ts";
import type { Desk } from "./open.ts";

/** @returns pence, below zero for a discount @throws Refusal when it is not an amount */
const needSum = (typed: string): number => readSignedPounds(typed) ?? needPounds(typed);

/** @returns pence @throws Refusal when it is not an amount */
export function needPounds(typed: string): number {
  const pence = readPounds(typed);
  if (pence === undefined) throw new Refusal([`"${typed}" is not an amount. Write pounds, such as 120 or 99.50.`]);
  return pence;
}

/** Reads a line such as "Second costume=25.50". @throws Refusal when it is written in another way */
export function readLine(typed: string): OfferLine {
  const [, label = "", pounds = ""] = /^(.*)=([^=]*)$/s.exec(typed) ?? [];
  const words = readLabel(label);
  if (words === "") throw new Refusal([`"${typed}" is not a line. Write words, = and pounds: "Second costume=25.50".`]);
  return { label: words, detail: "", pence: needSum(pounds) };
}

export const wrongAmount = (typed: string) =>
  readPounds(typed) === undefined ? "Write pounds, such as 120 or 99.50." : undefined;

const wrongSum = (typed: string) => (readSignedPounds(typed) === undefined ? wrongAmount(typed) : undefined);

export async function editLines({ ask }: Desk, initial: readonly OfferLine[]): Promise<OfferLine[]> {
  let lines = [...initial];
  for (;;) {
    const choice = await ask.choose(
      `Lines: ${formatPounds(totalOf(lines))} in all. Are they right?`,
      "--line WORDS=POUNDS",
      [
        { value: "done", label: "Yes" },
        ...lines.map(({ label, pence }, i) => ({ value: `${i}`, label: `Change ${label}`, hint: formatPounds(pence) })),
        { value: "add", label: "Add a line" },
      ],
    );
    if (choice === "done") return lines;
    if (choice === "add") {
      const label = await ask.text("What is it called?", "--extra WORDS=POUNDS", {
        wrong: (typed) => (readLabel(typed) === "" ? "Give it a name." : undefined),
      });
      const pounds = await ask.text("Pounds?", "--extra WORDS=POUNDS", { wrong: wrongSum });
      lines.push({ label: readLabel(label), detail: "", pence: needSum(pounds) });
      continue;
    }
    const index = Number(choice);
    const pounds = await ask.text(`${lines[index]?.label}, in pounds? Empty takes it away.`, "--line WORDS=POUNDS", {
      wrong: (typed) => (typed.trim() === "" ? undefined : wrongSum(typed)),
    });
    lines = lines.flatMap((line, i) =>
      i !== index ? [line] : pounds.trim() === "" ? [] : [withTrueDetail({ ...line, pence: needSum(pounds) })],
    );
  }
}
