/** /desk/bookings/:reference/refunded?refund=: ticks off a refund that the owner has sent by hand. */
import { data, useActionData, useLoaderData } from "react-router";
import { isDate } from "../../../dates/dates.ts";
import { refundChannel } from "../../payment/rules.ts";
import { markRefunded } from "../../payment/send-refunds.server.ts";
import { paymentsOf } from "../../payment/store.server.ts";
import { dayText, loadBooking, loadBookingForm, partyLine } from "../booking/load.server.ts";
import { BookingScreen } from "../booking/screen.tsx";
import { goneBackRows, goneBackText } from "../shared/gone-back.server.ts";
import { refundedText } from "../shared/refund-text.ts";
import { refusalText } from "../shared/refusal-text.ts";
import { DateField } from "../shell/day-in-words.tsx";
import { fieldsWith, mistakesIn } from "../shell/form.tsx";
import type { RouteArgs } from "../shell/route.ts";
import { PostForm, Submit, SummaryRows, summaryRows } from "../shell/screen.tsx";

/** Shows the refund that the address names; the first that waits for the owner if there is no such refund. */
export async function loader(args: RouteArgs) {
  const { ports, quote, refunds, today } = await loadBooking(args);
  const id = new URL(args.request.url).searchParams.get("refund");
  const payments = await paymentsOf(ports.database, quote.reference);
  const waiting = refunds.flatMap((refund) => {
    const payment = payments.find((one) => one.id === refund.paymentId);
    const byHand = payment && refundChannel(refund, payment, ports.payments.name) === "by-hand";
    return byHand && refund.status !== "done" ? [{ id: refund.id, rows: goneBackRows(quote, refund, payment) }] : [];
  });
  return { quote, today, refund: waiting.find((one) => one.id === id) ?? (id ? undefined : waiting[0]) };
}

export async function action(args: RouteArgs) {
  const { ports, refunds, today, field, asked, done } = await loadBookingForm(args);
  const typed = { on: field("on").trim() };
  if (typed.on !== "" && !isDate(typed.on)) return data({ typed, mistakes: mistakesIn({ on: dayText }) }, 400);
  const refund = refunds.find(({ id }) => id === field("refund"));
  const refundId = refund?.id ?? "";
  const marked = { refundId, adapter: ports.payments.name, on: typed.on || today, by: asked.by };
  const { kind } = await markRefunded(ports, marked);
  if (kind === "wrong-day") return data({ typed, mistakes: mistakesIn({ on: refusalText({ kind }) }) }, 409);
  throw done(kind === "done" && refund ? goneBackText(refund) : refundedText[kind]);
}

export function Component() {
  const { quote, today, refund } = useLoaderData<typeof loader>();
  const { typed = { on: today }, mistakes } = useActionData<typeof action>() ?? {};
  const field = fieldsWith(typed, mistakes);
  return (
    <BookingScreen quote={quote} title="It has gone back" mistakes={mistakes} lede={partyLine(quote)}>
      {refund ? (
        <>
          <SummaryRows rows={summaryRows(refund.rows)} />
          <PostForm fields={{ refund: refund.id }} className="desk-form desk-narrow">
            <p>
              Only once you have sent it: nothing reminds you of it any more, and it can’t be taken back. The customer’s
              page then says that it is back.
            </p>
            <DateField {...field("on")} label="On which day?" hint="It stands on the customer’s page." max={today} />
            <Submit>It has gone back</Submit>
          </PostForm>
        </>
      ) : (
        <p className="note desk-note">
          Nothing is to be sent back by hand: it has been ticked off, or is not yours to send.
        </p>
      )}
    </BookingScreen>
  );
}
