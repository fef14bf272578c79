/** The change that waits for the customer's yes: how it stands, what an edit of the booking does to it, and how it ends. */
import type { Selectable } from "kysely";
import type { Reader, Write } from "../../../context.ts";
import { prices } from "../../catalogue/store.server.ts";
import type { Actor } from "../../history/actor.ts";
import { recordOnQuote } from "../../history/record-change.server.ts";
import type { Details } from "../../quote/details.server.ts";
import { estimate } from "../../quote/estimate/estimate.ts";
import type { Reference } from "../../quote/reference.server.ts";
import { isConfirmed } from "../../quote/status.ts";
import type { Quote } from "../../quote/table.server.ts";
import type { BookingChangeTable } from "../notes/table.server.ts";
import { type OfferLine, withTrueDetail } from "../offer.server.ts";
import { changeDetail, type EarlierProposal } from "./change-text.server.ts";
import {
  changedQuote,
  isPlan,
  type Plan,
  type Proposal,
  parseProposal,
  planChange,
  sameTerms,
} from "./proposal.server.ts";

export interface Waiting {
  details: Details;
  plan: Plan;
  /** The booking as it will be after a yes */
  after: Quote;
  /** Identifies the proposal: the form sends it back */
  madeAt: string;
}

/** The stored change that the customer has not answered, whether it can still be made or not. */
export const unansweredChange = (reader: Reader, reference: Reference) =>
  reader
    .selectFrom("bookingChange")
    .selectAll()
    .where("reference", "=", reference)
    .where("declinedAt", "is", null)
    .executeTakeFirst();

/** The change that waits for a yes; undefined also when it can no longer be made, since the booking changed or its day is over. */
export async function waitingChange(reader: Reader, quote: Quote, today: string): Promise<Waiting | undefined> {
  const row = await unansweredChange(reader, quote.reference);
  return row && waitingIn(row, quote, today);
}

/** As `waitingChange`, of a row that was read before. */
export function waitingIn(
  { change, madeAt }: Pick<Selectable<BookingChangeTable>, "change" | "madeAt">,
  quote: Quote,
  today: string,
): Waiting | undefined {
  if (!isConfirmed(quote.status)) return undefined;
  const { details, lines } = parseProposal(change);
  if (details.answers.eventDate < today) return undefined;
  const plan = planChange(quote, details, today, lines);
  if (!isPlan(plan)) return undefined;
  return { details, plan, after: changedQuote(quote, details, plan, today), madeAt };
}

/** What an edit makes of a change that waits: it stays open if the edit changes neither the booking's price nor its terms. */
export function earlierAfter(quote: Quote, { answers }: Details, { before, lines }: Plan): EarlierProposal {
  // The browser's form sends lines back with the "… each" in their details put right.
  const texts = (some: readonly OfferLine[]) => JSON.stringify(some.map(withTrueDetail));
  return sameTerms(quote, answers) && texts(before) === texts(lines) ? "open" : "withdrawn";
}

/** Makes an edit in the stored proposal too, so that a later yes does not undo it. @param quote before the edit */
export async function keepProposal(write: Write, quote: Quote, edit: Details, today: string): Promise<void> {
  const row = await unansweredChange(write, quote.reference);
  if (!row) return;
  const { details, lines } = parseProposal(row.change);
  const names = Object.keys(edit.answers) as (keyof Details["answers"])[];
  const edited = names.filter((name) => edit.answers[name] !== quote[name]).map((name) => [name, edit.answers[name]]);
  const answers: Details["answers"] = { ...details.answers, ...Object.fromEntries(edited) };
  const order = { ...details.estimate.order, guests: answers.groupSize };
  const kept: Proposal = { details: { ...details, answers, estimate: estimate(order, prices, today) }, lines };
  await write
    .updateTable("bookingChange")
    .set({ change: JSON.stringify(kept) })
    .where("reference", "=", quote.reference)
    .execute();
}

/** Ends a change that waits, and records it. @returns false if it was answered or replaced before */
export async function endProposal(
  write: Write,
  {
    quote,
    madeAt,
    waiting,
    by,
    at,
  }: { quote: Quote; madeAt: string; waiting: Waiting | undefined; by: Actor; at: Date },
): Promise<boolean> {
  const ended = await write
    .deleteFrom("bookingChange")
    .where("reference", "=", quote.reference)
    .where("madeAt", "=", madeAt)
    .where("declinedAt", "is", null)
    .returning("madeAt")
    .executeTakeFirst();
  if (!ended) return false;
  await recordOnQuote(write, quote.reference, {
    at,
    actor: by,
    action: "Withdrew the change that waited for a yes",
    detail: waiting && changeDetail(quote, waiting.details, waiting.plan),
  });
  return true;
}

/** Deletes what is stored of a change, answered or not. */
export const deleteProposal = (write: Write, reference: Reference) =>
  write.deleteFrom("bookingChange").where("reference", "=", reference).execute();
