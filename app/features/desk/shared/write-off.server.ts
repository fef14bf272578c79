/** What both desks do, and say, when the owner gives up what a customer left unpaid. */
import type { StorePorts } from "../../../context.ts";
import { formatPounds } from "../../../ui/money.ts";
import { addNote } from "../../booking/notes/notes.server.ts";
import type { Actor } from "../../history/actor.ts";
import { writeOffRest } from "../../payment/write-off/write-off.server.ts";
import type { Reference } from "../../quote/reference.server.ts";

export const writeOffExplained =
  "Nothing is due any more. The customer is not told; their page then says that nothing is left to pay. The invoice stays as it is, because a debt that is written off is no credit. If the money comes after all, mark it paid.";

export const writeOffText = (pence: number): string => `${formatPounds(pence)} is written off, and nobody is told`;

/** @param reason for us alone: a note, which is erased with the customer, as the history may not have what somebody typed */
export async function writeOffBecause(
  ports: StorePorts,
  { reason, by, ...asked }: { reference: Reference; expectedVersion: number; by: Actor; reason: string },
) {
  const done = await writeOffRest(ports, { ...asked, by });
  if (done.ok && done.pence > 0 && reason.trim() !== "")
    await addNote(ports, { reference: asked.reference, by, text: `Written off: ${reason}` });
  return done;
}
