import { addDays, weekdayOf } from "./dates.ts";
import { formatTime } from "./times.ts";

/** People call the hours before this time the night of the day before. */
const morning = "05:00";

const isAfterMidnight = (time: string | null): time is string => time !== null && time < morning;

/** ", the night from Friday to Saturday" for 12.30am on a Saturday, as most people mean the night after; "" for other times. */
export const whichNight = (date: string, time: string | null): string =>
  isAfterMidnight(time) ? `, the night from ${weekdayOf(addDays(date, -1))} to ${weekdayOf(date)}` : "";

/** When a party starts: "7.30pm", "12.30am, the night from Friday to Saturday". @param date ISO. @param time "19:30" */
export const formatStart = (date: string, time: string): string => `${formatTime(time)}${whichNight(date, time)}`;

/** The title of a reminder on the day before a party. @param time of its start */
export const dayBefore = (time: string | null): string =>
  isAfterMidnight(time) ? "It’s tonight, after midnight" : "It’s tomorrow";
