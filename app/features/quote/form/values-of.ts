import { formatDate } from "../../../dates/dates.ts";
import { formatTime } from "../../../dates/times.ts";
import type { Quote } from "../table.server.ts";
import { ticked, type Values } from "./fields.ts";

const box = (is: unknown) => (is ? ticked : "");

/** The form as it would be filled in to say what the quote says. */
export const valuesOf = (quote: Quote): Values => ({
  act: quote.act,
  package: quote.package_id,
  performers: String(quote.performers),
  date: formatDate(quote.event_date),
  place: quote.place,
  guests: String(quote.group_size),
  occasion: quote.occasion,
  time: quote.event_time ? formatTime(quote.event_time) : "",
  venue: quote.venue ?? "",
  notes: quote.notes ?? "",
  name: quote.name,
  email: quote.email,
  phone: quote.phone,
  reach: quote.reach_by ?? "",
  surprise: box(quote.surprise),
  noCalls: quote.no_calls ?? "",
  adult: box(quote.adult_declared_at),
  marketing: box(quote.marketing_at),
});
