import { formatLongDate } from "../../dates/dates.ts";
import type { Offer } from "../../features/booking/offer.server.ts";
import type { Quote } from "../../features/quote/table.server.ts";
import { formatPounds } from "../../ui/money.ts";

/** The text to share with the group: who owes what. For a surprise without act and place: the wrong person may be in the group. */
export function shareWords(
  { eventDate, place, surprise }: Pick<Quote, "eventDate" | "place" | "surprise">,
  act: string,
  { total, perHead, guests }: Pick<Offer, "total" | "perHead" | "guests">,
): string {
  const what = surprise ? "It’s booked" : `${act} in ${place}: booked`;
  const sum = `${formatPounds(total)} in all, ${formatPounds(perHead)} a head for ${guests}`;
  return `${what} for ${formatLongDate(eventDate)}. ${sum}.`;
}
