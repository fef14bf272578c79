/** Lost disputes. They are on Today until all is paid again, the booking is cancelled, or somebody ticks them off. */
import type { Database, Ports } from "../../../context.ts";
import type { Actor } from "../../history/actor.ts";
import { recordOnQuote } from "../../history/record-change.server.ts";
import type { Reference } from "../../quote/reference.server.ts";
import { claimOnce, notNotified } from "../../quote/sent-notifications.server.ts";

/** The kind of notification stored for a dispute that was ticked off; the payment's id is appended. */
const seenKind = "lost-seen-";

/** Payments that the payer's bank took back, for bookings that still stand and have something to pay again. */
export const lostDisputes = (database: Database) =>
  database
    .selectFrom("payment")
    .innerJoin("quote", "quote.reference", "payment.reference")
    .where("payment.dispute", "=", "lost")
    .where("quote.offerTakenBack", ">", 0)
    .where("quote.status", "in", ["booked", "done"])
    .where("quote.leftUnpaid", "is distinct from", "written-off")
    .where(notNotified(seenKind, "payment.id"));

/** @param shown the ids of the payments to tick off; all when left out @returns whether any of them was still on Today */
export async function dismissLostDispute(
  { database, write, clock }: Pick<Ports, "database" | "write" | "clock">,
  { reference, by, shown }: { reference: Reference; by: Actor; shown?: readonly string[] },
): Promise<boolean> {
  const waiting = await lostDisputes(database)
    .select("payment.id")
    .where("payment.reference", "=", reference)
    .$if(shown !== undefined, (query) => query.where("payment.id", "in", shown ?? []))
    .execute();
  const at = clock.now();
  return write(async (transaction) => {
    let any = false;
    for (const { id } of waiting)
      any = (await claimOnce(transaction, reference, `${seenKind}${id}`, at.toISOString())) || any;
    if (any)
      await recordOnQuote(transaction, reference, { at, actor: by, action: "Ticked off the dispute that was lost" });
    return any;
  });
}
