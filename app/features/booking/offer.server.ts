/** The offer stored in a quote: made from price lines, stored exactly as shown, and read back the same. */

import { z } from "zod";
import { addDays } from "../../dates/dates.ts";
import { jsonColumn } from "../../json-column.server.ts";
import { formatPounds, readPounds } from "../../ui/money.ts";
import { prices } from "../catalogue/store.server.ts";
import { type CancellationRow, divideUp, type Shares, splitTotal } from "../money/rules.ts";
import { balanceDueOn, type Estimate } from "../quote/estimate/estimate.ts";
import { lineTexts } from "../quote/estimate/estimate-text.ts";
import type { Quote, QuoteChanges } from "../quote/table.server.ts";

export const offerLine = z.object({
  label: z.string(),
  detail: z.string(),
  /** 0 for something included, negative for a discount */
  pence: z.int(),
});
export type OfferLine = z.infer<typeof offerLine>;

export const parseLines = jsonColumn("quote.offer_lines", z.array(offerLine));
export const parseTerms = jsonColumn<CancellationRow[]>(
  "quote.offer_terms",
  z.array(z.object({ from: z.int(), keepPercent: z.int(), words: z.string() })),
);

export interface Offer extends Shares {
  version: number;
  /** `amount`: "£13.50", "included" */
  lines: (OfferLine & { amount: string })[];
  guests: number;
  /** Pence each, rounded up so that the group is never short */
  perHead: number;
  terms: CancellationRow[];
  /** ISO date, the last day */
  validUntil: string;
}

/** The lines of an estimate, with the same texts; undefined while travel has no price. @param travelPence the owner's price for it */
export function linesOf(estimate: Estimate, travelPence?: number): OfferLine[] | undefined {
  const [act, travel] = lineTexts(estimate);
  const pence = travelPence ?? estimate.lines[1].pence;
  if (pence === null) return;
  const detail = travelPence === undefined ? travel.detail : "Priced for this journey";
  return [
    { label: act.label, detail: act.detail, pence: estimate.lines[0].pence },
    { label: travel.label, detail, pence },
  ];
}

/** Updates the "… each" in a line's detail to match its sum; removes it if the sum does not divide evenly among the performers. */
export function withTrueDetail<Line extends OfferLine>(line: Line): Line {
  const [each, pounds = ""] = /,? ?£([\d.,]+) each$/.exec(line.detail) ?? [];
  if (each === undefined) return line;
  const performers = Number(/^(\d+) × /.exec(line.label)?.[1] ?? 0);
  if (performers * (readPounds(pounds) ?? 0) === line.pence) return line;
  const even = performers > 0 && line.pence % performers === 0;
  const now = even ? each.replace(`£${pounds}`, formatPounds(line.pence / performers)) : "";
  return { ...line, detail: line.detail.slice(0, -each.length) + now };
}

export const totalOf = (lines: readonly OfferLine[]): number => lines.reduce((sum, { pence }) => sum + pence, 0);

/** The last day of an offer made today: after the number of days set in content/prices.ts, and never after the party. ISO dates. */
export function lastDay(eventDate: string, today: string): string {
  const day = addDays(today, prices.offerDays);
  return day < eventDate ? day : eventDate;
}

/** The columns of an offer. @param lines at least one, of whole pence, together more than 0 */
export function offerColumns(
  quote: Pick<Quote, "eventDate" | "groupSize" | "offerVersion">,
  lines: readonly OfferLine[],
  validUntil: string,
) {
  const total = totalOf(lines);
  const { deposit, balance } = splitTotal(total, prices.deposit);
  return {
    offerVersion: quote.offerVersion + 1,
    offerLines: JSON.stringify(lines),
    offerTotal: total,
    offerDeposit: deposit,
    offerBalance: balance,
    offerBalanceDue: balanceDueOn(quote.eventDate, prices.balanceDueDays),
    offerTakenBack: 0,
    offerGuests: quote.groupSize,
    offerTerms: JSON.stringify(prices.cancellation),
    offerValidUntil: validUntil,
    offeredAt: null,
    // A yes to an earlier offer does not count for this one.
    termsAcceptedAt: null,
  } satisfies QuoteChanges;
}

/** The stored offer; null before the owner has priced the quote. */
export function parseOffer(quote: Pick<Quote, keyof ReturnType<typeof offerColumns>>): Offer | null {
  const { offerTotal: total, offerDeposit: deposit, offerBalance: balance, offerGuests: guests } = quote;
  const { offerBalanceDue: balanceDue, offerValidUntil: validUntil, offerLines, offerTerms } = quote;
  if (total === null || deposit === null || balance === null || guests === null) return null;
  if (balanceDue === null || validUntil === null || offerLines === null || offerTerms === null) return null;
  const lines = parseLines(offerLines).map((line) => ({ ...line, amount: amountOf(line) }));
  const terms = parseTerms(offerTerms);
  const perHead = divideUp(total, guests);
  return {
    version: quote.offerVersion,
    lines,
    total,
    deposit,
    balance,
    balanceDue,
    guests,
    perHead,
    terms,
    validUntil,
  };
}

const amountOf = ({ pence }: OfferLine) => (pence === 0 ? "included" : formatPounds(pence));
