import type { StorePorts } from "../../context.ts";
import type { Actor } from "../history/actor.ts";
import { followBooking } from "../performer/follow-booking.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { type MoveResult, moveQuote } from "../quote/store.server.ts";
import { declinedMail } from "./email.ts";

interface WithdrawInput {
  reference: Reference;
  expectedVersion: number;
  /** Who withdrew or declined it at the desk */
  by?: Actor;
}

/** Withdraws a quote before it is booked. Sends no email: the owner tells the customer. Money that still arrives is owed back. */
export async function withdrawQuote(
  ports: StorePorts,
  { reference, expectedVersion, by }: WithdrawInput,
): Promise<MoveResult> {
  const move = { actor: "owner", at: ports.clock.now(), expectedVersion, by } as const;
  const moved = await ports.write((write) => moveQuote(write, reference, "withdrawn", move));
  if (moved.ok) await followBooking(ports, reference);
  return moved;
}

/** The customer says no before it is booked. @param actor the owner when the customer said no by phone; the owner then gets no email */
export async function declineQuote(
  ports: StorePorts,
  { reference, expectedVersion, by }: WithdrawInput,
  actor: "visitor" | "owner" = "visitor",
): Promise<MoveResult> {
  const declined = await ports.write(async (write) => {
    const move = { actor, at: ports.clock.now(), expectedVersion, by };
    const moved = await moveQuote(write, reference, "declined", move);
    if (moved.ok && actor === "visitor") {
      const toDesk = declinedMail(moved.quote, ports.settings.origin);
      await ports.outbox.put(write, toDesk, reference);
    }
    return moved;
  });
  if (declined.ok) await followBooking(ports, reference);
  return declined;
}
