import { maxDateLength } from "../../../dates/dates.ts";
import { maxTimeLength } from "../../../dates/times.ts";
import { contactRules, defineForm, type FieldName, type Values } from "../../../forms/form.ts";
import { tidyText } from "../../../forms/tidy-text.ts";

/** The fields of the quote form, for requests and direct bookings. */
export const quoteForm = defineForm({
  act: { max: 40 },
  package: { max: 40 },
  date: { max: maxDateLength, what: "the date" },
  place: { max: 100, what: "the place", missing: "Enter the town or city" },
  guests: { max: 40, what: "the group size", missing: "Enter how many people are coming, such as 20" },
  performers: { max: 4 },
  occasion: { max: 20 },
  time: { max: maxTimeLength, what: "the start time", optional: true },
  venue: { max: 200, what: "the venue", optional: true },
  notes: { max: 2000, what: "your notes", optional: true, manyLines: true },
  ...contactRules,
  phone: { ...contactRules.phone, missing: "Enter your phone number" },
  reach: { max: 10, optional: true },
  surprise: { max: 3 },
  noCalls: { max: 120, what: "when not to call", optional: true },
  adult: { max: 3 },
  marketing: { max: 3 },
});
export type QuoteField = FieldName<typeof quoteForm>;
export type QuoteValues = Values<QuoteField>;

/** Fields that are preselected, or checkboxes that may stay empty. */
const needNoAnswer: readonly QuoteField[] = ["act", "package", "performers", "surprise", "marketing"];
const asked = quoteForm.names.filter((name) => !quoteForm.fields[name].optional && !needNoAnswer.includes(name));

/** How far the form is filled in, such as "5 of 8 answered", and the next open question. A field's id is its name. */
export function progressOf(values: QuoteValues) {
  const open = asked.filter((name) => tidyText(values[name]) === "");
  return { text: `${asked.length - open.length} of ${asked.length} answered`, next: open[0] };
}

export const quoteTexts = { sent: "request", longestField: "notes", sentOnce: "you will not be counted twice" };

export const occasions = [
  { value: "hen", label: "Hen party" },
  { value: "stag", label: "Stag do" },
  { value: "birthday", label: "Birthday" },
  { value: "corporate", label: "Corporate event" },
  { value: "charity", label: "Charity event" },
  { value: "other", label: "Something else" },
] as const;

export const contactMethods = [
  { value: "phone", label: "Phone" },
  { value: "whatsapp", label: "WhatsApp" },
  { value: "email", label: "Email" },
] as const;

/** The `intent` of the button that only updates the estimate, for use without scripts. */
export const estimateOnly = "estimate";
