/** What a request would cost. Whole pence throughout; the same sums run in the browser, on the server and for the email. */

import { addDays } from "../../../dates/dates.ts";
import { type DepositTerms, divideUp, splitTotal, whatIsDue } from "../../money/rules.ts";
import type { Estimate, Order } from "./stored-estimate.server.ts";

export type { Estimate, Order, Travel } from "./stored-estimate.server.ts";

export interface Terms {
  deposit: DepositTerms;
  balanceDueDays: number;
}

type Payment = NonNullable<Estimate["payment"]>;

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

/** A deposit to book and the balance some days before the event, or everything at once when the event is nearer than that. */
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

/** A stored estimate as it reads on another day: how it would be paid from that day on. @param today ISO, at the venue */
export function estimateOn(stored: Estimate, today: string): Estimate {
  const { payment, total, order } = stored;
  if (!payment || total === null || order.date === undefined) return stored;
  if (order.date < today) return { ...stored, payment: null };
  return { ...stored, payment: { ...payment, balanceDue: whenBalance({ total, ...payment }, order.date, today) } };
}

/** ISO date by which the balance is due. @param date ISO date of the event */
export const balanceDueOn = (date: string, balanceDueDays: number): string => addDays(date, -balanceDueDays);
