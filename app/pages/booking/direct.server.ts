/** What a booking page shows: the form, or, by a private link, the review step or the reason why there is none. */
import type { Ports } from "../../context.ts";
import { formatDate } from "../../dates/dates.ts";
import { venueDate } from "../../dates/today.server.ts";
import { dueOf } from "../../features/booking/due.server.ts";
import { parseOffer } from "../../features/booking/offer.server.ts";
import { linkIn, openPrivateLink, type PrivateLink } from "../../features/booking/private-link.server.ts";
import { actBySlug } from "../../features/catalogue/store.server.ts";
import { namesOf } from "../../features/quote/display-names.server.ts";
import { choiceFor } from "../../features/quote/estimate/estimate-choice.ts";
import type { DetailsData } from "../../features/quote/form/details.tsx";
import { valuesOf } from "../../features/quote/form/values-of.ts";
import { formOptionsAt, shownOptions } from "../../features/quote/form-options.server.ts";
import { requestPath } from "../../features/quote/links.server.ts";
import { emptyDetails } from "../../features/quote/page.server.ts";
import { type BookingPath, bookingPages, isBookingPath } from "../../features/quote/paths.ts";
import { publicStatusOf } from "../../features/quote/status.ts";
import type { Quote } from "../../features/quote/table.server.ts";
import { bookingTitle, changingTitle } from "../../features/quote/titles.ts";
import { pageSeo } from "../../features/site/seo.server.ts";
import { siteForPages } from "../../features/site/site.server.ts";
import { issueToken } from "../../forms/token.server.ts";
import { type Closing, closings } from "./closed.ts";
import { reviewFields } from "./fields.ts";
import { reviewOf } from "./review.server.ts";

const pathOf = ({ pathname }: URL): BookingPath => (isBookingPath(pathname) ? pathname : "/direct-quote");

type Needs = Pick<Ports, "database" | "clock" | "signer">;

export async function directData(url: URL, ports: Needs) {
  const link = linkIn(url);
  if (link.reference === null && link.key === null) return { step: "details" as const, ...blank(url, ports) };
  const quote = await openPrivateLink(ports, link);
  const offer = quote && parseOffer(quote);
  if (!quote) return closed("no-link", url, null, link);
  const today = venueDate(ports.clock.now());
  const standing = publicStatusOf(quote.status, quote.offerValidUntil, today);
  const due = dueOf(quote, [], today);
  if (standing !== "open" || !offer || !due?.next)
    return closed(standing === "open" ? "not-priced" : standing, url, quote, link);
  const dueChanged = url.searchParams.has(reviewFields.dueChanged);
  const review = reviewOf({ quote, offer, due, next: due.next, key: link.key ?? "", today, dueChanged });
  if (review.change && url.searchParams.has("change"))
    return { step: "details" as const, ...filledIn(url, quote, ports), back: review.here };
  return { step: "review" as const, review, seo: seoOf(url, `Check and book ${review.act.name}`) };
}
export type DirectData = Awaited<ReturnType<typeof directData>>;

const seoOf = (url: URL, title: string, description = "Your quote, by its private link.") =>
  pageSeo(pathOf(url), { title, description, noindex: true });

function blank(url: URL, ports: Needs): DetailsData & { back: null; quotePath: string } {
  const path = pathOf(url);
  const { main, ...details } = emptyDetails(url, bookingPages[path], ports);
  return {
    ...details,
    back: null,
    quotePath: actBySlug(bookingPages[path]).quote,
    seo: seoOf(
      url,
      bookingTitle(details.choice.act),
      `Book ${main.plural} or any other of our acts at once: the total with travel as you type, everything to check, then the deposit.`,
    ),
  };
}

/** The details as they are stored, to be changed under the same key. */
function filledIn(url: URL, quote: Quote, ports: Needs) {
  const offer = formOptionsAt(ports.clock.now());
  const asked = valuesOf(quote);
  const choice = choiceFor(asked, offer);
  return {
    offer: shownOptions(offer),
    token: issueToken(ports, quote.idempotencyKey),
    asked,
    choice,
    stored: true,
    quotePath: actBySlug(bookingPages[pathOf(url)]).quote,
    action: pathOf(url),
    seo: seoOf(url, changingTitle(choice.act)),
  };
}

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
      look: quote && key ? `${pathOf(url)}?quote=${quote.reference}&key=${key}` : null,
      booking: quote && key ? `/quote/${quote.reference}/success?key=${key}` : null,
      phone: siteForPages().phone,
      chatHref: siteForPages().chatHref,
    },
    seo: seoOf(url, closings[closing].title),
  };
}
export type ClosedData = ReturnType<typeof closed>["closed"];
