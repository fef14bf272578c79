/** Enquiries by the month in which they arrived, what became of them and how fast they were answered. Automatic ones are left out. */
import { sql } from "kysely";
import type { Database } from "../../../context.ts";
import { venueInstant } from "../../../dates/today.server.ts";
import { stillBooked } from "../../quote/status.ts";
import type { Period } from "./period.ts";

/**
 * The indexes (migration 0035) are on this expression, and only where `suspect` is 0. SQLite uses them only if it finds both literally in
 * the query's text, hence `sql` here and `sql.lit` below.
 */
const askedMonth = sql<string>`substr(created_at, 1, 7)`;

/** When a month begins at the venue, ISO 8601 UTC */
const startOf = (month: string) => venueInstant(`${month}-01`, "00:00").toISOString();

/**
 * Enquiries in a period, grouped for the figures. The index goes by UTC months, but in summer a month at the venue begins in the last hour
 * of the UTC month before. That hour is counted separately and added to the right month.
 */
export async function askedIn(database: Database, { from, until, months }: Period) {
  const before = months
    .filter((month) => !startOf(month).startsWith(month))
    .map((month) => startOf(month).slice(0, "2026-06-30T23".length));
  const rows = await database
    .selectFrom("quote")
    .select((is) => {
      const early = is(sql<string>`substr(created_at, 1, 13)`, "in", before);
      const booked = is("status", "in", stillBooked);
      const cancelled = is("status", "=", "cancelled");
      return [
        askedMonth.as("month"),
        "act",
        "placeSlug",
        "source",
        "referrerHost",
        is.fn.countAll<number>().as("enquiries"),
        is.fn.countAll<number>().filterWhere(booked).as("booked"),
        is.fn.countAll<number>().filterWhere(cancelled).as("cancelled"),
        is.fn.countAll<number>().filterWhere(early).as("early"),
        is.fn
          .countAll<number>()
          .filterWhere(is.and([early, booked]))
          .as("earlyBooked"),
        is.fn
          .countAll<number>()
          .filterWhere(is.and([early, cancelled]))
          .as("earlyCancelled"),
      ];
    })
    .where(askedMonth, ">=", startOf(from).slice(0, from.length))
    .where(askedMonth, "<=", until)
    .where("suspect", "=", sql.lit(0))
    .groupBy([sql`1`, "act", "placeSlug", "source", "referrerHost"])
    .execute();
  return rows
    .flatMap(({ early, earlyBooked, earlyCancelled, enquiries, booked, cancelled, ...group }) => [
      {
        ...group,
        enquiries: enquiries - early,
        booked: booked - earlyBooked,
        cancelled: cancelled - earlyCancelled,
      },
      {
        ...group,
        month: months[months.indexOf(group.month) + 1] ?? "",
        enquiries: early,
        booked: earlyBooked,
        cancelled: earlyCancelled,
      },
    ])
    .filter(({ month, enquiries }) => enquiries > 0 && months.includes(month));
}

/** Minutes from a request to its first offer; null where none was answered. */
export async function medianReply(database: Database, { from, until }: Period): Promise<number | null> {
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
