/** /desk/bookings/:reference/cancel: shows first what would be refunded, whether the customer or the agency cancels. */
import { data, useActionData, useLoaderData } from "react-router";
import { isDate } from "../../../dates/dates.ts";
import type { Mistake } from "../../../ui/error-summary/error-summary.tsx";
import { Choices } from "../../../ui/field/choice.tsx";
import { formatPounds } from "../../../ui/money.ts";
import { statusTextOf } from "../../booking/status-text.ts";
import { bookedOn, cancelQuote, wrongToldDay } from "../../payment/cancel-booking.server.ts";
import { paymentsOf } from "../../payment/store.server.ts";
import { transition } from "../../quote/status.ts";
import { cancelTerms } from "../shared/cancel-terms.server.ts";
import { toldText } from "../shared/told-text.ts";
import { cancellableMarks, neverCameText } from "../shared/unmark.server.ts";
import { DateField } from "../shell/day-in-words.tsx";
import { fieldsWith, mistakesIn, PoundsField } from "../shell/form.tsx";
import type { RouteArgs } from "../shell/route.ts";
import { PostForm, Submit, SummaryRows, summaryRows, takesFocus } from "../shell/screen.tsx";
import {
  dayText,
  type LoadedBooking,
  loadBooking,
  loadBookingForm,
  mistakesOf,
  partyLine,
  poundsText,
  readSum,
} from "./load.server.ts";
import { BookingScreen } from "./screen.tsx";

/** What the form shows, by the day the customer told us. */
async function shownOn({ ports, quote, refunds }: LoadedBooking, toldOn: string) {
  const payments = await paymentsOf(ports.database, quote.reference);
  const marked = await cancellableMarks(ports.database, quote, payments, refunds);
  return { marked, payments, toldOn, ...cancelTerms(quote, payments, refunds, toldOn) };
}

export async function loader(args: RouteArgs) {
  const booking = await loadBooking(args);
  const { quote, today } = booking;
  const { payments, ...shown } = await shownOn(booking, today);
  return { quote, today, from: bookedOn(quote, payments), ...shown };
}

interface Answer {
  typed: { by: string; told: string; refund: string };
  mistakes: Mistake[];
  /** The sums of the typed day; those of today when left out */
  shown?: Omit<Awaited<ReturnType<typeof shownOn>>, "payments">;
}

export async function action(args: RouteArgs) {
  const form = await loadBookingForm(args);
  const { ports, quote, today, field, asked, done } = form;
  const looking = field("intent") === "look";
  const typed = { by: field("by"), told: field("told").trim(), refund: field("refund") };
  const [who, shownPence, ...id] = typed.by.split("-");
  const neverCame = id.join("-");
  const known = who === "customer" || who === "us";
  const refund = readSum(typed.refund, shownPence);
  const toldOn = typed.told || today;
  const readable = isDate(toldOn);
  if ((!known && !looking) || !readable || refund === undefined) {
    const mistakes = mistakesIn({
      told: !readable && dayText,
      by: !known && !looking && "Say who cancels.",
      refund: refund === undefined && poundsText,
    });
    return data<Answer>({ typed, mistakes }, 400);
  }
  const { payments, ...shown } = await shownOn(form, toldOn);
  const wrongDay = who === "us" ? null : wrongToldDay(quote, payments, toldOn, today);
  if (wrongDay) return data<Answer>({ typed, mistakes: await mistakesOf(form, wrongDay) }, 409);
  // Shown again, the choice has the sum of the day that is now in the form.
  const again = { ...typed, by: who === "customer" ? `customer-${shown.customer.refund}` : typed.by };
  if (looking) return data<Answer>({ typed: again, shown, mistakes: [] }, 200);
  if (who === "customer" && toldOn !== field("shown-day"))
    return data<Answer>({ typed: again, shown, mistakes: mistakesIn({ told: otherDayText }) }, 409);
  const cancelled = await cancelQuote(ports, {
    ...asked,
    byAgency: who === "us",
    toldOn,
    refund,
    expectedPaid: Number(field("paid")),
    ...(neverCame && { neverCame }),
  });
  if (!cancelled.ok) return data<Answer>({ typed, shown, mistakes: await mistakesOf(form, cancelled.refusal) }, 409);
  throw done(`Cancelled. ${formatPounds(cancelled.refund)} goes back, and ${toldText(form.quote, cancelled.released)}`);
}

const otherDayText = "The sums are now those of that day. Look at them, then press the button again.";

export function Component() {
  const { quote, today, from, ...first } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { typed = { by: "", told: today, refund: "" }, mistakes } = answer ?? {};
  const { customer, us, rows, marked, toldOn } = answer?.shown ?? first;
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
        <PostForm
          fields={{ version: quote.version, paid: us.paid, "shown-day": toldOn }}
          className="desk-form desk-narrow"
        >
          <section aria-label="What goes back" {...(answer?.shown && takesFocus)}>
            <SummaryRows rows={summaryRows(rows)} />
          </section>
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
          <DateField
            {...field("told")}
            label="When did they tell you?"
            hint="What goes back is worked out from that day. If you cancel, it does not count."
            min={from}
            max={today}
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
          <div className="desk-actions">
            <Submit name="intent" value="cancel">
              Cancel the booking
            </Submit>
            <Submit name="intent" value="look" kind="plain" formNoValidate>
              Work it out
            </Submit>
          </div>
        </PostForm>
      ) : (
        <p className="note desk-note">It is {statusTextOf(quote)}, so there is nothing to cancel.</p>
      )}
    </BookingScreen>
  );
}
