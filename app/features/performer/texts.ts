/** Texts about performers, shared by the desk in the browser and in the terminal. */
import { formatDate, formatLongDate, weekdays } from "../../dates/dates.ts";
import { counted } from "../../ui/counted.ts";
import { formatPounds } from "../../ui/money.ts";
import type { AnswerJobResult } from "./answer-job.server.ts";
import type { ChangeFeeResult } from "./fee/change-fee.server.ts";
import type { PayFeesResult } from "./fee/pay-fees.server.ts";
import type { AssignmentStatus, DaysOff, NotFree } from "./rules.ts";
import type { Assignment } from "./table.server.ts";

export const notAskedText = {
  inactive: "is not active",
  act: "does not do this act",
  far: "does not travel that far",
  off: "has that day off",
  busy: "has another job then, or too near to it to travel",
  unknown: "is not known here",
  full: "is not needed: every place of this booking is taken",
  already: "has been asked for this booking already",
  closed: "can’t be asked: this booking is over, or ended",
  past: "can’t be asked: it has begun",
} as const satisfies Record<NotFree | "unknown" | "full" | "already" | "closed" | "past", string>;

export const feeText = {
  told: "The fee is changed, and they are told by email",
  noted: "The fee is changed. No email is sent: the party has begun",
  same: "The fee was that already",
  paid: "Not changed: it is marked as paid. Take that back first",
  less: "Not changed: they said yes to more. Release them, and ask again",
  "no-show": "Not changed: they did not come, and no fee is owed",
  stale: "Not changed: they were released or answered just now. Please look again",
} as const satisfies Record<ChangeFeeResult, string>;

/** @param on the day that was given, ISO */
export const feesPaidText = (result: PayFeesResult, on: string): string => {
  switch (result.kind) {
    case "paid":
      return `${formatPounds(result.pence)} is marked as paid on ${formatDate(on)}`;
    case "same":
      return "That was marked as paid already";
    case "wrong-day":
      return "Choose a day no later than today, and no earlier than a year before the party.";
    case "stale":
      return "Not marked: a fee has changed, or is not theirs any more. Please look again";
  }
};

/** @param unmarked whether the fee is not marked as paid any more */
export const feeNotPaidText = (unmarked: boolean): string =>
  unmarked
    ? "The fee is not marked as paid any more"
    : "Not changed: somebody has marked it with another day. Please look again";

/** @param done whether it is noted */
export const noShowText = (done: boolean, noShow: boolean): string =>
  !done
    ? "Not noted: the party has not begun, they were released, or the fee is marked as paid"
    : noShow
      ? "Noted: they did not come, and no fee is owed"
      : "Noted: they came, and the fee is owed";

/**
 * Follows what a performer said: whether they came, and what is known of the fee.
 * @param toPay whether the party is over and the fee not marked as paid
 */
export const feePaidText = ({ paidOn, noShow }: Pick<Assignment, "paidOn" | "noShow">, toPay: boolean): string =>
  noShow ? ", did not come" : paidOn ? `, paid on ${formatDate(paidOn)}` : toPay ? ", fee to pay" : "";

/** Why an answer noted by the owner was not stored; null if it was. */
export const notNotedText = {
  accepted: null,
  declined: null,
  ended: "Not noted: that was answered or released before",
  moved: "Not noted: the booking has ended, or has changed and they are asked again",
  begun: "Not noted: the party has begun",
  unknown: "Not noted: the booking is gone",
} as const satisfies Record<AnswerJobResult["kind"], string | null>;

export const statusLabels = {
  requested: "asked, no answer yet",
  accepted: "said yes",
  declined: "said no",
  withdrawn: "released",
  "passed-on": "did not answer",
} as const satisfies Record<AssignmentStatus, string>;

/** Before somebody is added who seems to be on the list already. */
export const samePersonText = ({ publicName, active }: { publicName: string; active: 0 | 1 }): string =>
  `${publicName} has this email address or phone number already${active ? "" : ", and is not active"}. One person who is on the list twice can be booked for two parties at one time.`;

/** About a performer who is erased and had jobs. */
export const erasedText = "Erased. The legal name stays for as long as the accounts of these jobs.";

/** "Every Saturday from 1 June 2027 to 31 August 2027", "12 June 2027". Dates ISO */
export function daysOffText({ fromDate, toDate, weekday }: DaysOff): string {
  const open = toDate.startsWith("9999");
  if (weekday !== null)
    return `Every ${weekdays[weekday]} from ${formatDate(fromDate)}${open ? "" : ` to ${formatDate(toDate)}`}`;
  return fromDate === toDate ? formatDate(fromDate) : `${formatDate(fromDate)} to ${formatDate(toDate)}`;
}

/** Jobs on a day off, which the owner has to settle: days off release nobody. @returns "" if there are none */
export function onDayOffText(
  name: string,
  jobs: readonly { status: AssignmentStatus; place: string; eventDate: string }[],
): string {
  const list = jobs.map(
    ({ status, place, eventDate }) =>
      `${status === "accepted" ? "has said yes to" : "is asked for"} ${place} on ${formatLongDate(eventDate)}`,
  );
  return list.length === 0 ? "" : `${name} ${list.join(", and ")}: release them there if they can’t.`;
}

/** @param miles null for a place that we don't know */
export const milesText = (miles: number | null): string =>
  miles === null ? "distance not known" : `${counted(Math.max(1, Math.round(miles)), "mile")} away`;
