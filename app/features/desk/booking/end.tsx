/** /desk/bookings/:reference/withdraw and /decline: the end of what is not booked. */
import { data, redirect, useActionData, useLoaderData } from "react-router";
import { declineQuote, withdrawQuote } from "../../booking/withdraw-quote.server.ts";
import { followBooking } from "../../performer/follow-booking.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Screen, Submit } from "../shell/screen.tsx";
import { FormErrorNote } from "./form-error.tsx";
import { type LoadedBooking, loadBooking, readFields } from "./load.server.ts";
import { stepsFor } from "./overview.server.ts";
import { formErrorOf } from "./refused.server.ts";

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

const kindOf = (request: Request) => (new URL(request.url).pathname.endsWith("/decline") ? "decline" : "withdraw");

const screenData = ({ quote }: LoadedBooking, kind: keyof typeof kinds) => ({
  reference: quote.reference,
  name: quote.name,
  version: quote.version,
  kind,
  possible: stepsFor(quote)[kind],
});

export const loader = async (args: RouteArgs) => screenData(await loadBooking(args), kindOf(args.request));

export async function action(args: RouteArgs) {
  const booking = await loadBooking(args);
  const { ports, quote, visit, page } = booking;
  const kind = kindOf(args.request);
  const expectedVersion = Number((await readFields(args.request))("version"));
  const which = { reference: quote.reference, expectedVersion, by: visit.actor };
  const moved = kind === "withdraw" ? await withdrawQuote(ports, which) : await declineQuote(ports, which, "owner");
  if (!moved.ok) {
    const formError = await formErrorOf(booking, moved.refusal, expectedVersion);
    return data({ ...screenData(booking, kind), formError }, 409);
  }
  await followBooking(ports, quote.reference);
  visit.say(kinds[kind].confirmation);
  throw redirect(page, 303);
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { reference, name, version, kind, possible } = answer ?? loaded;
  const { title, text, button } = kinds[kind];
  return (
    <Screen
      title={title}
      tab={`${title}, ${reference}`}
      wrong={answer !== undefined}
      back={{ to: `/desk/bookings/${reference}`, label: `${name}, ${reference}` }}
    >
      <FormErrorNote formError={answer?.formError} />
      {possible ? (
        <form method="post" className="desk-form desk-narrow">
          <input type="hidden" name="version" value={version} />
          <p>{text}</p>
          <Submit>{button}</Submit>
        </form>
      ) : (
        <p className="note desk-note">That can’t be done as it stands.</p>
      )}
    </Screen>
  );
}
