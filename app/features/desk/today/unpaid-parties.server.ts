import { type SelectQueryBuilder, sql } from "kysely";
import type { Database, Tables } from "../../../context.ts";
import { addDays } from "../../../dates/dates.ts";
import { dueOf } from "../../booking/due.server.ts";
import type { Quote } from "../../quote/table.server.ts";

/** For this many days after a party, what is left to pay is itself on Today; after that it is only counted there. */
const days = 60;

/** Completed bookings that somebody still owes money for. */
export const owedOnly = <T>(query: SelectQueryBuilder<Tables, "quote", T>) =>
  // Not a parameter, because SQLite takes the index of these few rows only where it sees that the query asks for no others.
  query.where(sql<boolean>`quote.left_unpaid = 'owed'`);

/** What is left of such a booking, in pence. */
export const owedFor = (quote: Quote, today: string): number => dueOf(quote, [], today)?.next?.pence ?? 0;

/** Past parties that are not fully paid: how many, and the latest of the last 60 days with what is left in pence. */
export async function unpaidParties(database: Database, today: string, most: number) {
  const owed = owedOnly(database.selectFrom("quote"));
  const { count } = await owed.select((is) => is.fn.countAll<number | string>().as("count")).executeTakeFirstOrThrow();
  const latest = await owed
    .selectAll()
    .where("eventDate", ">=", addDays(today, -days))
    .orderBy("eventDate", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return { count: Number(count), first: latest.map((quote) => ({ ...quote, left: owedFor(quote, today) })) };
}
