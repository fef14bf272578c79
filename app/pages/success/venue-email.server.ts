import { formatLongDate } from "../../dates/dates.ts";
import { formatStart } from "../../dates/start.ts";
import { linesOf, parseLines } from "../../features/booking/offer.server.ts";
import { findAct } from "../../features/catalogue/store.server.ts";
import { namesOf } from "../../features/quote/display-names.server.ts";
import { parseEstimate } from "../../features/quote/estimate/stored-estimate.server.ts";
import { everBooked } from "../../features/quote/status.ts";
import type { Quote } from "../../features/quote/table.server.ts";
import { site } from "../../features/site/site.server.ts";

export interface VenueEmail {
  text: string;
  /** Opens the customer's own email program with the email in it */
  href: string;
}

/** Asks the venue whether it allows the act and has what it needs, without price or name. Null if the act is no longer in the catalogue. */
export function venueEmail(quote: Quote): VenueEmail | null {
  const act = findAct(quote.act);
  if (!act) return null;
  const names = namesOf(quote);
  const day = formatLongDate(quote.eventDate);
  const when = quote.eventTime ? `${day} at ${formatStart(quote.eventDate, quote.eventTime)}` : day;
  const isBooked = everBooked.includes(quote.status);
  const booked = isBooked ? "have booked" : "would like to book";
  const others = isBooked ? otherLines(quote) : [];
  const people = quote.groupSize === 1 ? "one guest" : `${quote.groupSize} guests`;
  const { singular, plural } = act;
  const performers = quote.performers === 1 ? `one ${singular}` : `${quote.performers} ${plural}`;
  const text = [
    "Hello,",
    `Our party with you is on ${when}: ${people}, all 18 or over. We ${booked} ${performers} (${names.package}) from ${site.name}. Is that all right with you?`,
    ...(others.length > 0 ? [`Also: ${others.join("; ")}.`] : []),
    [`What it is: ${act.line}`, `How far the act goes: ${act.howFar}`, `What it needs: ${act.ready}`].join("\n"),
    ...(quote.surprise ? ["It’s a surprise, so please keep it to yourselves."] : []),
    `${site.name} answers questions on ${site.phone.display} or at ${site.email}.`,
  ].join("\n\n");
  const subject = `Our party on ${day}: may we bring a performer?`;
  return { text, href: `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}` };
}

/** The owner's own lines, without prices: another act has no other place. Travel and discounts bring nobody. */
function otherLines(quote: Quote): string[] {
  const lines = quote.offerLines === null ? [] : parseLines(quote.offerLines);
  const actLabel = linesOf(parseEstimate(quote.estimate), 0)?.[0]?.label;
  // The owner may have put a line of their own in place of the act's: it is then the first.
  const act = lines.find(({ label }) => label === actLabel) ?? lines[0];
  return lines
    .filter((line) => line !== act && line.pence >= 0 && !/^travel\b/i.test(line.label))
    .map(({ label, detail }) =>
      [label, detail]
        .filter(Boolean)
        .join(", ")
        .replaceAll(/,? ?£[\d.,]*\d( each)?/g, ""),
    );
}
