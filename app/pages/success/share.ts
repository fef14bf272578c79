import { formatLongDate } from "../../dates/dates.ts";
import type { PricedOffer } from "../../features/booking/offer.server.ts";
import type { Quote } from "../../features/quote/table.server.ts";
import { formatPounds } from "../../ui/money.ts";

/** What she sends to the group: who owes what. Of a surprise it names neither act nor place: the wrong person may be in the group. */
export function shareWords(
  { event_date, place, surprise }: Pick<Quote, "event_date" | "place" | "surprise">,
  act: string,
  { total, perHead, guests }: Pick<PricedOffer, "total" | "perHead" | "guests">,
): string {
  const what = surprise ? "It’s booked" : `${act} in ${place}: booked`;
  const sum = `${formatPounds(total)} in all, ${formatPounds(perHead)} a head for ${guests}`;
  return `${what} for ${formatLongDate(event_date)}. ${sum}.`;
}
