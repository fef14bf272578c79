/** Finds a person, a party or a message by whatever is remembered of it: for the terminal's `find` and the desk's lists. */
import { type Expression, type SqlBool, sql } from "kysely";
import type { Database } from "../../../context.ts";
import type { EnquiryTable } from "../../enquiry/table.server.ts";
import type { Reference } from "../../quote/reference.server.ts";
import type { Quote } from "../../quote/table.server.ts";

const searched = {
  quote: ["reference", "name", "email", "phone", "place", "venue", "notes"] satisfies (keyof Quote)[],
  enquiry: ["name", "email", "phone", "message"] satisfies (keyof EnquiryTable)[],
};

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

/** Bookings of which a note of ours or a tag holds one of the words; whether they hold all is compared here. */
function mayBeNoted(query: string) {
  const some = (name: string) => {
    const text = sql.ref(name);
    const like = (word: string) =>
      sql`lower(${text}) like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`;
    return sql.join([sql`octet_length(${text}) <> length(${text})`, ...wordsIn(query).map(like)], sql` or `);
  };
  return sql<boolean>`(quote.reference in (select reference from booking_note where ${some("words")})
    or quote.reference in (select reference from booking_tag where ${some("tag")}))`;
}

/** Notes and tags of these bookings, each booking's as one text. */
async function noted(database: Database, references: readonly Reference[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  if (references.length === 0) return texts;
  const notes = await database
    .selectFrom("bookingNote")
    .select(["reference", "words"])
    .where("reference", "in", references)
    .execute();
  const tags = await database
    .selectFrom("bookingTag")
    .select(["reference", "tag as words"])
    .where("reference", "in", references)
    .execute();
  for (const { reference, words } of [...notes, ...tags])
    texts.set(reference, `${texts.get(reference) ?? ""}\n${words}`);
  return texts;
}

/** Rows compared at a time. */
const atOnce = 250;

/**
 * The rows that hold what is looked for, at most `most`, newest first. Accents and capitals count as little on either database: what
 * one of them may hold is compared here, a page of rows at a time, and no further than what is shown.
 * @param only what else must hold of a row
 */
export async function find<Row extends Quote | EnquiryTable>(
  database: Database,
  table: keyof typeof searched,
  query: string,
  most: number,
  only: Expression<SqlBool> = sql<boolean>`1 = 1`,
): Promise<{ rows: Row[]; more: boolean }> {
  const names = searched[table] as readonly (keyof Row & string)[];
  const holds = holding(query);
  const found: Row[] = [];
  let last: Row | undefined;
  do {
    // Typed as the one of the two tables: what is read of both is called the same.
    const rows = (await database
      .selectFrom(table as "quote")
      .selectAll()
      .where((is) => is.or([mayHold(query, names), ...(table === "quote" ? [mayBeNoted(query)] : [])]))
      .where(only)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple("createdAt", "id"), "<", tuple(last?.createdAt ?? "9999", last?.id ?? "")),
      )
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .limit(atOnce)
      .execute()) as unknown as Row[];
    const beside = await noted(database, table === "quote" ? (rows as Quote[]).map(({ reference }) => reference) : []);
    found.push(
      ...rows.filter((row) =>
        holds(
          [
            ...names.map((name) => row[name] as string | null),
            "reference" in row ? (beside.get(row.reference) ?? null) : null,
          ],
          row.phone,
        ),
      ),
    );
    last = rows.length === atOnce ? rows.at(-1) : undefined;
  } while (last && found.length <= most);
  return { rows: found.slice(0, most), more: found.length > most };
}
