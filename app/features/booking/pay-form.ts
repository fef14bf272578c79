import { defineForm, type FieldName } from "../../forms/form.ts";

/** The fields that a pay button submits. */
export const payForm = defineForm({
  /** The version of the offer that the customer was shown */
  offer: { max: 10 },
  /** A checkbox: the customer may be asked for a review */
  review: { max: 3 },
  intent: { max: 10 },
  /** The part and the pence that the button showed: no other sum is charged */
  part: { max: 10 },
  pence: { max: 12 },
});
export type PayField = FieldName<typeof payForm>;

/** Search parameter set when a visitor is sent back because the sum due has changed since it was shown. */
export const dueChanged = "changed";
