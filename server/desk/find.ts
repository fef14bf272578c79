/** Finds a person, a party or a message by whatever is remembered of it. */
import { sql } from "kysely";
import type { Quote } from "../../app/features/quote/table.server.ts";
import { Refusal } from "../refusal.ts";
import { enquiriesTable } from "./enquiries.ts";
import type { Desk, Result } from "./open.ts";
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
  const quotes = await newest(
    limit,
    ([at, id]) =>
      database
        .selectFrom("quote")
        .selectAll()
        .where(mayHold(query, searched))
        .where(({ eb, refTuple, tuple }) => eb(refTuple("createdAt", "id"), "<", tuple(at, id)))
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .limit(atOnce)
        .execute(),
    (quote) =>
      holds(
        searched.map((name) => quote[name]),
        quote.phone,
      ),
  );
  const enquiries = await newest(
    limit,
    ([at, id]) =>
      database
        .selectFrom("enquiry")
        .selectAll()
        .where(mayHold(query, ["name", "email", "phone", "message"]))
        .where(({ eb, refTuple, tuple }) => eb(refTuple("createdAt", "id"), "<", tuple(at, id)))
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .limit(atOnce)
        .execute(),
    ({ name, email, phone, message }) => holds([name, email, phone, message], phone),
  );
  const more = (found: { more: boolean }) => (found.more ? `\nThere are more: --limit ${limit * 2} shows them.` : "");
  const text =
    quotes.rows.length + enquiries.rows.length === 0
      ? `Nothing holds "${query}".`
      : [
          ...(quotes.rows.length > 0 ? [section("Quotes", quotesTable(quotes.rows, width) + more(quotes))] : []),
          ...(enquiries.rows.length > 0
            ? [section("Messages", enquiriesTable(enquiries.rows, width) + more(enquiries))]
            : []),
        ]
          .join("\n")
          .trim();
  return { data: { quotes: quotes.rows.map(readable), enquiries: enquiries.rows }, text };
}

/** @param read rows before this one, newest first @returns those that hold what is looked for, at most `most` */
async function newest<Row extends { createdAt: string; id: string }>(
  most: number,
  read: (before: [at: string, id: string]) => Promise<Row[]>,
  holds: (row: Row) => boolean,
): Promise<{ rows: Row[]; more: boolean }> {
  const found: Row[] = [];
  let last: Row | undefined;
  do {
    const rows = await read(last ? [last.createdAt, last.id] : ["9999", ""]);
    found.push(...rows.filter(holds));
    last = rows.length === atOnce ? rows.at(-1) : undefined;
  } while (last && found.length <= most);
  return { rows: found.slice(0, most), more: found.length > most };
}
