import type { StorePorts } from "../../../context.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { formatPounds } from "../../../ui/money.ts";
import { dueOf } from "../../booking/due.server.ts";
import type { Actor } from "../../history/actor.ts";
import { type MoveRefusal, moveQuote, quoteByReference } from "../../quote/store.server.ts";
import type { Quote } from "../../quote/table.server.ts";
import { expireOpenPayment, paymentsOf } from "../store.server.ts";

interface WriteOff {
  reference: Quote["reference"];
  expectedVersion: number;
  by: Actor;
}

/** `pence`: what was written off; 0 if it had been written off before */
type WriteOffResult = { ok: true; pence: number } | { ok: false; refusal: MoveRefusal | { kind: "nothing-owed" } };

/**
 * The owner gives up what a customer left unpaid after their party. Nobody is told, and the invoice stays as it was issued: a debt that is
 * given up is no credit. If the money comes all the same, it is marked as paid like any balance.
 */
export function writeOffRest(
  { write, clock }: StorePorts,
  { reference, expectedVersion, by }: WriteOff,
): Promise<WriteOffResult> {
  const at = clock.now();
  return write(async (transaction): Promise<WriteOffResult> => {
    const quote = await quoteByReference(transaction, reference);
    if (!quote) return { ok: false, refusal: { kind: "unknown" } };
    if (quote.leftUnpaid === "written-off") return { ok: true, pence: 0 };
    const left = dueOf(quote, await paymentsOf(transaction, reference), venueDate(at))?.next?.pence ?? 0;
    if (quote.leftUnpaid !== "owed" || left === 0) return { ok: false, refusal: { kind: "nothing-owed" } };
    const move = { actor: "owner", by, at, detail: formatPounds(left), expectedVersion } as const;
    const moved = await moveQuote(transaction, reference, "write-off", move);
    if (!moved.ok) return moved;
    // What the customer was told about a transfer no longer stands.
    await expireOpenPayment(transaction, reference, at);
    return { ok: true, pence: left };
  });
}
