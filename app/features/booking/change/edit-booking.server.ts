import type { StorePorts, Write } from "../../../context.ts";
import { venueDate } from "../../../dates/today.server.ts";
import type { Actor } from "../../history/actor.ts";
import { recordOnQuote } from "../../history/record-change.server.ts";
import { followBooking } from "../../performer/follow-booking.server.ts";
import { wereThere } from "../../performer/staffing.server.ts";
import type { Details } from "../../quote/details.server.ts";
import { changeUrl, storeLink } from "../../quote/links.server.ts";
import { makeLinkKey, type Reference } from "../../quote/reference.server.ts";
import { type MoveResult, moveQuote, quoteByReference } from "../../quote/store.server.ts";
import type { Quote } from "../../quote/table.server.ts";
import { dueOf } from "../due.server.ts";
import { lastDay, type OfferLine } from "../offer.server.ts";
import { wrongWith } from "../set-price.server.ts";
import { applyChange, goesToAnotherMailbox, resetLinksAndReminders } from "./apply-change.server.ts";
import { changeDetail } from "./change-text.server.ts";
import { proposedMail } from "./email.ts";
import {
  deleteProposal,
  earlierAfter,
  endProposal,
  keepProposal,
  type Waiting,
  waitingChange,
} from "./open-proposal.server.ts";
import {
  changedColumns,
  changedQuote,
  isPlan,
  newOfferColumns,
  type Plan,
  type Proposal,
  planChange,
  type Unchangeable,
  withDetails,
} from "./proposal.server.ts";

interface Edit {
  reference: Reference;
  details: Details;
  /** Lines as the owner typed them; worked out from the price list when left out */
  lines?: readonly OfferLine[] | undefined;
  /** The new price that the owner was shown, in pence; null where nothing is priced */
  total: number | null;
  /** The customer said yes on the phone to a change that needs their agreement */
  agreed?: boolean;
  /** `madeAt` of an earlier change that waits for the customer's yes, if the owner was told that this edit withdraws it */
  withdraws?: string | undefined;
  expectedVersion: number;
  by: Actor;
}

type EditResult =
  /** `another-price`: the change no longer costs what the owner was shown. `changed-since`: somebody else has changed the booking.
   * `withdraws`: the edit would withdraw a change that waits, and the owner was not told */
  | { kind: "unknown" | "another-price" | "changed-since" | "nothing" | "withdraws" }
  | { kind: "unfit"; because: string }
  | Unchangeable
  /** `offer`: the new offer waits to be sent. `ask`: the change waits for the customer's yes */
  | { kind: "done"; changeKind: Plan["changeKind"]; quote: Quote };

/** The customer is told what is different; a booking that costs more, or leaves less time to cancel, waits for their yes. */
export async function editBooking(ports: StorePorts, edit: Edit): Promise<EditResult> {
  const { reference, details, expectedVersion, by } = edit;
  const quote = await quoteByReference(ports.database, reference);
  if (!quote) return { kind: "unknown" };
  if (quote.version !== expectedVersion) return { kind: "changed-since" };
  const now = ports.clock.now();
  const today = venueDate(now);
  const plan = planChange(quote, details, today, edit.lines);
  if (!isPlan(plan)) return plan;
  if (plan.total !== edit.total) return { kind: "another-price" };
  if (plan.changed.length === 0 && JSON.stringify(plan.lines) === JSON.stringify(plan.before))
    return { kind: "nothing" };
  const until = lastDay(details.answers.eventDate, today);
  const because =
    plan.total === null ? undefined : wrongWith(plan.lines, until, { eventDate: details.answers.eventDate }, today);
  if (because) return { kind: "unfit", because };
  const there = await wereThere(ports.database, withDetails(quote, details), now);
  if (there.length > 0)
    return {
      kind: "unfit",
      because: `${there.join(" and ")} came that day, and the fee stands with it. Record the other day as a new booking; what you agree to give back for this one is under “Refund a part”. If nobody came, note that first, under “Did not come?”.`,
    };
  const detail = `${changeDetail(quote, details, plan)}${plan.changeKind === "ask" ? "; yes by phone" : ""}`;
  const move = { actor: "owner", by, at: now, detail, expectedVersion } as const;

  const asksFirst = plan.changeKind === "ask" && !edit.agreed;
  // The customer would be asked at the old address, which may be a stranger's.
  if (asksFirst && goesToAnotherMailbox(quote, details.answers))
    return { kind: "unfit", because: "Save the new email address first, alone: the customer is asked there." };
  const waiting = await waitingChange(ports.database, quote, today);
  const earlier = waiting && earlierAfter(quote, details, plan);
  if (earlier === "withdrawn" && waiting?.madeAt !== edit.withdraws) return { kind: "withdraws" };
  if (asksFirst) return propose(ports, { quote, details, plan, waiting, by, now });
  if (plan.changeKind === "offer") {
    const set = { ...newOfferColumns(quote, details, plan.lines, until), offerNote: noteOf(plan) };
    const moved = await ports.write(async (write) => {
      const step = await moveQuote(write, reference, "priced", { ...move, set });
      if (step.ok) await resetLinksAndReminders(write, quote, step.quote, "owner");
      return step;
    });
    if (moved.ok) await followBooking(ports, reference);
    return editResult(moved, "offer");
  }
  const columns = changedColumns(quote, details, plan, today);
  const notify = plan.changeKind !== "details";
  const extraWrites = (write: Write) =>
    earlierAfter(quote, details, plan) === "open"
      ? keepProposal(write, quote, details, today)
      : dropProposal(write, { quote, waiting, by, at: now });
  const moved = await applyChange(ports, { quote, plan, columns, notify, move, earlier, extraWrites });
  return editResult(moved, plan.changeKind === "details" ? "details" : "at-once");
}

