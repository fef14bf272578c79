/** Works out a change to a booking: what is different, what it costs before and after, and whether the customer must agree first. Pure. */
import { z } from "zod";
import { jsonColumn } from "../../../json-column.server.ts";
import { columnsOf, type Details } from "../../quote/details.server.ts";
import { estimateShape } from "../../quote/estimate/stored-estimate.server.ts";
import { isConfirmed, type Status } from "../../quote/status.ts";
import { allRows } from "../../quote/summary-rows.ts";
import type { Quote, QuoteChanges } from "../../quote/table.server.ts";
import { type OfferLine, offerColumns, offerLine, parseLines, totalOf } from "../offer.server.ts";
import { balanceDayAfter, balanceDayRow } from "./balance-day.server.ts";
import { cancellationTermsAfter } from "./cancelling-days.server.ts";
import { newLines } from "./new-lines.server.ts";

/** A change that waits for the customer's yes, as it is stored. */
export interface Proposal {
  details: Details;
  lines: readonly OfferLine[];
}
const answers = z.custom<Details["answers"]>(
  (value) => z.object({ eventDate: z.string(), act: z.string() }).safeParse(value).success,
);
export const parseProposal = jsonColumn<Proposal>(
  "booking_change.change",
  z.object({
    details: z.object({ answers, estimate: estimateShape, placeSlug: z.string().nullable() }),
    lines: z.array(offerLine),
  }),
);

interface ChangedRow {
  label: string;
  before: string;
  after: string;
}

/** `at-once`: the customer loses nothing. `ask`: they say yes first. `offer`: not booked, the new price is sent. `details`: no price yet. */
type ChangeKind = "details" | "offer" | "at-once" | "ask";

export interface Plan {
  changeKind: ChangeKind;
  changed: readonly ChangedRow[];
  /** Price lines before and after; empty while nothing is priced */
  before: readonly OfferLine[];
  lines: readonly OfferLine[];
  /** Sum of all lines in pence, before the change; null while nothing is priced */
  was: number | null;
  total: number | null;
  /** Pence received for the booking */
  paid: number;
  /** For a booking: an earlier day leaves the customer less time to cancel at today's cost */
  shortens: boolean;
}

/** `under-way`: a payment for what was agreed may arrive any minute. `below-paid`: the new price is below `paid`, the pence received. */
export type Unchangeable =
  | { kind: "ended" | "under-way"; status: Status }
  | { kind: "below-paid"; paid: number }
  /** Travel has no price in the list, and none was typed */
  | { kind: "no-price" };

const ended: readonly Status[] = ["cancelled", "done"];

/** Whether nothing may change any more. An erased booking has no email address: an old form must not store the person again. */
export const isClosed = ({ status, email }: Pick<Quote, "status" | "email">): boolean =>
  ended.includes(status) || email === "";

/** Pence received for a booking and not taken back, by its status. */
export const paidOf = ({ status, offerDeposit, offerTakenBack, offerTotal }: Quote): number =>
  status === "balance-paid" ? (offerTotal ?? 0) : status === "booked" ? (offerDeposit ?? 0) - offerTakenBack : 0;

/** Whether answers leave what the price and the terms of a quote depend on as it is. */
export const sameTerms = (quote: Quote, answers: Details["answers"]): boolean =>
  quote.eventDate === answers.eventDate &&
  quote.act === answers.act &&
  quote.packageId === answers.packageId &&
  quote.performers === answers.performers &&
  quote.place === answers.place;

/** The quote with the new details, at its old price. */
export const withDetails = (quote: Quote, details: Details): Quote => ({ ...quote, ...columnsOf(details) });

function changedRows(quote: Quote, after: Quote): ChangedRow[] {
  const rowsOf = (one: Quote) => new Map(allRows(one).map((row) => [row.label, row.value]));
  const old = rowsOf(quote);
  const now = rowsOf(after);
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((label) => {
    const before = old.get(label) ?? "";
    const next = now.get(label) ?? "";
    return before === next ? [] : [{ label, before, after: next }];
  });
}

/** @param today ISO, at the venue @param lines as the owner typed them; worked out by the price list when left out */
export function planChange(
  quote: Quote,
  details: Details,
  today: string,
  lines?: readonly OfferLine[],
): Plan | Unchangeable {
  const { status } = quote;
  const { answers } = details;
  if (isClosed(quote)) return { kind: "ended", status };
  const changed = changedRows(quote, withDetails(quote, details));
  const paid = paidOf(quote);
  if (quote.offerTotal === null || quote.offerLines === null)
    return { changeKind: "details", changed, before: [], lines: [], was: null, total: null, paid, shortens: false };
  const before = parseLines(quote.offerLines);
  const after = lines ?? newLines(quote, before, details);
  if (!after) return { kind: "no-price" };
  const was = quote.offerTotal;
  const total = totalOf(after);
  const plan = { changed, before, lines: [...after], was, total, paid, shortens: false };
  if (isConfirmed(status)) {
    if (total < paid) return { kind: "below-paid", paid };
    const balance = balanceDayRow(quote, answers.eventDate, { was, total, paid }, today);
    const { shortens, rows } = cancellationTermsAfter(quote, answers.eventDate, today);
    const changeKind = total > was || shortens ? "ask" : "at-once";
    return { ...plan, changed: [...changed, ...balance, ...rows], shortens, changeKind };
  }
  const pricedAlike = total === was && sameTerms(quote, answers);
  const live: readonly Status[] = ["reviewing", "priced", "sent", "accepted", "deposit-pending"];
  if (pricedAlike && live.includes(status)) return { ...plan, changeKind: status === "priced" ? "details" : "at-once" };
  if (status === "deposit-pending") return { kind: "under-way", status };
  return { ...plan, changeKind: "offer" };
}

export const isPlan = (planned: Plan | Unchangeable): planned is Plan => "changeKind" in planned;

/** Whether a confirmed booking gets another price: what was paid is then part of that price, and the rest is the balance. */
const isRepriced = ({ status }: Quote, { total, was }: Plan): boolean => total !== was && isConfirmed(status);

/** The columns of a booking after a change: what was paid stays the deposit, and the rest is the balance. */
export function changedColumns(quote: Quote, details: Details, plan: Plan, today: string): QuoteChanges {
  const { lines, total, paid } = plan;
  const columns = columnsOf(details);
  if (total === null) return columns;
  const repriced = isRepriced(quote, plan);
  const deposit = Math.min(total, paid + quote.offerTakenBack);
  return {
    ...columns,
    offerLines: JSON.stringify(lines),
    offerGuests: details.answers.groupSize,
    offerBalanceDue: balanceDayAfter(quote, details.answers.eventDate, repriced, today),
    ...(repriced && {
      offerVersion: quote.offerVersion + 1,
      offerTotal: total,
      offerDeposit: deposit,
      offerBalance: total - deposit,
      offerTakenBack: deposit - paid,
    }),
  };
}

export const changedQuote = (quote: Quote, details: Details, plan: Plan, today: string): Quote => ({
  ...quote,
  ...changedColumns(quote, details, plan, today),
  ...(isRepriced(quote, plan) && { status: "booked" }),
});

/** The columns of a new offer with the details. @param validUntil ISO date, the last day */
export const newOfferColumns = (
  quote: Quote,
  details: Details,
  lines: readonly OfferLine[],
  validUntil: string,
): QuoteChanges => ({
  ...columnsOf(details),
  ...offerColumns(withDetails(quote, details), lines, validUntil),
});
