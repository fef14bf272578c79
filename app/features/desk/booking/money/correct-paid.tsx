/** /desk/bookings/:reference/correct-paid?payment=: corrects how and on which day money came that was marked by hand. */
import { data, useActionData, useLoaderData } from "react-router";
import { isDate } from "../../../../dates/dates.ts";
import { venueDate } from "../../../../dates/today.server.ts";
import { correctPaid } from "../../../payment/correct/correct-paid.server.ts";
import { stillBooked } from "../../../quote/status.ts";
import { correctExplained, correctedText } from "../../shared/correct-paid.server.ts";
import { paymentMethods } from "../../shared/paid-text.ts";
import { refusalText } from "../../shared/refusal-text.ts";
import { unmarkRows } from "../../shared/unmark.server.ts";
import { mistakesIn } from "../../shell/form.tsx";
import type { RouteArgs } from "../../shell/route.ts";
import { PostForm, Submit, SummaryRows, summaryRows } from "../../shell/screen.tsx";
import { dayText, loadBooking, loadBookingForm, mistakesOf, partyLine } from "../load.server.ts";
import { BookingScreen } from "../screen.tsx";
import { markedPayment } from "./marked-payment.server.ts";
import { ReceivedFields } from "./received-fields.tsx";

export async function loader(args: RouteArgs) {
  const booking = await loadBooking(args);
  const { quote, today } = booking;
  const payment = await markedPayment(booking, args.request);
  const stands = stillBooked.includes(quote.status);
  return {
    quote,
    today,
    explained: correctExplained(quote),
    ended: stands ? null : refusalText({ kind: "ended", status: quote.status }),
    payment: payment?.paidAt
      ? {
          id: payment.id,
          rows: unmarkRows(quote, payment),
          by: payment.paymentRef ?? "",
          on: venueDate(new Date(payment.paidAt)),
        }
      : undefined,
  };
}

export async function action(args: RouteArgs) {
  const form = await loadBookingForm(args);
  const { ports, quote, field, asked, done } = form;
  const typed = { by: field("by"), on: field("on").trim() };
  const method = paymentMethods.find(({ value }) => value === typed.by)?.value;
  if (!method || !isDate(typed.on)) {
    const mistakes = mistakesIn({ by: !method && "Say how it was paid.", on: !isDate(typed.on) && dayText });
    return data({ typed, mistakes }, 400);
  }
  const paymentId = field("payment");
  const corrected = await correctPaid(ports, { ...asked, paymentId, method, on: typed.on });
  if (!corrected.ok) return data({ typed, mistakes: await mistakesOf(form, corrected.refusal) }, 409);
  throw done(correctedText(corrected.payment, quote, corrected));
}

export function Component() {
  const { quote, today, explained, ended, payment } = useLoaderData<typeof loader>();
  const { typed = payment ?? { by: "", on: "" }, mistakes } = useActionData<typeof action>() ?? {};
  return (
    <BookingScreen quote={quote} title="Correct the method or the day" mistakes={mistakes} lede={partyLine(quote)}>
      {payment && <SummaryRows rows={summaryRows(payment.rows)} />}
      {payment && !ended ? (
        <PostForm fields={{ payment: payment.id, version: quote.version }} className="desk-form desk-narrow">
          <p>{explained}</p>
          <ReceivedFields typed={typed} mistakes={mistakes} today={today} />
          <Submit>Correct it</Submit>
        </PostForm>
      ) : (
        <p className="note desk-note">{ended ?? "Nothing is marked as paid by hand."}</p>
      )}
    </BookingScreen>
  );
}
