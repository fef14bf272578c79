import type { Database } from "../../app/context.ts";
import { fields, table } from "./table.ts";

/** Pence as pounds: 12350 is "£123.50". */
export const pounds = (pence: number | null) =>
  pence === null
    ? "by hand"
    : new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" }).format(pence / 100);

export const listQuotes = (database: Database, limit: number) =>
  database.selectFrom("quote").selectAll().orderBy("created_at", "desc").orderBy("id").limit(limit).execute();

export async function findQuote(database: Database, reference: string) {
  const quote = await database
    .selectFrom("quote")
    .selectAll()
    .where("reference", "in", [reference, reference.toUpperCase()])
    .executeTakeFirst();
  if (!quote) return undefined;
  const mail = await database
    .selectFrom("outbox")
    .select(["id", "kind", "status", "attempts", "sent_at", "last_error"])
    .where("subject_ref", "=", quote.reference)
    .orderBy("created_at")
    .execute();
  return { ...quote, mail };
}

type Quote = NonNullable<Awaited<ReturnType<typeof findQuote>>>;

export const quotesTable = (quotes: readonly Omit<Quote, "mail">[]) =>
  quotes.length === 0
    ? "No quotes yet."
    : table(
        quotes.map((quote) => ({
          Reference: quote.reference,
          Asked: quote.created_at.slice(0, 16).replace("T", " "),
          Party: quote.event_date,
          Act: quote.act,
          Place: quote.place,
          Guests: quote.group_size,
          Total: pounds(quote.total),
          Name: quote.name,
          Note: quote.suspect ? "looks automatic" : "",
        })),
        28,
      );

export function quoteText({ mail, estimate, total, suspect, surprise, idempotency_key, ...quote }: Quote): string {
  const shown = {
    ...quote,
    surprise: surprise ? "yes" : "no",
    total: pounds(total),
    ...(suspect && { suspect: "looks automatic" }),
  };
  const lines = JSON.stringify(JSON.parse(estimate), null, 2);
  const about = mail.length > 0 ? table(mail) : "none";
  return `${fields(shown)}\n\nEstimate as it was shown (pence)\n${lines}\n\nMail\n${about}`;
}
