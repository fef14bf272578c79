/** The lines of a price in a form's fields: line-0-label, line-0-detail, line-0-pounds, and so on. */
import { tidyText } from "../../../forms/tidy-text.ts";
import type { Mistake } from "../../../ui/error-summary/error-summary.tsx";
import { formatPounds, readPounds, readSignedPounds } from "../../../ui/money.ts";
import { linesOf, type OfferLine, withTrueDetail } from "../../booking/offer.server.ts";
import { prices } from "../../catalogue/store.server.ts";
import { balanceDueOn, type Estimate } from "../../quote/estimate/estimate.ts";

export interface TypedLine {
  label: string;
  detail: string;
  pounds: string;
}

/** Maximum characters of the note sent with a price. */
export const maxNoteLength = 1500;
export const readNote = (typed: string): string => tidyText(typed, true).slice(0, maxNoteLength);

const maxLines = 12;
/** How many empty lines are offered after the last one. */
const spare = 2;
/** Maximum characters of what is typed in a line; the rest is cut off. */
export const maxLengths = { label: 120, detail: 200, pounds: 12 };
const read = (name: keyof TypedLine, typed: string) => tidyText(typed).slice(0, maxLengths[name]);
export const readLabel = (typed: string): string => read("label", typed);

export const typedLines = (lines: readonly OfferLine[]): TypedLine[] =>
  lines.map(({ label, detail, pence }) => ({ label, detail, pounds: formatPounds(pence).replace("£", "") }));

/** The initial lines when the price list has no travel to the place: the act, and travel with an empty price. */
export function linesToFill(estimate: Estimate): TypedLine[] {
  const [act, travel] = linesOf(estimate, 0) ?? [];
  return act && travel ? [...typedLines([act]), { label: travel.label, detail: travel.detail, pounds: "" }] : [];
}

/** After the details have changed. Pounds typed for travel to the same place are kept. @returns undefined while travel has no price */
export function linesFromEstimate(estimate: Estimate, typed: readonly TypedLine[]): OfferLine[] | undefined {
  const travel = linesOf(estimate, 0)?.[1]?.label;
  const pounds = typed.find(({ label }) => label === travel)?.pounds ?? "";
  return linesOf(estimate) ?? linesOf(estimate, readPounds(pounds));
}

export const withSpare = (lines: readonly TypedLine[]): TypedLine[] => [
  ...lines,
  ...Array.from({ length: Math.min(spare, maxLines - lines.length) }, () => ({ label: "", detail: "", pounds: "" })),
];

/** How the deposit follows from the total, to show it while lines are typed; undefined if the party is so near that all is due at once. */
export const liveDeposit = (eventDate: string, today: string) =>
  balanceDueOn(eventDate, prices.balanceDueDays) > today ? prices.deposit : undefined;

/** The lines as typed, without empty ones. The "… each" in a detail is updated to match its line's sum. */
export function linesIn(field: (name: string) => string): TypedLine[] {
  const lines: TypedLine[] = [];
  for (let index = 0; index < maxLines; index++) {
    const part = (name: keyof TypedLine) => read(name, field(`line-${index}-${name}`));
    const line = { label: part("label"), detail: part("detail"), pounds: part("pounds") };
    const { detail } = withTrueDetail({ ...line, pence: readSignedPounds(line.pounds) ?? 0 });
    if (line.label !== "" || line.pounds !== "") lines.push({ ...line, detail });
  }
  return lines;
}

/** @returns the lines, or the first mistake in them */
export function readLines(typed: readonly TypedLine[]): OfferLine[] | Mistake {
  const lines: OfferLine[] = [];
  for (const [index, { label, detail, pounds }] of typed.entries()) {
    if (label === "") return { message: `Say what the ${pounds} is for.`, field: `line-${index}-label` };
    const pence = readSignedPounds(pounds);
    if (pence === undefined) return { message: notAnAmount(label, pounds), field: `line-${index}-pounds` };
    lines.push({ label, detail, pence });
  }
  return lines.length > 0 ? lines : { message: "Write at least one line with its pounds.", field: "line-0-label" };
}

const notAnAmount = (label: string, pounds: string) =>
  pounds === ""
    ? `Write the pounds for ${label}, or 0 where it is included.`
    : `“${pounds}” for ${label} is not an amount. Write pounds, such as 120 or 99.50.`;

/** @returns the result of `readLines`, if the typed lines are for the current details; otherwise undefined */
export const linesFor = (priced: string, field: (name: string) => string, typed: readonly TypedLine[]) =>
  typed.length > 0 && field("pricedFor") === priced ? readLines(typed) : undefined;
