import { randomUUID } from "node:crypto";
import { type Insertable, sql, type Updateable } from "kysely";
import type { Reader, Write } from "../../context.ts";
import type { Actor } from "../history/actor.ts";
import { recordOnQuote } from "../history/record-change.server.ts";
import { indexNewQuote, indexQuotes, searchedOfQuote } from "../search/store.server.ts";
import { linkDigest, type Reference } from "./reference.server.ts";
import { type EventActor, mayCause, type QuoteEvent, type Status, showsPerson, transition } from "./status.ts";
import type {
  NewQuote,
  Quote,
  QuoteChanges,
  QuoteTable,
  QuoteTransition,
  QuoteTransitionTable,
} from "./table.server.ts";

/** With its first transition. @param by who at the desk recorded it from a call @throws for example if the reference is taken */
export async function insertQuote(write: Write, quote: NewQuote, by?: Actor): Promise<void> {
  await write.insertInto("quote").values(quote).execute();
  await indexNewQuote(write, quote);
  const { reference, status, version, createdAt: at } = quote;
  const first = { reference, at, version, fromStatus: null, toStatus: status };
  await insertTransition(write, { ...first, cause: "begun", actor: by ? "owner" : "visitor" });
  if (by) await recordOnQuote(write, reference, { at: new Date(at), actor: by, action: "Took it down from a call" });
}

interface Move<E extends QuoteEvent = QuoteEvent> {
  /** Who causes the event. Only actors that `status.ts` allows to cause it compile */
  actor: EventActor<E>;
  /** Which person, if the owner causes it; the person at the terminal when left out */
  by?: Actor | undefined;
  at: Date;
  /** Such as "offer 2"; never personal data */
  detail?: string;
  /** The version that the caller has read: the move is refused if the quote has another one. When left out, any version is accepted */
  expectedVersion?: number;
  /** Whether the form looks automatic. One that doesn't clears the quote of suspicion; one that does never makes a quote suspect */
  suspect?: boolean;
  /** Other columns that change with it */
  set?: QuoteChanges;
}

export type MoveRefusal =
  | { kind: "unknown" | "changed-since" }
  | { kind: "illegal"; status: Status; event: QuoteEvent };
export type MoveResult = { ok: true; quote: Quote; from: Status } | { ok: false; refusal: MoveRefusal };

/** Nothing else changes a status: checks the event and the version that was read, and writes the transition. @throws for a wrong actor */
export async function moveQuote<E extends QuoteEvent>(
  write: Write,
  reference: Reference,
  event: E,
  move: Move<E>,
): Promise<MoveResult> {
  if (!mayCause(move.actor, event)) throw new Error(`${move.actor} may not cause ${event}`);
  const before = await quoteByReference(write, reference);
  if (!before) return { ok: false, refusal: { kind: "unknown" } };
  const { status, version } = before;
  const changedSince = { ok: false, refusal: { kind: "changed-since" } } as const;
  if (move.expectedVersion !== undefined && move.expectedVersion !== version) return changedSince;
  const step = transition(status, event);
  if (!step.ok) return { ok: false, refusal: { kind: "illegal", status, event } };

  const person = before.suspect === 0 || move.suspect === false || showsPerson(event, move.actor);
  const moved = {
    status: step.status,
    version: version + 1,
    suspect: person ? 0 : 1,
    leftUnpaid: leftUnpaidAfter({ ...before, ...move.set }, event),
    ...replied(before, event, move.at),
  };
  const quote = await write
    .updateTable("quote")
    // The table's type allows no update of these columns: this cast is the only one.
    .set({ ...move.set, ...moved } as Updateable<QuoteTable>)
    .where("reference", "=", reference)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
  if (!quote) return changedSince;
  const { set = {} } = move;
  if (searchedOfQuote.some((column) => column in set)) await indexQuotes(write, [reference]);
  await insertTransition(write, {
    reference,
    at: move.at.toISOString(),
    cause: event,
    actor: move.actor,
    fromStatus: status,
    toStatus: step.status,
    version: moved.version,
    detail: move.detail ?? null,
  });
  if (move.actor === "owner")
    await recordOnQuote(write, reference, {
      at: move.at,
      actor: move.by ?? { kind: "terminal" },
      action: doneByOwner[event],
      detail: move.detail,
    });
  return { ok: true, quote, from: status };
}

