/** What the form asks, in the order of the page. Both sides use it: the browser for its attributes, the server's schema for its limits. */

import { contactLimits } from "../../../ui/field/contact-limits.ts";

/** Most characters each answer may have: generous, and what the inputs' maxlength says. */
export const limits = {
  act: 40,
  package: 40,
  performers: 4,
  date: 60,
  place: 100,
  guests: 40,
  occasion: 20,
  time: 20,
  venue: 200,
  notes: 2000,
  ...contactLimits,
  reach: 10,
  surprise: 3,
  noCalls: 120,
  adult: 3,
  marketing: 3,
} as const;

export type FieldName = keyof typeof limits;
export const fieldNames = Object.keys(limits) as FieldName[];

/** Everything as typed; a box that is not ticked is the empty string. */
export type Values = Record<FieldName, string>;
export type Errors = Partial<Record<FieldName, string>>;

export const emptyValues = Object.fromEntries(fieldNames.map((name) => [name, ""])) as Values;

/** What a ticked box sends. */
export const ticked = "yes";

export const occasions = [
  { value: "hen", label: "Hen party" },
  { value: "stag", label: "Stag do" },
  { value: "birthday", label: "Birthday" },
  { value: "corporate", label: "Corporate event" },
  { value: "charity", label: "Charity event" },
  { value: "other", label: "Something else" },
] as const;
export type Occasion = (typeof occasions)[number]["value"];

export const waysToReach = [
  { value: "phone", label: "Phone" },
  { value: "whatsapp", label: "WhatsApp" },
  { value: "email", label: "E-mail" },
] as const;
export type WayToReach = (typeof waysToReach)[number]["value"];

/** Sent with the answers: not asked of anybody. `decoy` is left empty by people, who never see it. */
export const hiddenFields = { key: "key", issued: "issued", decoy: "subject", intent: "intent" } as const;

/** "Everything but sending": the estimate is worked out again, and nothing is checked or stored. */
export const estimateOnly = "estimate";
