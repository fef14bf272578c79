import type { Database, Write } from "../../context.ts";
import type { QuoteTable } from "./table.server.ts";

/** Stores a quote unless one of its unique columns is taken. @returns whether it was stored */
export async function insertQuote(write: Write, quote: QuoteTable): Promise<boolean> {
  const stored = await write
    .insertInto("quote")
    .values(quote)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return stored !== undefined;
}

export const quoteByKey = (database: Database | Write, idempotencyKey: string): Promise<QuoteTable | undefined> =>
  database.selectFrom("quote").selectAll().where("idempotency_key", "=", idempotencyKey).executeTakeFirst();

export const quoteByReference = (database: Database | Write, reference: string): Promise<QuoteTable | undefined> =>
  database.selectFrom("quote").selectAll().where("reference", "=", reference).executeTakeFirst();

/** How many confirmations went to an address since a time (ISO 8601 UTC). */
export async function confirmationsTo(write: Write, email: string, since: string): Promise<number> {
  const { count } = await write
    .selectFrom("quote")
    .select((is) => is.fn.countAll().as("count"))
    .where((is) => is(is.fn("lower", ["email"]), "=", is.fn("lower", [is.val(email)])))
    .where("suspect", "=", 0)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
