import { defineForm, type FieldName } from "../../../forms/form.ts";

/** The fields of the message form on a booking's private page. */
export const messageForm = defineForm({
  message: { max: 4000, what: "your message", missing: "Write your message", manyLines: true },
});
export type MessageField = FieldName<typeof messageForm>;

export const messageTexts = { sent: "message", longestField: "message", sentOnce: "it will not arrive twice" };

/** Search parameter on a booking's page after a message was sent from it. */
export const written = "written";
