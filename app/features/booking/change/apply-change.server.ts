/** Writes a change to a booking together with everything that depends on it. */
import type { StorePorts, Write } from "../../../context.ts";
import { venueDate } from "../../../dates/today.server.ts";
import type { Actor } from "../../history/actor.ts";
import { tellPerformersOfChange } from "../../performer/booked/changed-sheet.server.ts";
import { followBooking } from "../../performer/follow-booking.server.ts";
import { lackingNotice } from "../../performer/staffing.server.ts";
import { endLinks, moveLinks, offerUrl, storeLink, successUrl } from "../../quote/links.server.ts";
import { makeLinkKey } from "../../quote/reference.server.ts";
import { clearNotifications } from "../../quote/sent-notifications.server.ts";
import { isConfirmed } from "../../quote/status.ts";
import { type MoveResult, moveQuote } from "../../quote/store.server.ts";
import type { Quote } from "../../quote/table.server.ts";
import { aboutTheBalance, dueOf } from "../due.server.ts";
import { parseOffer } from "../offer.server.ts";
import type { EarlierProposal } from "./change-text.server.ts";
import { changedMail } from "./email.ts";
import { unansweredChange } from "./open-proposal.server.ts";
import type { changedColumns, Plan } from "./proposal.server.ts";

type MoveBy = { actor: "owner"; by: Actor; at: Date; detail: string } | { actor: "visitor"; at: Date; detail: string };

interface ApplyInput {
  quote: Quote;
  plan: Plan;
  columns: ReturnType<typeof changedColumns>;
  /** Whether the customer gets an email that says what is different */
  notify: boolean;
  move: MoveBy & { expectedVersion: number };
  /** `madeAt` of the proposal that the customer said yes to: nothing is changed unless that proposal still waits */
  proposalMadeAt?: string;
  /** What becomes of an earlier change that waits for the customer's yes, for the email; left out if none does */
  earlier?: EarlierProposal | undefined;
  extraWrites?: (write: Write) => Promise<void>;
}

/** Makes the change, and updates what depends on the party's date and price: reminders, private links and performers. */
export async function applyChange(ports: StorePorts, input: ApplyInput): Promise<MoveResult> {
  const { quote, plan, columns, notify, move, proposalMadeAt, earlier, extraWrites } = input;
  const { reference, status } = quote;
  const event = columns.offerTotal === undefined ? "edited" : "repriced";
  const key = makeLinkKey();
  const after: Quote = { ...quote, ...columns, status: event === "repriced" ? "booked" : quote.status };
  const link = isConfirmed(status)
    ? successUrl(ports.settings.origin, reference, key)
    : offerUrl(ports.settings.origin, after, key);
  const offer = parseOffer(after);
  // Payments only count once the party is over.
  const due = dueOf(after, [], venueDate(move.at));
  const email = notify && offer && due ? changedMail({ quote: after, offer, due, plan, link, earlier }) : undefined;
  const applied = await ports.write(async (write): Promise<MoveResult> => {
    // Replacing one proposal by another does not change the booking's version, so the proposal itself is compared.
    if (proposalMadeAt !== undefined && (await unansweredChange(write, reference))?.madeAt !== proposalMadeAt)
      return { ok: false, refusal: { kind: "changed-since" } };
    const step = await moveQuote(write, reference, event, { ...move, set: columns });
    if (!step.ok) return step;
    await resetLinksAndReminders(write, quote, step.quote, move.actor);
    await tellPerformersOfChange(ports, write, quote, step.quote, move.at);
    await extraWrites?.(write);
    if (email) {
      await storeLink(write, step.quote, key, move.at);
      await ports.outbox.put(write, email, reference);
    }
    return step;
  });
  if (applied.ok) await followBooking(ports, reference);
  return applied;
}

/** Notifications about the party's day, which are sent again when the day changes. */
const aboutTheDay = ["week-before", "offer-ending", lackingNotice, ...aboutTheBalance] as const;

type Reached = Pick<Quote, "email">;
/** Whether emails now go to another mailbox. */
export const goesToAnotherMailbox = (before: Reached, after: Reached): boolean =>
  before.email.toLowerCase() !== after.email.toLowerCase();

/**
 * Updates what depends on date, price and email address: reminders are sent again, and links stay valid for the new date.
 * @param actor "visitor" if the customer said yes to this change: they came by one of the links, so those stay valid
 */
export async function resetLinksAndReminders(
  write: Write,
  before: Quote,
  after: Quote,
  actor: MoveBy["actor"],
): Promise<void> {
  const { reference } = after;
  // If the old address was mistyped, a stranger may hold its links.
  if (actor === "owner" && goesToAnotherMailbox(before, after)) await endLinks(write, reference);
  const moved = before.eventDate !== after.eventDate;
  if (moved) await moveLinks(write, after);
  if (moved || before.offerTotal !== after.offerTotal)
    await clearNotifications(write, reference, moved ? aboutTheDay : aboutTheBalance);
}
