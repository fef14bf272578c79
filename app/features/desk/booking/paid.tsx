/** /desk/bookings/:reference/paid: records money that arrived, with its part and its sum. */

import { data, redirect, useActionData, useLoaderData } from "react-router";
import { isDate } from "../../../dates/dates.ts";
import { capitalised } from "../../../ui/capitalised.ts";
import { Choices } from "../../../ui/field/choice.tsx";
import { TextField } from "../../../ui/field/field.tsx";
import { formatPounds } from "../../../ui/money.ts";
import { partsOf } from "../../booking/due.server.ts";
import { statusTextOf } from "../../booking/status-text.ts";
import { parts } from "../../money/rules.ts";
import { awaitsAcceptance, markPaid, payable } from "../../payment/mark-paid.server.ts";
import { paymentsOf } from "../../payment/store.server.ts";
import { partText, paymentMethods } from "../shared/paid-text.ts";
import { DateField } from "../shell/day-in-words.tsx";
import type { RouteArgs } from "../shell/route.ts";
import { Submit } from "../shell/screen.tsx";
import { errorAt, type FormError, formErrorOfAll, poundsText } from "./form-error.tsx";
import { formErrorOf, type LoadedBooking, loadBooking, partyLine, readFields, readSum } from "./load.server.ts";
import { BookingScreen } from "./screen.tsx";

async function screenData({ ports, quote, today }: LoadedBooking, typed = { part: "", by: "", on: today, amount: "" }) {
  const pence = partsOf(quote);
  const payments = await paymentsOf(ports.database, quote.reference);
  return {
    quote,
    choices: pence
      ? payable(quote, payments, today).map((part) => ({
          value: `${part}-${pence[part]}`,
          label: `${capitalised(partText[part])}, ${formatPounds(pence[part])}`,
        }))
      : [],
    today,
    typed,
  };
}

export const loader = async (args: RouteArgs) => screenData(await loadBooking(args));

export async function action(args: RouteArgs) {
  const booking = await loadBooking(args);
  const { ports, quote, visit, page } = booking;
  const field = await readFields(args.request);
  const typed = { part: field("part"), by: field("by"), on: field("on").trim(), amount: field("amount") };
  const showAgain = async (formError: FormError, status = 400) =>
    data({ ...(await screenData(booking, typed)), formError }, status);
  const [part, shownPence] = typed.part.split("-");
  const known = parts.find((one) => one === part);
  const method = paymentMethods.find(({ value }) => value === typed.by)?.value;
  const amount = readSum(typed.amount, shownPence);
  const readable = typed.on === "" || isDate(typed.on);
  if (!known || !method || !readable || amount === undefined)
    return showAgain(
      formErrorOfAll({
        part: !known && "Say what the money was for.",
        by: !method && "Say how it was paid.",
        on: !readable && "Write the day as 2027-06-12.",
        amount: amount === undefined && poundsText,
      }),
    );
  const version = Number(field("version"));
  const { reference } = quote;
  const marked = await markPaid(ports, {
    reference,
    part: known,
    pence: amount,
    method,
    ...(typed.on !== "" && { on: typed.on }),
    expectedVersion: version,
    by: visit.actor,
  });
  if (!marked.ok) {
    return showAgain(await formErrorOf(booking, marked.refusal, version), 409);
  }
  const sum = `${formatPounds(amount)} (${partText[known]})`;
  visit.say(
    marked.settled.outcome === "owed-back"
      ? `${sum} is written down, and as owed back: it could not be taken any more`
      : `${sum} is written down, and the customer is told`,
  );
  throw redirect(page, 303);
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { quote, choices, today, typed } = answer ?? loaded;
  return (
    <BookingScreen
      quote={quote}
      title="Mark paid"
      formError={answer?.formError}
      lede={
        <>
          {quote.name && `${quote.name}: `}
          {partyLine(quote)}
          <br />
          Money that you have seen arrive. Compare the name and the sum first: the customer is told by email.
        </>
      }
    >
      {choices.length === 0 ? (
        <p className="note desk-note">Nothing is to be paid: it is {statusTextOf(quote)}.</p>
      ) : (
        <form method="post" className="desk-form desk-narrow">
          <input type="hidden" name="version" value={quote.version} />
          {awaitsAcceptance(quote) && <p>Their yes is noted with it, as given by phone.</p>}
          <Choices
            name="part"
            label="What was it for?"
            choices={choices}
            defaultValue={(choices.length === 1 && choices[0]?.value) || typed.part}
            error={errorAt("part", answer?.formError)}
            required
          />
          <Choices
            name="by"
            label="How did it come?"
            choices={paymentMethods}
            defaultValue={typed.by}
            error={errorAt("by", answer?.formError)}
            required
          />
          <DateField
            name="on"
            label="On which day?"
            hint="It stands on the invoice or the receipt."
            max={today}
            defaultValue={typed.on}
            error={errorAt("on", answer?.formError)}
          />
          <TextField
            name="amount"
            label="Pounds that arrived"
            hint="Leave it empty, or type the sum: it has to match what is due."
            optional
            className="input desk-pounds"
            inputMode="decimal"
            maxLength={12}
            defaultValue={typed.amount}
            error={errorAt("amount", answer?.formError)}
          />
          <Submit>Mark it paid</Submit>
        </form>
      )}
    </BookingScreen>
  );
}
