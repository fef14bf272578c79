/** Finds a person, a party or a message by any part of it. */
import { foundBy } from "../../app/features/search/store.server.ts";
import { Refusal } from "../refusal.ts";
import { enquiriesTable, withoutFormKey } from "./enquiries.ts";
import type { Desk, Result } from "./open.ts";
import { quotesTable, readable } from "./quotes.ts";
import { section } from "./terminal/table.ts";

export async function find({ database, width }: Desk, terms: string[], { limit }: { limit: number }): Promise<Result> {
  const query = terms.join(" ");
  if (query.trim() === "") throw new Refusal(["Find what? A name, an address, a number, a place, a reference."]);
  const quotes = await database
    .selectFrom("quote")
    .selectAll()
    .where(await foundBy(database, "quote.reference", query))
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const enquiries = await database
    .selectFrom("enquiry")
    .selectAll()
    .where(await foundBy(database, "enquiry.id", query))
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const listed = <Row>(rows: Row[], heading: string, tableOf: (rows: Row[], width: number) => string) => {
    const more = rows.length > limit ? `\nThere are more: --limit ${limit * 2} shows them.` : "";
    return rows.length === 0 ? [] : [section(heading, tableOf(rows.slice(0, limit), width) + more)];
  };
  const found = [...listed(quotes, "Quotes", quotesTable), ...listed(enquiries, "Messages", enquiriesTable)];
  const text = found.length > 0 ? found.join("\n").trim() : `Nothing holds "${query}".`;
  return {
    data: { quotes: quotes.slice(0, limit).map(readable), enquiries: enquiries.slice(0, limit).map(withoutFormKey) },
    text,
  };
}
