/** /desk/bookings/:reference/write-off: gives up what a customer left unpaid after their party. */
import { data, useActionData, useLoaderData } from "react-router";
import { TextArea } from "../../../../ui/field/field.tsx";
import { formatPounds } from "../../../../ui/money.ts";
import { dueOf } from "../../../booking/due.server.ts";
import { statusTextOf } from "../../../booking/status-text.ts";
import { paymentsOf } from "../../../payment/store.server.ts";
import { stepsFor } from "../../shared/steps.server.ts";
import { writeOffBecause, writeOffExplained, writeOffText } from "../../shared/write-off.server.ts";
import { fieldsWith } from "../../shell/form.tsx";
import type { RouteArgs } from "../../shell/route.ts";
import { PostForm, Submit } from "../../shell/screen.tsx";
import { loadBooking, loadBookingForm, mistakesOf, partyLine } from "../load.server.ts";
import { BookingScreen } from "../screen.tsx";

export async function loader(args: RouteArgs) {
  const { ports, quote, today } = await loadBooking(args);
  const due = dueOf(quote, await paymentsOf(ports.database, quote.reference), today);
  return { quote, explained: writeOffExplained, due: stepsFor(quote).writeOff ? due : null };
}

export async function action(args: RouteArgs) {
  const form = await loadBookingForm(args);
  const { ports, asked, field, done } = form;
  const typed = { reason: field("reason") };
  const written = await writeOffBecause(ports, { ...asked, ...typed });
  if (!written.ok) return data({ typed, mistakes: await mistakesOf(form, written.refusal) }, 409);
  throw done(written.pence > 0 ? writeOffText(written.pence) : undefined);
}

export function Component() {
  const { quote, explained, due } = useLoaderData<typeof loader>();
  const { typed = { reason: "" }, mistakes } = useActionData<typeof action>() ?? {};
  return (
    <BookingScreen quote={quote} title="Write off the rest" mistakes={mistakes} lede={partyLine(quote)}>
      {due?.next ? (
        <PostForm fields={{ version: quote.version }} className="desk-form desk-narrow">
          <p>
            <strong>{formatPounds(due.next.pence)}</strong> of {formatPounds(due.total)} was never paid. {explained}
          </p>
          <TextArea
            {...fieldsWith(typed, mistakes)("reason")}
            label="Why?"
            hint="A note that only we see."
            rows={3}
            maxLength={1000}
            optional
          />
          <Submit>Write off {formatPounds(due.next.pence)}</Submit>
        </PostForm>
      ) : (
        <p className="note desk-note">Nothing is owed for it: it is {statusTextOf(quote)}.</p>
      )}
    </BookingScreen>
  );
}
