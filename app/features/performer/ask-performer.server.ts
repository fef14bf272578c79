import type { StorePorts, Write } from "../../context.ts";
import { tidyText } from "../../forms/tidy-text.ts";
import type { Actor } from "../history/actor.ts";
import type { Reference } from "../quote/reference.server.ts";
import { quoteByReference } from "../quote/store.server.ts";
import type { Quote } from "../quote/table.server.ts";
import { type HoldRefusal, hold, sendJobMail, type Terms } from "./assignments.server.ts";
import { requestMail } from "./email.ts";
import { isStaffable, partyHasBegun } from "./job.server.ts";
import { recordAssignment } from "./record.server.ts";
import { performerById } from "./store.server.ts";
import type { Assignment, Performer } from "./table.server.ts";

/** Maximum characters of the note that goes out with a request; the rest is cut off. */
export const maxNoteLength = 500;

interface AskPerformerInput extends Omit<Terms, "fee" | "feeEntered"> {
  reference: Reference;
  performerId: string;
  /** Pence; the performer's usual fee when left out */
  fee?: number | undefined;
  actor: Actor;
}

/**
 * Why a performer was not asked. `closed`: the booking looks automatic, or has a status in which nobody is asked, such as cancelled.
 * `past`: the party has begun. Nothing is stored in any of these cases.
 */
type AskRefusal = HoldRefusal | "closed" | "past";
type AskPerformerResult = { kind: "asked"; assignment: Assignment } | { kind: "refused"; why: AskRefusal };

/** Asks a performer for a booking: in one transaction the performer is held for the time and gets an email with their private link. */
export const askPerformer = (
  ports: StorePorts,
  { reference, performerId, actor, ...asking }: AskPerformerInput,
): Promise<AskPerformerResult> =>
  ports.write(async (write) => {
    const quote = await quoteByReference(write, reference);
    const performer = await performerById(write, performerId);
    if (!quote || !performer) return { kind: "refused", why: "unknown" };
    const { fee = performer.fee, passOn } = asking;
    const feeEntered = asking.fee !== undefined;
    const note = tidyText(asking.note ?? "").slice(0, maxNoteLength) || null;
    return putRequest(ports, write, { quote, performer, terms: { fee, feeEntered, note, passOn }, actor });
  });

interface JobRequest {
  quote: Quote;
  performer: Performer;
  terms: Terms;
  actor: Actor;
}

/** Holds the performer and writes to them, in the caller's transaction. */
export async function putRequest(
  ports: StorePorts,
  write: Write,
  { quote, performer, terms, actor }: JobRequest,
): Promise<AskPerformerResult> {
  const at = ports.clock.now();
  if (!isStaffable(quote.status) || quote.suspect) return { kind: "refused", why: "closed" };
  if (partyHasBegun(quote, at)) return { kind: "refused", why: "past" };
  const held = await hold(write, quote, { ...terms, performerId: performer.id, at });
  if (!held.ok) return { kind: "refused", why: held.why };
  const { assignment } = held;
  await sendJobMail(ports, write, { quote, performer, assignment }, requestMail);
  await recordAssignment(write, actor, "asked", assignment, at);
  return { kind: "asked", assignment };
}
