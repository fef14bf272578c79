/** What is due when, in words: one wording for pages, emails and the desk. */

import { formatDate } from "../../dates/dates.ts";
import { formatPounds } from "../../ui/money.ts";
import type { Due, DuePart, PaymentPart } from "../money/rules.ts";

/** Shown for a direct booking, whose performers are asked only once it is paid. */
export const nobodyFreeNote =
  "If it turns out that nobody is free on your date, everything you paid comes back, deposit included.";

export interface DueRow {
  label: string;
  pence: number;
}

/** The rows below the total: what was paid, what is paid next, what is left. */
export function dueRows({ stage, total, paid, writtenOff, next, later }: Due): DueRow[] {
  switch (stage) {
    case "closed":
      return [];
    case "paid":
      return [{ label: "All of it, paid", pence: total }];
    case "booked":
      return [{ label: "Paid", pence: paid }, ...(next ? [balanceRow(next)] : [])];
    case "written-off":
      return [
        { label: "Paid", pence: paid },
        { label: "Written off", pence: writtenOff },
      ];
    case "open":
      return [
        ...(next ? [{ label: toBook[next.part], pence: next.pence }] : []),
        ...(later ? [balanceRow(later)] : []),
      ];
  }
}

const toBook = {
  deposit: "Deposit, to book",
  whole: "All of it, to book",
  balance: "Balance",
} as const satisfies Record<PaymentPart, string>;

const balanceRow = (balance: DuePart): DueRow => ({ label: `Balance, ${byText(balance)}`, pence: balance.pence });

/** "by 29 May 2027"; on that day "due now"; later "due now: it was due on 29 May 2027" */
export const byText = ({ by, dueNow, lateSince }: DuePart): string =>
  `${dueNow ? "due now" : `by ${formatDate(by)}`}${lateText(lateSince)}`;

const lateText = (lateSince: string | null) => (lateSince === null ? "" : `: it was due on ${formatDate(lateSince)}`);

/** "£261.04, by 29 May 2027", or "Nothing". */
export const leftText = ({ stage, next }: Due): string =>
  next === null || stage !== "booked" ? "Nothing" : `${formatPounds(next.pence)}, ${byText(next)}`;

/** How and when the price is paid, in a sentence or two. */
export function payingText({ stage, next, later, near, fullFrom }: Due): string {
  if (!next) return stage === "paid" ? "All of it is paid." : "Nothing is due.";
  const sum = formatPounds(next.pence);
  if (stage === "booked")
    return next.dueNow ? `${sum} is left and ${byText(next)}.` : `${sum} is left, due ${byText(next)}.`;
  if (!later)
    return `${sum} ${paidBy(next)} books it${near ? ": the party is so soon that all of it is due at once" : ""}.`;
  const balance = `A deposit of ${sum} ${paidBy(next)} books it; ${formatPounds(later.pence)} is due ${byText(later)}.`;
  return fullFrom === null ? balance : `${balance} From ${formatDate(fullFrom)}, all of it is due at once.`;
}

/** The same in an email to a customer who has not booked yet, or has. */
export const dueText = (due: Due): string =>
  `${payingText(due)}${due.stage === "open" ? " Nothing is booked until the payment is here." : ""}`;

const paidBy = ({ by, lateSince }: DuePart): string => (lateSince === null ? `paid by ${formatDate(by)}` : "paid now");

/** Says by when a transfer must be sent. */
export const sendText = ({ part, by, dueNow, lateSince }: DuePart): string => {
  const until = `Send it ${dueNow ? "now" : `by ${formatDate(by)}`}${lateText(lateSince)}`;
  return part === "balance" ? `${until}.` : `${until}. Nothing is booked until it is here.`;
};
