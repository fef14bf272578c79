import { sql } from "kysely";
import type { StorePorts } from "../../context.ts";
import { formatDate } from "../../dates/dates.ts";
import { venueDate } from "../../dates/today.server.ts";
import type { Actor } from "../history/actor.ts";
import { recordOnQuote } from "../history/record-change.server.ts";
import type { Quote } from "../quote/table.server.ts";

/** On every request with this email address, as the emails go to it (UK GDPR, article 7(3)). @returns on how many it was given */
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
