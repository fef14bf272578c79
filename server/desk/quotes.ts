/** The list of quotes, and one found by its reference. */
import { type Selectable, sql } from "kysely";
import type { Database } from "../../app/context.ts";
import { parseLines, parseTerms } from "../../app/features/booking/offer.server.ts";
import { actCount, acts } from "../../app/features/catalogue/store.server.ts";
import { groups } from "../../app/features/desk/bookings/filters.ts";
import { quotesWith } from "../../app/features/desk/bookings/list.server.ts";
import { owedFor } from "../../app/features/desk/today/unpaid-parties.server.ts";
import { parseEstimate } from "../../app/features/quote/estimate/stored-estimate.server.ts";
import { parseReference, type Reference, readReference } from "../../app/features/quote/reference.server.ts";
import type { Status } from "../../app/features/quote/status.ts";
import { quoteByReference } from "../../app/features/quote/store.server.ts";
import type { Quote, QuoteTable } from "../../app/features/quote/table.server.ts";
import { formatPounds } from "../../app/ui/money.ts";
import { Refusal } from "../refusal.ts";
import { idsLike, maxListed, notStored, oneOf } from "./by-id.ts";
import type { Desk, Result } from "./open.ts";
import { table } from "./terminal/table.ts";
import { needDay } from "./text.ts";

export interface Filters {
  /** Statuses, or names of groups of them, such as open */
  status?: string[];
  act?: string;
  from?: string;
  to?: string;
}

/** @throws Refusal when a filter names nothing */
export function quotesBy(database: Database, { status = [], act, from, to }: Filters, today: string) {
  const owed = status.includes("owed");
  if (owed && status.length > 1)
    throw new Refusal(["owed goes alone: it is not a status, but money of completed bookings."]);
  const wanted = status.flatMap((name) => (name in groups ? groups[name as keyof typeof groups] : [name as Status]));
  return quotesWith(database, wanted, {
    owed,
    act: act === undefined ? undefined : actByName(act),
    from: from && needDay(from, today),
    to: to && needDay(to, today),
  });
}

/** The slug of the act with this slug or name, or the only one whose slug or name contains the text. @throws Refusal unless there is one */
export function actByName(typed: string): string {
  const text = typed.trim().toLowerCase();
  const exact = acts.find(({ slug, name }) => slug === text || name.toLowerCase() === text);
  const found = exact ? [exact] : acts.filter(({ slug, name }) => `${slug}\n${name.toLowerCase()}`.includes(text));
  const [only] = found;
  if (only && found.length === 1) return only.slug;
  throw new Refusal([`"${typed}" is not one act. They are ${acts.map(({ slug }) => slug).join(", ")}.`]);
}

export async function listQuotes(
  { database, today, width }: Desk,
  filters: Filters & { limit: number },
): Promise<Result> {
  const owed = filters.status?.includes("owed") === true;
  const found = quotesBy(database, filters, today);
  const quotes = await found
    .selectAll()
    .$if(owed, (query) => query.orderBy("eventDate"))
    .$if(!owed, (query) => query.orderBy("createdAt", "desc"))
    .orderBy("id")
    .limit(filters.limit + 1)
    .execute();
  const shown = quotes.slice(0, filters.limit);
  const more = quotes.length > shown.length ? `\n\nThere are more: --limit ${filters.limit * 2} shows them.` : "";
  if (!owed) return { data: shown.map(readable), text: `${quotesTable(shown, width)}${more}` };
  const left = shown.map((quote) => owedFor(quote, today));
  return {
    data: shown.map((quote, index) => ({ ...readable(quote), left: left[index] })),
    text: `${quotesTable(shown, width, left)}${more}`,
  };
}

export const priceOf = ({ offerTotal, total }: Pick<Quote, "offerTotal" | "total">): string => {
  const pence = offerTotal ?? total;
  return pence === null ? "by hand" : formatPounds(pence);
};

/** @param owed pence that each owes, if that is what the list is about */
export const quotesTable = (quotes: readonly Quote[], width: number, owed?: readonly number[]): string =>
  table(
    quotes.map((quote, index) => ({
      Reference: quote.reference,
      Status: quote.suspect ? `${quote.status} (looks automatic)` : quote.status,
      Party: quote.eventDate,
      Act: actCount(quote.performers, quote.act),
      Place: quote.place,
      ...(owed ? { Owed: formatPounds(owed[index] ?? 0) } : { Price: priceOf(quote) }),
      Name: quote.name,
    })),
    width,
    "No quotes.",
  );

/** A quote for programs: stored JSON is parsed, and the form's idempotency key left out. */
export function readable({ idempotencyKey, estimate, offerLines, offerTerms, ...quote }: Selectable<QuoteTable>) {
  return {
    ...quote,
    estimate: parseEstimate(estimate),
    offerLines: offerLines === null ? null : parseLines(offerLines),
    offerTerms: offerTerms === null ? null : parseTerms(offerTerms),
  };
}

/**
 * References that begin like this, with or without their initials and hyphens ("bt-7k4m", "7K4M 92QX", "BT7K4M92QX"): at most a few; none
 * for fewer than four characters.
 */
async function referencesLike(database: Database, typed: string): Promise<Reference[]> {
  const exact = parseReference(typed.trim());
  if (exact && (await quoteByReference(database, exact))) return [exact];
  const text = readReference(`-${typed.replaceAll(/[^A-Za-z0-9]/g, "")}`).slice(1);
  if (text.length < 4) return [];
  // Only references are read, from their index.
  const found = await database
    .selectFrom("quote")
    .select("reference")
    .where((is) =>
      is.or([
        is(sql`replace(reference, '-', '')`, "like", `${text}%`),
        is(sql`reference`, "like", `%-${text.slice(0, 4)}-${text.slice(4)}%`),
      ]),
    )
    .orderBy("reference")
    .limit(maxListed + 1)
    .execute();
  return found.map(({ reference }) => reference);
}

/** The quote with this reference; as many of its first characters as are unique are enough. @throws Refusal as `oneOf` */
export async function theQuote({ database }: Pick<Desk, "database">, typed: string): Promise<Quote> {
  const quote = await quoteByReference(database, oneOf(typed, await referencesLike(database, typed)));
  if (!quote) throw notStored(typed);
  return quote;
}

/** For a command that takes either: a quote's reference or the id of a message. @throws Refusal as `oneOf` */
export async function quoteOrMessage(
  database: Database,
  typed: string,
): Promise<{ reference?: Reference | undefined; id?: string | undefined }> {
  const references = await referencesLike(database, typed);
  const ids = await idsLike(database, "enquiry", typed);
  oneOf(typed, [...references, ...ids]);
  return { reference: references[0], id: ids[0] };
}
