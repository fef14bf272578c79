/** Only these functions write assignments and slots, in the caller's transaction, so that the two agree (docs/decisions/0091). */
import { randomUUID } from "node:crypto";
import type { Mail, Ports, Reader, Write } from "../../context.ts";
import { linkDigest, makeLinkKey, type Reference } from "../quote/reference.server.ts";
import { quoteByReference } from "../quote/store.server.ts";
import type { Quote } from "../quote/table.server.ts";
import { site } from "../site/site.server.ts";
import { type JobEmail, jobUrl } from "./email.ts";
import { askedFor, jobOf } from "./job.server.ts";
import { answerBy, holding, type JobToStaff, type NotFree, slotsOf, whyNot } from "./rules.ts";
import { candidatesFor, performerById } from "./store.server.ts";
import type { Assignment } from "./table.server.ts";

const assignments = (reader: Reader) => reader.selectFrom("assignment").selectAll("assignment");

export const assignmentById = (reader: Reader, id: string): Promise<Assignment | undefined> =>
  assignments(reader).where("id", "=", id).executeTakeFirst();

/** An assignment with the quote and the performer that its emails name. */
export async function withContext(reader: Reader, id: string) {
  const assignment = await assignmentById(reader, id);
  const quote = assignment && (await quoteByReference(reader, assignment.reference));
  const performer = assignment && (await performerById(reader, assignment.performerId));
  return assignment && quote && performer ? { assignment, quote, performer } : undefined;
}
export type InContext = NonNullable<Awaited<ReturnType<typeof withContext>>>;

/** The assignment that a private link opens; undefined for one that is forged or erased. */
export const assignmentByLink = (reader: Reader, key: string): Promise<Assignment | undefined> =>
  assignments(reader)
    .innerJoin("assignmentLink", "assignmentLink.assignmentId", "assignment.id")
    // The digest is looked up, not the key, so the time of the query reveals nothing about the key.
    .where("assignmentLink.digest", "=", linkDigest(key))
    .executeTakeFirst();

/** All assignments of a booking, oldest first. */
export const assignmentsOf = (reader: Reader, reference: Reference): Promise<Assignment[]> =>
  assignments(reader).where("reference", "=", reference).orderBy("askedAt").orderBy("id").execute();

export const isHolding = ({ status }: Pick<Assignment, "status">): boolean => holding.includes(status);

export type HoldRefusal = NotFree | "unknown" | "full" | "already";

export interface Terms {
  /** Pence */
  fee: number;
  /** Whether the owner entered the fee for this job; false for the performer's usual fee */
  feeEntered: boolean;
  /** From the agency to the performer, with the request */
  note: string | null;
  /** Whether the next performer who is free is asked when this one declines or does not answer */
  passOn: boolean;
}

interface HoldInput extends Terms {
  performerId: string;
  at: Date;
}

/** Unless they are not free or no place is left. Nothing changes between read and write: the caller's transaction is exclusive. */
export async function hold(
  write: Write,
  quote: Quote,
  { performerId, fee, feeEntered, note, passOn, at }: HoldInput,
): Promise<{ ok: true; assignment: Assignment } | { ok: false; why: HoldRefusal }> {
  const taken = (await assignmentsOf(write, quote.reference)).filter(isHolding);
  if (taken.some((one) => one.performerId === performerId)) return { ok: false, why: "already" };
  if (taken.length >= quote.performers) return { ok: false, why: "full" };
  const wanted = jobOf(quote);
  const why = await notFree(write, performerId, wanted);
  if (why) return { ok: false, why };
  const assignment: Assignment = {
    id: randomUUID(),
    reference: quote.reference,
    performerId,
    // The order of asking. Two written at once would get the same number, which the unique index refuses.
    seat: Math.max(0, ...taken.map((one) => one.seat)) + 1,
    fee,
    feeEntered: feeEntered ? 1 : 0,
    paidOn: null,
    noShow: 0,
    note,
    passOn: passOn ? 1 : 0,
    ...request(quote, wanted, at, passOn),
  };
  await write.insertInto("assignment").values(assignment).execute();
  await holdSlots(write, assignment, wanted);
  return { ok: true, assignment };
}

