/** The shape of a written review, for the server. */
import { z } from "zod";
import { type Errors, type FieldName, limits, type Values } from "./fields.ts";

const text = (name: FieldName, what: string) =>
  z.string().max(limits[name], { error: `Shorten ${what} to ${limits[name]} characters or fewer`, abort: true });

const writtenShape = z.object({
  rating: z
    .string()
    .regex(/^[1-5]$/, { error: "Choose how many stars" })
    .transform(Number),
  content: text("content", "your review").min(1, { error: "Write a few words about it" }),
  eventType: text("eventType", "the kind of party").transform((typed) => typed || null),
  author: text("author", "the name").min(1, { error: "Enter the name to show" }),
  consent: z.literal("yes", { error: "Tick the box if we may show your review" }),
});
export type Written = z.infer<typeof writtenShape>;

/** @param values tidied: no control characters, no space at the ends */
export function parseWritten(values: Values): { ok: true; written: Written } | { ok: false; errors: Errors } {
  const parsed = writtenShape.safeParse(values);
  if (parsed.success) return { ok: true, written: parsed.data };
  const errors: Errors = {};
  for (const { path, message } of parsed.error.issues) errors[path[0] as FieldName] ??= message;
  return { ok: false, errors };
}
