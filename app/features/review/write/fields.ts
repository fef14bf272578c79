/** What the review form asks. Both sides use it: the browser for its attributes, the server's schema for its limits. */

/** Most characters each answer may have. */
export const limits = { rating: 1, content: 4000, eventType: 60, author: 60, consent: 3 } as const;

export type FieldName = keyof typeof limits;
export const fieldNames = Object.keys(limits) as FieldName[];

/** Everything as typed. */
export type Values = Record<FieldName, string>;
export type Errors = Partial<Record<FieldName, string>>;

export const emptyValues: Values = { rating: "", content: "", eventType: "", author: "", consent: "" };
