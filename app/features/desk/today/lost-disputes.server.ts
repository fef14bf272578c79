/** Disputes that were lost: on Today until all of it is paid again, the booking is cancelled, or somebody has ticked them off. */
import { redirect } from "react-router";
import { type Database, type Ports, portsContext } from "../../../context.ts";
import { readForm } from "../../../forms/body.server.ts";
import type { Actor } from "../../history/actor.ts";
import { recordChange } from "../../history/record-change.server.ts";
import { parseReference, type Reference } from "../../quote/reference.server.ts";
import { claimOnce, notNotified } from "../../quote/sent-notifications.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { visitContext } from "../shell/visit.ts";

/** The kind of notice that is kept of one that was seen, with the payment's id behind it. */
const seenKind = "lost-seen-";

/** Payments that the payer's bank took back of a booking that stands, of which something is left to pay again. */
export const lostDisputes = (database: Database) =>
  database
    .selectFrom("payment")
    .innerJoin("quote", "quote.reference", "payment.reference")
    .where("payment.dispute", "=", "lost")
    .where("quote.offerTakenBack", ">", 0)
    .where("quote.status", "in", ["booked", "done"])
    .where(notNotified(seenKind, "payment.id"));

/** Ticks off a booking's lost disputes. @param shown the ids of their payments @returns whether any was still on Today */
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
    const subject = { kind: "quote", id: reference } as const;
    if (any)
      await recordChange(transaction, { at, actor: by, subject, action: "Ticked off the dispute that was lost" });
    return any;
  });
}

/** Somebody at the desk has seen that a dispute was lost. */
export async function action({ request, context }: RouteArgs) {
  const { fields } = await readForm(request);
  const { actor: by, say } = context.get(visitContext);
  const reference = parseReference(fields.reference ?? "");
  const shown = [fields.id ?? ""];
  const gone = reference && (await dismissLostDispute(context.get(portsContext), { reference, by, shown }));
  say(gone ? "Ticked off. What is left to pay stands on the booking’s page" : "That was ticked off before, or is paid");
  return redirect("/desk", 303);
}
