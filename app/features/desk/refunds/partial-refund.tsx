/** /desk/bookings/:reference/refund-part: a partial refund, while the booking stands or after it was cancelled. */
import { randomUUID } from "node:crypto";
import { data, useActionData, useLoaderData } from "react-router";
import { TextArea } from "../../../ui/field/field.tsx";
import { formatPounds, readPounds } from "../../../ui/money.ts";
import { maxNoteLength, maxPartialRefund, refundPart } from "../../payment/partial-refund/partial-refund.server.ts";
import { paymentsOf } from "../../payment/store.server.ts";
import { loadBooking, loadBookingForm, partyLine } from "../booking/load.server.ts";
import { BookingScreen } from "../booking/screen.tsx";
import { refusalText } from "../shared/refusal-text.ts";
import { toldText } from "../shared/told-text.ts";
import { fieldsWith, PoundsField } from "../shell/form.tsx";
import type { RouteArgs } from "../shell/route.ts";
import { PostForm, Submit } from "../shell/screen.tsx";

export async function loader(args: RouteArgs) {
  const { ports, quote, refunds } = await loadBooking(args);
  const payments = await paymentsOf(ports.database, quote.reference);
  const most = maxPartialRefund(quote, payments, refunds);
  return { quote, most, waits: refunds.some(({ status }) => status !== "done"), key: randomUUID() };
}

export async function action(args: RouteArgs) {
  const { ports, quote, field, asked, done } = await loadBookingForm(args);
  const key = field("key").slice(0, 36) || randomUUID();
  const typed = { pounds: field("pounds"), note: field("note") };
  const refused = (message: string, status: number, keyOfForm = key) =>
    data({ typed, key: keyOfForm, mistakes: [{ message, field: "pounds" }] }, status);
  const pence = readPounds(typed.pounds);
  if (!pence) return refused("Write the pounds that go back, such as 20 or 12.50.", 400);
  const { reference } = quote;
  const given = await refundPart(ports, { reference, pence, note: typed.note, key, by: asked.by });
  if (!given.ok)
    return refused(refusalText(given.refusal), 409, given.refusal.kind === "given-before" ? randomUUID() : key);
  throw done(`${formatPounds(pence)} goes back, and ${toldText(quote)}`);
}

export function Component() {
  const { quote, most, waits, ...initial } = useLoaderData<typeof loader>();
  const { typed = { pounds: "", note: "" }, key = initial.key, mistakes } = useActionData<typeof action>() ?? {};
  const field = fieldsWith(typed, mistakes);
  return (
    <BookingScreen quote={quote} title="Refund a part" mistakes={mistakes} lede={partyLine(quote)}>
      {most === 0 ? (
        <p className="note desk-note">
          {waits
            ? "Nothing more can go back before what is on its way is there."
            : "Nothing that was paid can go back: it has, or the payer’s bank has it or is deciding."}
        </p>
      ) : (
        <PostForm fields={{ key }} className="desk-form desk-narrow">
          <PoundsField
            {...field("pounds")}
            label="Pounds to refund"
            hint={`At most ${formatPounds(most)}${waits ? "; more once what is on its way is back" : ""}.`}
            required
          />
          <TextArea {...field("note")} label="A note to the customer" optional rows={3} maxLength={maxNoteLength} />
          <p>
            The balance stays as it is. What goes back comes off the price: should they cancel, what stays is a share of
            the rest. The customer gets an email with the sum, and a credit note where an invoice is out. What came
            through the payment provider goes back by itself; send transfers and cash back yourself.
          </p>
          <Submit>Refund it</Submit>
        </PostForm>
      )}
    </BookingScreen>
  );
}
