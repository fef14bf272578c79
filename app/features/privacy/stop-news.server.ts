import { sql } from "kysely";
import type { StorePorts } from "../../context.ts";
import { formatDate } from "../../dates/dates.ts";
import { venueDate } from "../../dates/today.server.ts";
import type { Actor } from "../history/actor.ts";
import { recordOnQuote } from "../history/record-change.server.ts";
import type { Quote } from "../quote/table.server.ts";

/**
 * Takes back the consent to news and offers (UK GDPR, article 7(3)) on every request with this one's email address: the emails would go to the
 * address, not to one request. The history keeps the proof that it was given.
 * @returns on how many requests it was given
 */
export async function stopNews(
  { write, clock }: Pick<StorePorts, "write" | "clock">,
  { email, by }: Pick<Quote, "email"> & { by: Actor },
): Promise<number> {
  const at = clock.now();
  return write(async (write) => {
    const agreed = await write
      .selectFrom("quote")
      .select(["reference", "marketingAt"])
      .where(sql<boolean>`lower(email) = lower(${email})`)
      .where("marketingAt", "is not", null)
      .execute();
    for (const { reference, marketingAt } of agreed) {
      await write.updateTable("quote").set({ marketingAt: null }).where("reference", "=", reference).execute();
      await recordOnQuote(write, reference, {
        at,
        actor: by,
        action: "Stopped news and offers",
        detail: `agreed to on ${formatDate(venueDate(new Date(marketingAt ?? at)))}`,
      });
    }
    return agreed.length;
  });
}
