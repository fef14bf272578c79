/** Finds a person, a party or a message by whatever is remembered of it. */
import type { Quote } from "../../app/features/quote/table.server.ts";
import { Refusal } from "../refusal.ts";
import { enquiriesTable } from "./enquiries.ts";
import type { Answer, Desk } from "./open.ts";
import { quotesTable, readable } from "./quotes.ts";
import { section } from "./table.ts";

const searched = ["reference", "name", "email", "phone", "place", "venue", "notes"] as const satisfies (keyof Quote)[];

/** "Zoë" is found by "zoe". */
const folded = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
/** "07700 900123" and "+44 7700 900123" are one number: their last nine digits. */
const number = (text: string) => text.replaceAll(/\D/g, "").slice(-9);

/** @returns whether a row's texts hold every word, or its phone the number */
function holding(query: string) {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const digits = /^[\d\s+()-]{6,}$/.test(query.trim()) ? number(query) : undefined;
  return (texts: readonly (string | null)[], phone: string | null) => {
    if (digits && phone && number(phone).endsWith(digits)) return true;
    const text = folded(texts.filter(Boolean).join("\n"));
    return words.every((word) => text.includes(word));
  };
}

/** The words are compared here and not by the database: accents and capitals then count as little on either of the two. */
export async function find({ database, width }: Desk, query: string, limit: number): Promise<Answer> {
  if (query.trim() === "") throw new Refusal(["Find what? A name, an address, a number, a place, a reference."]);
  const holds = holding(query);
  const quoteTexts = await database
    .selectFrom("quote")
    .select(["id", ...searched])
    .orderBy("created_at", "desc")
    .execute();
  const ids = quoteTexts
    .filter((row) =>
      holds(
        searched.map((name) => row[name]),
        row.phone,
      ),
    )
    .map(({ id }) => id);
  const messages = await database.selectFrom("enquiry").selectAll().orderBy("created_at", "desc").execute();
  const enquiries = messages
    .filter(({ name, email, phone, message }) => holds([name, email, phone, message], phone))
    .slice(0, limit);
  const quotes =
    ids.length === 0
      ? []
      : await database
          .selectFrom("quote")
          .selectAll()
          .where("id", "in", ids.slice(0, limit))
          .orderBy("created_at", "desc")
          .execute();
  const more = ids.length > limit ? `\n${ids.length - limit} more: --limit ${ids.length} shows them.` : "";
  const text =
    quotes.length + enquiries.length === 0
      ? `Nothing holds "${query}".`
      : [
          ...(quotes.length > 0 ? [section(`Quotes: ${ids.length}`, quotesTable(quotes, width) + more)] : []),
          ...(enquiries.length > 0 ? [section(`Messages: ${enquiries.length}`, enquiriesTable(enquiries, width))] : []),
        ]
          .join("\n")
          .trim();
  return { data: { quotes: quotes.map(readable), enquiries }, text };
}
