/** What is due when, for every page, email, printout and payment. Whole pence throughout, ISO dates at the venue. */
import { addDays } from "../../dates/dates.ts";
import { counted } from "../../ui/counted.ts";

/** What a payment is for. `whole`: deposit and balance in one, if the event is too near for two payments. */
export const parts = ["deposit", "balance", "whole"] as const;
export type PaymentPart = (typeof parts)[number];

export interface DepositTerms {
  /** Share of the total, whole percent */
  percent: number;
  /** Pence */
  minimum: number;
}

export interface CancellationRow {
  /** Least number of days before the event at which this row applies */
  from: number;
  /** Share of the total that the agency keeps, whole percent */
  keepPercent: number;
  words: string;
}

/** The best refund in the table: "28 days or more before: everything back, deposit included" */
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

export interface Shares {
  total: number;
  deposit: number;
  balance: number;
  /** The day by which the balance is due; from that day on a booking is paid in full */
  balanceDue: string;
}

/** The last day on which it can be booked at this price; null for an estimate, which ends on no day. */
type Until = { validUntil: string | null };

/** `closed`: nothing can be booked or paid. `written-off`: the owner has given up what is left; if it comes all the same, it is taken. */
export type Stage = "open" | "booked" | "paid" | "written-off" | "closed";

export interface DuePart {
  part: PaymentPart;
  pence: number;
  /** The last day to pay it, never before today */
  by: string;
  /** Whether that day is today or in the past */
  dueNow: boolean;
  /** The original due day, once it is over */
  lateSince: string | null;
}

export interface Due {
  stage: Stage;
  total: number;
  paid: number;
  /** What the owner has given up */
  writtenOff: number;
  /** What can be paid today; null when nothing is due */
  next: DuePart | null;
  /** What is due after that */
  later: DuePart | null;
  /** Whether the party is so near that booking with a deposit is no longer possible */
  near: boolean;
  /** From this day on, booking costs the full price at once; null if the offer ends before it */
  fullFrom: string | null;
}

/** @param today at the venue */
export function whatIsDue(
  { total, deposit, balance, balanceDue, validUntil }: Shares & Until,
  stage: Stage,
  today: string,
): Due {
  const nothing: Due = { stage, total, paid: 0, writtenOff: 0, next: null, later: null, near: false, fullFrom: null };
  switch (stage) {
    case "closed":
      return nothing;
    case "paid":
      return { ...nothing, paid: total };
    case "written-off":
      return { ...nothing, paid: deposit, writtenOff: balance };
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

/** Whether the sum due is what the payer saw: an old page shows another one after the deposit is paid, or the balance's due day. */
export const isShown = (due: ShownDue | null, { part, pence }: ShownDue): boolean =>
  due?.part === part && due.pence === pence;
