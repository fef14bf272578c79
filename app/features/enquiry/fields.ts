import { contactRules, defineForm, type FieldName } from "../../forms/form.ts";

export const enquiryForm = defineForm({
  message: { max: 4000, what: "your message", missing: "Write your message", manyLines: true },
  ...contactRules,
  phone: { ...contactRules.phone, optional: true },
});
export type EnquiryField = FieldName<typeof enquiryForm>;

export const enquiryTexts = { sent: "message", longestField: "message", sentOnce: "it will not arrive twice" };
