import { formatLongDate } from "../../../dates/dates.ts";
import { formatTime } from "../../../dates/times.ts";
import { actCount } from "../../catalogue/store.server.ts";
import { listAddress } from "../bookings/filters.ts";
import { Empty } from "../shell/screen.tsx";
import { type Day, whoComes } from "./bookings.server.ts";
import type { CalendarQuery } from "./views.ts";

interface ListProps {
  days: readonly Day[];
  asked: CalendarQuery;
}

export function List({ days, asked }: ListProps) {
  if (days.length === 0)
    return <Empty>No parties in these days. What is offered or booked stands here on its day.</Empty>;
  return (
    <ol role="list" className="desk-days">
      {days.map(({ date, parties, count }) => (
        <li key={date}>
          <h2>{formatLongDate(date)}</h2>
          <ul role="list">
            {parties.map((party) => (
              <li key={party.reference} className={party.booked ? "desk-party" : "desk-party desk-entry-open"}>
                <a href={`/desk/bookings/${party.reference}`}>
                  {actCount(party.performers, party.act)}, {party.place}
                </a>
                <span className="desk-party-time">{party.eventTime ? formatTime(party.eventTime) : "No time yet"}</span>
                <span>
                  {whoComes(party)}
                  {party.surprise === 1 && " · A surprise"}
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
