/** /desk/bookings/:reference/cancel: shows first what would be refunded, whether the customer or the agency cancels. */
import { data, redirect, useActionData, useLoaderData } from "react-router";
import { Choices } from "../../../ui/field/choice.tsx";
import { formatPounds } from "../../../ui/money.ts";
import { statusTextOf } from "../../booking/status-text.ts";
import { cancelQuote } from "../../payment/cancel-booking.server.ts";
import { refundsOf } from "../../payment/refund-store.server.ts";
import { paymentsOf } from "../../payment/store.server.ts";
import { transition } from "../../quote/status.ts";
import { cancelTerms } from "../shared/cancel-terms.server.ts";
import { toldText } from "../shared/told-text.ts";
import { cancellableMarks, neverCameText } from "../shared/unmark.server.ts";
import { fieldsWith, mistakesIn, PoundsField } from "../shell/form.tsx";
import type { RouteArgs } from "../shell/route.ts";
import { PostForm, Submit, SummaryRows, summaryRows } from "../shell/screen.tsx";
import { loadBooking, loadBookingForm, mistakesOf, partyLine, poundsText, readSum } from "./load.server.ts";
import { BookingScreen } from "./screen.tsx";

export async function loader(args: RouteArgs) {
  const { ports, quote, today } = await loadBooking(args);
  const payments = await paymentsOf(ports.database, quote.reference);
  const refunds = await refundsOf(ports.database, quote.reference);
  const marked = await cancellableMarks(ports.database, quote, payments, refunds);
  return { quote, marked, ...cancelTerms(quote, payments, refunds, today) };
}

export async function action(args: RouteArgs) {
  const form = await loadBookingForm(args);
  const { ports, field, asked, visit, page } = form;
  const typed = { by: field("by"), refund: field("refund") };
  const [who, shownPence, ...id] = typed.by.split("-");
  const neverCame = id.join("-");
  const known = who === "customer" || who === "us";
  const refund = readSum(typed.refund, shownPence);
  if (!known || refund === undefined) {
    const mistakes = mistakesIn({ by: !known && "Say who cancels.", refund: refund === undefined && poundsText });
    return data({ typed, mistakes }, 400);
  }
  const cancelled = await cancelQuote(ports, {
    ...asked,
    byAgency: who === "us",
    refund,
    expectedPaid: Number(field("paid")),
    ...(neverCame && { neverCame }),
  });
  if (!cancelled.ok) return data({ typed, mistakes: await mistakesOf(form, cancelled.refusal) }, 409);
  visit.say(`Cancelled. ${formatPounds(cancelled.refund)} goes back, and ${toldText(form.quote, cancelled.released)}`);
  throw redirect(page, 303);
}

export function Component() {
  const { quote, customer, us, rows, marked } = useLoaderData<typeof loader>();
  const { typed = { by: "", refund: "" }, mistakes } = useActionData<typeof action>() ?? {};
  const field = fieldsWith(typed, mistakes);
  const choice = (by: string, label: string, refund: number, neverCame = "") => ({
    value: `${by}-${refund}${neverCame && `-${neverCame}`}`,
    label: `${label}: ${formatPounds(refund)} goes back`,
  });
  return (
    <BookingScreen
      quote={quote}
      title="Cancel and refund"
      tab={`Cancel ${quote.reference}`}
      mistakes={mistakes}
      lede={partyLine(quote)}
    >
      {transition(quote.status, "cancelled").ok ? (
        <PostForm fields={{ version: quote.version, paid: us.paid }} className="desk-form desk-narrow">
          <SummaryRows rows={summaryRows(rows)} />
          <Choices
            {...field("by")}
            label="Who cancels?"
            choices={[
              choice("customer", "The customer", customer.refund),
              choice("us", "We do", us.refund),
              ...marked.map(({ id, part, pence }) => choice("us", neverCameText(part, pence), us.paid - pence, id)),
            ]}
            required
          />
          <PoundsField
            {...field("refund")}
            label="Refund more than agreed (£)"
            hint="Never less than was agreed, never more than was paid."
            optional
          />
          <p>
            The customer gets an email with the sum. What came through the payment provider goes back by itself; send
            transfers and cash back yourself.
          </p>
          <Submit>Cancel the booking</Submit>
        </PostForm>
      ) : (
        <p className="note desk-note">It is {statusTextOf(quote)}, so there is nothing to cancel.</p>
      )}
    </BookingScreen>
  );
}
