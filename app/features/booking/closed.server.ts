/** The plain page of a quote with nothing to agree to or to pay, and how a page of booking names itself to search engines. */
import { formatDate } from "../../dates/dates.ts";
import { namesOf } from "../quote/display-names.server.ts";
import { requestPath } from "../quote/links.server.ts";
import { bookingPathOf } from "../quote/paths.ts";
import type { Quote } from "../quote/table.server.ts";
import { pageSeo } from "../site/seo.server.ts";
import { siteForPages } from "../site/site.server.ts";
import { type Closing, closings } from "./closed.ts";
import type { PrivateLink } from "./private-link.server.ts";

export const bookingSeo = (url: URL, title: string, description = "Your quote, by its private link.") =>
  pageSeo(bookingPathOf(url), { title, description, noindex: true });

/** A plain page. @param quote null for a link that opens nothing, which says nothing of any quote */
export function closed(closing: Closing, url: URL, quote: Quote | null, { key }: PrivateLink) {
  const until = quote?.offerValidUntil;
  return {
    step: "closed" as const,
    closed: {
      closing,
      reference: quote?.reference ?? null,
      note: closing === "expired" && until ? `The price stood until the end of ${formatDate(until)}.` : null,
      theme: quote ? namesOf(quote).theme : ("sky" as const),
      ask: requestPath(quote?.act ?? ""),
      look: quote && key ? `${bookingPathOf(url)}?quote=${quote.reference}&key=${key}` : null,
      booking: quote && key ? `/quote/${quote.reference}/success?key=${key}` : null,
      phone: siteForPages().phone,
      chatHref: siteForPages().chatHref,
    },
    seo: bookingSeo(url, closings[closing].title),
  };
}
export type ClosedData = ReturnType<typeof closed>["closed"];
