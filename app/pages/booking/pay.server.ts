/** What the server answers the button that commits to pay: the way to the payment, or why there is none. */

import { data, redirectDocument } from "react-router";
import type { Ports } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import { acceptOffer } from "../../features/booking/accept-offer.server.ts";
import { type ClosedData, closed } from "../../features/booking/closed.server.ts";
import { dueOf } from "../../features/booking/due.server.ts";
import { linkIn, openPrivateLink } from "../../features/booking/private-link.server.ts";
import { reviewFields } from "../../features/booking/review-fields.ts";
import { declineQuote } from "../../features/booking/withdraw-quote.server.ts";
import { isShown, parts, type Shown } from "../../features/money/rules.ts";
import { startPayment } from "../../features/payment/start-payment.server.ts";
import { problems } from "../../features/quote/form/problems.ts";
import { successUrl } from "../../features/quote/links.server.ts";
import { publicStatusOf } from "../../features/quote/status.ts";
import { quoteByReference } from "../../features/quote/store.server.ts";
import type { Quote } from "../../features/quote/table.server.ts";
import { site } from "../../features/site/site.server.ts";
import { readForm } from "../../forms/body.server.ts";

export type PayAnswer = { step: "problem"; problem: string } | { step: "closed"; closed: ClosedData };

export async function answerReview(request: Request, url: URL, ports: Ports) {
  const body = await readForm(request);
  const link = linkIn(url);
  try {
    const quote = await openPrivateLink(ports, link);
    if (!quote) return data<PayAnswer>(closed("no-link", url, null, link), { status: 404 });
    if (!body.ok) return problem(problems.notBegun(site.phone.display), body.status);
    const again = redirectDocument(`${url.pathname}?quote=${quote.reference}&key=${link.key}`, 303);
    if (body.fields[reviewFields.intent] === "decline") {
      await declineQuote(ports, quote);
      return again;
    }
    const shown = shownIn(body.fields);
    const due = dueOf(quote, [], venueDate(ports.clock.now()));
    // Before anything is agreed to: it would be to another sum than was shown. Another offer has a page of its own to say so.
    const offer = body.fields[reviewFields.offer];
    const sameOffer = offer === undefined || Number(offer) === quote.offerVersion;
    if (sameOffer && due && due.stage !== "closed" && !isShown(due.next, shown))
      return afresh(quote, url, link.key ?? "");
    if (quote.status !== "booked") {
      const agreed = await acceptOffer(ports, {
        reference: quote.reference,
        offerVersion: Number(offer),
        reviewWanted: body.fields[reviewFields.reviewWanted] !== undefined,
      });
      if (agreed.kind === "changed-since")
        return data<PayAnswer>(closed("changed-since", url, quote, link), { status: 409 });
      if (agreed.kind === "closed" || agreed.kind === "unknown") return again;
    }
    return await toPayment(ports, quote, shown, { url, key: link.key ?? "" });
  } catch (error) {
    ports.log.error("payment.not-begun", error);
    return problem(problems.notBegun(site.phone.display), 503);
  }
}

/** What the page said beside its button; a form of before it was sent along says nothing, and is refused. */
const shownIn = (fields: Partial<Record<string, string>>): Shown => ({
  part: parts.find((part) => part === fields[reviewFields.part]) ?? "whole",
  pence: Number(fields[reviewFields.pence]),
});

/** The page as it stands now, with a word that what is due has changed: a booking's own, or the review step. */
function afresh(quote: Quote, url: URL, key: string) {
  const page =
    publicStatusOf(quote.status, null, "") === "booked"
      ? successUrl("", quote.reference, key)
      : `${url.pathname}?quote=${quote.reference}&key=${key}`;
  return redirectDocument(`${page}&${reviewFields.dueChanged}=due`, 303);
}

async function toPayment(ports: Ports, quote: Quote, shown: Shown, { url, key }: { url: URL; key: string }) {
  const { reference } = quote;
  const started = await startPayment(ports, { reference, shown });
  switch (started.kind) {
    case "redirect":
      return redirectDocument(started.url, 303);
    case "instructions":
      return redirectDocument(successUrl("", reference, key), 303);
    case "refused":
      return problem(problems.refused(site.phone.display), 502);
    case "away":
      return problem(problems.away(site.phone.display), 503);
    // Something happened between looking and pressing: the page says what.
    case "due-changed":
    case "paid-already":
      return afresh((await quoteByReference(ports.database, reference)) ?? quote, url, key);
    case "not-accepted":
    case "closed":
    case "unknown":
      return redirectDocument(`${url.pathname}?quote=${reference}&key=${key}`, 303);
  }
}

const problem = (words: string, status: number) => data<PayAnswer>({ step: "problem", problem: words }, { status });