/** Raises the version without a move, when a person is erased: data read from the quote before can then not be written back. */
export const raiseVersion = (write: Write, reference: Reference) =>
  sql`update quote set version = version + 1 where reference = ${reference}`.execute(write);

/** Texts on the timeline for the owner's steps. */
const doneByOwner = {
  "details-changed": "Changed the details",
  edited: "Changed the booking",
  repriced: "Changed the booking and its price",
  priced: "Priced it",
  sent: "Sent it",
  accepted: "Noted a yes by phone",
  "payment-begun": "Began a payment",
  "payment-failed": "Ended a payment",
  "deposit-paid": "Marked the deposit as paid",
  "whole-paid": "Marked all of it as paid",
  "balance-paid": "Marked the balance as paid",
  "taken-back": "Noted what the payer’s bank took back",
  unmarked: "Took back that the balance was paid",
  "write-off": "Write off the rest",
  withdrawn: "Withdrew it",
  declined: "Noted a no by phone",
  expired: "Ended it",
  cancelled: "Cancelled it",
  over: "Closed it",
} as const satisfies Record<QuoteEvent, string>;

/** What is left unpaid after an event. @param quote with its status from before the event, and the sums from after it */
function leftUnpaidAfter(quote: Omit<Quote, "version">, event: QuoteEvent): Quote["leftUnpaid"] {
  const { status, offerBalance, offerTakenBack, leftUnpaid } = quote;
  if (event === "write-off") return "written-off";
  if (event === "balance-paid") return null;
  const reopens =
    event === "over" ? status === "booked" : status === "done" && ["taken-back", "unmarked"].includes(event);
  if (!reopens) return leftUnpaid;
  return (offerBalance ?? 0) + offerTakenBack > 0 ? "owed" : null;
}

/** Minutes until the first offer, for the statistics; written once. */
function replied({ replyMinutes, createdAt }: Quote, event: QuoteEvent, at: Date) {
  if (event !== "sent" || replyMinutes !== null) return {};
  return { replyMinutes: Math.max(0, Math.floor((at.getTime() - Date.parse(createdAt)) / 60_000)) };
}

const insertTransition = (write: Write, step: Omit<Insertable<QuoteTransitionTable>, "id">) =>
  write
    .insertInto("quoteTransition")
    .values({ id: randomUUID(), ...step })
    .execute();

export const quoteByKey = (database: Reader, idempotencyKey: string): Promise<Quote | undefined> =>
  database.selectFrom("quote").selectAll().where("idempotencyKey", "=", idempotencyKey).executeTakeFirst();

export const quoteByReference = (database: Reader, reference: Reference): Promise<Quote | undefined> =>
  database.selectFrom("quote").selectAll().where("reference", "=", reference).executeTakeFirst();

/** The quote that a private link opens; undefined for a key that is forged, expired or another quote's. @param now ISO 8601 UTC */
export const quoteByLink = (
  database: Reader,
  { reference, key, now }: { reference: Reference; key: string; now: string },
): Promise<Quote | undefined> =>
  database
    .selectFrom("quote")
    .innerJoin("quoteLink", "quoteLink.reference", "quote.reference")
    .selectAll("quote")
    // The digest is looked up, not the key, so the time of the query reveals nothing about the key.
    .where("quoteLink.digest", "=", linkDigest(key))
    .where("quote.reference", "=", reference)
    .where((is) => is.or([is("quoteLink.expiresAt", "is", null), is("quoteLink.expiresAt", ">", now)]))
    .executeTakeFirst();

/** The steps of a quote, oldest first. */
export const transitionsOf = (database: Reader, reference: Reference): Promise<QuoteTransition[]> =>
  database.selectFrom("quoteTransition").selectAll().where("reference", "=", reference).orderBy("version").execute();
