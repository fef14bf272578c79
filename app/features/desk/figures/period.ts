/** The periods that figures are shown for. Months are written "2026-11". */
export const periods = {
  "12-months": "The last 12 months",
  "next-12": "The next 12",
  "this-year": "This year",
  "last-year": "Last year",
} as const;
type PeriodName = keyof typeof periods;

export interface Period {
  name: PeriodName;
  /** First and last month, both inclusive */
  from: string;
  until: string;
  /** All months of the period, oldest first */
  months: string[];
}

const two = (month: number) => String(month).padStart(2, "0");

/** @param asked from the address; anything unknown counts as the last 12 months @param today ISO, at the venue */
export function periodOf(asked: string | null, today: string): Period {
  const name = (Object.keys(periods) as PeriodName[]).find((period) => period === asked) ?? "12-months";
  const [year = 0, month = 0] = today.split("-").map(Number);
  // Months since the year 0, so that they can be counted.
  const now = year * 12 + month - 1;
  const spans = {
    "12-months": [now - 11, now],
    "next-12": [now, now + 11],
    "this-year": [year * 12, year * 12 + 11],
    "last-year": [year * 12 - 12, year * 12 - 1],
  } as const;
  const [from, until] = spans[name];
  const months = Array.from({ length: until - from + 1 }, (_, index) => {
    const count = from + index;
    return `${Math.floor(count / 12)}-${two((count % 12) + 1)}`;
  });
  return { name, from: months[0] ?? "", until: months.at(-1) ?? "", months };
}
