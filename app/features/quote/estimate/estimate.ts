/** What a request would cost. Whole pence throughout; the same sums run in the browser, on the server and for the e-mail. */

import { addDays } from "../../../dates/dates.ts";
import { type DepositTerms, divideUp, splitTotal, whatIsDue } from "../../money/rules.ts";

/**
 * The way there. `unsaid`: no place yet. `by-hand`: a place that is not in our list, or is overseas. `coming`: only while a page
 * has no list to look it up in.
 */
export type Travel =
  | { kind: "known"; place: string; base: string; miles: number; freeMiles: number; pence: number }
  | { kind: "by-hand"; place: string; overseas: boolean }
  | { kind: "unsaid"; freeMiles: number }
  | { kind: "coming"; place: string; failed: boolean };

export interface Order {
  performers: number;
  /** For the line's label: "cheeky butler", "cheeky butlers" */
  singular: string;
  plural: string;
  packageName: string;
  /** Pence for one performer */
  price: number;
  travel: Travel;
  /** How many people share it; undefined while it isn't known */
  guests?: number;
  /** ISO, for the balance's due date; undefined while it isn't known */
  date?: string;
}

export interface Terms {
  deposit: DepositTerms;
  balanceDueDays: number;
}

export interface EstimateLine {
  kind: "act" | "travel";
  /** Pence; null when it is yet to be priced */
  pence: number | null;
}

export interface Estimate {
  order: Order;
  lines: [EstimateLine & { pence: number }, EstimateLine];
  /** Sum of the lines that have a price, pence */
  subtotal: number;
  /** Pence; null while a line has no price */
  total: number | null;
  /** Pence each, rounded up so that the group is never short; null without a total or a group size */
  perHead: number | null;
  /** What would be paid later to book; null without a total */
  payment: Payment | null;
}

export interface Payment {
  /** Pence */
  deposit: number;
  /** Pence */
  balance: number;
  /** Days before the event by which the balance is due */
  balanceDueDays: number;
  /** ISO date the balance would be due; "now" when the event is nearer than that; null without a date */
  balanceDue: string | "now" | null;
}

/** @param today ISO, at the venue */
export function estimate(order: Order, terms: Terms, today: string): Estimate {
  const act = { kind: "act", pence: order.performers * order.price } as const;
  const travel = { kind: "travel", pence: order.travel.kind === "known" ? order.travel.pence : null } as const;
  const subtotal = act.pence + (travel.pence ?? 0);
  const total = travel.pence === null ? null : subtotal;
  return {
    order,
    lines: [act, travel],
    subtotal,
    total,
    perHead: total === null || !order.guests ? null : divideUp(total, order.guests),
    payment: total === null ? null : payment(total, terms, order.date, today),
  };
}

/** How the total is paid: a deposit to book and the balance so many days before, or everything when the event is nearer than that. */
function payment(total: number, terms: Terms, date: string | undefined, today: string): Payment {
  const shares = { ...splitTotal(total, terms.deposit), balanceDueDays: terms.balanceDueDays };
  return { ...shares, balanceDue: date === undefined ? null : whenBalance({ total, ...shares }, date, today) };
}

function whenBalance(
  { balanceDueDays, ...shares }: { total: number; deposit: number; balance: number; balanceDueDays: number },
  date: string,
  today: string,
): string {
  const agreed = { ...shares, balanceDue: balanceDueOn(date, balanceDueDays), validUntil: null };
  return whatIsDue(agreed, "open", today).later?.by ?? "now";
}

/** An estimate as it was stored, read on another day: how it would be paid from there. @param today ISO, at the venue */
export function estimateOn(stored: Estimate, today: string): Estimate {
  const { payment, total, order } = stored;
  if (!payment || total === null || order.date === undefined) return stored;
  if (order.date < today) return { ...stored, payment: null };
  return { ...stored, payment: { ...payment, balanceDue: whenBalance({ total, ...payment }, order.date, today) } };
}

/** ISO date by which the balance is due. @param date ISO date of the event */
export const balanceDueOn = (date: string, balanceDueDays: number): string => addDays(date, -balanceDueDays);
