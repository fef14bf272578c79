/** One definition of each form: the browser takes names and limits for its attributes from it, the server's schema its limits and errors. */

export interface FieldRules {
  /** Most characters: generous, and what the input's maxlength says */
  max: number;
  /** As it is called in "Shorten your name to 100 characters or fewer" */
  what?: string;
  /** The error of an empty field that has to be filled in */
  missing?: string;
  /** Its label says so */
  optional?: true;
  /** Line breaks are part of the answer */
  manyLines?: true;
}

/** All values as typed; for a box that is not ticked and a choice that is not made, the empty string. */
export type Values<Name extends string> = Record<Name, string>;
export type Errors<Name extends string> = Partial<Record<Name, string>>;

/** @param fields in the order of the page */
export function defineForm<Name extends string>(fields: Record<Name, FieldRules>) {
  const names = Object.keys(fields) as Name[];
  const empty = Object.fromEntries(names.map((name) => [name, ""])) as Values<Name>;
  return { fields, names, empty };
}
export type Form<Name extends string> = ReturnType<typeof defineForm<Name>>;
export type FieldName<F> = F extends Form<infer Name> ? Name : never;

/** The value of a ticked box. */
export const ticked = "yes";

/** Hidden fields sent with the answers. `decoy` is left empty by people, who never see it. */
export const hiddenFields = { key: "key", issued: "issued", decoy: "subject", intent: "intent" } as const;

export interface FormToken {
  /** UUID: the idempotency key */
  key: string;
  /** Milliseconds since 1970 and their signature, such as "1795262400000.kY3…" */
  issued: string;
}

/** The form's state after an action that did not lead to another page. */
export interface FormState<Name extends string, Closed = never> {
  /** As typed; null when nothing could be read, so that the page keeps what it has */
  values: Values<Name> | null;
  token: FormToken | null;
  errors: Errors<Name>;
  /** What is wrong apart from the answers, in a sentence */
  problem: string | null;
  /** Why this form can't be sent any more */
  closed: Closed | null;
}

/** Who is asking, in any form. */
export const contactRules = {
  name: { max: 100, what: "your name", missing: "Enter your name" },
  email: { max: 254, what: "your email address", missing: "Enter your email address" },
  phone: { max: 60, what: "your phone number" },
} satisfies Record<string, FieldRules>;
