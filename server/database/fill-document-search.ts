/**
 * Part of the migration 0039-search-documents: the terms of the documents issued before the search had them. Like the SQL files it is
 * never edited.
 */
import type { Kysely } from "kysely";
import { digitsOf, storeTerms, termsOf } from "./fill-search.ts";

/** Bookings at a time. */
const bookingsAtOnce = 250;

const prefixes: Record<string, string> = { invoice: "INV", receipt: "REC", "credit-note": "CN" };

// biome-ignore lint/suspicious/noExplicitAny: the schema is that of the migration
export async function fillDocumentSearch(database: Kysely<any>): Promise<void> {
  for (let last = ""; ; ) {
    const page = database.selectFrom("quote").select("reference").where("reference", ">", last);
    const rows = await page.orderBy("reference").limit(bookingsAtOnce).execute();
    const references = rows.map(({ reference }) => reference);
    if (references.length === 0) break;
    const of = (table: "invoice" | "invoice_recipient") =>
      database.selectFrom(table).selectAll().where("reference", "in", references).execute();
    const texts = [
      ...(await of("invoice_recipient")).map(({ reference, company, po_number }) => ({
        reference,
        said: [company, ...numbersIn(po_number)],
      })),
      ...(await of("invoice")).map(({ reference, kind, number, content }) => {
        const prefix = prefixes[kind];
        const digits = String(number).padStart(4, "0");
        const to = content === null ? { company: "", poNumber: "" } : JSON.parse(content).to;
        const said = [`${prefix}-${digits}`, `${prefix}${digits}`, to.company, ...numbersIn(to.poNumber)];
        return { reference, said };
      }),
    ];
    const terms = texts.flatMap(({ reference, said }) =>
      said.flatMap((text) => termsOf(text).map((word) => ({ subject: reference, word }))),
    );
    await storeTerms(database, terms);
    last = references.at(-1);
  }
}

/** The ways in which a PO number may be typed, in the form in which words are searched: with or without "PO", with or without leading zeros. */
function numbersIn(poNumber: string): string[] {
  if (poNumber === "") return [];
  const typed = poNumber.trim();
  const isNumber = /^[\d\s+()-]{6,}$/.test(typed) && !/^\d{4}-\d{4}$/.test(typed) && digitsOf(typed).length >= 5;
  const whole = isNumber
    ? digitsOf(typed)
    : typed.replaceAll(
        /\b(inv|rec|cn)[\s-]?(\d+)\b/gi,
        (_, prefix, digits) => `${prefix}${digits.replace(/^0+(?=\d)/, "").padStart(4, "0")}`,
      );
  const numbers = (poNumber.match(/\d{5,}/g) ?? []).flatMap((digits) => [
    digits,
    digits.replace(/^0+/, ""),
    // As a telephone number: "0044123" loses its first digits.
    digitsOf(digits),
  ]);
  return [poNumber, whole, "PO", ...numbers, ...numbers.map((digits) => `PO${digits}`)];
}
