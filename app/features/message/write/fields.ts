import { defineForm, type FieldName } from "../../../forms/form.ts";

/** What the form of a booking's private page asks. */
export const messageForm = defineForm({
  message: { max: 4000, what: "your message", missing: "Write your message", manyLines: true },
});
export type MessageField = FieldName<typeof messageForm>;

export const messageTexts = { sent: "message", longestField: "message", sentOnce: "it will not arrive twice" };

/** In the address of a booking's page that a message was just sent from. */
export const written = "written";
