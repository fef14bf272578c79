/** The states of a quote (docs/quote-states.md): who may cause which transition. Only `moveQuote` in store.server.ts writes a status. */

export const statuses = [
  /** Requested; nothing is priced yet */
  "requested",
  /** A direct booking at its review step: the price is shown, nothing is agreed */
  "reviewing",
  /** The owner has set a price; the visitor has not been told yet */
  "priced",
  /** The offer went out with its private link */
  "sent",
  /** The visitor agreed to price and terms; nothing is paid */
  "accepted",
  /** A payment to book was started and may still arrive */
  "deposit-pending",
  /** The deposit is paid; the balance is not */
  "booked",
  /** The full price is paid */
  "balance-paid",
  /** The event is over */
  "done",
  /** A booking that will not take place */
  "cancelled",
  /** The agency withdrew it before it was booked */
  "withdrawn",
  /** The visitor said no before it was booked */
  "declined",
  /** Nobody agreed to the offer in time */
  "expired",
  /** Agreed to, but not paid in time */
  "lapsed",
] as const;
export type Status = (typeof statuses)[number];

/** Statuses of all quotes that were ever booked, even if cancelled later. */
export const everBooked: readonly Status[] = ["booked", "balance-paid", "done", "cancelled"];
/** Statuses of booked parties that took place or will take place. */
export const stillBooked: readonly Status[] = ["booked", "balance-paid", "done"];

/** Statuses of parties that will take place. */
export const confirmed: readonly Status[] = ["booked", "balance-paid"];
export const isConfirmed = (status: Status): boolean => confirmed.includes(status);

/** Who may cause which event. `clock`: a job, because a deadline has passed. `provider`: a verified event of the payment provider. */
const actors = {
  "details-changed": ["visitor"],
  edited: ["visitor", "owner"],
  repriced: ["visitor", "owner"],
  priced: ["owner"],
  sent: ["owner"],
  accepted: ["visitor", "owner"],
  "payment-begun": ["visitor"],
  "payment-failed": ["provider", "clock"],
  "deposit-paid": ["provider", "owner"],
  "whole-paid": ["provider", "owner"],
  "balance-paid": ["provider", "owner"],
  "taken-back": ["provider"],
  unmarked: ["owner"],
  "write-off": ["owner"],
  withdrawn: ["owner"],
  declined: ["visitor", "owner"],
  expired: ["clock", "visitor"],
  cancelled: ["owner"],
  over: ["clock"],
} as const satisfies Record<string, readonly ("visitor" | "owner" | "provider" | "clock")[]>;

export type QuoteEvent = keyof typeof actors;
export type EventActor<E extends QuoteEvent = QuoteEvent> = (typeof actors)[E][number];
export const events = Object.keys(actors) as QuoteEvent[];

/** All transitions from one status to another; there are no others. */
const machine = {
  requested: {
    edited: "requested",
    priced: "priced",
    withdrawn: "withdrawn",
    declined: "declined",
    expired: "expired",
  },
  reviewing: {
    "details-changed": "reviewing",
    edited: "reviewing",
    accepted: "accepted",
    priced: "priced",
    withdrawn: "withdrawn",
    declined: "declined",
    expired: "expired",
  },
  priced: {
    edited: "priced",
    priced: "priced",
    sent: "sent",
    withdrawn: "withdrawn",
    declined: "declined",
    expired: "expired",
  },
  sent: {
    edited: "sent",
    sent: "sent",
    priced: "priced",
    accepted: "accepted",
    withdrawn: "withdrawn",
    declined: "declined",
    expired: "expired",
  },
  // Sent to somebody who has agreed or booked: a new private link, and nothing else changes.
  accepted: {
    sent: "accepted",
    edited: "accepted",
    "details-changed": "reviewing",
    "payment-begun": "deposit-pending",
    "deposit-paid": "booked",
    "whole-paid": "balance-paid",
    priced: "priced",
    withdrawn: "withdrawn",
    declined: "declined",
    expired: "lapsed",
  },
  // Can't be priced again: the payment under way is for the agreed price.
  "deposit-pending": {
    sent: "deposit-pending",
    edited: "deposit-pending",
    "payment-begun": "deposit-pending",
    "payment-failed": "accepted",
    "deposit-paid": "booked",
    "whole-paid": "balance-paid",
    withdrawn: "withdrawn",
    declined: "declined",
    expired: "lapsed",
  },
  // After a change of price, what was paid stays paid and the rest is the balance. The same holds when the payer's bank took some of it
  // back.
  booked: {
    sent: "booked",
    edited: "booked",
    repriced: "booked",
    "taken-back": "booked",
    "balance-paid": "balance-paid",
    cancelled: "cancelled",
    over: "done",
  },
  "balance-paid": {
    sent: "balance-paid",
    edited: "balance-paid",
    repriced: "booked",
    "taken-back": "booked",
    unmarked: "booked",
    cancelled: "cancelled",
    over: "done",
  },
  // After the party too, because the customer may have paid the owner on the night.
  done: { "balance-paid": "done", "taken-back": "done", unmarked: "done", "write-off": "done" },
  cancelled: {},
  withdrawn: { priced: "priced" },
  declined: { priced: "priced" },
  expired: { priced: "priced" },
  // A payment made in time may be reported days late by the provider; the booking still counts.
  lapsed: { "deposit-paid": "booked", "whole-paid": "balance-paid", priced: "priced" },
} as const satisfies Record<Status, Partial<Record<QuoteEvent, Status>>>;

export const initialStatuses = { request: "requested", direct: "reviewing" } as const satisfies Record<string, Status>;
export type Kind = keyof typeof initialStatuses;
export type InitialStatus = (typeof initialStatuses)[Kind];

type Transition = { ok: true; status: Status } | { ok: false; status: Status; event: QuoteEvent };

/** @returns the next status, or a refusal, which leaves the status as it is */
export function transition(status: Status, event: QuoteEvent): Transition {
  const allowed: Partial<Record<QuoteEvent, Status>> = machine[status];
  const next = Object.hasOwn(allowed, event) ? allowed[event] : undefined;
  return next ? { ok: true, status: next } : { ok: false, status, event };
}

export const mayCause = (actor: EventActor, event: QuoteEvent): boolean =>
  (actors[event] as readonly EventActor[]).includes(actor);

/** Whether an event shows that a person sent the quote, even where its form looked automatic: the owner went on with it, or money arrived. */
export const showsPerson = (event: QuoteEvent, actor: EventActor): boolean =>
  ["deposit-paid", "whole-paid", "balance-paid"].includes(event) ||
  (actor === "owner" && ["priced", "sent", "accepted"].includes(event));

/** All transitions, in the order in which they are drawn. */
export const transitions = (): { from: Status; event: QuoteEvent; to: Status }[] =>
  statuses.flatMap((from) =>
    Object.entries(machine[from]).map(([event, to]) => ({ from, event: event as QuoteEvent, to })),
  );
