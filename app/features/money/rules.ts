/**
 * What is due when: the one answer for every page, email, printout and payment. Whole pence in and out, ISO dates at the venue. Quotes and
 * payments both use it.
 */
import { addDays } from "../../dates/dates.ts";
import { counted } from "../../ui/counted.ts";

/** What one payment is for. `whole`: deposit and balance at once, when the event is too near for two. */
export const parts = ["deposit", "balance", "whole"] as const;
export type PaymentPart = (typeof parts)[number];

export interface DepositTerms {
  /** Share of the total, whole percent */
  percent: number;
  /** Pence */
  minimum: number;
}

/** One row of the cancellation table. */
export interface CancellationRow {
  /** Days before the event from which it holds */
  from: number;
  /** Share of the total that the agency keeps, whole percent */
  keepPercent: number;
  words: string;
}

/** What cancelling early enough brings back: "28 days or more before: everything back, deposit included" */
export function earlyRefund(table: readonly CancellationRow[]): string {
  const least = Math.min(...table.map(({ keepPercent }) => keepPercent));
  const days = Math.min(...table.flatMap(({ from, keepPercent }) => (keepPercent === least ? [from] : [])));
  const back = least === 0 ? "everything back, deposit included" : `we keep ${least}% of the total`;
  return `${days === 0 ? "any time" : `${counted(days, "day")} or more`} before: ${back}`;
}

/** Integer division, rounded up. */
export const divideUp = (amount: number, by: number): number => Math.ceil(amount / by);

/** The deposit is a share of the total, rounded up, at least the minimum and never more than all of it. @param total pence */
export function splitTotal(total: number, { percent, minimum }: DepositTerms): { deposit: number; balance: number } {
  const deposit = Math.min(total, Math.max(minimum, divideUp(total * percent, 100)));
  return { deposit, balance: total - deposit };
}

/** A price with the shares in which it is paid. */
export interface Shares {
  total: number;
  deposit: number;
  balance: number;
  /** The day by which the balance is due; from that day on a booking is paid in full */
  balanceDue: string;
}

/** The last day on which it can be booked at this price; null for an estimate, which ends on no day. */
type Until = { validUntil: string | null };

/** How far paying has come. `closed`: nothing can be booked or paid, such as an offer that has ended. */
export type Stage = "open" | "booked" | "paid" | "closed";

export interface DuePart {
  part: PaymentPart;
  pence: number;
  /** The last day to pay it, never before today */
  by: string;
  /** That day is today, or was earlier */
  dueNow: boolean;
  /** The day it was due, once that day is over */
  lateSince: string | null;
}

export interface Due {
  stage: Stage;
  total: number;
  paid: number;
  /** What can be paid today; null when nothing is due */
  next: DuePart | null;
  /** What is due after that */
  later: DuePart | null;
  /** The party is so near that nobody books with a deposit any more */
  near: boolean;
  /** From this day on booking costs all of it at once, where the price still stands on that day; null otherwise */
  fullFrom: string | null;
}

/** @param today at the venue */
export function whatIsDue(
  { total, deposit, balance, balanceDue, validUntil }: Shares & Until,
  stage: Stage,
  today: string,
): Due {
  const nothing: Due = { stage, total, paid: 0, next: null, later: null, near: false, fullFrom: null };
  switch (stage) {
    case "closed":
      return nothing;
    case "paid":
      return { ...nothing, paid: total };
    case "booked":
      if (balance === 0) return { ...nothing, stage: "paid", paid: total };
      return { ...nothing, paid: deposit, next: dueBy("balance", balance, balanceDue, today) };
    case "open": {
      const near = balanceDue <= today;
      if (near || balance === 0) return { ...nothing, near, next: dueBy("whole", total, validUntil ?? today, today) };
      const fullFrom = validUntil !== null && balanceDue <= validUntil ? balanceDue : null;
      const last = fullFrom === null ? validUntil : addDays(fullFrom, -1);
      return {
        ...nothing,
        next: dueBy("deposit", deposit, last ?? today, today),
        later: dueBy("balance", balance, balanceDue, today),
        fullFrom,
      };
    }
  }
}

const dueBy = (part: PaymentPart, pence: number, day: string, today: string): DuePart =>
  day < today
    ? { part, pence, by: today, dueNow: true, lateSince: day }
    : { part, pence, by: day, dueNow: day === today, lateSince: null };

/** The part and the sum that a page showed beside its button. */
export type ShownDue = Pick<DuePart, "part" | "pence">;

/** Whether what is due is what the payer saw: after a deposit, or after the balance's day, an old page shows another sum. */
export const isShown = (due: ShownDue | null, { part, pence }: ShownDue): boolean =>
  due?.part === part && due.pence === pence;
