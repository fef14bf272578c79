/** /desk/bookings/:reference/not-paid?payment=: takes back that the owner marked a payment as paid, when it had not come. */
import { data, redirect, useActionData, useLoaderData } from "react-router";
import { isManual } from "../../payment/rules.ts";
import { paymentsOf } from "../../payment/store.server.ts";
import { unmarkPaid, whyMarkStays } from "../../payment/unmark/unmark-paid.server.ts";
import { refusalText } from "../shared/refusal-text.ts";
import { unmarkRows, unmarkText } from "../shared/unmark.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Submit, SummaryRows, summaryRows } from "../shell/screen.tsx";
import { formErrorOf, type LoadedBooking, loadBooking, partyLine, readFields } from "./load.server.ts";
import { BookingScreen } from "./screen.tsx";

/** @param id of the payment; the last one that was marked by hand if there is no such payment */
async function screenData({ ports: { database }, quote }: LoadedBooking, id: string | null) {
  const marked = (await paymentsOf(database, quote.reference)).filter((one) => one.status === "paid" && isManual(one));
  const payment = marked.find((one) => one.id === id) ?? marked.at(-1);
  const refusal = payment && (await whyMarkStays(database, quote, payment));
  return {
    quote,
    payment: payment && { id: payment.id, rows: unmarkRows(quote, payment) },
    stays: refusal ? refusalText(refusal) : null,
  };
}

export async function loader(args: RouteArgs) {
  return screenData(await loadBooking(args), new URL(args.request.url).searchParams.get("payment"));
}

export async function action(args: RouteArgs) {
  const booking = await loadBooking(args);
  const { ports, quote, visit, page } = booking;
  const field = await readFields(args.request);
  const paymentId = field("payment");
  const expectedVersion = Number(field("version"));
  const { reference } = quote;
  const unmarked = await unmarkPaid(ports, { reference, paymentId, expectedVersion, by: visit.actor });
  if (!unmarked.ok) {
    const formError = await formErrorOf(booking, unmarked.refusal, expectedVersion);
    return data({ ...(await screenData(booking, paymentId)), formError }, 409);
  }
  visit.say(unmarkText(unmarked.payment, quote));
  throw redirect(page, 303);
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { quote, payment, stays } = answer ?? loaded;
  return (
    <BookingScreen quote={quote} title="Marked by mistake" formError={answer?.formError} lede={partyLine(quote)}>
      {payment && <SummaryRows rows={summaryRows(payment.rows)} />}
      {payment && !stays ? (
        <form method="post" className="desk-form desk-narrow">
          <input type="hidden" name="payment" value={payment.id} />
          <input type="hidden" name="version" value={quote.version} />
          <p>
            Only if the money never came. It is then due again, with the usual reminders, and the customer, who was told
            that it had come, gets an email that says it has not.
          </p>
          <Submit>Mark as not paid</Submit>
        </form>
      ) : (
        <p className="note desk-note">{stays ?? "Nothing is marked as paid by hand."}</p>
      )}
    </BookingScreen>
  );
}
