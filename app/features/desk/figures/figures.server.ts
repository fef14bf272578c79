/** What the figures screen counts. Both queries read an index alone; what looks automatic is left out. */
import { sql } from "kysely";
import type { Database } from "../../../context.ts";
import { venueInstant } from "../../../dates/today.server.ts";
import { actName } from "../../catalogue/store.server.ts";
import { placeBySlug } from "../../place/store.server.ts";
import { everBooked, type Status } from "../../quote/status.ts";
import { monthName, type Period } from "./period.ts";

/** Parties that took place, or stand to. */
const held = ["booked", "balance-paid", "done"] as const satisfies Status[];

export interface FigureRow {
  name: string;
  /** By the time of the request */
  enquiries: number;
  /** Of these enquiries */
  booked: number;
  /** By when the party is; "value" is what was agreed for it, pence */
  parties: number;
  value: number;
}

export interface Figures {
  total: FigureRow;
  /** Median minutes from request to first offer; null for none */
  replyMinutes: number | null;
  /** Value of all parties from today on, pence, whatever the period */
  ahead: number;
  /** Every month of the period, oldest first; the others by value */
  months: FigureRow[];
  acts: FigureRow[];
  towns: FigureRow[];
  sources: FigureRow[];
}

export const dimensions = ["months", "acts", "towns", "sources"] as const;
export type Dimension = (typeof dimensions)[number];

/** The columns by which both questions are grouped. */
interface Group {
  month: string;
  act: string;
  placeSlug: string | null;
  source: string | null;
  referrerHost: string | null;
}

/** @param today ISO, at the venue */
export async function readFigures(database: Database, period: Period, today: string): Promise<Figures> {
  const [asked, parties, replyMinutes] = [
    await askedIn(database, period),
    await partiesIn(database, period),
    await medianReply(database, period),
  ];
  const all = [
    ...asked.map(({ enquiries, booked, ...group }) => ({ group, enquiries, booked, parties: 0, value: 0 })),
    ...parties.map(({ parties, value, ...group }) => ({ group, enquiries: 0, booked: 0, parties, value })),
  ].map(({ group, ...counts }) => ({
    group,
    ...counts,
    // PostgreSQL counts in bigint, which comes as text.
    enquiries: Number(counts.enquiries),
    booked: Number(counts.booked),
    parties: Number(counts.parties),
    value: Number(counts.value),
  }));
  const by = (nameOf: (group: Group) => string) => {
    const rows = new Map<string, FigureRow>();
    for (const { group, ...counts } of all) {
      const name = nameOf(group);
      rows.set(name, added(rows.get(name) ?? emptyRow(name), counts));
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
    replyMinutes,
    ahead: await valueFrom(database, today),
    months: period.months.map((month) => ({ ...(months.get(month) ?? emptyRow(month)), name: monthName(month) })),
    acts: ranked(by(({ act }) => actName(act))),
    towns: ranked(by(({ placeSlug }) => (placeSlug && placeBySlug(placeSlug)?.name) || "Elsewhere")),
    sources: ranked(by(({ source, referrerHost }) => source ?? referrerHost ?? "Not known")),
  };
}

const emptyRow = (name: string): FigureRow => ({ name, enquiries: 0, booked: 0, parties: 0, value: 0 });

const added = (row: FigureRow, more: Omit<FigureRow, "name">): FigureRow => ({
  name: row.name,
  enquiries: row.enquiries + more.enquiries,
  booked: row.booked + more.booked,
  parties: row.parties + more.parties,
  value: row.value + more.value,
});

/** The condition of the indexes, as a literal: SQLite uses them only where it sees it in the query's text. */
const askedMonth = sql<string>`substr(created_at, 1, 7)`;

/** After every day of the month: text sorts as the dates do. */
const end = (month: string) => `${month}-32`;

/** When a month begins at the venue, ISO 8601 UTC */
const startOf = (month: string) => venueInstant(`${month}-01`, "00:00").toISOString();

/** The index has UTC's months: in summer a month at the venue begins in the last hour of the one before, which is counted apart. */
async function askedIn(database: Database, { from, until, months }: Period) {
  const before = months
    .filter((month) => !startOf(month).startsWith(month))
    .map((month) => startOf(month).slice(0, "2026-06-30T23".length));
  const rows = await database
    .selectFrom("quote")
    .select((is) => {
      const early = is(sql<string>`substr(created_at, 1, 13)`, "in", before);
      const booked = is("status", "in", everBooked);
      return [
        askedMonth.as("month"),
        "act",
        "placeSlug",
        "source",
        "referrerHost",
        is.fn.countAll<number>().as("enquiries"),
        is.fn.countAll<number>().filterWhere(booked).as("booked"),
        is.fn.countAll<number>().filterWhere(early).as("early"),
        is.fn
          .countAll<number>()
          .filterWhere(is.and([early, booked]))
          .as("earlyBooked"),
      ];
    })
    .where(askedMonth, ">=", startOf(from).slice(0, from.length))
    .where(askedMonth, "<=", until)
    .where("suspect", "=", sql.lit(0))
    .groupBy([sql`1`, "act", "placeSlug", "source", "referrerHost"])
    .execute();
  return rows
    .flatMap(({ early, earlyBooked, ...row }) => [
      { ...row, enquiries: row.enquiries - early, booked: row.booked - earlyBooked },
      { ...row, enquiries: early, booked: earlyBooked, month: months[months.indexOf(row.month) + 1] ?? "" },
    ])
    .filter(({ month, enquiries }) => enquiries > 0 && months.includes(month));
}

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
      is.fn.sum<number>("offerTotal").as("value"),
    ])
    .where("eventDate", ">=", from)
    .where("eventDate", "<", end(until))
    .where("status", "in", held)
    .groupBy([sql`1`, "act", "placeSlug", "source", "referrerHost"])
    .execute();

async function valueFrom(database: Database, today: string): Promise<number> {
  const { value } = await database
    .selectFrom("quote")
    .select((is) => is.fn.sum<number | null>("offerTotal").as("value"))
    .where("eventDate", ">=", today)
    .where("status", "in", held)
    .executeTakeFirstOrThrow();
  return Number(value ?? 0);
}

async function medianReply(database: Database, { from, until }: Period): Promise<number | null> {
  const answered = database
    .selectFrom("quote")
    .where(askedMonth, ">=", startOf(from).slice(0, from.length))
    .where("createdAt", ">=", startOf(from))
    .where(askedMonth, "<=", until)
    .where("suspect", "=", sql.lit(0))
    .where("replyMinutes", "is not", null);
  const { count } = await answered.select((is) => is.fn.countAll().as("count")).executeTakeFirstOrThrow();
  if (Number(count) === 0) return null;
  const middle = await answered
    .select("replyMinutes")
    .orderBy("replyMinutes")
    .limit(1)
    .offset(Math.floor((Number(count) - 1) / 2))
    .executeTakeFirst();
  return middle?.replyMinutes ?? null;
}