/** A note for a new offer that says what is different: "Date: Saturday 19 June 2027 (before: Saturday 12 June 2027)". */
function noteOf({ changed }: Plan): string | null {
  const lines = changed.map(
    ({ label, before, after }) => `${label}: ${after || "nothing"}${before ? ` (before: ${before})` : ""}`,
  );
  return lines.length === 0 ? null : ["What has changed:", ...lines].join("\n");
}

const editResult = (moved: MoveResult, changeKind: Plan["changeKind"]): EditResult => {
  if (moved.ok) return { kind: "done", changeKind, quote: moved.quote };
  const { refusal } = moved;
  return refusal.kind === "illegal" ? { kind: "ended", status: refusal.status } : refusal;
};

interface ProposeInput {
  quote: Quote;
  details: Details;
  plan: Plan;
  /** An earlier change that waits for their yes */
  waiting: Waiting | undefined;
  by: Actor;
  now: Date;
}

/** Asks the customer for their yes. The booking stays as it is until then; an earlier proposal is replaced. */
async function propose(
  ports: StorePorts,
  { quote, details, plan, waiting, by, now }: ProposeInput,
): Promise<EditResult> {
  const { reference, version } = quote;
  const key = makeLinkKey();
  const today = venueDate(now);
  const after = changedQuote(quote, details, plan, today);
  const link = changeUrl(ports.settings.origin, reference, key);
  const email = proposedMail({ quote, due: dueOf(after, [], today), plan, link, replaces: waiting !== undefined });
  const change = JSON.stringify({ details, lines: plan.lines } satisfies Proposal);
  const current = await ports.write(async (write) => {
    const quoteNow = await quoteByReference(write, reference);
    if (quoteNow?.version !== version) return quoteNow;
    const row = { reference, change, madeAt: now.toISOString(), declinedAt: null };
    await dropProposal(write, { quote, waiting, by, at: now });
    await write.insertInto("bookingChange").values(row).execute();
    await storeLink(write, quote, key, now);
    await ports.outbox.put(write, email, reference);
    const action = "Asked the customer about a change";
    await recordOnQuote(write, reference, { at: now, actor: by, action, detail: changeDetail(quote, details, plan) });
    return quoteNow;
  });
  if (!current) return { kind: "unknown" };
  if (current.version !== version) return { kind: "changed-since" };
  return { kind: "done", changeKind: "ask", quote: current };
}

/** Makes room for another change. A change that waited for the customer's yes is recorded as withdrawn; a no is ticked off. */
async function dropProposal(
  write: Write,
  { waiting, ...ending }: Omit<Parameters<typeof endProposal>[1], "madeAt">,
): Promise<void> {
  if (waiting) await endProposal(write, { ...ending, waiting, madeAt: waiting.madeAt });
  await deleteProposal(write, ending.quote.reference);
}
