/** A party's date, in whole UTC days so that the local time zone does not matter. */
const names = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "long", year: "numeric" });
const weekdays = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", weekday: "long" });

interface PartyDate {
  /** "13 June 2027" */
  typed: string;
  /** "Sunday 13 June 2027" */
  readBack: string;
  /** "2027-06-13" */
  iso: string;
}

export function daysAhead(days: number): PartyDate {
  const day = new Date(Date.now() + days * 86_400_000);
  const typed = names.format(day);
  return { typed, readBack: `${weekdays.format(day)} ${typed}`, iso: day.toISOString().slice(0, 10) };
}
