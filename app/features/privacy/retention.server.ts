import { addDays } from "../../dates/dates.ts";
import { site } from "../site/site.server.ts";

/** The last day whose data is old enough to be erased. */
export interface Cutoff {
  /** ISO date at the venue */
  day: string;
  /** ISO 8601 UTC, the first moment after that day */
  before: string;
}

export interface Cutoffs {
  /** For messages, quotes that came to nothing, and what the accounts of a booking don't need */
  enquiries: Cutoff;
  /** For bookings: the end of the latest financial year whose retention period is over */
  bookings: Cutoff;
}

/**
 * HMRC requires a company to keep records for six years from the end of the financial year that they are about (gov.uk, "Company and
 * accounting records"), and a sole trader for five years after 31 January that follows the tax year, which is sooner (gov.uk,
 * "Business records if you're self-employed"). A claim under a contract may be brought for six years (Limitation Act 1980, s 5).
 * @param today ISO date at the venue
 */
export function cutoffs(today: string, { enquiryMonths, bookingYears, financialYearEnds } = site.retention): Cutoffs {
  const year = Number(today.slice(0, 4)) - bookingYears;
  const thisYears = dayIn(year, financialYearEnds);
  return {
    enquiries: cutoff(monthsBefore(today, enquiryMonths)),
    // On the anniversary itself the last year is not over yet, hence `<`.
    bookings: cutoff(thisYears < `${year}${today.slice(4)}` ? thisYears : dayIn(year - 1, financialYearEnds)),
  };
}

/** The last day on which the accounts of a booking have to be kept. @param day of the party, ISO */
export function keptUntil(day: string, { bookingYears, financialYearEnds } = site.retention): string {
  const year = Number(day.slice(0, 4));
  const end = dayIn(year, financialYearEnds) < day ? year + 1 : year;
  return dayIn(end + bookingYears, financialYearEnds);
}

const cutoff = (day: string): Cutoff => ({ day, before: `${addDays(day, 1)}T00:00:00.000Z` });

/** @param monthAndDay such as "03-31" */
function dayIn(year: number, monthAndDay: string): string {
  const [month = 1, day = 1] = monthAndDay.split("-").map(Number);
  return dayOrLast(year, month, day);
}

function monthsBefore(today: string, months: number): string {
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  return dayOrLast(year, month - months, day);
}

/** The day, or the last day of a month that is too short for it. @param month counts from 1; 0 and below are months of earlier years */
function dayOrLast(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month, 0));
  last.setUTCDate(Math.min(day, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}
