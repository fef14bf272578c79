/** /desk/bookings/:reference/withdraw-change: withdraws a change that the customer has not answered. */
import { data, useActionData, useLoaderData } from "react-router";
import { inShort } from "../../booking/change/change-text.server.ts";
import { unansweredChange, waitingIn } from "../../booking/change/open-proposal.server.ts";
import { withdrawChange } from "../../booking/change/withdraw-change.server.ts";
import { noChangeWaits, withdrawnText } from "../shared/change-text.ts";
import { toldText } from "../shared/told-text.ts";
import type { RouteArgs } from "../shell/route.ts";
import { PostForm, Submit } from "../shell/screen.tsx";
import { loadBooking, loadBookingForm } from "./load.server.ts";
import { BookingScreen } from "./screen.tsx";

export async function loader(args: RouteArgs) {
  const { ports, quote, today } = await loadBooking(args);
  const row = await unansweredChange(ports.database, quote.reference);
  const waiting = row && waitingIn(row, quote, today);
  return { quote, madeAt: row?.madeAt, change: waiting && inShort(waiting.plan) };
}

export async function action(args: RouteArgs) {
  const { ports, asked, field, done } = await loadBookingForm(args);
  const withdrawn = await withdrawChange(ports, { ...asked, madeAt: field("madeAt") });
  if (!withdrawn.ok) return data({ mistakes: [{ message: noChangeWaits }] }, 409);
  throw done(withdrawnText(withdrawn.told));
}

export function Component() {
  const { quote, madeAt, change } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <BookingScreen quote={quote} title="Withdraw the change" mistakes={answer?.mistakes}>
      {madeAt ? (
        <PostForm fields={{ version: quote.version, madeAt }} className="desk-form desk-narrow">
          <p>
            {change
              ? `A change waits for the customer’s yes: ${change}. The booking stays as it is, and ${toldText(quote)}.`
              : "The change can’t be made any more. The booking stays as it is, and no email goes out."}
          </p>
          <Submit>Withdraw it</Submit>
        </PostForm>
      ) : (
        <p className="note desk-note">{noChangeWaits}</p>
      )}
    </BookingScreen>
  );
}
