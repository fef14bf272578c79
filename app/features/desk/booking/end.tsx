/** /desk/bookings/:reference/withdraw and /decline: ends a quote that is not booked. */
import { data, useActionData, useLoaderData } from "react-router";
import { declineQuote, withdrawQuote } from "../../booking/withdraw-quote.server.ts";
import { stepsFor } from "../shared/steps.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { PostForm, Submit } from "../shell/screen.tsx";
import { loadBooking, loadBookingForm, mistakesOf } from "./load.server.ts";
import { BookingScreen } from "./screen.tsx";

const kinds = {
  withdraw: {
    title: "Withdraw it",
    text: "We take it back. No email goes out: tell the customer yourself. Money that still comes is owed back.",
    button: "Withdraw it",
    confirmation: "Withdrawn",
  },
  decline: {
    title: "The customer said no",
    text: "Noted, and no email goes out. Their link says that it is over.",
    button: "Note the no",
    confirmation: "Noted that they said no",
  },
} as const;

const kindOf = (request: Request): keyof typeof kinds =>
  new URL(request.url).pathname.endsWith("/decline") ? "decline" : "withdraw";

export async function loader(args: RouteArgs) {
  const { quote } = await loadBooking(args);
  return { quote, kind: kindOf(args.request) };
}

export async function action(args: RouteArgs) {
  const form = await loadBookingForm(args);
  const { ports, asked, done } = form;
  const kind = kindOf(args.request);
  const moved = kind === "withdraw" ? await withdrawQuote(ports, asked) : await declineQuote(ports, asked, "owner");
  if (!moved.ok) return data({ mistakes: await mistakesOf(form, moved.refusal) }, 409);
  throw done(kinds[kind].confirmation);
}

export function Component() {
  const { quote, kind } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { title, text, button } = kinds[kind];
  return (
    <BookingScreen quote={quote} title={title} mistakes={answer?.mistakes}>
      {stepsFor(quote)[kind] ? (
        <PostForm fields={{ version: quote.version }} className="desk-form desk-narrow">
          <p>{text}</p>
          <Submit>{button}</Submit>
        </PostForm>
      ) : (
        <p className="note desk-note">That can’t be done as it stands.</p>
      )}
    </BookingScreen>
  );
}
