/** Finds a person, a party or a message by whatever is remembered of it. */
import { sql } from "kysely";
import type { EnquiryTable } from "../../app/features/enquiry/table.server.ts";
import type { Quote } from "../../app/features/quote/table.server.ts";
import { Refusal } from "../refusal.ts";
import { enquiriesTable } from "./enquiries.ts";
import type { Desk, Result } from "./open.ts";
import { type After, beyond } from "./pages.ts";
import { quotesTable, readable } from "./quotes.ts";
import { section } from "./terminal/table.ts";

const searched = ["reference", "name", "email", "phone", "place", "venue", "notes"] as const satisfies (keyof Quote)[];

/** "Zoë" is found by "zoe". */
const folded = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
/** "07700 900123" and "+44 7700 900123" are one number: their last nine digits. */
const number = (text: string) => text.replaceAll(/\D/g, "").slice(-9);

const wordsIn = (query: string) => folded(query).split(/\s+/).filter(Boolean);
const digitsIn = (query: string) => (/^[\d\s+()-]{6,}$/.test(query.trim()) ? number(query) : undefined);

/** @returns whether a row's texts hold every word, or its phone the number */
function holding(query: string) {
  const words = wordsIn(query);
  const digits = digitsIn(query);
  return (texts: readonly (string | null)[], phone: string | null) => {
    if (digits && phone && number(phone).endsWith(digits)) return true;
    const text = folded(texts.filter(Boolean).join("\n"));
    return words.every((word) => text.includes(word));
  };
}

/**
 * What the database can leave out: texts of ASCII alone, which it compares as we do, without one of the words, and phones without the
 * number's digits in their order.
 */
function mayHold(query: string, names: readonly string[]) {
  const text = sql`(${sql.join(
    names.map((name) => sql`coalesce(${sql.ref(name)}, '')`),
    sql` || ' ' || `,
  )})`;
  const has = (word: string) =>
    sql`lower(${text}) like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`;
  const digits = digitsIn(query);
  return sql<boolean>`(octet_length(${text}) <> length(${text}) or (${sql.join(["", ...wordsIn(query)].map(has), sql` and `)})
    or phone like ${digits ? `%${[...digits].join("%")}%` : ""})`;
}

/** Rows compared at a time. */
const atOnce = 250;

/**
 * Accents and capitals count as little on either database: what one of them may hold is compared here. A page of rows at a time,
 * newest first, and no further than what is shown.
 */
export async function find({ database, width }: Desk, query: string, limit: number): Promise<Result> {
  if (query.trim() === "") throw new Refusal(["Find what? A name, an address, a number, a place, a reference."]);
  const holds = holding(query);
  const quoteIds = await matches(limit + 1, (after) =>
    database
      .selectFrom("quote")
      .select(["id", "createdAt", ...searched])
      .where(mayHold(query, searched))
      .$if(after !== undefined, (rows) => rows.where(beyond("<", ["createdAt", "id"], after)))
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .limit(atOnce)
      .execute()
      .then((rows) =>
        rows.map((row) => ({
          ...row,
          holds: holds(
            searched.map((name) => row[name]),
            row.phone,
          ),
        })),
      ),
  );
  const enquiryIds = await matches(limit + 1, (after) =>
    database
      .selectFrom("enquiry")
      .selectAll()
      .where(mayHold(query, ["name", "email", "phone", "message"]))
      .$if(after !== undefined, (rows) => rows.where(beyond("<", ["createdAt", "id"], after)))
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .limit(atOnce)
      .execute()
      .then((rows) =>
        rows.map((row) => ({ ...row, holds: holds([row.name, row.email, row.phone, row.message], row.phone) })),
      ),
  );
  const rowsOf = <T extends "quote" | "enquiry">(table: T, ids: readonly string[]) =>
    database
      .selectFrom(table as "quote")
      .selectAll()
      .where("id", "in", ids.length > 0 ? ids.slice(0, limit) : [""])
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .execute();
  const quotes = await rowsOf("quote", quoteIds);
  const enquiries = (await rowsOf("enquiry", enquiryIds)) as unknown as EnquiryTable[];
  const more = (ids: readonly string[]) =>
    ids.length > limit ? `\nThere are more: --limit ${limit * 2} shows them.` : "";
  const text =
    quotes.length + enquiries.length === 0
      ? `Nothing holds "${query}".`
      : [
          ...(quotes.length > 0 ? [section("Quotes", quotesTable(quotes, width) + more(quoteIds))] : []),
          ...(enquiries.length > 0 ? [section("Messages", enquiriesTable(enquiries, width) + more(enquiryIds))] : []),
        ]
          .join("\n")
          .trim();
  return { data: { quotes: quotes.map(readable), enquiries }, text };
}

interface Compared {
  id: string;
  createdAt: string;
  holds: boolean;
}

/** @returns the ids of those that hold what is looked for, at most `most` */
async function matches(most: number, read: (after: After) => Promise<Compared[]>): Promise<string[]> {
  const found: string[] = [];
  let after: After;
  do {
    const rows = await read(after);
    found.push(...rows.filter(({ holds }) => holds).map(({ id }) => id));
    const last = rows.at(-1);
    after = last && rows.length === atOnce ? [last.createdAt, last.id] : undefined;
  } while (after !== undefined && found.length < most);
  return found.slice(0, most);
}
