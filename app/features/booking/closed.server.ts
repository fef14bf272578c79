/** The plain pages for a quote that can't be agreed to or paid: one for each reason, and one for links that open nothing. */
import { formatDate, formatLongDate } from "../../dates/dates.ts";
import type { AccentedText } from "../../ui/accented.tsx";
import { badNews, letter } from "../../ui/figure-head/figure-head.tsx";
import { namesOf, placeOf } from "../quote/display-names.server.ts";
import { formPathOf } from "../quote/form-pages.server.ts";
import { requestPath, successUrl } from "../quote/links.server.ts";
import type { Quote } from "../quote/table.server.ts";
import { pageSeo } from "../site/seo.server.ts";
import type { PrivateLink } from "./private-link.server.ts";
import type { PublicStatus } from "./public-status.ts";

type NextStep = "home" | "ask" | "look" | "booking";
/** Which poster the page shows: the act's own for good news. */
const figures = { act: null, sorry: badNews, letter } as const;
type ClosedReason = Exclude<PublicStatus, "open"> | "changed-since" | "no-link";

const reasons = {
  "not-priced": {
    heading: { before: "Your price is on its", accent: "way", after: "" },
    text: "We have your request and are working out the price. It comes by email, with a link to look at it and book. Nothing is booked and nothing is owed.",
    next: "home",
    figure: "letter",
  },
  booked: {
    heading: { before: "You’re booked", accent: "already", after: "" },
    text: "This is booked, so there is nothing to agree to here. See what you’ve paid and what’s left on your booking’s page.",
    next: "booking",
    figure: "act",
  },
  completed: {
    heading: { before: "That party is", accent: "over", after: "" },
    text: "We hope it was a good one. There is nothing left to do here.",
    next: "ask",
    figure: "act",
  },
  cancelled: {
    heading: { before: "This booking is", accent: "cancelled", after: "" },
    text: "There is nothing more to pay. Our email about the cancellation says what you get back and how.",
    next: "ask",
    figure: "sorry",
  },
  withdrawn: {
    heading: { before: "We took this offer", accent: "back", after: "" },
    text: "It can no longer be booked, and nothing is owed. If nobody has told you why, please call us. If a payment of yours is still on its way, all of it comes back to you.",
    next: "ask",
    figure: "sorry",
  },
  declined: {
    heading: { before: "You said", accent: "no", after: "to this" },
    text: "Nothing is booked and nothing is owed. Changed your mind? Call us with your reference, or ask for a new quote.",
    next: "ask",
    figure: "letter",
  },
  expired: {
    heading: { before: "This price has", accent: "ended", after: "" },
    text: "Performers take other work after that. A new quote takes a minute, and may well come to the same.",
    next: "ask",
    figure: "sorry",
  },
  "changed-since": {
    heading: { before: "The price has", accent: "changed", after: "since" },
    text: "The price or the details are no longer what you were looking at, so nothing was booked and nothing was paid. Please look at them again before you answer.",
    next: "look",
    figure: "sorry",
  },
  "no-link": {
    heading: { before: "This link opens", accent: "nothing", after: "" },
    lead: "It may have ended, or a part of it may be missing: some mail programs break long links in two.",
    text: "Open it from our email again, or call us with your reference.",
    next: "home",
    figure: "letter",
  },
} as const satisfies Record<
  ClosedReason,
  { heading: AccentedText; lead?: string; text: string; next: NextStep; figure: keyof typeof figures }
>;

/** The titles of the booking pages in search engines. */
export const bookingSeo = (url: URL, title: string, description = "Your quote, by its private link.") =>
  pageSeo(formPathOf(url, "/direct-quote"), { title, description, noindex: true });

/** Date and place of the party; for a surprise the date only. */
export const partyOf = (quote: Quote) =>
  `${formatLongDate(quote.eventDate)}${quote.surprise === 1 ? "" : `, ${placeOf(quote)}`}`;

/** A plain page. @param quote null for an invalid link, whose page says nothing about any quote */
export function closed(closing: ClosedReason, url: URL, quote: Quote | null, { key }: PrivateLink) {
  const reason = reasons[closing];
  const { heading, text, next, figure } = reason;
  const title = [heading.before, heading.accent, heading.after].filter(Boolean).join(" ");
  const names = quote && namesOf(quote);
  const reference = quote?.reference ?? "";
  const until = quote?.offerValidUntil;
  // `reload`: a page about one person's quote is loaded as a new document, because no such page may have the ads tag loaded.
  const steps = {
    home: { label: "Go to Home", to: "/", reload: false },
    ask: { label: "Get a quote", to: requestPath(quote?.act ?? ""), reload: false },
    look: {
      label: "Look at it again",
      to: `${formPathOf(url, "/direct-quote")}?quote=${reference}&key=${key}`,
      reload: true,
    },
    booking: { label: "See your booking", to: successUrl("", reference, key ?? ""), reload: true },
  } satisfies Record<NextStep, unknown>;
  return {
    step: "closed" as const,
    closed: {
      closing,
      title,
      heading,
      text,
      reference,
      lead: "lead" in reason ? reason.lead : quote && partyOf(quote),
      note: closing === "expired" && until ? `The price stood until the end of ${formatDate(until)}. ` : "",
      figure: figures[figure] ?? (names ? { slug: names.poster, theme: names.theme } : figures.letter),
      next: steps[next],
    },
    seo: bookingSeo(url, title),
  };
}
export type ClosedData = ReturnType<typeof closed>["closed"];

/** A link that opens nothing is answered as any unknown address is. */
export const httpStatusOf = ({ closing }: ClosedData): 200 | 404 => (closing === "no-link" ? 404 : 200);
