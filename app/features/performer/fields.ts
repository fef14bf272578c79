import { contactRules, defineForm, type FieldName } from "../../forms/form.ts";

export const performerForm = defineForm({
  publicName: { max: 60, what: "the public name", missing: "Enter the name that customers read" },
  legalName: { max: 100, what: "the legal name", missing: "Enter the legal name, for the accounts" },
  /** Slugs separated by spaces; the page sends one checkbox for each */
  acts: { max: 400, what: "the acts", missing: "Tick at least one act" },
  base: { max: 60, what: "the base", missing: "Enter where they set out from, such as LS6 or Leeds" },
  miles: { max: 4, what: "the miles", missing: "Enter how far they travel, in miles" },
  phone: { ...contactRules.phone, what: "the phone number", missing: "Enter their phone number" },
  email: { ...contactRules.email, what: "the email address", missing: "Enter their email address" },
  fee: { max: 10, what: "the fee", missing: "Enter their usual fee in pounds, such as 80" },
  notes: { max: 2000, what: "the notes", optional: true, manyLines: true },
});
export type PerformerField = FieldName<typeof performerForm>;

export const daysOffForm = defineForm({
  from: { max: 60, what: "the first day", missing: "Enter the first day, such as 13 June 2027" },
  to: { max: 60, what: "the last day", optional: true },
  weekday: { max: 5, what: "the weekday", optional: true },
  note: { max: 200, what: "the note", optional: true },
});
export type DaysOffField = FieldName<typeof daysOffForm>;

/** The value for a day off that is not on one weekday only. */
export const everyDay = "every";
