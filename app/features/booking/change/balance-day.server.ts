/** The day by which the balance of a booking is due, before and after a change. */
import { formatDate } from "../../../dates/dates.ts";
import { prices } from "../../catalogue/store.server.ts";
import { balanceDueOn } from "../../quote/estimate/estimate.ts";
import type { Quote } from "../../quote/table.server.ts";

/** Stays the same day while the party keeps its date; a day in the past becomes today. @param eventDate after the change */
export function balanceDayAfter(quote: Quote, eventDate: string, repriced: boolean, today: string): string {
  const agreed = quote.eventDate === eventDate ? quote.offerBalanceDue : null;
  const due = agreed ?? balanceDueOn(eventDate, prices.balanceDueDays);
  return (repriced || agreed === null) && due < today ? today : due;
}

/** How a change affects the day the balance is due, as a row of the list of differences. @param price in pence */
export function balanceDayRow(
  quote: Quote,
  eventDate: string,
  { was, total, paid }: { was: number; total: number; paid: number },
  today: string,
) {
  const text = (left: number, day: string | null) =>
    left === 0 || day === null ? "" : day <= today ? "at once" : `by ${formatDate(day)}`;
  const before = text(was - paid, quote.offerBalanceDue);
  const after = text(total - paid, balanceDayAfter(quote, eventDate, total !== was, today));
  return before === after ? [] : [{ label: "Balance due", before, after }];
}
