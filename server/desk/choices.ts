/** The values of the options of the desk's commands. Apart from the commands, which are loaded only when they are used. */

import { groups } from "../../app/features/desk/bookings/filters.ts";
import { statuses } from "../../app/features/quote/status.ts";
import type { OutboxTable } from "../../app/tables.ts";

export const whoCancels = ["customer", "us"] as const;
export const paymentMethods = ["transfer", "cash"] as const;
export const exports = ["quotes", "payments", "enquiries"] as const;
export const mailStatuses = ["waiting", "sent", "kept", "undelivered"] as const satisfies OutboxTable["status"][];

export const groupNames = Object.keys(groups);
export const statusNames = [...groupNames, ...statuses];
