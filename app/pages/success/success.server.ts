/** The page after a request or a payment: all of it with the private link's key; without it, nothing about a person. */

import { redirect } from "react-router";
import type { Reader, StorePorts } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import { kindsWithLink } from "../../email/kinds.ts";
import { waitingChange } from "../../features/booking/change/open-proposal.server.ts";
import { dueOf } from "../../features/booking/due.server.ts";
import { parseOffer } from "../../features/booking/offer.server.ts";
import { linkIn, openPrivateLink } from "../../features/booking/private-link.server.ts";
import { publicStatusOf } from "../../features/booking/public-status.ts";
import { invoicesOf } from "../../features/invoice/store.server.ts";
import { paymentOfReturn } from "../../features/payment/checkout.server.ts";
import { awaitsAcceptance } from "../../features/payment/mark-paid.server.ts";
import { refundsOf } from "../../features/payment/refund-store.server.ts";
import { partlyRefunded } from "../../features/payment/rules.ts";
import { paymentBySession, paymentsOf } from "../../features/payment/store.server.ts";
import type { Payment } from "../../features/payment/table.server.ts";
import { isStaffed } from "../../features/performer/staffing.server.ts";
import { changeUrl, offerUrl, stopNewsUrl } from "../../features/quote/links.server.ts";
import { parseReference } from "../../features/quote/reference.server.ts";
import { quoteByReference } from "../../features/quote/store.server.ts";
import type { Quote } from "../../features/quote/table.server.ts";
import { pageSeo } from "../../features/site/seo.server.ts";
import { site } from "../../features/site/site.server.ts";
import { issueToken } from "../../forms/token.server.ts";
import { attemptOf, type BookingStage, bookedView, problemIn, saidIn, writtenAbout } from "./booked.server.ts";
import { closedView, unopenedView } from "./closed.server.ts";
import { payingView } from "./paying.server.ts";
import { type CopyByEmail, requestView } from "./request.server.ts";

/** @param reference from the path; /payment-success has it in `quote`, or the provider's `session_id` instead */
export async function successData(reference: string | undefined, url: URL, ports: StorePorts) {
  const shown = await viewOf(reference, url, ports);
  return {
    ...shown,
    replyPromise: site.replyPromise,
    seo: pageSeo(url.pathname, {
      title: shown.view === "closed" ? shown.closed.title : titles[shown.view === "booked" ? shown.stage : shown.view],
      description: "Your reference, what was paid, and what happens next.",
      noindex: true,
    }),
  };
}
export type SuccessData = Awaited<ReturnType<typeof successData>>;

const titles = {
  request: "We have your request",
  booked: "You’re booked",
  held: "Your date is held",
  past: "That was your party",
  waiting: "Your payment is on its way",
  instructions: "How to pay",
  failed: "The payment did not go through",
  status: "Your booking",
} as const;

/** Shows the same for an unknown reference and for a wrong key. */
async function viewOf(given: string | undefined, url: URL, ports: StorePorts) {
  const link = linkIn(url, given);
  const { key } = link;
  if (link.reference === null && key === null) return bySession(url.searchParams.get("session_id"), ports);
  const reference = parseReference(link.reference ?? "");
  const quote =
    key === null
      ? reference && (await quoteByReference(ports.database, reference))
      : await openPrivateLink(ports, link);
  if (quote) return key === null ? byReference(quote, ports) : byLink(quote, key, url, ports);
  // The owner corrected the email address while somebody was paying, which ended the link.
  const payment = reference && key !== null && (await paymentOfReturn(ports, reference, key));
  return payment ? byPayment(payment, ports) : unopenedView(url, link);
}

/** Only the payer knows the id of the provider's checkout. */
async function bySession(session: string | null, ports: StorePorts) {
  const payment = session === null ? undefined : await paymentBySession(ports.database, session);
  return payment ? byPayment(payment, ports) : statusOnly(null, null, true);
}

