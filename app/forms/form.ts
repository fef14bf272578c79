/** A single definition for each form: the browser's attributes use its names and limits, and the server's schema its limits and errors. */

export interface FieldRules {
  /** Maximum characters, generously chosen; also the input's maxlength */
  max: number;
  /** Name of the answer in "Shorten your name to 100 characters or fewer" */
  what?: string;
  /** The error for a required field that is empty */
  missing?: string;
  /** The answer is optional, which the label says */
  optional?: true;
  /** Line breaks are part of the answer */
  manyLines?: true;
}

/** All values as typed; the empty string for an unticked checkbox, or if nothing is chosen. */
export type Values<Name extends string> = Record<Name, string>;
export type Errors<Name extends string> = Partial<Record<Name, string>>;

/** @param fields in the order in which the page shows them */
export function defineForm<Name extends string>(fields: Record<Name, FieldRules>) {
  const names = Object.keys(fields) as Name[];
  const empty = Object.fromEntries(names.map((name) => [name, ""])) as Values<Name>;
  return { fields, names, empty };
}
export type Form<Name extends string> = ReturnType<typeof defineForm<Name>>;
export type FieldName<F> = F extends Form<infer Name> ? Name : never;

/** The value of a ticked checkbox. */
export const ticked = "yes";

/** Names of the hidden fields sent with the answers. `decoy` is invisible, so people leave it empty. */
export const hiddenFields = { key: "key", issued: "issued", decoy: "subject", intent: "intent" } as const;

export interface FormToken {
  /** UUID: the idempotency key */
  key: string;
  /** When the form was shown (milliseconds since 1970), a signature, and a note if there is one: "1795262400000.kY3….note" */
  issued: string;
}

/** The form's state after an action that did not redirect. */
export interface FormState<Name extends string, Closed = never> {
  /** As typed; null when nothing could be read, so that the page keeps what it has */
  values: Values<Name> | null;
  token: FormToken | null;
  errors: Errors<Name>;
  /** An error that is not about one answer, a sentence */
  problem: string | null;
  /** Why this form can't be sent any more */
  closed: Closed | null;
}

/** Rules for the contact details in any form. */
export const contactRules = {
  name: { max: 100, what: "your name", missing: "Enter your name" },
  email: { max: 254, what: "your email address", missing: "Enter your email address" },
  phone: { max: 60, what: "your phone number" },
} satisfies Record<string, FieldRules>;
