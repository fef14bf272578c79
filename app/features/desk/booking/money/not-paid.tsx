/** /desk/bookings/:reference/not-paid?payment=: takes back that the owner marked a payment as paid, when it had not come. */
import { data, useActionData, useLoaderData } from "react-router";
import { unmarkPaid, whyMarkStays } from "../../../payment/unmark/unmark-paid.server.ts";
import { refusalText } from "../../shared/refusal-text.ts";
import { unmarkRows, unmarkText } from "../../shared/unmark.server.ts";
import type { RouteArgs } from "../../shell/route.ts";
import { PostForm, Submit, SummaryRows, summaryRows } from "../../shell/screen.tsx";
import { loadBooking, loadBookingForm, mistakesOf, partyLine } from "../load.server.ts";
import { BookingScreen } from "../screen.tsx";
import { markedPayment } from "./marked-payment.server.ts";

export async function loader(args: RouteArgs) {
  const booking = await loadBooking(args);
  const { ports, quote } = booking;
  const payment = await markedPayment(booking, args.request);
  const refusal = payment && (await whyMarkStays(ports.database, quote, payment));
  return {
    quote,
    payment: payment && { id: payment.id, rows: unmarkRows(quote, payment) },
    stays: refusal ? refusalText(refusal) : null,
  };
}

export async function action(args: RouteArgs) {
  const form = await loadBookingForm(args);
  const { ports, quote, field, asked, done } = form;
  const unmarked = await unmarkPaid(ports, { ...asked, paymentId: field("payment") });
  if (!unmarked.ok) return data({ mistakes: await mistakesOf(form, unmarked.refusal) }, 409);
  throw done(unmarkText(unmarked.payment, quote));
}

export function Component() {
  const { quote, payment, stays } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <BookingScreen quote={quote} title="Marked by mistake" mistakes={answer?.mistakes} lede={partyLine(quote)}>
      {payment && <SummaryRows rows={summaryRows(payment.rows)} />}
      {payment && !stays ? (
        <PostForm fields={{ payment: payment.id, version: quote.version }} className="desk-form desk-narrow">
          <p>
            Only if the money never came. It is then due again, with the usual reminders, and the customer, who was told
            that it had come, gets an email that says it has not.
          </p>
          <Submit>Mark as not paid</Submit>
        </PostForm>
      ) : (
        <p className="note desk-note">{stays ?? "Nothing is marked as paid by hand."}</p>
      )}
    </BookingScreen>
  );
}
