import { useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { formatDate } from "../../../dates/dates.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { ActFilter, Filter } from "../shell/filter.tsx";
import type { RouteArgs } from "../shell/route.ts";
import { Screen, Submit } from "../shell/screen.tsx";
import { daysIn } from "./bookings.server.ts";
import { List } from "./list.tsx";
import { Month, monthTitle } from "./month.tsx";
import { addressOf, besides, readCalendarQuery, spanOf, type View, views, weeksOf } from "./views.ts";

/** Maximum parties shown for a day; the list of bookings has all of them. */
const perDay = { month: 4, week: 12, list: 12 } as const satisfies Record<View, number>;

export async function loader({ request, context }: RouteArgs) {
  const { database, clock } = context.get(portsContext);
  const today = venueDate(clock.now());
  const asked = readCalendarQuery(new URL(request.url).searchParams, today);
  const span = spanOf(asked);
  const performers = await database
    .selectFrom("performer")
    .select(["id", "publicName"])
    .where("active", "=", 1)
    .orderBy("publicName")
    .execute();
  return {
    asked,
    span,
    today,
    performers,
    days: await daysIn(database, { ...asked, ...span }, perDay[asked.view]),
  };
}

/** A month, a week or a list of parties, by act and performer. */
export function Component() {
  const { asked, span, today, days, performers } = useLoaderData<typeof loader>();
  const { before, after } = besides(asked);
  const title = asked.view === "month" ? monthTitle(asked.date) : spanTitle(span);
  return (
    <Screen title={title} tab={`${title}, calendar`}>
      <div className="desk-calendar-bar">
        <nav aria-label="View" className="desk-tabs">
          {Object.entries(views).map(([view, label]) => (
            <a
              key={view}
              href={addressOf({ ...asked, view: view as View })}
              aria-current={view === asked.view ? "page" : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
        <nav aria-label="Time" className="desk-tabs">
          <a href={addressOf({ ...asked, date: before })}>Earlier</a>
          <a href={addressOf({ ...asked, date: today })}>Today</a>
          <a href={addressOf({ ...asked, date: after })}>Later</a>
        </nav>
      </div>
      <form method="get" action="/desk/calendar" className="desk-filters">
        <input type="hidden" name="view" value={asked.view} />
        <input type="hidden" name="date" value={asked.date} />
        <ActFilter chosen={asked.act} />
        <Filter
          name="performer"
          label="Performer"
          items={[["", "Everybody"], ...performers.map(({ id, publicName }) => [id, publicName] as const)]}
          chosen={asked.performer}
        />
        <Submit kind="plain">Show</Submit>
      </form>
      <div data-desk-calendar={asked.view}>
        {asked.view === "month" ? (
          <Month days={days} weeks={weeksOf(span)} month={asked.date.slice(0, 7)} today={today} asked={asked} />
        ) : (
          <List days={days} asked={asked} />
        )}
      </div>
      <p className="small">
        A dashed edge: offered, and not booked yet. <a href="/desk/calendar/feed">See it in your phone’s calendar</a>
      </p>
    </Screen>
  );
}

/** "23 to 29 November 2026": the first date is shortened to what differs from the last. */
function spanTitle({ from, until }: { from: string; until: string }) {
  const first = formatDate(from).split(" ");
  const last = formatDate(until);
  const shownParts = from.slice(0, 7) === until.slice(0, 7) ? 1 : from.slice(0, 4) === until.slice(0, 4) ? 2 : 3;
  return `${first.slice(0, shownParts).join(" ")} to ${last}`;
}
