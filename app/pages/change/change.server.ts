/** A change that waits for the customer's yes, opened by a private link, and the handling of their answer. */
import { type RouterContextProvider, redirect } from "react-router";
import { type Ports, portsContext } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import { answerChange } from "../../features/booking/change/answer-change.server.ts";
import { answered, answeredTooLate, lateProblems } from "../../features/booking/change/answered.ts";
import { untilAccepted } from "../../features/booking/change/change-text.server.ts";
import { waitingChange } from "../../features/booking/change/open-proposal.server.ts";
import { closed, partyOf } from "../../features/booking/closed.server.ts";
import { dueOf } from "../../features/booking/due.server.ts";
import { dueRows } from "../../features/booking/due-text.ts";
import { parseOffer } from "../../features/booking/offer.server.ts";
import { linkIn, openPrivateLink, type PrivateLink } from "../../features/booking/private-link.server.ts";
import { prices } from "../../features/catalogue/store.server.ts";
import { namesOf } from "../../features/quote/display-names.server.ts";
import { successUrl } from "../../features/quote/links.server.ts";
import type { Quote } from "../../features/quote/table.server.ts";
import { pageSeo } from "../../features/site/seo.server.ts";
import { readForm } from "../../forms/body.server.ts";
import { formatPounds } from "../../ui/money.ts";

async function opened(link: PrivateLink, ports: Ports) {
  const quote = await openPrivateLink(ports, link);
  return quote && { quote, booking: successUrl("", quote.reference, link.key ?? "") };
}

/** @throws a redirect to the booking if no change waits */
export async function changeData(reference: string | undefined, url: URL, ports: Ports) {
  const link = linkIn(url, reference ?? null);
  const found = await opened(link, ports);
  if (!found) {
    const { closed: page } = closed("no-link", url, null, link);
    return { closed: page, seo: seoOf(url, page.title) };
  }
  const { quote, booking } = found;
  const today = venueDate(ports.clock.now());
  const waiting = await waitingChange(ports.database, quote, today);
  const offer = waiting && parseOffer(waiting.after);
  const due = waiting && dueOf(waiting.after, [], today);
  const late = url.searchParams.has(answeredTooLate);
  if (!waiting || !offer || !due)
    throw redirect(`${booking}&${late ? `${answeredTooLate}=yes` : `${answered}=before`}`);
  const { plan, after } = waiting;
  const { changed, was, total } = plan;
  const names = namesOf(quote);
  const extraCost = (total ?? 0) - (was ?? 0);
  return {
    closed: null,
    reference: quote.reference,
    problem: late ? lateProblems.replaced : null,
    act: { slug: names.poster, theme: names.theme },
    party: headline(after),
    /** The party as it is booked, if its headline would change */
    booked: headline(after) === headline(quote) ? null : headline(quote),
    details: [
      ...changed.map(({ label, before, after }) => ({ label, before, value: after || "none" })),
      ...(was === total ? [] : [{ label: "Price", before: formatPounds(was ?? 0), value: formatPounds(total ?? 0) }]),
    ],
    untilAccepted: untilAccepted(plan),
    moved: quote.eventDate !== after.eventDate,
    repriced: was !== total,
    offer,
    rows: dueRows(due),
    more: extraCost > 0 ? `${formatPounds(extraCost)} more` : null,
    yes: extraCost > 0 ? `Yes, change it and pay ${formatPounds(extraCost)} more` : "Yes, change it",
    madeAt: waiting.madeAt,
    booking,
    vat: prices.vat,
    seo: seoOf(url, "A change to your booking"),
  };
}

/** For a surprise without the act and the place. */
const headline = (quote: Quote) =>
  quote.surprise === 1 ? partyOf(quote) : `${namesOf(quote).counted}, ${partyOf(quote)}`;

const seoOf = (url: URL, title: string) =>
  pageSeo(url.pathname, { title, description: "What would change, and what it costs.", noindex: true });

export type ChangeData = Extract<Awaited<ReturnType<typeof changeData>>, { closed: null }>;

/** After an answer the booking's page shows the result. If the answer came too late, this page or the booking's page says so. */
export async function answerTo(
  request: Request,
  reference: string | undefined,
  url: URL,
  context: Readonly<RouterContextProvider>,
) {
  const ports = context.get(portsContext);
  const here = `${url.pathname}${url.search}`;
  const found = await opened(linkIn(url, reference ?? null), ports);
  // The page then says that the link opens nothing.
  if (!found) return redirect(here, 303);
  const { quote, booking } = found;
  const { fields } = await readForm(request);
  const { madeAt = "", answer } = fields;
  if (answer !== "yes" && answer !== "no") return redirect(here, 303);
  const taken = await answerChange(ports, { reference: quote.reference, madeAt, yes: answer === "yes" });
  return redirect(taken ? `${booking}&${answered}=${answer}` : `${here}&${answeredTooLate}=yes`, 303);
}
