import type { StorePorts, Write } from "../../context.ts";
import { tidyText } from "../../forms/tidy-text.ts";
import type { Actor } from "../history/actor.ts";
import { makeLinkKey, type Reference } from "../quote/reference.server.ts";
import { quoteByReference } from "../quote/store.server.ts";
import type { Quote } from "../quote/table.server.ts";
import { deadlines, type HoldRefusal, hold, type Terms } from "./assignments.server.ts";
import { jobUrl, requestMail } from "./email.ts";
import { askedFor, isStaffable, jobOf } from "./job.server.ts";
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
 * Why a performer was not asked. `changed`: the booking or the performer changed meanwhile. `closed`: the booking
 * looks automatic, or has a status in which nobody is asked, such as cancelled. `past`: the party has begun. Nothing is stored in any of these cases.
 */
type AskRefusal = HoldRefusal | "closed" | "changed" | "past";
type AskPerformerResult = { kind: "asked"; assignment: Assignment } | { kind: "refused"; why: AskRefusal };

/** Asks a performer for a booking: in one transaction the performer is held for the time and gets an email with their private link. */
export async function askPerformer(ports: StorePorts, asking: AskPerformerInput): Promise<AskPerformerResult> {
  const quote = await quoteByReference(ports.database, asking.reference);
  const performer = await performerById(ports.database, asking.performerId);
  if (!quote || !performer) return { kind: "refused", why: "unknown" };
  const { fee = performer.fee, passOn } = asking;
  const feeEntered = asking.fee !== undefined;
  const note = tidyText(asking.note ?? "").slice(0, maxNoteLength) || null;
  const request = prepareRequest(ports, quote, performer, { fee, feeEntered, note, passOn });
  return ports.write((write) => putRequest(ports, write, request, asking.actor));
}

/** A request with its email. The email is composed before the transaction, to keep the transaction short. */
export function prepareRequest({ clock, settings }: StorePorts, quote: Quote, performer: Performer, terms: Terms) {
  const at = clock.now();
  const key = makeLinkKey();
  const { fee, note, passOn } = terms;
  const passOnAt = deadlines(jobOf(quote), at, passOn).passOnAt;
  const link = jobUrl(settings.origin, key);
  const mail = requestMail({ quote, performer, assignment: { fee, note, passOnAt }, link });
  return { quote, performer, terms, key, at, mail };
}

/** Stores the request in the caller's transaction, unless booking or performer changed since it was prepared. */
export async function putRequest(
  { outbox }: StorePorts,
  write: Write,
  { quote, performer, terms, key, at, mail }: ReturnType<typeof prepareRequest>,
  actor: Actor,
): Promise<AskPerformerResult> {
  const refused = (why: AskRefusal): AskPerformerResult => ({ kind: "refused", why });
  const current = await quoteByReference(write, quote.reference);
  const currentPerformer = await performerById(write, performer.id);
  if (!current || !currentPerformer) return refused("unknown");
  if (!isStaffable(current.status) || current.suspect) return refused("closed");
  if (askedFor(current) !== askedFor(quote) || currentPerformer.version !== performer.version)
    return refused("changed");
  if (jobOf(current).starts <= at.getTime()) return refused("past");
  const held = await hold(write, current, { ...terms, performerId: performer.id, key, at });
  if (!held.ok) return refused(held.why);
  await outbox.put(write, mail, current.reference);
  await recordAssignment(write, actor, "asked", held.assignment, at);
  return { kind: "asked", assignment: held.assignment };
}
