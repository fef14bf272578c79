/** /desk/bookings/:reference/paid: records money that arrived, with its part and its sum. */

import { data, useActionData, useLoaderData } from "react-router";
import { isDate } from "../../../../dates/dates.ts";
import { capitalised } from "../../../../ui/capitalised.ts";
import { Choices } from "../../../../ui/field/choice.tsx";
import { formatPounds } from "../../../../ui/money.ts";
import { partsOf } from "../../../booking/due.server.ts";
import { statusTextOf } from "../../../booking/status-text.ts";
import { parts } from "../../../money/rules.ts";
import { awaitsAcceptance, markPaid, payable } from "../../../payment/mark-paid.server.ts";
import { paymentsOf } from "../../../payment/store.server.ts";
import { cameAllTheSame, partText, paymentMethods } from "../../shared/paid-text.ts";
import { toldText } from "../../shared/told-text.ts";
import { fieldsWith, mistakesIn, PoundsField } from "../../shell/form.tsx";
import type { RouteArgs } from "../../shell/route.ts";
import { PostForm, Submit } from "../../shell/screen.tsx";
import { dayText, loadBooking, loadBookingForm, mistakesOf, partyLine, poundsText, readSum } from "../load.server.ts";
import { BookingScreen } from "../screen.tsx";
import { ReceivedFields } from "./received-fields.tsx";

export async function loader(args: RouteArgs) {
  const { ports, quote, today } = await loadBooking(args);
  const pence = partsOf(quote);
  const payments = await paymentsOf(ports.database, quote.reference);
  const choices = pence
    ? payable(quote, payments, today).map((part) => ({
        value: `${part}-${pence[part]}`,
        label: `${capitalised(partText[part])}, ${formatPounds(pence[part])}`,
      }))
    : [];
  return { quote, choices, today };
}

export async function action(args: RouteArgs) {
  const form = await loadBookingForm(args);
  const { ports, field, asked, done } = form;
  const typed = { part: field("part"), by: field("by"), on: field("on").trim(), amount: field("amount") };
  const [part, shownPence] = typed.part.split("-");
  const known = parts.find((one) => one === part);
  const method = paymentMethods.find(({ value }) => value === typed.by)?.value;
  const amount = readSum(typed.amount, shownPence);
  const readable = typed.on === "" || isDate(typed.on);
  if (!known || !method || !readable || amount === undefined) {
    const mistakes = mistakesIn({
      part: !known && "Say what the money was for.",
      by: !method && "Say how it was paid.",
      on: !readable && dayText,
      amount: amount === undefined && poundsText,
    });
    return data({ typed, mistakes }, 400);
  }
  const on = typed.on === "" ? {} : { on: typed.on };
  const marked = await markPaid(ports, { ...asked, part: known, pence: amount, method, ...on });
  if (!marked.ok) return data({ typed, mistakes: await mistakesOf(form, marked.refusal) }, 409);
  const sum = `${formatPounds(amount)} (${partText[known]})`;
  throw done(
    marked.settled.outcome === "owed-back"
      ? `${sum} is written down, and as owed back: it could not be taken any more`
      : `${sum} is written down, and ${toldText(form.quote)}`,
  );
}

export function Component() {
  const { quote, choices, today } = useLoaderData<typeof loader>();
  const { typed = { part: "", by: "", on: today, amount: "" }, mistakes } = useActionData<typeof action>() ?? {};
  const field = fieldsWith(typed, mistakes);
  return (
    <BookingScreen
      quote={quote}
      title="Mark paid"
      mistakes={mistakes}
      lede={
        <>
          {quote.name && `${quote.name}: `}
          {partyLine(quote)}
          <br />
          Money that you have seen arrive. Compare the name and the sum first: {toldText(quote)}.
        </>
      }
    >
      {choices.length === 0 ? (
        <p className="note desk-note">
          Nothing is to be paid: it is {statusTextOf(quote)}. {cameAllTheSame}
        </p>
      ) : (
        <PostForm fields={{ version: quote.version }} className="desk-form desk-narrow">
          {awaitsAcceptance(quote) && <p>Their yes is noted with it, as given by phone.</p>}
          <Choices
            {...field("part")}
            label="What was it for?"
            choices={choices}
            defaultValue={(choices.length === 1 && choices[0]?.value) || typed.part}
            required
          />
          <ReceivedFields typed={typed} mistakes={mistakes} today={today} />
          <PoundsField
            {...field("amount")}
            label="Pounds that arrived"
            hint="Leave it empty, or type the sum: it has to match what is due."
            optional
          />
          <Submit>Mark it paid</Submit>
        </PostForm>
      )}
    </BookingScreen>
  );
}
