/** Handles the button that commits to pay: continues to the payment, or says why not. */
import { data, type RouterContextProvider } from "react-router";
import type { Ports } from "../../context.ts";
import { hasBegun, venueDate } from "../../dates/today.server.ts";
import { acceptOffer } from "../../features/booking/accept-offer.server.ts";
import { type ClosedData, closed } from "../../features/booking/closed.server.ts";
import { dueOf } from "../../features/booking/due.server.ts";
import { dueChanged, type PayField, payForm } from "../../features/booking/pay-form.ts";
import { payProblems } from "../../features/booking/pay-problems.ts";
import { linkIn, openPrivateLink } from "../../features/booking/private-link.server.ts";
import { publicStatusOf } from "../../features/booking/public-status.ts";
import { declineQuote } from "../../features/booking/withdraw-quote.server.ts";
import { isShown, parts, type ShownDue } from "../../features/money/rules.ts";
import { startPayment } from "../../features/payment/start-payment.server.ts";
import { successUrl } from "../../features/quote/links.server.ts";
import { quoteByReference } from "../../features/quote/store.server.ts";
import type { Quote } from "../../features/quote/table.server.ts";
import { site } from "../../features/site/site.server.ts";
import { type FormKind, handleForm, type SubmitResult } from "../../forms/action.server.ts";
import type { Values } from "../../forms/form.ts";

type Result = SubmitResult<PayField, ClosedData>;

const phone = site.phone.display;

export async function handlePay(request: Request, url: URL, context: Readonly<RouterContextProvider>) {
  const handled = await handleForm(request, context, paying(url));
  // The page has no typed fields, so no values need to be kept.
  return handled instanceof Response
    ? handled
    : data({ ...handled.data, values: null, errors: {} }, handled.init ?? {});
}

const paying = (url: URL): FormKind<PayField, Values<PayField>, ClosedData> => ({
  form: payForm,
  failure: "payment.not-started",
  problem: () => payProblems.notStarted(phone),
  parse: (input) => ({ ok: true, input }),
  async submit({ ports, input: { offer, review, intent, part, pence } }) {
    const link = linkIn(url);
    const quote = await openPrivateLink(ports, link);
    if (!quote) return { kind: "closed", closed: closed("no-link", url, null, link).closed, status: 404 };
    const key = link.key ?? "";
    const backToPage = redirectTo(`${url.pathname}?quote=${quote.reference}&key=${key}`);
    const changedSince = () =>
      ({ kind: "closed", closed: closed("changed-since", url, quote, link).closed, status: 409 }) as const;
    const now = ports.clock.now();
    const today = venueDate(now);
    const isOpen = publicStatusOf(quote.status, quote.offerValidUntil, today) === "open";
    if (intent === "decline") {
      if (!isOpen) return backToPage;
      if (Number(offer) !== quote.offerVersion) return changedSince();
      const declined = await declineQuote(ports, { reference: quote.reference, expectedVersion: quote.version });
      return declined.ok ? backToPage : changedSince();
    }
    // A form without a sum counts as 0 pence, which is never due, and is refused.
    const shownDue: ShownDue = { part: parts.find((known) => known === part) ?? "whole", pence: Number(pence) };
    const due = dueOf(quote, [], today);
    // Checked before anything is agreed to; otherwise the customer would agree to a sum that they were not shown. If the offer itself has
    // changed, another page says so.
    const sameOffer = offer === "" || Number(offer) === quote.offerVersion;
    if (sameOffer && due && due.stage !== "closed" && !isShown(due.next, shownDue)) return shownAgain(quote, url, key);
    // A payment that was started before the party began may be completed.
    if (isOpen && quote.status !== "deposit-pending" && hasBegun(quote.eventDate, quote.eventTime, now))
      return { kind: "problem", problem: payProblems.begun(phone), status: 409 };
    if (quote.status !== "booked") {
      const agreed = await acceptOffer(ports, {
        reference: quote.reference,
        offerVersion: Number(offer),
        reviewWanted: review !== "",
      });
      if (agreed.kind === "changed-since") return changedSince();
      if (agreed.kind === "closed" || agreed.kind === "unknown") return backToPage;
    }
    return toPayment(ports, quote, shownDue, { url, key });
  },
});

const redirectTo = (address: string): Result => ({ kind: "redirect", redirectTo: address, newDocument: true });

/** Sends the customer back to the current page, with a note that the sum due has changed: the booking's page, or the review step. */
function shownAgain(quote: Quote, url: URL, key: string): Result {
  const page =
    publicStatusOf(quote.status, null, "") === "booked"
      ? successUrl("", quote.reference, key)
      : `${url.pathname}?quote=${quote.reference}&key=${key}`;
  return redirectTo(`${page}&${dueChanged}=due`);
}

async function toPayment(
  ports: Ports,
  quote: Quote,
  shown: ShownDue,
  { url, key }: { url: URL; key: string },
): Promise<Result> {
  const { reference } = quote;
  const started = await startPayment(ports, { reference, shown });
  switch (started.kind) {
    case "redirect":
      return redirectTo(started.url);
    case "instructions":
      return redirectTo(successUrl("", reference, key));
    case "refused":
      return { kind: "problem", problem: payProblems.refused(phone), status: 502 };
    case "unavailable":
      return { kind: "problem", problem: payProblems.unavailable(phone), status: 503 };
    // Something changed between showing the page and pressing the button; the page says what.
    case "due-changed":
    case "paid-already":
      return shownAgain((await quoteByReference(ports.database, reference)) ?? quote, url, key);
    case "not-accepted":
    case "closed":
    case "unknown":
      return redirectTo(`${url.pathname}?quote=${reference}&key=${key}`);
  }
}
