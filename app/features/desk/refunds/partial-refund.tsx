/** /desk/bookings/:reference/refund-part: a partial refund, while the booking stands or after it was cancelled. */
import { randomUUID } from "node:crypto";
import { data, redirect, useActionData, useLoaderData } from "react-router";
import { TextArea, TextField } from "../../../ui/field/field.tsx";
import { formatPounds, readPounds } from "../../../ui/money.ts";
import { maxPartialRefund, refundPart } from "../../payment/partial-refund.server.ts";
import { refundsOf } from "../../payment/refund-store.server.ts";
import { paymentsOf } from "../../payment/store.server.ts";
import type { FormError } from "../booking/form-error.tsx";
import { type LoadedBooking, loadBooking, partyLine, readFields } from "../booking/load.server.ts";
import { BookingScreen } from "../booking/screen.tsx";
import { refusalText } from "../shared/refusal-text.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Submit } from "../shell/screen.tsx";

const blank = { pounds: "", note: "" };

async function screenData({ ports, quote }: LoadedBooking, typed: typeof blank & { key: string }) {
  const payments = await paymentsOf(ports.database, quote.reference);
  const refunds = await refundsOf(ports.database, quote.reference);
  return {
    quote,
    most: maxPartialRefund(quote, payments, refunds),
    waits: refunds.some(({ status }) => status !== "done"),
    typed,
  };
}

export const loader = async (args: RouteArgs) => screenData(await loadBooking(args), { ...blank, key: randomUUID() });

export async function action(args: RouteArgs) {
  const booking = await loadBooking(args);
  const { ports, quote, visit, page } = booking;
  const field = await readFields(args.request);
  const key = field("key").slice(0, 36) || randomUUID();
  const typed = { pounds: field("pounds"), note: field("note").trim().slice(0, 1000) };
  const showAgain = async (formError: FormError, status: number, keyOfForm = key) =>
    data({ ...(await screenData(booking, { ...typed, key: keyOfForm })), formError }, status);
  const pence = readPounds(typed.pounds);
  if (!pence)
    return showAgain({ problem: "Write the pounds that go back, such as 20 or 12.50.", field: "pounds" }, 400);
  const { reference } = quote;
  const given = await refundPart(ports, { reference, pence, note: typed.note, key, by: visit.actor });
  if (!given.ok) {
    const keyOfForm = given.refusal.kind === "given-before" ? randomUUID() : key;
    return showAgain({ problem: refusalText(given.refusal), field: "pounds" }, 409, keyOfForm);
  }
  const told = quote.email === "" ? "nobody is told, since the address is erased" : "the customer is told";
  visit.say(`${formatPounds(pence)} goes back, and ${told}`);
  throw redirect(page, 303);
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { quote, most, waits, typed } = answer ?? loaded;
  return (
    <BookingScreen quote={quote} title="Refund a part" formError={answer?.formError} lede={partyLine(quote)}>
      {most === 0 ? (
        <p className="note desk-note">
          {waits
            ? "Nothing more can go back before what is on its way is there."
            : "Nothing that was paid can go back: it has, or the payer’s bank has it or is deciding."}
        </p>
      ) : (
        <form method="post" className="desk-form desk-narrow">
          <input type="hidden" name="key" value={typed.key} />
          <TextField
            name="pounds"
            label="Pounds to refund"
            hint={`At most ${formatPounds(most)}${waits ? "; more once what is on its way is back" : ""}.`}
            required
            className="input desk-pounds"
            inputMode="decimal"
            maxLength={12}
            defaultValue={typed.pounds}
            error={answer?.formError.problem}
          />
          <TextArea
            name="note"
            label="A note to the customer"
            optional
            rows={3}
            maxLength={1000}
            defaultValue={typed.note}
          />
          <p>
            The balance stays as it is. What goes back comes off the price: should they cancel, what stays is a share of
            the rest. The customer gets an email with the sum, and a credit note where an invoice is out. What came
            through the payment provider goes back by itself; send transfers and cash back yourself.
          </p>
          <Submit>Refund it</Submit>
        </form>
      )}
    </BookingScreen>
  );
}
