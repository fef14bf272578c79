/** The numbers of the figures screen. Its queries go along an index; automatic enquiries are left out. */
import { sql } from "kysely";
import type { Database } from "../../../context.ts";
import type { Columns } from "../../../csv.server.ts";
import { formatMonth } from "../../../dates/dates.ts";
import { decimalPounds } from "../../../ui/money.ts";
import { actName } from "../../catalogue/store.server.ts";
import { placeBySlug } from "../../place/store.server.ts";
import { stillBooked } from "../../quote/status.ts";
import { askedIn, medianReply } from "./asked.server.ts";
import type { Period } from "./period.ts";

export interface FigureRow {
  name: string;
  /** By the time of the request */
  enquiries: number;
  /** Of these enquiries, those that are booked, and those that were booked and then cancelled */
  booked: number;
  cancelled: number;
  /** Counted by the date of the party; `value` is the agreed price less partial refunds, in pence */
  parties: number;
  value: number;
}

/** The columns of the CSV. New columns must be added last: owners have spreadsheets that rely on the position of each. */
export const figureColumns: Columns<FigureRow> = {
  name: ({ name }) => name,
  enquiries: ({ enquiries }) => enquiries,
  booked: ({ booked }) => booked,
  parties: ({ parties }) => parties,
  value: ({ value }) => decimalPounds(value),
  cancelled: ({ cancelled }) => cancelled,
};

export const dimensions = ["months", "acts", "towns", "sources"] as const;
export type Dimension = (typeof dimensions)[number];

const counts = ["enquiries", "booked", "cancelled", "parties", "value"] as const;
const emptyRow = (name: string): FigureRow => ({ name, enquiries: 0, booked: 0, cancelled: 0, parties: 0, value: 0 });

/** A group in either query's result; the counts of the other query are missing from it. */
interface Group extends Partial<Omit<FigureRow, "name">> {
  month: string;
  act: string;
  placeSlug: string | null;
  source: string | null;
  referrerHost: string | null;
}

/** @param today ISO, at the venue */
export async function readFigures(database: Database, period: Period, today: string) {
  const groups: Group[] = [...(await askedIn(database, period)), ...(await partiesIn(database, period))];
  const by = (nameOf: (group: Group) => string) => {
    const rows = new Map<string, FigureRow>();
    for (const group of groups) {
      const name = nameOf(group);
      const row = rows.get(name) ?? emptyRow(name);
      // PostgreSQL counts in bigint, which arrives as text.
      for (const count of counts) row[count] += Number(group[count] ?? 0);
      rows.set(name, row);
    }
    return rows;
  };
  const ranked = (rows: Map<string, FigureRow>) =>
    [...rows.values()].toSorted(
      (a, b) => b.value - a.value || b.enquiries - a.enquiries || a.name.localeCompare(b.name),
    );
  const months = by(({ month }) => month);
  return {
    total: by(() => "All").get("All") ?? emptyRow("All"),
    /** Median minutes from request to first offer; null if there was none */
    replyMinutes: await medianReply(database, period),
    /** Value of all parties from today on, pence, independent of the period */
    ahead: await valueFrom(database, today),
    /** Every month of the period, oldest first; the other lists are sorted by value */
    months: period.months.map((month) => ({ ...(months.get(month) ?? emptyRow(month)), name: formatMonth(month) })),
    acts: ranked(by(({ act }) => actName(act))),
    towns: ranked(by(({ placeSlug }) => (placeSlug && placeBySlug(placeSlug)?.name) || "Elsewhere")),
    sources: ranked(by(({ source, referrerHost }) => source ?? referrerHost ?? "Not known")),
  };
}

/** What is charged, in pence: a partial refund is taken off the price (partlyRefunded in ../../payment/rules.ts). */
const charged = sql<number>`offer_total - coalesce((select sum(refund.pence) from refund
  where refund.reference = quote.reference and refund.reason = 'given-back'), 0)`;

/** Sorts after every day of the month, when compared as text. */
const end = (month: string) => `${month}-32`;

const partiesIn = (database: Database, { from, until }: Period) =>
  database
    .selectFrom("quote")
    .select((is) => [
      sql<string>`substr(event_date, 1, 7)`.as("month"),
      "act",
      "placeSlug",
      "source",
      "referrerHost",
      is.fn.countAll<number>().as("parties"),
      is.fn.sum<number>(charged).as("value"),
    ])
    .where("eventDate", ">=", from)
    .where("eventDate", "<", end(until))
    .where("status", "in", stillBooked)
    .groupBy([sql`1`, "act", "placeSlug", "source", "referrerHost"])
    .execute();

async function valueFrom(database: Database, today: string): Promise<number> {
  const { value } = await database
    .selectFrom("quote")
    .select((is) => is.fn.sum<number | null>(charged).as("value"))
    .where("eventDate", ">=", today)
    .where("status", "in", stillBooked)
    .executeTakeFirstOrThrow();
  return Number(value ?? 0);
}
