/** /desk/bookings/:reference/cancel: shows first what would be refunded, whether the customer or the agency cancels. */
import { data, redirect, useActionData, useLoaderData } from "react-router";
import { Choices } from "../../../ui/field/choice.tsx";
import { TextField } from "../../../ui/field/field.tsx";
import { formatPounds } from "../../../ui/money.ts";
import { statusTextOf } from "../../booking/status-text.ts";
import { cancelQuote } from "../../payment/cancel-booking.server.ts";
import { refundsOf } from "../../payment/refund-store.server.ts";
import { paymentsOf } from "../../payment/store.server.ts";
import { transition } from "../../quote/status.ts";
import { cancelTerms } from "../shared/cancel-terms.server.ts";
import { cancellableMarks, neverCameText } from "../shared/unmark.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Submit, SummaryRows, summaryRows } from "../shell/screen.tsx";
import { errorAt, type FormError, formErrorOfAll, poundsText } from "./form-error.tsx";
import { formErrorOf, type LoadedBooking, loadBooking, partyLine, readFields, readSum } from "./load.server.ts";
import { BookingScreen } from "./screen.tsx";

async function screenData({ ports, quote, today }: LoadedBooking, typed = { by: "", refund: "" }) {
  const payments = await paymentsOf(ports.database, quote.reference);
  const refunds = await refundsOf(ports.database, quote.reference);
  const marked = (await cancellableMarks(ports.database, quote, payments, refunds)).map(({ id, part, pence }) => ({
    id,
    pence,
    label: neverCameText(part, pence),
  }));
  return { quote, ...cancelTerms(quote, payments, refunds, today), typed, marked };
}

export const loader = async (args: RouteArgs) => screenData(await loadBooking(args));

export async function action(args: RouteArgs) {
  const booking = await loadBooking(args);
  const { ports, quote, visit, page } = booking;
  const field = await readFields(args.request);
  const typed = { by: field("by"), refund: field("refund") };
  const showAgain = async (formError: FormError, status = 400) =>
    data({ ...(await screenData(booking, typed)), formError }, status);
  const [who, shownPence, ...id] = typed.by.split("-");
  const neverCame = id.join("-");
  const known = who === "customer" || who === "us";
  const refund = readSum(typed.refund, shownPence);
  if (!known || refund === undefined)
    return showAgain(formErrorOfAll({ by: !known && "Say who cancels.", refund: refund === undefined && poundsText }));
  const { reference } = quote;
  const expectedVersion = Number(field("version"));
  const cancelled = await cancelQuote(ports, {
    reference,
    by: visit.actor,
    byAgency: who === "us",
    refund,
    expectedVersion,
    expectedPaid: Number(field("paid")),
    ...(neverCame && { neverCame }),
  });
  if (!cancelled.ok) {
    return showAgain(await formErrorOf(booking, cancelled.refusal, expectedVersion), 409);
  }
  const told = cancelled.released > 0 ? "customer and performers are" : "the customer is";
  visit.say(`Cancelled. ${formatPounds(cancelled.refund)} goes back, and ${told} told`);
  throw redirect(page, 303);
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { quote, customer, us, rows, typed, marked } = answer ?? loaded;
  const choice = (by: string, label: string, refund: number, neverCame = "") => ({
    value: `${by}-${refund}${neverCame && `-${neverCame}`}`,
    label: `${label}: ${formatPounds(refund)} goes back`,
  });
  return (
    <BookingScreen
      quote={quote}
      title="Cancel and refund"
      tab={`Cancel ${quote.reference}`}
      formError={answer?.formError}
      lede={partyLine(quote)}
    >
      {transition(quote.status, "cancelled").ok ? (
        <form method="post" className="desk-form desk-narrow">
          <input type="hidden" name="version" value={quote.version} />
          <input type="hidden" name="paid" value={us.paid} />
          <SummaryRows rows={summaryRows(rows)} />
          <Choices
            name="by"
            label="Who cancels?"
            choices={[
              choice("customer", "The customer", customer.refund),
              choice("us", "We do", us.refund),
              ...marked.map(({ id, pence, label }) => choice("us", label, us.paid - pence, id)),
            ]}
            defaultValue={typed.by}
            error={errorAt("by", answer?.formError)}
            required
          />
          <TextField
            name="refund"
            label="Refund more than agreed (£)"
            hint="Never less than was agreed, never more than was paid."
            optional
            className="input desk-pounds"
            inputMode="decimal"
            maxLength={12}
            defaultValue={typed.refund}
            error={errorAt("refund", answer?.formError)}
          />
          <p>
            The customer gets an email with the sum. What came through the payment provider goes back by itself; send
            transfers and cash back yourself.
          </p>
          <Submit>Cancel the booking</Submit>
        </form>
      ) : (
        <p className="note desk-note">It is {statusTextOf(quote)}, so there is nothing to cancel.</p>
      )}
    </BookingScreen>
  );
}
