/** The day by which the balance of a booking is due, before and after a change. */
import { formatDate } from "../../../dates/dates.ts";
import { prices } from "../../catalogue/store.server.ts";
import { balanceDueOn } from "../../quote/estimate/estimate.ts";
import type { Quote } from "../../quote/table.server.ts";

/**
 * While the party stays on its day, so does the day of the balance, whatever the content says now; but nothing that a change brings is
 * late at once.
 * @param eventDate after the change @param today ISO, at the venue
 */
export function balanceDayAfter(quote: Quote, eventDate: string, repriced: boolean, today: string): string {
  const agreed = quote.eventDate === eventDate ? quote.offerBalanceDue : null;
  const due = agreed ?? balanceDueOn(eventDate, prices.balanceDueDays);
  return (repriced || agreed === null) && due < today ? today : due;
}

/** What a change does to the day of a booking's balance, as a row of what is different. @param price pence */
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
