/** The search index of bookings and messages, updated in the transaction that changes their text. */
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Database, Reader, Tables, Write } from "../../context.ts";
import { numberOf, parseContent } from "../invoice/content.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import type { NewQuote } from "../quote/table.server.ts";
import { numbersIn, queryTerms, termsOf, textsOfPo, withReferences } from "./terms.server.ts";

export const searchedOfQuote = ["reference", "name", "email", "phone", "place", "venue", "notes"] as const;

const searchedOfEnquiry = ["name", "email", "phone", "message"] as const;

type Texts = readonly (readonly [subject: string, texts: readonly (string | null | undefined)[]])[];

/** Indexes a booking that is just being stored, and so has no notes and tags yet. */
export const indexNewQuote = (write: Write, quote: NewQuote): Promise<void> =>
  insertTerms(write, [[quote.reference, searchedOfQuote.map((column) => quote[column])]]);

export const indexNewEnquiry = (write: Write, enquiry: Tables["enquiry"]): Promise<void> =>
  insertTerms(write, [[enquiry.id, searchedOfEnquiry.map((column) => enquiry[column])]]);

/** Updates the index of bookings with their notes, tags and documents; an erased booking has no terms. */
export async function indexQuotes(write: Write, references: readonly Reference[]): Promise<void> {
  if (references.length === 0) return;
  const quotes = await write.selectFrom("quote").select(searchedOfQuote).where("reference", "in", references).execute();
  const notes = await write
    .selectFrom("bookingNote")
    .select(["reference", "words"])
    .where("reference", "in", references)
    .execute();
  const tags = await write
    .selectFrom("bookingTag")
    .select(["reference", "tag"])
    .where("reference", "in", references)
    .execute();
  await replaceTerms(write, references, [
    ...[...quotes, ...notes, ...tags].map(
      ({ reference, ...texts }) => [reference, [reference, ...Object.values(texts)]] as const,
    ),
    // An erased booking's documents keep their numbers, but they are not indexed any more.
    ...(await documentTexts(
      write,
      quotes.map(({ reference }) => reference),
    )),
  ]);
}

/** The numbers of bookings' invoices, receipts and credit notes, and the companies and purchase orders on them. */
async function documentTexts(write: Write, references: readonly Reference[]): Promise<Texts> {
  if (references.length === 0) return [];
  const recipients = await write
    .selectFrom("invoiceRecipient")
    .select(["reference", "company", "poNumber"])
    .where("reference", "in", references)
    .execute();
  const documents = await write
    .selectFrom("invoice")
    .select(["reference", "kind", "number", "content"])
    .where("reference", "in", references)
    .execute();
  const madeOutTo = ({ company, poNumber }: Pick<Tables["invoiceRecipient"], "company" | "poNumber">) => [
    company,
    ...textsOfPo(poNumber),
  ];
  return [
    ...recipients.map(({ reference, ...recipient }) => [reference, madeOutTo(recipient)] as const),
    ...documents.map(({ reference, content, ...document }) => {
      const number = numberOf(document);
      // Also without its hyphen, in the form that is searched: "INV0007".
      const numbers = [number, number.replace("-", "")];
      return [reference, [...numbers, ...(content === null ? [] : madeOutTo(parseContent(content).to))]] as const;
    }),
  ];
}

/** Updates the index of messages; an erased message has no terms. */
export async function indexEnquiries(write: Write, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await write
    .selectFrom("enquiry")
    .select(["id", ...searchedOfEnquiry])
    .where("id", "in", ids)
    .execute();
  await replaceTerms(
    write,
    ids,
    rows.map(({ id, ...texts }) => [id, Object.values(texts)]),
  );
}

/** Rows inserted by one statement: PostgreSQL takes 65,535 values, SQLite 32,766. */
const batchSize = 5000;

async function replaceTerms(write: Write, subjects: readonly string[], texts: Texts): Promise<void> {
  await write.deleteFrom("searchWord").where("subject", "in", subjects).execute();
  await insertTerms(write, texts);
}

async function insertTerms(write: Write, texts: Texts): Promise<void> {
  const terms = new Map<string, Set<string>>();
  for (const [subject, said] of texts) {
    const all = terms.get(subject) ?? new Set();
    for (const text of said) for (const word of termsOf(text ?? "")) all.add(word);
    terms.set(subject, all);
  }
  const rows = [...terms].flatMap(([subject, all]) => [...all].map((word) => ({ subject, word })));
  for (let from = 0; from < rows.length; from += batchSize)
    await write
      .insertInto("searchWord")
      .values(rows.slice(from, from + batchSize))
      .execute();
}

/** References of bookings and ids of messages that contain one of these telephone numbers, in any format. */
export async function subjectsWithNumber(reader: Reader, phones: readonly string[]): Promise<string[]> {
  const numbers = phones.flatMap(numbersIn);
  if (numbers.length === 0) return [];
  const named = reader.selectFrom("searchWord").select("subject").distinct().where("word", "in", numbers);
  return (await named.execute()).map(({ subject }) => subject);
}

/** With more matches than this it is faster to walk the list in its order. */
const fewMatches = 500;

type Key = "quote.reference" | "enquiry.id";
const eb = expressionBuilder<Tables, "quote" | "enquiry">();

/** Each typed word begins a word of the row. If no row has them all, words that may be references are read as such. */
export const foundBy = async (database: Database, key: Key, query: string): Promise<Expression<SqlBool>> =>
  (await withWords(database, key, queryTerms(query))) ??
  (await withWords(database, key, queryTerms(withReferences(query)))) ??
  eb.lit(false);

/** Searches the rows of the rarest word, or walks the requested list if all are common. @returns undefined if no row has one */
async function withWords(database: Database, key: Key, terms: string[]): Promise<Expression<SqlBool> | undefined> {
  if (terms.length === 0) return undefined;
  // The highest character: everything that begins with the word sorts before it.
  const begins = (word: string) => sql<boolean>`word >= ${word} and word < ${`${word}\u{10ffff}`}`;
  let rarest: string[] | undefined;
  for (const word of terms) {
    const maxRows = rarest?.length ?? fewMatches;
    const matches = database.selectFrom("searchWord").select("subject").where(begins(word));
    const rows = await matches.limit(maxRows + 1).execute();
    if (rows.length <= maxRows) rarest = rows.map(({ subject }) => subject);
  }
  if (rarest?.length === 0) return undefined;
  return eb.and([
    ...(rarest ? [eb(key, "in", rarest as Reference[])] : []),
    ...terms.map(
      (word) => sql<boolean>`exists (select 1 from search_word where subject = ${sql.ref(key)} and ${begins(word)})`,
    ),
  ]);
}
