import { formatDate } from "../../../dates/dates.ts";
import { formatTime } from "../../../dates/times.ts";
import { ticked } from "../../../forms/form.ts";
import type { RequestedQuote } from "../table.server.ts";
import type { QuoteValues } from "./fields.ts";

const box = (is: unknown) => (is ? ticked : "");

export const valuesOf = (quote: RequestedQuote): QuoteValues => ({
  act: quote.act,
  package: quote.packageId,
  performers: String(quote.performers),
  date: formatDate(quote.eventDate),
  place: quote.place,
  guests: String(quote.groupSize),
  occasion: quote.occasion,
  time: quote.eventTime ? formatTime(quote.eventTime) : "",
  venue: quote.venue ?? "",
  notes: quote.notes ?? "",
  name: quote.name,
  email: quote.email,
  phone: quote.phone,
  reach: quote.reachBy ?? "",
  surprise: box(quote.surprise),
  noCalls: quote.noCalls ?? "",
  adult: box(quote.adultDeclaredAt),
  marketing: box(quote.marketingAt),
});
