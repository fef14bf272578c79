/** What is said about a quote only once, such as a reminder: a row for each, in the transaction that says it. */
import type { Database, Write } from "../../context.ts";
import type { Reference } from "./reference.server.ts";

/** The right to say it: true for the first who asks. @param at ISO 8601 UTC */
export async function claimOnce(write: Write, reference: string, kind: string, at: string): Promise<boolean> {
  const taken = await write
    .insertInto("notice")
    .values({ reference, kind, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("kind")
    .executeTakeFirst();
  return taken !== undefined;
}

/** They may be said once more, such as reminders of a party that has another date. */
export const clearNotifications = async (write: Write, reference: Reference, kinds: readonly string[]) => {
  await write.deleteFrom("notice").where("reference", "=", reference).where("kind", "in", kinds).execute();
};

/**
 * Noted when the customer first opens the page of an offer by its private link: its kind, for this version of the offer. Programs that
 * look into links before people do open it too.
 */
export const openedKind = (offerVersion: number | ""): string => `opened-${offerVersion}`;

/** Quotes about which it has not been said. */
export const quotesWithout = (source: Database | Write, kind: string) =>
  source
    .selectFrom("quote")
    .selectAll("quote")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("notice")
            .select("notice.kind")
            .whereRef("notice.reference", "=", "quote.reference")
            .where("notice.kind", "=", kind),
        ),
      ),
    );