/** Asks again after the booking has moved; the old time is free at once. @returns why they can't do it; undefined when they are asked */
export async function moveHold(
  write: Write,
  quote: Quote,
  assignment: Assignment,
  at: Date,
): Promise<NotFree | "unknown" | undefined> {
  const wanted = jobOf(quote);
  const why = await notFree(write, assignment.performerId, wanted, assignment.id);
  if (why) return why;
  await freeSlots(write, assignment.id);
  const asked = request(quote, wanted, at, assignment.passOn === 1);
  await write.updateTable("assignment").set(asked).where("id", "=", assignment.id).execute();
  await holdSlots(write, assignment, wanted);
  return undefined;
}

/** A yes stands for the booking's details of now. */
export const keepFor = (write: Write, quote: Quote, id: string) =>
  write
    .updateTable("assignment")
    .set({ askedFor: askedFor(quote) })
    .where("id", "=", id)
    .execute();

/** The performer says yes. The time is held already. */
export const accept = (write: Write, id: string, at: Date) =>
  write
    .updateTable("assignment")
    .set({ status: "accepted", chaseAt: null, passOnAt: null, answeredAt: at.toISOString() })
    .where("id", "=", id)
    .execute();

/** Ends an assignment and frees the performer. @param next whether the job should ask another performer */
export async function release(
  write: Write,
  id: string,
  status: "declined" | "withdrawn" | "passed-on",
  at: Date,
  next = false,
): Promise<void> {
  const moment = at.toISOString();
  const ended = { status, chaseAt: null, passOnAt: next ? moment : null, answeredAt: moment, noShow: 0 } as const;
  await write.updateTable("assignment").set(ended).where("id", "=", id).execute();
  await freeSlots(write, id);
}

type JobOfEmail = Omit<JobEmail, "link"> & { assignment: Pick<Assignment, "id"> };

/** Writes to a performer about a job, in the caller's transaction. Each email carries a private link of its own. */
export async function sendJobMail(
  { outbox, settings }: Pick<Ports, "outbox" | "settings">,
  write: Write,
  { quote, performer, assignment }: JobOfEmail,
  mailOf: (job: JobEmail) => Mail,
): Promise<void> {
  const key = makeLinkKey();
  await write
    .insertInto("assignmentLink")
    .values({ digest: linkDigest(key), assignmentId: assignment.id })
    .execute();
  const mail = mailOf({ quote, performer, assignment, link: jobUrl(settings.origin, key) });
  await outbox.put(write, mail, quote.reference);
}

/** The columns of a new request: what it is for, and the deadline for an answer. */
function request(quote: Quote, wanted: JobToStaff, at: Date, passOn: boolean) {
  return {
    status: "requested" as const,
    askedFor: askedFor(quote),
    startsAt: new Date(wanted.starts).toISOString(),
    endsAt: new Date(wanted.ends).toISOString(),
    lat: wanted.point?.lat ?? null,
    lon: wanted.point?.lon ?? null,
    askedAt: at.toISOString(),
    ...deadlines(wanted, at, passOn),
    answeredAt: null,
  };
}

/** When a request is chased and when it is passed on, ISO 8601 UTC. */
export function deadlines({ starts, ends }: Pick<JobToStaff, "starts" | "ends">, at: Date, passOn: boolean) {
  const due = answerBy({ asked: at.getTime(), starts, ends }, site.performers);
  const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
  return { chaseAt: iso(due.chaseAt), passOnAt: passOn ? iso(due.passOnAt) : null };
}

/** @param except an assignment that moves, and therefore does not count @returns undefined for a performer who is free */
export async function notFree(reader: Reader, performerId: string, wanted: JobToStaff, except?: string) {
  const [performer] = await candidatesFor(reader, wanted, { only: performerId, ...(except && { except }) });
  return performer ? whyNot(performer, wanted, site.performers) : ("unknown" as const);
}

const holdSlots = (write: Write, { id, performerId }: Pick<Assignment, "id" | "performerId">, wanted: JobToStaff) =>
  write
    .insertInto("performerSlot")
    .values(slotsOf(wanted).map((slot) => ({ performerId, slot, assignmentId: id })))
    .execute();

const freeSlots = (write: Write, id: string) =>
  write.deleteFrom("performerSlot").where("assignmentId", "=", id).execute();
