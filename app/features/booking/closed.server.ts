/** The plain pages where there is nothing to agree to or to pay: one for each reason, and one for every link that opens nothing. */
import { formatDate, formatLongDate } from "../../dates/dates.ts";
import { namesOf } from "../quote/display-names.server.ts";
import { formPathOf } from "../quote/form-pages.server.ts";
import { requestPath, successUrl } from "../quote/links.server.ts";
import type { Quote } from "../quote/table.server.ts";
import { pageSeo } from "../site/seo.server.ts";
import { siteForPages } from "../site/site.server.ts";
import type { PrivateLink } from "./private-link.server.ts";
import type { PublicStatus } from "./public-status.ts";

/** The one way on that a page offers. */
type Way = "home" | "ask" | "look" | "booking";
/** Which poster the page shows: the act's own for good news. */
const figures = {
  act: null,
  sorry: { slug: "spilt-coupe", theme: "gold" },
  call: { slug: "telephone", theme: "cobalt" },
  letter: { slug: "letter", theme: "rose" },
} as const;
type Closing = Exclude<PublicStatus, "open"> | "changed-since" | "no-link";

const closings = {
  "not-priced": {
    title: "Your price is on its way",
    text: "We have your request and are working out the price. It comes by email, with a link to look at it and book. Nothing is booked and nothing is owed.",
    next: "home",
    figure: "letter",
  },
  booked: {
    title: "You’re booked already",
    text: "This is booked, so there is nothing to agree to here. What was paid and what is left stands on your booking’s own page.",
    next: "booking",
    figure: "act",
  },
  completed: {
    title: "That party is over",
    text: "We hope it was a good one. Nothing is open here any more.",
    next: "ask",
    figure: "act",
  },
  cancelled: {
    title: "This booking is cancelled",
    text: "Nothing more is to be paid. Our email about the cancellation says what comes back to you and how.",
    next: "ask",
    figure: "call",
  },
  withdrawn: {
    title: "We took this offer back",
    text: "It can no longer be booked, and nothing is owed. If nobody has told you why, please call us. Should a payment of yours still be on its way, all of it goes back.",
    next: "ask",
    figure: "sorry",
  },
  declined: {
    title: "You said no to this",
    text: "Nothing is booked and nothing is owed. Changed your mind? Call us with your reference, or ask for a new quote.",
    next: "ask",
    figure: "call",
  },
  expired: {
    title: "This price has ended",
    text: "It stood until the day we named, and performers take other work after that. A new quote takes a minute, and may well come to the same.",
    next: "ask",
    figure: "sorry",
  },
  "changed-since": {
    title: "The price has changed since",
    text: "The price or the details are no longer what you were looking at, so nothing was booked and nothing was paid. Please look at them again before you agree.",
    next: "look",
    figure: "sorry",
  },
  "no-link": {
    title: "This link opens nothing",
    text: "It may have ended, or a part of it may be missing: some mail programs break long links in two. Open it from our email again, or call us with your reference.",
    next: "home",
    figure: "letter",
  },
} as const satisfies Record<Closing, { title: string; text: string; next: Way; figure: keyof typeof figures }>;

/** How a page of booking names itself to search engines. */
export const bookingSeo = (url: URL, title: string, description = "Your quote, by its private link.") =>
  pageSeo(formPathOf(url, "/direct-quote"), { title, description, noindex: true });

/** A plain page. @param quote null for a link that opens nothing, which says nothing of any quote */
export function closed(closing: Closing, url: URL, quote: Quote | null, { key }: PrivateLink) {
  const { title, text, next, figure } = closings[closing];
  const names = quote && namesOf(quote);
  const reference = quote?.reference ?? "";
  const until = quote?.offerValidUntil;
  const { phone, chatHref } = siteForPages();
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
  } satisfies Record<Way, unknown>;
  return {
    step: "closed" as const,
    closed: {
      closing,
      title,
      text,
      reference,
      /** Whose party it is, above its reference; without the place for a surprise */
      party: quote && `${formatLongDate(quote.eventDate)}${quote.surprise === 1 ? "" : `, ${quote.place}`}`,
      note: closing === "expired" && until ? `The price stood until the end of ${formatDate(until)}. ` : "",
      figure: figures[figure] ?? (names ? { slug: names.poster, theme: names.theme } : figures.letter),
      next: steps[next],
      phone,
      chatHref,
    },
    seo: bookingSeo(url, title),
  };
}
export type ClosedData = ReturnType<typeof closed>["closed"];
