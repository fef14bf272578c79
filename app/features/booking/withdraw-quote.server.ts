import type { Ports, StorePorts } from "../../context.ts";
import type { Actor } from "../history/actor.ts";
import type { Reference } from "../quote/reference.server.ts";
import { type MoveResult, moveQuote } from "../quote/store.server.ts";
import { declinedMail } from "./email.ts";

interface WithdrawInput {
  reference: Reference;
  /** As whoever ends it has seen it */
  expectedVersion: number;
  /** Who at the desk */
  by?: Actor;
}

/** The agency takes a quote back before it is booked. No email goes out: the owner tells them. Money that still arrives is owed back. */
export const withdrawQuote = (
  { write, clock }: Pick<Ports, "write" | "clock">,
  { reference, expectedVersion, by }: WithdrawInput,
): Promise<MoveResult> =>
  write((transaction) =>
    moveQuote(transaction, reference, "withdrawn", { actor: "owner", at: clock.now(), expectedVersion, by }),
  );

/** The customer says no before it is booked. @param actor the owner, who gets no email then, when they said so by phone */
export async function declineQuote(
  { write, outbox, clock, settings }: StorePorts,
  { reference, expectedVersion, by }: WithdrawInput,
  actor: "visitor" | "owner" = "visitor",
): Promise<MoveResult> {
  return write(async (transaction) => {
    const how = { actor, at: clock.now(), expectedVersion, by };
    const moved = await moveQuote(transaction, reference, "declined", how);
    if (moved.ok && actor === "visitor") {
      const toDesk = declinedMail(moved.quote, settings.origin);
      await outbox.put(transaction, toDesk, reference);
    }
    return moved;
  });
}
