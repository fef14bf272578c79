import { minutesOf } from "../catalogue/store.server.ts";
import { isOverseas, placeBySlug } from "../place/store.server.ts";
import { namesOf, placeOf } from "../quote/display-names.server.ts";
import { everBooked } from "../quote/status.ts";
import type { Quote } from "../quote/table.server.ts";
import { origin } from "../site/site.server.ts";
import type { CalendarEvent } from "./calendar.ts";

/** A booking as a calendar event; a surprise names neither the act nor the place. Undefined for a quote that was never booked. */
export function calendarEvent(quote: Quote, { made, phone }: { made: Date; phone: string }): CalendarEvent | undefined {
  if (!everBooked.includes(quote.status)) return;
  const names = namesOf(quote);
  const place = quote.placeSlug === null ? undefined : placeBySlug(quote.placeSlug);
  // A place with a postcode stays as it was typed, because a calendar's map can find it.
  const where = /\d/.test(quote.place) ? quote.place : placeOf(quote);
  const discreet = quote.surprise === 1;
  return {
    uid: `${quote.reference}@${new URL(origin).hostname}`,
    sequence: quote.version,
    title: discreet ? `Booking ${quote.reference}` : `${names.act} (${quote.reference})`,
    description: discreet
      ? `Reference ${quote.reference}. Questions: ${phone}`
      : `${names.counted}, ${names.package}\nReference ${quote.reference}\nQuestions: ${phone}`,
    location: discreet ? "" : [quote.venue, where].filter(Boolean).join(", "),
    date: quote.eventDate,
    time: quote.eventTime,
    minutes: minutesOf(quote),
    inLondon: !place || !isOverseas(place),
    made,
    cancelled: quote.status === "cancelled",
  };
}
