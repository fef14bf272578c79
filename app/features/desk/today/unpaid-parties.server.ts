import { sql } from "kysely";
import type { Database } from "../../../context.ts";
import { addDays } from "../../../dates/dates.ts";
import { dueOf } from "../../booking/due.server.ts";
import { paymentsOf } from "../../payment/store.server.ts";
import type { Quote } from "../../quote/table.server.ts";

/** Days after a party for which what is left to pay is on Today. */
const days = 60;

/** A party that took place, with what is left to pay for it, pence. */
type UnpaidParty = Quote & { left: number };

/** Parties that took place and are not paid, the earliest first. @param today ISO date at the venue */
export async function unpaidParties(database: Database, today: string): Promise<UnpaidParty[]> {
  // Without what went back of money that the payer's bank took: the rules below decide about these few.
  const received = sql`coalesce((select sum(payment.pence) from payment where payment.reference = quote.reference
    and payment.status = 'paid' and coalesce(payment.dispute, '') <> 'lost' and not exists (
      select 1 from refund where refund.payment_id = payment.id and refund.reason = 'unbookable')), 0)`;
  const past = await database
    .selectFrom("quote")
    .selectAll()
    .where("status", "=", "done")
    .where("eventDate", ">=", addDays(today, -days))
    .where(sql<boolean>`${received} < quote.offer_total`)
    .orderBy("eventDate")
    .execute();
  const parties: UnpaidParty[] = [];
  for (const quote of past) {
    const next = dueOf(quote, await paymentsOf(database, quote.reference), today)?.next;
    if (next) parties.push({ ...quote, left: next.pence });
  }
  return parties;
}
