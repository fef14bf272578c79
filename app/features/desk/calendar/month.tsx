import { formatDate, formatLongDate, weekdays } from "../../../dates/dates.ts";
import { formatTime } from "../../../dates/times.ts";
import { TableHead } from "../../../ui/table/table-head.tsx";
import { actName } from "../../catalogue/store.server.ts";
import type { Day, Party } from "./bookings.server.ts";
import { List } from "./list.tsx";
import { addressOf, type CalendarQuery } from "./views.ts";

/** "November 2026" */
export const monthTitle = (date: string) => formatDate(date).replace(/^\d+ /, "");
const dayNames = [...weekdays.slice(1), weekdays[0]].map((name) => name.slice(0, 3));

interface MonthProps {
  days: readonly Day[];
  weeks: readonly (readonly string[])[];
  month: string;
  today: string;
  asked: CalendarQuery;
}

/** On a phone each day shows only its number and how many parties it has; the list below has the details. */
export function Month({ days, weeks, month, today, asked }: MonthProps) {
  const byDate = new Map(days.map((day) => [day.date, day]));
  return (
    <>
      <table className="desk-month">
        <TableHead caption={monthTitle(`${month}-01`)} columns={dayNames} />
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
                      aria-current={date === today ? "date" : undefined}
                    >
                      <DayText date={date} count={day?.count} />
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

/** "Saturday 28 November 2026, 2 parties", of which only the two numbers are visible; the rest is for screen readers. */
function DayText({ date, count }: { date: string; count: number | undefined }) {
  const day = Number(date.slice(8));
  const [weekday, monthAndYear] = formatLongDate(date).split(` ${day} `);
  return (
    <>
      <span className="visually-hidden">{weekday} </span>
      <span className="desk-month-date">{day}</span>
      <span className="visually-hidden">
        {" "}
        {monthAndYear}
        {count && ", "}
      </span>
      {count && (
        <span className="desk-month-count">
          {count}
          <span className="visually-hidden"> {count === 1 ? "party" : "parties"}</span>
        </span>
      )}
    </>
  );
}

const Entry = ({ party }: { party: Party }) => (
  <a className={party.booked ? "desk-entry" : "desk-entry desk-entry-open"} href={`/desk/bookings/${party.reference}`}>
    {party.eventTime && <span className="desk-entry-time">{formatTime(party.eventTime)} </span>}
    {actName(party.act)}
    {!party.booked && <span className="visually-hidden">, not booked yet</span>}
  </a>
);
