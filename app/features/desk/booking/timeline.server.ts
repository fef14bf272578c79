/** What happened to a booking, collected from every table that records it. */
import type { Database } from "../../../context.ts";
import { formatDay } from "../../../dates/dates.ts";
import { shownMoment, venueDate } from "../../../dates/today.server.ts";
import { parseMail } from "../../../email/stored-mail.server.ts";
import { formatPounds } from "../../../ui/money.ts";
import { changesOf } from "../../history/store.server.ts";
import type { DeskChange } from "../../history/table.server.ts";
import { refundsOf } from "../../payment/refund-store.server.ts";
import { isManual, partNames, paymentMethod, settledByDispute } from "../../payment/rules.ts";
import { paymentsOf } from "../../payment/store.server.ts";
import type { Payment } from "../../payment/table.server.ts";
import type { Reference } from "../../quote/reference.server.ts";
import { openedKind } from "../../quote/sent-notifications.server.ts";
import { transitionsOf } from "../../quote/store.server.ts";
import type { QuoteTransition } from "../../quote/table.server.ts";
import { refundStatusText } from "../shared/refund-text.ts";

export interface TimelineEntry {
  /** ISO 8601 UTC; `when` is the same as text, in the venue's time */
  at: string;
  when: string;
  what: string;
  /** Such as "jo@agency.example" or "the customer"; absent if the entry itself says who */
  who?: string | null;
  detail?: string | null;
  email?: true;
  key: string;
}

const actors = { visitor: "the customer", owner: "us", provider: "the payment provider", clock: null } as const;
const causes: Record<string, string> = {
  begun: "Came in",
  "details-changed": "Changed what was asked for",
  accepted: "Said yes to price and terms",
  "payment-begun": "Began to pay",
  "payment-failed": "The payment did not go through",
  declined: "Said no",
  expired: "Nobody said yes in time",
  over: "The party is over",
  repriced: "Changed, with its price",
  "taken-back": "The payer’s bank took money back",
};
const emailStatus = {
  waiting: "on its way",
  sent: "sent",
  kept: "stored here, not sent",
  undelivered: "not delivered",
} as const;

/** Leaves out the owner's transitions, which the history has, with who made them, and payments, which have their own entries. */
const standsAlone = ({ actor, cause }: QuoteTransition) =>
  actor !== "owner" && causes[cause] !== undefined && !(actor === "visitor" && cause === "repriced");

/** What a transition did, in words. @param steps all of the quote, oldest first */
function whatHappened(step: QuoteTransition, steps: readonly QuoteTransition[]): string {
  const { cause, fromStatus, toStatus, detail, version } = step;
  if (toStatus === "lapsed") {
    const yes = steps.findLast((one) => one.cause === "accepted" && one.version < version);
    return `Agreed${yes?.actor === "owner" ? " by phone" : ""}, but ${detail ?? "not paid in time"}`;
  }
  if (toStatus === "expired" && fromStatus === "requested") return "Its day passed without a price";
  if (toStatus === "expired" && fromStatus === "priced") return "Its price ended before it was sent";
  return causes[cause] ?? cause;
}

/** Who caused a transition. A visitor who opens an offer too late only finds out that it has ended. */
const whoCaused = ({ actor, cause }: QuoteTransition) => (cause === "expired" ? null : actors[actor]);

