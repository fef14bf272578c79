/** The shape of a written review, for the server. */
import { z } from "zod";
import type { Values } from "../../../forms/form.ts";
import { optional, parseForm, required } from "../../../forms/schema.ts";
import { type ReviewField, reviewForm } from "./fields.ts";

const { content, eventType, author } = reviewForm.fields;

const writtenShape = z.object({
  rating: z
    .string()
    .regex(/^[1-5]$/, { error: "Choose how many stars" })
    .transform(Number),
  content: required(content),
  eventType: optional(eventType),
  author: required(author),
  consent: z.literal("yes", { error: "Tick the box if we may show your review" }),
});
export type Written = z.infer<typeof writtenShape>;

/** @param values tidied */
export const parseWritten = (values: Values<ReviewField>) => parseForm(reviewForm, writtenShape, values);
