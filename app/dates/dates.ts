/** Plain dates at the venue, as ISO 8601 text. No time zone is involved, so server and browser always agree. */

const months = "January February March April May June July August September October November December".split(" ");
/** "Sept" is the usual abbreviation in Britain. */
const shortMonths = "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split(" ");
export const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** Maximum length of a text that is read as a date, in characters. */
export const maxDateLength = 60;

/** How many years ahead a date may be. */
const yearsAhead = 2;

type DateAnswer = { ok: true; iso: string } | { ok: false; message: string };

interface Parts {
  day: number;
  /** 1 to 12 */
  month: number;
  year: number;
}

const two = (n: number) => String(n).padStart(2, "0");
const toIso = ({ year, month, day }: Parts) => `${year}-${two(month)}-${two(day)}`;
const fromIso = (iso: string): Parts => {
  const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
  return { year, month, day };
};
const utc = (iso: string) => Date.parse(`${iso}T00:00:00Z`);
/** 0 for Sunday */
export const weekdayNumber = (iso: string): number => new Date(utc(iso)).getUTCDay();
export const weekdayOf = (iso: string) => weekdays[weekdayNumber(iso)] ?? "";

/** Whether the text is an ISO date that exists: "2027-02-28", not "2027-02-30". */
export const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && exists(fromIso(text));

/** "13 June 2027" */
export const formatDate = (iso: string): string => {
  const { year, month, day } = fromIso(iso);
  return `${day} ${months[month - 1]} ${year}`;
};

/** "Sunday 13 June 2027" */
export const formatLongDate = (iso: string): string => `${weekdayOf(iso)} ${formatDate(iso)}`;

/** "Sun 13 Jun", for lists; with the year if that is not the current one. @param today ISO */
export const formatDay = (iso: string, today: string): string => {
  const { year, month, day } = fromIso(iso);
  const shown = `${weekdayOf(iso).slice(0, 3)} ${day} ${shortMonths[month - 1]}`;
  return year === fromIso(today).year ? shown : `${shown} ${year}`;
};

/** "Nov 2026" @param month "2026-11", or a date in it */
export const formatMonth = (month: string): string => {
  const parts = fromIso(month);
  return `${shortMonths[parts.month - 1]} ${parts.year}`;
};

/** "13 Jun 2027" */
export const formatShortDate = (iso: string): string => `${fromIso(iso).day} ${formatMonth(iso)}`;

/** @param days may be negative */
export const addDays = (iso: string, days: number): string =>
  new Date(utc(iso) + days * 86_400_000).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number => Math.round((utc(to) - utc(from)) / 86_400_000);

export const inDays = (days: number): string => (days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`);

/** The latest date that may be requested. ISO dates. */
export const latestDate = (today: string): string => {
  const { year, ...day } = fromIso(today);
  const sameDay = { year: year + yearsAhead, ...day };
  return exists(sameDay) ? toIso(sameDay) : `${sameDay.year}-02-28`;
};

const aLeapYear = 2028;
/** Whether the month has such a day; if not, JavaScript continues into the next month. */
const exists = ({ year, month, day }: Parts) => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const unreadable = { ok: false, message: "Enter a date such as 13 June 2027" } as const;

/** As people in Britain write it: "Sat 13 June", "13/6/27", "June 13th, 2027", "2027-06-13". Without a year, the next such day. */
export function readDate(text: string, today: string): DateAnswer {
  if (text.length > maxDateLength) return unreadable;
  const words = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(\d)(st|nd|rd|th)\b/g, "$1")
    .replace(/\b(the|of|on)\b/g, " ")
    .replace(/(\d)(?=\p{L})|(\p{L})(?=\d)/gu, "$1$2 ")
    .split(/[\s,./'’\-–—]+/u)
    .filter(Boolean);
  if (words.length === 0) return { ok: false, message: "Enter the date of your party, such as 13 June 2027" };

  const weekday = words.map((word) => nameIndex(word, weekdays)).find((index) => index >= 0);
  const rest = words.filter((word) => nameIndex(word, weekdays) < 0);
  const parts = readParts(rest);
  if (!parts) return unreadable;
  const { day, month } = parts;
  if (month < 1 || month > 12)
    return { ok: false, message: `There is no month ${month}. Write the day first, such as 13 June 2027` };
  const year = parts.year ?? nextYear(day, month, today);
  if (!exists({ day, month, year })) {
    const inYear = exists({ day, month, year: aLeapYear }) ? ` ${year}` : "";
    return { ok: false, message: `${day} ${months[month - 1]}${inYear} does not exist. Enter another date` };
  }
  const iso = toIso({ day, month, year });
  if (iso < today) return { ok: false, message: "That date has passed. Enter a date that is still to come" };
  if (iso > latestDate(today))
    return { ok: false, message: `Choose a date within two years, up to ${formatDate(latestDate(today))}` };
  if (weekday !== undefined && weekdays[weekday] !== weekdayOf(iso))
    return {
      ok: false,
      message: `${formatDate(iso)} is a ${weekdayOf(iso)}, not a ${weekdays[weekday]}. Check the day and the date`,
    };
  return { ok: true, iso };
}

/** The index of a name that the word is, or abbreviates with at least three letters; -1 for none. */
const nameIndex = (word: string, names: readonly string[]) =>
  word.length < 3 ? -1 : names.findIndex((name) => name.toLowerCase().startsWith(word));

type Read = { day: number; month: number; year?: number };

function readParts(words: string[]): Read | undefined {
  if (words.length < 2 || words.length > 3) return;
  const [a = "", b = "", c] = words;
  if (/^\d{4}$/.test(a) && c && isDay(b) && isDay(c)) return { year: Number(a), month: Number(b), day: Number(c) };
  const year = c === undefined ? undefined : readYear(c);
  if (c !== undefined && year === undefined) return;
  const named = [a, b].map((word) => nameIndex(word, months) + 1);
  const withYear = year === undefined ? {} : { year };
  if (named[1] && isDay(a)) return { day: Number(a), month: named[1], ...withYear };
  if (named[0] && isDay(b)) return { day: Number(b), month: named[0], ...withYear };
  if (isDay(a) && isDay(b)) return { day: Number(a), month: Number(b), ...withYear };
}

const isDay = (word: string) => /^\d{1,2}$/.test(word);
const readYear = (word: string) =>
  /^\d{4}$/.test(word) ? Number(word) : isDay(word) && word.length === 2 ? 2000 + Number(word) : undefined;

/** The year in which this day occurs next; 29 February waits for a leap year. */
function nextYear(day: number, month: number, today: string): number {
  const { year } = fromIso(today);
  if (toIso({ year, month, day }) >= today && exists({ day, month, year })) return year;
  return [year + 1, year + 2].find((next) => exists({ day, month, year: next })) ?? year + 1;
}
