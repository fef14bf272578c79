import { defineForm, type FieldName } from "../../forms/form.ts";

/** What a button that pays sends. */
export const payForm = defineForm({
  /** The version of the offer that was shown */
  offer: { max: 10 },
  /** A box: they may be asked for a review */
  review: { max: 3 },
  intent: { max: 10 },
  /** The part and the pence that the button showed: no other sum is charged */
  part: { max: 10 },
  pence: { max: 12 },
});
export type PayField = FieldName<typeof payForm>;

/** In the address of a page to which a visitor was sent back because another sum is due than was shown. */
export const dueChanged = "changed";
