/** /desk/bookings/:reference/performers: who performs at one booking. Asks, notes an answer given by phone, releases. */
import { data, redirect, useActionData, useLoaderData } from "react-router";
import { formatLongDate } from "../../../dates/dates.ts";
import { formatTime } from "../../../dates/times.ts";
import { actCount } from "../../catalogue/store.server.ts";
import { FormErrorNote } from "../booking/form-error.tsx";
import { loadBooking, readFields } from "../booking/load.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Screen } from "../shell/screen.tsx";
import { assignFor, changeAssignments } from "./assign.server.ts";
import { AssignPart } from "./assign.tsx";

export async function loader(args: RouteArgs) {
  const { ports, quote } = await loadBooking(args);
  return { quote, assign: await assignFor(ports, quote) };
}

export async function action(args: RouteArgs) {
  const { ports, quote, visit, page } = await loadBooking(args);
  const field = await readFields(args.request);
  const changed = await changeAssignments(ports, { reference: quote.reference, field, actor: visit.actor });
  if (changed.kind === "other-form") throw data(null, 404);
  if (changed.kind === "not-asked") return data(changed, 400);
  visit.say(changed.says);
  throw redirect(`${page}/performers`, 303);
}

export function Component() {
  const { quote, assign } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const when = `${formatLongDate(quote.eventDate)}, ${quote.eventTime ? formatTime(quote.eventTime) : "no time yet"}`;
  const where = [quote.venue, quote.place].filter(Boolean).join(", ");
  return (
    <Screen
      title={`Who performs for ${quote.name}`}
      wrong={answer !== undefined}
      back={{ to: `/desk/bookings/${quote.reference}`, label: quote.reference }}
      lede={`${when}. ${actCount(quote.performers, quote.act)}, ${where}`}
    >
      <FormErrorNote formError={answer?.formError} />
      <AssignPart assign={assign} notAsked={answer} />
    </Screen>
  );
}
