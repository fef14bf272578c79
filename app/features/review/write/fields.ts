import { defineForm, type FieldName } from "../../../forms/form.ts";

export const reviewForm = defineForm({
  rating: { max: 1 },
  content: { max: 4000, what: "your review", missing: "Write a few words about it", manyLines: true },
  eventType: { max: 60, what: "the kind of party", optional: true },
  author: { max: 60, what: "the name", missing: "Enter the name to show" },
  consent: { max: 3 },
});
export type ReviewField = FieldName<typeof reviewForm>;

export const reviewTexts = { sent: "review", longestField: "review", sentOnce: "it will not arrive twice" };
