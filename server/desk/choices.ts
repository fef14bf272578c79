/** The values of the options of the desk's commands. In a file of their own, because the commands are loaded only when they are used. */

import { groups } from "../../app/features/desk/bookings/filters.ts";
import type { Dimension } from "../../app/features/desk/figures/figures.server.ts";
import { periods } from "../../app/features/desk/figures/period.ts";
import { paymentMethods } from "../../app/features/desk/shared/paid-text.ts";
import { occasions } from "../../app/features/quote/form/fields.ts";
import { statuses } from "../../app/features/quote/status.ts";
import type { OutboxTable } from "../../app/tables.ts";

export const whoCancels = ["customer", "us"] as const;
export const methodNames = paymentMethods.map(({ value }) => value);
export const afterCall = ["agreed", "send", "keep"] as const;
export const occasionNames = occasions.map(({ value }) => value);
export const exportKinds = ["quotes", "payments", "refunds", "invoices", "fees", "enquiries"] as const;
export const mailStatuses = ["waiting", "sent", "kept", "undelivered"] as const satisfies OutboxTable["status"][];

export const periodNames = Object.keys(periods);
export const figureTables = ["months", "acts", "towns", "sources"] as const satisfies readonly Dimension[];

export const groupNames = Object.keys(groups);
export const statusNames = [...groupNames, ...statuses];
