import { sql } from "kysely";
import type { Database } from "../../../context.ts";
import { addDays } from "../../../dates/dates.ts";
import { dueOf } from "../../booking/due.server.ts";
import { paymentsOf } from "../../payment/store.server.ts";
import type { Quote } from "../../quote/table.server.ts";

/** For this many days after a party, what is left to pay is shown on Today. */
const days = 60;

/** A past party, with what is left to pay in pence. */
type UnpaidParty = Quote & { left: number };

/** Past parties that are not fully paid, the earliest first. @param today ISO date at the venue */
export async function unpaidParties(database: Database, today: string): Promise<UnpaidParty[]> {
  // A rough first filter: leaves out payments that the payer's bank took back, even if part of them was refunded before. The exact rules
  // below then decide about these few.
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
