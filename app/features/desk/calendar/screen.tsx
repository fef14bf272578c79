import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { formatDate, formatLongDate } from "../../../dates/dates.ts";
import { formatTime } from "../../../dates/times.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { acts, findAct } from "../../catalogue/store.server.ts";
import { listAddress } from "../bookings/filters.ts";
import { Screen } from "../shell/screen.tsx";
import { type Day, daysIn, type Party } from "./bookings.server.ts";
import { addressOf, besides, readAsked, spanOf, type View, views, weeksOf } from "./views.ts";

/** Parties of a day that are shown; the list of bookings has them all. */
const perDay = { month: 4, week: 12, list: 12 } as const satisfies Record<View, number>;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { database, clock } = context.get(portsContext);
  const today = venueDate(clock.now());
  const asked = readAsked(new URL(request.url).searchParams, today);
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
    acts: acts.map(({ slug, name }) => ({ slug, name })),
    days: (await daysIn(database, { ...asked, ...span }, perDay[asked.view])).map(({ parties, ...day }) => ({
      ...day,
      parties: parties.map((party) => ({ ...party, actName: findAct(party.act)?.name ?? party.act })),
    })),
  };
}

type Shown = Party & { actName: string };
type ShownDay = Omit<Day, "parties"> & { parties: Shown[] };

/** A month, a week or a list of parties, by act and performer. */
export function Component() {
  const { asked, span, today, days, acts, performers } = useLoaderData<typeof loader>();
  const { before, after } = besides(asked);
  const title =
    asked.view === "month" ? monthTitle(asked.date) : `${formatDate(span.from)} to ${formatDate(span.until)}`;
  return (
    <Screen title={title} tab={`${title}, calendar`}>
      <div className="desk-calendar-bar">
        <nav aria-label="View" className="desk-tabs">
          {Object.entries(views).map(([view, words]) => (
            <a
              key={view}
              href={addressOf({ ...asked, view: view as View })}
              aria-current={view === asked.view ? "page" : undefined}
            >
              {words}
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
        <label>
          Act
          <select name="act" className="input" defaultValue={asked.act ?? ""}>
            <option value="">All acts</option>
            {acts.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Performer
          <select name="performer" className="input" defaultValue={asked.performer ?? ""}>
            <option value="">Everybody</option>
            {performers.map(({ id, publicName }) => (
              <option key={id} value={id}>
                {publicName}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button button-small">
          Show
        </button>
      </form>
      <div data-desk-calendar={asked.view}>
        {asked.view === "month" ? (
          <Month days={days} weeks={weeksOf(span)} month={asked.date.slice(0, 7)} today={today} asked={asked} />
        ) : (
          <List days={days} asked={asked} />
        )}
      </div>
      <p className="small">
        A dashed edge: offered, and not booked yet.{" "}
        <a href="/desk/calendar/feed">See it in your telephone’s calendar</a>
      </p>
    </Screen>
  );
}

const months = "January February March April May June July August September October November December".split(" ");
const monthTitle = (date: string) => `${months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
const dayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

interface MonthProps {
  days: readonly ShownDay[];
  weeks: readonly (readonly string[])[];
  month: string;
  today: string;
  asked: Parameters<typeof addressOf>[0];
}

/** On a phone each day has its number and how many; the list beneath has the rest. */
function Month({ days, weeks, month, today, asked }: MonthProps) {
  const byDate = new Map(days.map((day) => [day.date, day]));
  return (
    <>
      <table className="desk-month">
        <caption className="visually-hidden">{monthTitle(`${month}-01`)}</caption>
        <thead>
          <tr>
            {dayNames.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
                const day = byDate.get(date);
                const other = date.slice(0, 7) !== month;
                return (
                  <td key={date} className={other ? "desk-month-other" : undefined}>
                    <a
                      className="desk-month-day"
                      href={addressOf({ ...asked, view: "list", date })}
                      aria-label={`${formatLongDate(date)}${day ? `, ${day.count} ${day.count === 1 ? "party" : "parties"}` : ""}`}
                      aria-current={date === today ? "date" : undefined}
                    >
                      {Number(date.slice(8))}
                      {day && <span className="desk-month-count">{day.count}</span>}
                    </a>
                    {day && (
                      <ul role="list" className="desk-month-parties">
                        {day.parties.map((party) => (
                          <li key={party.reference}>
                            <Entry party={party} />
                          </li>
                        ))}
                        {day.count > day.parties.length && (
                          <li>
                            <a href={addressOf({ ...asked, view: "list", date })}>
                              {day.count - day.parties.length} more
                            </a>
                          </li>
                        )}
                      </ul>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="desk-month-list">
        <List days={days.filter(({ date }) => date.startsWith(month))} asked={asked} />
      </div>
    </>
  );
}

const Entry = ({ party }: { party: Shown }) => (
  <a className={party.booked ? "desk-entry" : "desk-entry desk-entry-open"} href={`/desk/bookings/${party.reference}`}>
    {party.eventTime && <span className="desk-entry-time">{formatTime(party.eventTime)} </span>}
    {party.actName}
  </a>
);

function List({ days, asked }: Pick<MonthProps, "days" | "asked">) {
  if (days.length === 0)
    return <p className="desk-empty">No parties in these days. What is offered or booked stands here on its day.</p>;
  return (
    <ol role="list" className="desk-days">
      {days.map(({ date, parties, count }) => (
        <li key={date}>
          <h2>{formatLongDate(date)}</h2>
          <ul role="list">
            {parties.map((party) => (
              <li key={party.reference} className={party.booked ? "desk-party" : "desk-party desk-entry-open"}>
                <a href={`/desk/bookings/${party.reference}`}>
                  {party.performers} × {party.actName}, {party.place}
                </a>
                <span className="desk-party-time">{party.eventTime ? formatTime(party.eventTime) : "No time yet"}</span>
                <span>
                  {party.staff.length > 0 ? party.staff.join(", ") : "Nobody yet"}
                  {party.staff.length > 0 &&
                    party.staff.length < party.performers &&
                    `, ${party.performers - party.staff.length} missing`}
                  {party.surprise && " · A surprise"}
                  {!party.booked && " · Not booked yet"}
                </span>
              </li>
            ))}
          </ul>
          {count > parties.length && (
            <a href={listAddress({ from: date, to: date, act: asked.act ?? "", sort: "party" })}>
              {count - parties.length} more on this day
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
