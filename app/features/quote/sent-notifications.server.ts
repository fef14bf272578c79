/** Notifications that are sent only once for each quote, such as reminders. Each has a row, written in the transaction that sends it. */
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Reader, Tables, Write } from "../../context.ts";
import type { Reference } from "./reference.server.ts";

/** Claims the right to send a notification. @returns true for the first caller only @param at ISO 8601 UTC */
export async function claimOnce(write: Write, reference: string, kind: string, at: string): Promise<boolean> {
  const taken = await write
    .insertInto("notice")
    .values({ reference, kind, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("kind")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Allows notifications to be sent again, such as reminders after the party's date changed. */
export const clearNotifications = async (write: Write, reference: Reference, kinds: readonly string[]) => {
  await write.deleteFrom("notice").where("reference", "=", reference).where("kind", "in", kinds).execute();
};

/** Recorded when the customer first opens this version of the offer. Programs that check the links in emails trigger it too. */
export const openedKind = (offerVersion: number | ""): string => `opened-${offerVersion}`;

const eb = expressionBuilder<Tables, "quote" | "enquiry">();

/** No notification of this kind was sent about a row. @param column completes the kind, such as an offer's version */
export const notNotified = (
  kind: string,
  column?: string,
  subject: "quote.reference" | "enquiry.id" = "quote.reference",
): Expression<SqlBool> => {
  const fullKind =
    column === undefined ? sql<string>`${kind}` : sql<string>`cast(${kind} as text) || ${sql.ref(column)}`;
  return eb.not(
    eb.exists(
      eb
        .selectFrom("notice")
        .select("notice.kind")
        .whereRef("notice.reference", "=", subject)
        .where("notice.kind", "=", fullKind),
    ),
  );
};

/** Without those of erased customers: the law requires some to be kept, but for no other use. */
export const quotesNotNotified = (source: Reader, kind: string) =>
  source.selectFrom("quote").selectAll("quote").where("quote.email", "!=", "").where(notNotified(kind));
