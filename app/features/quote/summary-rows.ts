/** All that the customer told us, in the order of the form: for both emails and the private page. */

import { formatLongDate } from "../../dates/dates.ts";
import { formatStart } from "../../dates/start.ts";
import { unlinked } from "../../email/typed-text.ts";
import { namesOf } from "./display-names.server.ts";
import { contactMethods, occasions } from "./form/fields.ts";
import type { RequestedQuote } from "./table.server.ts";

/** Shown wherever cancellation terms are shown: reg 28(1)(h) of the Consumer Contracts Regulations 2013. */
export const fixedDateNote = "The 14-day right to cancel does not apply to entertainment booked for a fixed date.";

export interface SummaryRow {
  label: string;
  value: string;
  /** The visitor's own words, which may be any text */
  typed?: true;
}

const labelOf = (choices: readonly { value: string; label: string }[], value: string | null) =>
  choices.find((choice) => choice.value === value)?.label ?? value ?? "";

export function actRows(quote: RequestedQuote): SummaryRow[] {
  const names = namesOf(quote);
  return answeredRows([
    ["Act", names.act],
    ["Package", names.package],
    ["Included", names.included],
    ["Performers", String(quote.performers)],
  ]);
}

/** When, where and for whom. */
export function eventRows(quote: RequestedQuote): SummaryRow[] {
  return answeredRows([
    ["Date", formatLongDate(quote.eventDate)],
    ["Start", quote.eventTime && formatStart(quote.eventDate, quote.eventTime)],
    ["Place", quote.place, "typed"],
    ["Venue", quote.venue, "typed"],
    ["Group size", `${quote.groupSize} ${quote.groupSize === 1 ? "person" : "people"}`],
    ["Occasion", labelOf(occasions, quote.occasion)],
    ["Notes", quote.notes, "typed"],
  ]);
}

export const partyRows = (quote: RequestedQuote): SummaryRow[] => [...actRows(quote), ...eventRows(quote)];

export function personRows(quote: RequestedQuote): SummaryRow[] {
  return answeredRows([
    ["Name", quote.name, "typed"],
    ["Email", quote.email, plainAddress.test(quote.email) ? undefined : "typed"],
    ["Phone", quote.phone, "typed"],
    ["Best reached by", quote.reachBy && labelOf(contactMethods, quote.reachBy)],
    ["When not to call", quote.noCalls, "typed"],
    ["A surprise", quote.surprise ? "Yes" : null],
    ["Everyone 18 or over", "Confirmed"],
    ["News and offers", quote.marketingAt && "Yes please"],
  ]);
}

export const allRows = (quote: RequestedQuote): SummaryRow[] => [...partyRows(quote), ...personRows(quote)];

/** When and where, for the ticket in an email. @param place by its proper name; null for one that we don't know */
export const ticketRows = (quote: RequestedQuote, place: string | null = namesOf(quote).place): SummaryRow[] =>
  answeredRows([
    ["Date", formatLongDate(quote.eventDate)],
    ["Start", quote.eventTime && formatStart(quote.eventDate, quote.eventTime)],
    ["Place", place],
  ]);

/** The rows about the party that the ticket in the email does not show. */
export function besideTicket(quote: RequestedQuote): SummaryRow[] {
  const ticket = ticketRows(quote);
  return partyRows(quote).filter(
    ({ label, value }) => !ticket.some((row) => row.label === label && row.value === value),
  );
}

/** All rows that the ticket in the email does not show. */
export const allBesideTicket = (quote: RequestedQuote): SummaryRow[] => [...besideTicket(quote), ...personRows(quote)];

/** The visitor's own words last and without links: anybody may have typed them and given somebody else's address. */
export const summaryRowsForEmail = (rows: readonly SummaryRow[]): SummaryRow[] => [
  ...rows.filter(({ typed }) => !typed),
  ...rows.filter(({ typed }) => typed).map((row) => ({ ...row, value: unlinked(row.value) })),
];

const answeredRows = (rows: [label: string, value: string | null, typed?: "typed" | undefined][]): SummaryRow[] =>
  rows.flatMap(([label, value, typed]) =>
    value === null || value === "" ? [] : [{ label, value, ...(typed && { typed: true as const }) }],
  );

/** A plain email address. Without this limit, the part before the @ could hold almost anything, even a path. */
const plainAddress = /^[\p{L}\p{N}._-]+(?:\+[\p{L}\p{N}_-]*)?@/u;
