/** Private links. Only digests of their keys are stored, so each email needs a new link; earlier ones keep working. */
import type { Reader, Write } from "../../context.ts";
import { addDays } from "../../dates/dates.ts";
import { acts, findAct } from "../catalogue/store.server.ts";
import { linkDigest } from "./reference.server.ts";
import type { Quote } from "./table.server.ts";

/** Days after the party until which a link works. */
const daysAfterTheEvent = 90;

const linkEnds = (eventDate: string): string => `${addDays(eventDate, daysAfterTheEvent)}T00:00:00.000Z`;

/** Adjusts the expiry of a quote's links to a new party date. */
export const moveLinks = async (write: Write, { reference, eventDate }: Pick<Quote, "reference" | "eventDate">) => {
  await write
    .updateTable("quoteLink")
    .set({ expiresAt: linkEnds(eventDate) })
    .where("reference", "=", reference)
    .execute();
};

export const endLinks = async (write: Write, reference: Quote["reference"]) => {
  await write.deleteFrom("quoteLink").where("reference", "=", reference).execute();
};

/** Whether a text, such as an email's, contains links of a quote, none of which still opens it. */
export async function hasDeadLink(reader: Reader, reference: Quote["reference"], text: string): Promise<boolean> {
  const digests = text
    .split(reference)
    .flatMap((after) => /^(?:\/\w+\?|&)key=([\w-]+)/.exec(after)?.[1] ?? [])
    .map(linkDigest);
  if (digests.length === 0) return false;
  const links = reader.selectFrom("quoteLink").select("digest").where("reference", "=", reference);
  return (await links.where("digest", "in", digests).executeTakeFirst()) === undefined;
}

/** @param key from `makeLinkKey`; its digest is stored once, however often this is called */
export async function storeLink(
  write: Write,
  { reference, eventDate }: Pick<Quote, "reference" | "eventDate">,
  key: string,
  at: Date,
): Promise<void> {
  const expiresAt = linkEnds(eventDate);
  const link = { digest: linkDigest(key), reference, madeAt: at.toISOString(), expiresAt };
  await write
    .insertInto("quoteLink")
    .values(link)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The page on which an act is booked: /direct-quote, /female-direct-quote or /rolypoly-direct-quote. */
export function directPath(slug: string): string {
  const act = findAct(slug);
  if (act && slug === "rolypoly-strippers") return "/rolypoly-direct-quote";
  return act?.quote === "/female-stripper-quote" ? "/female-direct-quote" : "/direct-quote";
}

/** The page on which a quote for the act is requested; the first act's page if this act is no longer in the catalogue. */
export function requestPath(slug: string): string {
  const act = findAct(slug);
  return act ? `${act.quote}?act=${slug}` : (acts[0]?.quote ?? "/contact");
}

/** An act's own booking page, with the act chosen. */
export const bookingPath = (slug: string): string => `${directPath(slug)}?act=${slug}`;

/** The page on which an offer is shown, agreed to and paid. */
export const offerUrl = (origin: string, quote: Pick<Quote, "reference" | "act">, key: string): string =>
  `${origin}${directPath(quote.act)}?quote=${quote.reference}&key=${key}`;

/** The page on which the customer accepts or declines a change. */
export const changeUrl = (origin: string, reference: string, key: string): string =>
  `${origin}/quote/${reference}/change?key=${key}`;

/** Where the customer's private page posts that they want no more news and offers; null if they want none. */
export const stopNewsUrl = ({ reference, marketingAt }: Quote, key: string): string | null =>
  marketingAt === null ? null : `/quote/${reference}/no-news?key=${key}`;

/** The customer's private page: everything about their quote. */
export const successUrl = (origin: string, reference: string, key: string): string =>
  `${origin}/quote/${reference}/success?key=${key}`;