/** Oldest first. */
export async function timelineOf(database: Database, reference: Reference, now: Date): Promise<TimelineEntry[]> {
  const about = { kind: "quote", id: reference } as const;
  const [steps, changes, payments, refunds, emails, notices, names] = await Promise.all([
    transitionsOf(database, reference),
    changesOf(database, about),
    paymentsOf(database, reference),
    refundsOf(database, reference),
    database.selectFrom("outbox").selectAll().where("subjectRef", "=", reference).execute(),
    database.selectFrom("notice").selectAll().where("reference", "=", reference).execute(),
    performerNames(database, reference),
  ]);
  const unsent = settledByDispute(payments, refunds);
  const happened: (Omit<TimelineEntry, "when" | "key"> & { when?: string })[] = [
    ...steps.filter(standsAlone).map((step) => ({
      at: step.at,
      what: whatHappened(step, steps),
      who: whoCaused(step),
    })),
    ...changes.map((change) => ({
      at: change.at,
      what: change.action,
      who: change.actorEmail ?? whoIs[change.actorKind] ?? null,
      detail: names.get(change.detail ?? "") ?? detailOf(change),
    })),
    ...payments.flatMap(({ paidAt, part, pence, dispute, ...payment }) =>
      paidAt === null
        ? []
        : [
            {
              at: paidAt,
              when: whenPaid(payment, paidAt, now),
              what: `${formatPounds(pence)} came: ${partNames[part]}`,
              who: paymentMethod(payment),
              detail: dispute && `Disputed by the payer’s bank: ${dispute}`,
            },
          ],
    ),
    ...refunds.map(({ id, updatedAt: at, pence, status, providerRef }) => ({
      at,
      // Of what the owner sent by hand only the day is known.
      ...(status === "done" && providerRef === null && { when: formatDay(venueDate(new Date(at)), venueDate(now)) }),
      what: `${formatPounds(pence)} ${refundStatusText[unsent.has(id) ? "taken" : status]}`,
    })),
    ...emails.map(({ createdAt: at, sentAt, message, status, lastError }) => {
      const { subject, to } = parseMail(message);
      return {
        at: sentAt ?? at,
        email: true as const,
        what: `Email ${emailStatus[status]}: ${subject}`,
        detail: lastError ?? `to ${to.address}`,
      };
    }),
    ...notices
      .filter(({ kind }) => kind.startsWith(openedKind("")))
      .map(({ at }) => ({ at, what: "Opened the private link", who: "the customer" })),
  ];
  return happened
    .sort((a, b) => a.at.localeCompare(b.at))
    .map((one, index) => ({ when: shownMoment(one.at, now), ...one, key: String(index) }));
}

/** @param at ISO 8601 UTC */
export const whenPaid = (payment: Pick<Payment, "adapter" | "paymentRef">, at: string, now: Date): string =>
  isManual(payment) ? formatDay(venueDate(new Date(at)), venueDate(now)) : shownMoment(at, now);

/** The detail, except a payment's id: the timeline has an entry for the payment itself. */
const detailOf = ({ detail }: DeskChange) => (detail?.startsWith("payment ") ? null : detail);

/** Current names by performer id. The history stores only ids, so that no name outlives a performer's erasure. */
async function performerNames(database: Database, reference: Reference) {
  const rows = await database
    .selectFrom("assignment")
    .innerJoin("performer", "performer.id", "assignment.performerId")
    .select(["performer.id", "performer.publicName"])
    .where("assignment.reference", "=", reference)
    .execute();
  return new Map(rows.map(({ id, publicName }) => [id, publicName]));
}

const whoIs: Record<string, string | null> = {
  terminal: "at the terminal",
  customer: "the customer",
  performer: "a performer",
  system: null,
};

/** What others did since a form was shown, in a sentence each. @param version that the form was shown with */
export async function changedSince(
  database: Database,
  reference: Reference,
  version: number,
  now: Date,
): Promise<string[]> {
  const [steps, changes] = await Promise.all([
    transitionsOf(database, reference),
    changesOf(database, { kind: "quote", id: reference }),
  ]);
  return steps
    .filter((step) => step.version > version)
    .map((step) => {
      const { at } = step;
      const change = changes.find((one) => one.at === at);
      const detail = change && detailOf(change);
      const what = change ? `${change.action}${detail ? ` (${detail})` : ""}` : whatHappened(step, steps);
      const who = change ? (change.actorEmail ?? whoIs[change.actorKind]) : whoCaused(step);
      return `${shownMoment(at, now)}: ${what}${who ? `, ${who}` : ""}.`;
    });
}
