import { formatLongDate } from "../../dates/dates.ts";
import { formatStart } from "../../dates/start.ts";
import { namesOf, placeOf } from "../../features/quote/display-names.server.ts";
import type { Quote } from "../../features/quote/table.server.ts";
import { letter } from "../../ui/figure-head/figure-head.tsx";
import type { TicketData } from "./head.tsx";

/** A party's ticket. For a surprise it names neither act nor place: people show it around. */
export function ticketOf(quote: Quote): TicketData {
  const [weekday = "", day, month = "", year = ""] = formatLongDate(quote.eventDate).split(" ");
  const time = quote.eventTime ? formatStart(quote.eventDate, quote.eventTime) : "Start time to come";
  const names = namesOf(quote);
  const secret = quote.surprise === 1;
  // "12 June", "12 Sep": longer months are shortened, because the type is large.
  return {
    figure: secret ? letter : { slug: names.poster, theme: names.theme },
    large: { before: weekday, main: `${day} ${month.length > 5 ? month.slice(0, 3) : month}`, after: year },
    lines: secret ? [time, "Keep this day free"] : [`${time}, ${placeOf(quote)}`, `${names.act}, ${names.package}`],
    reference: quote.reference,
  };
}

/** The ticket without the private link, which shows nothing about the party. @param replyPromise the owner's words, or "" */
export const sentTicket = (reference: string, replyPromise: string): TicketData => ({
  figure: letter,
  large: { before: "Your request is", main: "Sent", after: "" },
  lines: [`We reply ${replyPromise || "as soon as we know"}`],
  reference,
});
