/** The data of a booking page: the form; for a private link the review step, or the reason why there is none. */

import type { StorePorts } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import { bookingSeo, closed } from "../../features/booking/closed.server.ts";
import { dueOf } from "../../features/booking/due.server.ts";
import { parseOffer } from "../../features/booking/offer.server.ts";
import { dueChanged } from "../../features/booking/pay-form.ts";
import { isPrivateLink, linkIn, openPrivateLink, recordOpened } from "../../features/booking/private-link.server.ts";
import { publicStatusOf } from "../../features/booking/public-status.ts";
import { paymentsOf } from "../../features/payment/store.server.ts";
import { choiceFor } from "../../features/quote/estimate/estimate-choice.ts";
import type { DetailsData } from "../../features/quote/form/details.tsx";
import { bookingTitle, changingSurpriseTitle, changingTitle } from "../../features/quote/form/titles.ts";
import { valuesOf } from "../../features/quote/form/values-of.ts";
import { formOptionsAt, shownOptions } from "../../features/quote/form-options.server.ts";
import { formPathOf, mainActOf } from "../../features/quote/form-pages.server.ts";
import { requestPath } from "../../features/quote/links.server.ts";
import { emptyDetails } from "../../features/quote/page.server.ts";
import type { Quote } from "../../features/quote/table.server.ts";
import { issueToken } from "../../forms/token.server.ts";
import { reviewOf } from "./review.server.ts";

/** @param referer the request's header */
export async function directData(url: URL, ports: StorePorts, referer: string | null = null) {
  const link = linkIn(url);
  if (!isPrivateLink(url)) return { step: "details" as const, ...blank(url, ports, referer) };
  const quote = await openPrivateLink(ports, link);
  const offer = quote && parseOffer(quote);
  if (!quote) return closed("no-link", url, null, link);
  const today = venueDate(ports.clock.now());
  const publicStatus = publicStatusOf(quote.status, quote.offerValidUntil, today);
  const due = dueOf(quote, [], today);
  if (publicStatus !== "open" || !offer || !due?.next)
    return closed(publicStatus === "open" ? "not-priced" : publicStatus, url, quote, link);
  await recordOpened(ports, quote);
  const review = reviewOf({
    quote,
    offer,
    due,
    next: due.next,
    key: link.key ?? "",
    today,
    gaveUp: quote.status === "accepted" && (await lastAttemptEnded(quote, ports)),
    dueChanged: url.searchParams.has(dueChanged),
  });
  if (review.change && url.searchParams.has("change"))
    return { step: "details" as const, ...filledIn(url, quote, ports), back: review.here };
  const what = quote.surprise === 1 ? quote.reference : review.act.name;
  return { step: "review" as const, review, seo: bookingSeo(url, `Check and book ${what}`) };
}

/** Whether there was an attempt to pay for this offer, and the payer gave it up or was refused. */
async function lastAttemptEnded({ reference, offerVersion }: Quote, { database }: StorePorts): Promise<boolean> {
  const last = (await paymentsOf(database, reference)).findLast((payment) => payment.offerVersion === offerVersion);
  return last?.status === "expired" || last?.status === "failed";
}

function blank(url: URL, ports: StorePorts, referer: string | null): DetailsData & { back: null; quotePath: string } {
  const main = mainActOf(formPathOf(url, "/direct-quote"));
  const details = emptyDetails(url, main, ports, referer);
  return {
    ...details,
    back: null,
    quotePath: main.quote,
    seo: bookingSeo(
      url,
      bookingTitle(details.choice.act),
      `Book ${main.plural} or any other of our acts at once: the total with travel as you type, everything to check, then the deposit.`,
    ),
  };
}

/** The form with the stored details, which are changed under the same key. */
function filledIn(url: URL, quote: Quote, ports: StorePorts) {
  const options = formOptionsAt(ports.clock.now());
  const asked = valuesOf(quote);
  const choice = choiceFor(asked, options);
  return {
    options: shownOptions(options),
    token: issueToken(ports, { key: quote.idempotencyKey }),
    asked,
    choice,
    stored: true,
    quotePath: requestPath(quote.act),
    action: formPathOf(url, "/direct-quote"),
    seo: bookingSeo(url, quote.surprise === 1 ? changingSurpriseTitle() : changingTitle(choice.act)),
  };
}
