/** Finds a person, a party or a message by whatever is remembered of it. */
import { find as findRows } from "../../app/features/desk/bookings/find.server.ts";
import type { EnquiryTable } from "../../app/features/enquiry/table.server.ts";
import type { Quote } from "../../app/features/quote/table.server.ts";
import { Refusal } from "../refusal.ts";
import { enquiriesTable } from "./enquiries.ts";
import type { Desk, Result } from "./open.ts";
import { quotesTable, readable } from "./quotes.ts";
import { section } from "./terminal/table.ts";

export async function find({ database, width }: Desk, words: string[], { limit }: { limit: number }): Promise<Result> {
  const query = words.join(" ");
  if (query.trim() === "") throw new Refusal(["Find what? A name, an address, a number, a place, a reference."]);
  const quotes = await findRows<Quote>(database, "quote", query, limit);
  const enquiries = await findRows<EnquiryTable>(database, "enquiry", query, limit);
  const listed = ({ rows, more }: { rows: unknown[]; more: boolean }, heading: string, text: string) =>
    rows.length === 0
      ? []
      : [section(heading, text + (more ? `\nThere are more: --limit ${limit * 2} shows them.` : ""))];
  const found = [
    ...listed(quotes, "Quotes", quotesTable(quotes.rows, width)),
    ...listed(enquiries, "Messages", enquiriesTable(enquiries.rows, width)),
  ];
  const text = found.length > 0 ? found.join("\n").trim() : `Nothing holds "${query}".`;
  return { data: { quotes: quotes.rows.map(readable), enquiries: enquiries.rows }, text };
}
