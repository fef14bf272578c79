/** What the contact form asks. Both sides use it: the browser for its attributes, the server's schema for its limits. */

/** Most characters each answer may have. */
export const limits = { message: 4000, name: 100, email: 254, phone: 60 } as const;

export type FieldName = keyof typeof limits;
export const fieldNames = Object.keys(limits) as FieldName[];

/** Everything as typed. */
export type Values = Record<FieldName, string>;
export type Errors = Partial<Record<FieldName, string>>;

export const emptyValues: Values = { message: "", name: "", email: "", phone: "" };