/** Only the status of the payment. */
async function byPayment({ reference, status }: Payment, ports: StorePorts) {
  const state = { paid: "paid", failed: "failed", expired: "failed", begun: "waiting", open: "waiting" } as const;
  return statusOnly(reference, state[status], await linkEmailed(ports, reference));
}

/** `state`: the status of the payment, if it is known. `emailed`: whether an email with the private link was sent */
const statusOnly = (reference: string | null, state: "paid" | "waiting" | "failed" | null, emailed: boolean) => ({
  view: "status" as const,
  reference,
  state,
  emailed,
});

const linkEmailed = ({ database, outbox }: StorePorts, reference: string) =>
  outbox.wrote(database, reference, kindsWithLink);

/** An email that is older than an hour has arrived: a customer who comes back later has it. */
const anHourBefore = (now: Date) => new Date(now.getTime() - 3_600_000).toISOString();

async function copyOf({ reference }: Quote, { database, outbox, clock }: StorePorts): Promise<CopyByEmail> {
  const kinds = ["quote-received"] as const;
  if (!(await outbox.wrote(database, reference, kinds))) return "none";
  return (await outbox.wrote(database, reference, kinds, anHourBefore(clock.now()))) ? "comes" : "came";
}

async function byReference(quote: Quote, ports: StorePorts) {
  const { reference } = quote;
  const asked = quote.kind === "request" && (quote.status === "requested" || quote.status === "priced");
  if (asked) return requestView(quote, await copyOf(quote, ports), null);
  return statusOnly(reference, null, await linkEmailed(ports, reference));
}

async function byLink(quote: Quote, key: string, url: URL, ports: StorePorts) {
  const { database, clock, outbox } = ports;
  const { reference } = quote;
  const payments = await paymentsOf(database, reference);
  const refunds = await refundsOf(database, reference);
  const today = venueDate(clock.now());
  const publicStatus = publicStatusOf(quote.status, quote.offerValidUntil, today);
  const offer = parseOffer(quote);
  const due = dueOf(quote, payments, today);
  if (publicStatus === "not-priced" || !offer || !due)
    return requestView(quote, await copyOf(quote, ports), {
      today,
      said: saidIn(url),
      stopNews: stopNewsUrl(quote, key),
      written: await writtenAbout(quote, database),
      token: issueToken(ports),
    });
  if (publicStatus === "booked" || publicStatus === "completed")
    return {
      ...bookedView(quote, offer, {
        due,
        key,
        payments,
        refunds,
        documents: await invoicesOf(database, reference),
        stage: await stageOf(quote, database),
        problem: problemIn(url),
        said: saidIn(url),
      }),
      /** Link for answering a change that waits for the customer's yes */
      change: (await waitingChange(database, quote, today)) ? changeUrl("", reference, key) : null,
      /** Whether the confirmation email may still be on its way */
      confirmationComes: await outbox.wrote(database, reference, ["booked"], anHourBefore(clock.now())),
      given: partlyRefunded(refunds),
      written: await writtenAbout(quote, database),
      token: issueToken(ports),
    };
  // An attempt to pay an earlier offer says nothing about this one.
  const attempts = payments.filter(({ offerVersion }) => offerVersion === quote.offerVersion);
  const { kind } = attemptOf(attempts);
  if (publicStatus === "open" && (awaitsAcceptance(quote) || kind === "none")) throw redirect(offerUrl("", quote, key));
  if (publicStatus === "open" || (quote.status === "lapsed" && (kind === "waiting" || kind === "instructions")))
    return payingView(quote, due, {
      key,
      payments: attempts,
      emailed: await outbox.wrote(database, reference, ["payment-instructions"], attempts.at(-1)?.createdAt),
    });
  const documents = await invoicesOf(database, reference);
  return closedView(publicStatus, quote, { url, key, payments, refunds, documents });
}

async function stageOf(quote: Quote, reader: Reader): Promise<BookingStage> {
  if (quote.status === "done") return "past";
  return quote.kind === "request" || (await isStaffed(reader, quote)) ? "booked" : "held";
}
