/** The table counts days before the party, so an earlier party brings forward the days by which the customer can cancel for less. */
import { addDays, formatDate } from "../../../dates/dates.ts";
import type { CancellationRow } from "../../money/rules.ts";
import type { Quote } from "../../quote/table.server.ts";
import { parseTerms } from "../offer.server.ts";

/** Percent of the total that is kept on cancelling up to and including a day; null means no last day. */
interface Step {
  keepPercent: number;
  until: string | null;
}

/** The steps whose last day is today or later. @param today ISO, at the venue */
function stepsFrom(terms: readonly CancellationRow[], eventDate: string, today: string): Step[] {
  const steps: Step[] = terms
    .toSorted((a, b) => b.from - a.from)
    .map(({ from, keepPercent }, index, { length }) => ({
      keepPercent,
      // The row nearest to the party has no last day.
      until: index === length - 1 ? null : addDays(eventDate, -from),
    }));
  return steps.filter(({ until }) => until === null || until >= today);
}

const keptOn = (steps: readonly Step[], day: string): number =>
  steps.find(({ until }) => until === null || day <= until)?.keepPercent ?? 0;

/** "nothing until 15 May 2027, 15% until 29 May 2027, then 40%" */
const stepsText = (steps: readonly Step[]): string =>
  steps
    .map(({ keepPercent, until }, index) => {
      const kept = keepPercent === 0 ? "nothing" : `${keepPercent}%`;
      if (until !== null) return `${kept} until ${formatDate(until)}`;
      return index === 0 ? kept : `then ${kept}`;
    })
    .join(", ");

/** A row of the differences. @param eventDate after the change @returns `shortens`: cancelling would cost more on some day than now */
export function cancellationTermsAfter({ eventDate: old, offerTerms }: Quote, eventDate: string, today: string) {
  const terms = offerTerms === null ? [] : parseTerms(offerTerms);
  const before = stepsFrom(terms, old, today);
  const after = stepsFrom(terms, eventDate, today);
  const shortens = before.some(({ keepPercent, until }) => until !== null && keptOn(after, until) > keepPercent);
  const row = { label: "Kept on cancelling", before: stepsText(before), after: stepsText(after) };
  return { shortens, rows: row.before === row.after ? [] : [row] };
}
