/** What the contact form asks. Both sides use it: the browser for its attributes, the server's schema for its limits. */

import { contactLimits } from "../../ui/field/contact-limits.ts";

/** Most characters each answer may have. */
export const limits = { message: 4000, ...contactLimits } as const;

export type FieldName = keyof typeof limits;
export const fieldNames = Object.keys(limits) as FieldName[];

/** Everything as typed. */
export type Values = Record<FieldName, string>;
export type Errors = Partial<Record<FieldName, string>>;

export const emptyValues: Values = { message: "", name: "", email: "", phone: "" };
