import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Database, Tables } from "../../../context.ts";
import type { Quote } from "../../quote/table.server.ts";
import { foundBy } from "../../search/store.server.ts";
import { type Filters, statusesOf } from "./filters.ts";

/** Rows of a page. */
export const perPage = 25;

interface Page {
  quotes: Quote[];
  /** For `after` of the page that comes next; undefined on the last */
  next: string | undefined;
}

/** One page of enquiries and bookings. */
export async function listBookings(database: Database, filters: Filters): Promise<Page> {
  const found = filters.q ? await foundBy(database, "quote.reference", filters.q) : undefined;
  const column = filters.sort === "party" ? "eventDate" : "createdAt";
  const back = filters.sort === "newest";
  const [value = "", id = ""] = filters.after.split("~");
  const quotes = await database
    .selectFrom("quote")
    .selectAll()
    .where(narrowed(filters, found))
    .$if(filters.after !== "", (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple(column, "id"), back ? "<" : ">", tuple(value, id))),
    )
    .orderBy(column, back ? "desc" : "asc")
    .orderBy("id", back ? "desc" : "asc")
    .limit(perPage + 1)
    .execute();
  const last = quotes.length > perPage ? quotes[perPage - 1] : undefined;
  return { quotes: quotes.slice(0, perPage), next: last && `${last[column]}~${last.id}` };
}

function narrowed({ status, act, from, to }: Filters, found: Expression<SqlBool> | undefined): Expression<SqlBool> {
  const is = expressionBuilder<Tables, "quote">();
  const wanted = statusesOf(status);
  return is.and([
    ...(found ? [found] : []),
    ...(wanted.length > 0 ? [is("status", "in", wanted)] : []),
    ...(act ? [is("act", "=", act)] : []),
    ...(from ? [is("eventDate", ">=", from)] : []),
    ...(to ? [is("eventDate", "<=", to)] : []),
  ]);
}
