import { formatLongDate } from "../../dates/dates.ts";
import { formatStart } from "../../dates/start.ts";
import { findAct } from "../../features/catalogue/store.server.ts";
import { namesOf } from "../../features/quote/display-names.server.ts";
import type { Quote } from "../../features/quote/table.server.ts";
import { site } from "../../features/site/site.server.ts";

export interface VenueEmail {
  text: string;
  /** Opens the customer's own email program with the email in it */
  href: string;
}

/**
 * The email with which a customer asks the venue whether it allows the act: what it is, how far it goes and what it needs, without price or
 * name. Null if the act is no longer in the catalogue.
 */
export function venueEmail(quote: Quote): VenueEmail | null {
  const act = findAct(quote.act);
  if (!act) return null;
  const names = namesOf(quote);
  const day = formatLongDate(quote.eventDate);
  const when = quote.eventTime ? `${day} at ${formatStart(quote.eventDate, quote.eventTime)}` : day;
  const booked = quote.status === "booked" ? "have booked" : "would like to book";
  const people = quote.groupSize === 1 ? "one guest" : `${quote.groupSize} guests`;
  const { singular, plural } = act;
  const performers = quote.performers === 1 ? `one ${singular}` : `${quote.performers} ${plural}`;
  const text = [
    "Hello,",
    `Our party with you is on ${when}: ${people}, all 18 or over. We ${booked} ${performers} (${names.package}) from ${site.name}. Is that all right with you?`,
    [`What it is: ${act.line}`, `How far the act goes: ${act.howFar}`, `What it needs: ${act.ready}`].join("\n"),
    ...(quote.surprise ? ["It’s a surprise, so please keep it to yourselves."] : []),
    `${site.name} answers questions on ${site.phone.display} or at ${site.email}.`,
  ].join("\n\n");
  const subject = `Our party on ${day}: may we bring a performer?`;
  return { text, href: `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}` };
}
