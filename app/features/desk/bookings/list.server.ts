import { sql } from "kysely";
import type { Database } from "../../../context.ts";
import type { Status } from "../../quote/status.ts";
import { foundBy } from "../../search/store.server.ts";
import { owedOnly } from "../today/unpaid-parties.server.ts";
import { type Filters, statusesOf } from "./filters.ts";

export const perPage = 25;

/** `next`: the `after` of the next page; undefined on the last one. `owed`: pence of all pages together, in the list of those that owe */
export async function listBookings(database: Database, filters: Filters) {
  const found = filters.q ? await foundBy(database, "quote.reference", filters.q) : undefined;
  const column = filters.sort === "party" ? "eventDate" : "createdAt";
  const back = filters.sort === "newest";
  const [value = "", id = ""] = filters.after.split("~");
  const owed = filters.status === "owed";
  const asked = quotesWith(database, statusesOf(filters.status), { ...filters, owed });
  const wanted = found ? asked.where(found) : asked;
  const quotes = await wanted
    .selectAll()
    .$if(filters.after !== "", (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple(column, "id"), back ? "<" : ">", tuple(value, id))),
    )
    .orderBy(column, back ? "desc" : "asc")
    .orderBy("id", back ? "desc" : "asc")
    .limit(perPage + 1)
    .execute();
  const last = quotes.length > perPage ? quotes[perPage - 1] : undefined;
  const sum = owed ? await wanted.select(sumOwed).executeTakeFirst() : undefined;
  return {
    quotes: quotes.slice(0, perPage),
    next: last && `${last[column]}~${last.id}`,
    owed: sum && Number(sum.pence ?? 0),
  };
}

const sumOwed = sql<number | string | null>`sum(offer_balance + offer_taken_back)`.as("pence");

/** The quotes that match the filters; empty or missing filters match everything. @param from ISO date @param to ISO date */
export const quotesWith = (
  database: Database,
  statuses: readonly Status[],
  {
    act,
    from,
    to,
    owed = false,
  }: { act?: string | undefined; from?: string | undefined; to?: string | undefined; owed?: boolean },
) =>
  database
    .selectFrom("quote")
    .$if(owed, owedOnly)
    .$if(statuses.length > 0, (query) => query.where("status", "in", statuses))
    .$if(Boolean(act), (query) => query.where("act", "=", act ?? ""))
    .$if(Boolean(from), (query) => query.where("eventDate", ">=", from ?? ""))
    .$if(Boolean(to), (query) => query.where("eventDate", "<=", to ?? ""));
