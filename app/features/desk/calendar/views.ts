/** Reads from an address which part of the calendar to show. Dates are ISO; weeks begin on Monday. */
import { addDays, isDate, weekdayNumber } from "../../../dates/dates.ts";
import { chosenIn } from "../shell/filter.tsx";

export const views = { month: "Month", week: "Week", list: "List" } as const;
export type View = keyof typeof views;

export interface CalendarQuery {
  view: View;
  /** A day within the shown period */
  date: string;
  act: string | undefined;
  performer: string | undefined;
}

/** Number of days in the list view. */
const listed = 28;

/** @param today at the venue */
export function readCalendarQuery(query: URLSearchParams, today: string): CalendarQuery {
  const date = query.get("date") ?? "";
  return {
    view: (Object.keys(views) as View[]).find((view) => view === query.get("view")) ?? "month",
    date: isDate(date) ? date : today,
    act: chosenIn(query.get("act")),
    performer: chosenIn(query.get("performer")),
  };
}

export const addressOf = ({ view, date, act, performer }: CalendarQuery): string => {
  const query = new URLSearchParams({ view, date, ...(act && { act }), ...(performer && { performer }) });
  return `/desk/calendar?${query}`;
};

/** 0 for Monday */
const weekday = (date: string) => (weekdayNumber(date) + 6) % 7;
const monthOf = (date: string) => date.slice(0, 7);

/** First and last day of the shown period; a month is extended to full weeks. */
export function spanOf({ view, date }: Pick<CalendarQuery, "view" | "date">): { from: string; until: string } {
  if (view === "list") return { from: date, until: addDays(date, listed - 1) };
  const first = view === "week" ? date : `${monthOf(date)}-01`;
  const last = view === "week" ? date : addDays(nextMonth(date), -1);
  return { from: addDays(first, -weekday(first)), until: addDays(last, 6 - weekday(last)) };
}

const nextMonth = (date: string) => `${monthOf(addDays(`${monthOf(date)}-28`, 4))}-01`;

/** The dates that the links to the previous and the next period lead to. */
export function besides({ view, date }: Pick<CalendarQuery, "view" | "date">): { before: string; after: string } {
  if (view === "month") return { before: `${monthOf(addDays(`${monthOf(date)}-01`, -1))}-01`, after: nextMonth(date) };
  const step = view === "week" ? 7 : listed;
  return { before: addDays(date, -step), after: addDays(date, step) };
}

export function weeksOf({ from, until }: { from: string; until: string }): string[][] {
  const weeks: string[][] = [];
  for (let day = from; day <= until; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)));
  return weeks;
}
