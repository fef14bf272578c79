/** Everything she told us, in the order of the form: for both e-mails and the private page. */
import { formatLongDate } from "./dates.ts";
import { occasions, waysToReach } from "./fields.ts";
import type { Quote } from "./table.server.ts";
import { formatTime } from "./times.ts";

/** Said wherever terms of cancellation stand: reg 28(1)(h) of the Consumer Contracts Regulations 2013. */
export const fixedDateNote = "The 14-day right to cancel does not apply to entertainment booked for a fixed date.";

export interface Fact {
  label: string;
  value: string;
}

const labelOf = (choices: readonly { value: string; label: string }[], value: string | null) =>
  choices.find((choice) => choice.value === value)?.label ?? value ?? "";

/** @param names of the act and the package as they stood when she asked */
export function partyFacts(quote: Quote, names: { act: string; package: string }): Fact[] {
  return said([
    ["Act", names.act],
    ["Package", names.package],
    ["Performers", String(quote.performers)],
    ["Date", formatLongDate(quote.event_date)],
    ["Start", quote.event_time && formatTime(quote.event_time)],
    ["Place", quote.place],
    ["Venue", quote.venue],
    ["Group size", `${quote.group_size} ${quote.group_size === 1 ? "person" : "people"}`],
    ["Occasion", labelOf(occasions, quote.occasion)],
    ["Notes", quote.notes],
  ]);
}

export function personFacts(quote: Quote): Fact[] {
  return said([
    ["Name", quote.name],
    ["E-mail", quote.email],
    ["Phone", quote.phone],
    ["Best reached by", quote.reach_by && labelOf(waysToReach, quote.reach_by)],
    ["When not to call", quote.no_calls],
    ["A surprise", quote.surprise ? "Yes" : null],
    ["Everyone 18 or over", "Confirmed"],
    ["News and offers", quote.marketing_at ? "Yes please" : "No thanks"],
  ]);
}

const said = (facts: [string, string | null][]): Fact[] =>
  facts.flatMap(([label, value]) => (value === null || value === "" ? [] : [{ label, value }]));
