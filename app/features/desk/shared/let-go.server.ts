/** What both desks do, and say, when the owner gives up what a customer left unpaid. */
import type { StorePorts } from "../../../context.ts";
import { formatPounds } from "../../../ui/money.ts";
import { addNote } from "../../booking/notes/notes.server.ts";
import type { Actor } from "../../history/actor.ts";
import { letRestGo } from "../../payment/let-go/let-go.server.ts";
import type { Reference } from "../../quote/reference.server.ts";

export const letGoExplained =
  "It leaves Today, Money owed and what is due. The customer is not told, and their page says that nothing is left to pay. The invoice stays as it is: a debt that is given up is no credit. If the money comes after all, mark it paid.";

export const letGoText = (pence: number): string => `${formatPounds(pence)} is let go, and nobody is told`;

/** @param reason for us alone: a note, which is erased with the customer, as the history may not have what somebody typed */
export async function letGoBecause(
  ports: StorePorts,
  { reason, by, ...asked }: { reference: Reference; expectedVersion: number; by: Actor; reason: string },
) {
  const done = await letRestGo(ports, { ...asked, by });
  if (done.ok && done.pence > 0 && reason.trim() !== "")
    await addNote(ports, { reference: asked.reference, by, text: `Let the rest go: ${reason}` });
  return done;
}
