/** Lost disputes. They are on Today until all is paid again, the booking is cancelled, or somebody ticks them off. */
import type { Ports, Reader } from "../../../context.ts";
import type { Actor } from "../../history/actor.ts";
import { recordOnQuote } from "../../history/record-change.server.ts";
import type { Reference } from "../../quote/reference.server.ts";
import { claimOnce, notNotified } from "../../quote/sent-notifications.server.ts";

/** The kind of notification stored for a dispute that was ticked off; the payment's id is appended. */
const seenKind = "lost-seen-";

/** Payments that the payer's bank took back, for bookings that still stand and have something to pay again. */
export const lostDisputes = (reader: Reader) =>
  reader
    .selectFrom("payment")
    .innerJoin("quote", "quote.reference", "payment.reference")
    .where("payment.dispute", "=", "lost")
    .where("quote.offerTakenBack", ">", 0)
    .where("quote.status", "in", ["booked", "done"])
    .where("quote.leftUnpaid", "is distinct from", "written-off")
    .where(notNotified(seenKind, "payment.id"));

/** @param shown the ids of the payments to tick off; all when left out @returns whether any of them was still on Today */
export const dismissLostDispute = (
  { write, clock }: Pick<Ports, "write" | "clock">,
  { reference, by, shown }: { reference: Reference; by: Actor; shown?: readonly string[] },
): Promise<boolean> =>
  write(async (transaction) => {
    const at = clock.now();
    const waiting = await lostDisputes(transaction)
      .select("payment.id")
      .where("payment.reference", "=", reference)
      .$if(shown !== undefined, (query) => query.where("payment.id", "in", shown ?? []))
      .execute();
    if (waiting.length === 0) return false;
    for (const { id } of waiting) await claimOnce(transaction, reference, `${seenKind}${id}`, at.toISOString());
    await recordOnQuote(transaction, reference, { at, actor: by, action: "Ticked off the dispute that was lost" });
    return true;
  });
