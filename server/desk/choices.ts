/** What the options of the desk's commands may say; apart from the commands, which are loaded when they are used. */
import type { OutboxTable } from "../../app/context.ts";
import { type Status, statuses } from "../../app/features/quote/status.ts";

export const whoCancels = ["customer", "us"] as const;
export const waysToPay = ["transfer", "cash"] as const;
export const exports = ["quotes", "payments", "enquiries"] as const;
export const mailStatuses = ["waiting", "sent", "kept", "undelivered"] as const satisfies OutboxTable["status"][];

/** Statuses that are asked for together. */
export const groups = {
  open: ["requested", "reviewing", "priced", "sent", "accepted", "deposit-pending"],
  upcoming: ["booked", "balance-paid"],
} as const satisfies Record<string, readonly Status[]>;

export const statusNames = [...Object.keys(groups), ...statuses];
