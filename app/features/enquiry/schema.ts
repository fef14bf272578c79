/** The shape of a message, for the server. */
import { z } from "zod";
import { emailShape } from "../quote/schema.ts";
import { type Errors, type FieldName, limits, type Values } from "./fields.ts";

const text = (name: FieldName, what: string) =>
  z.string().max(limits[name], { error: `Shorten ${what} to ${limits[name]} characters or fewer`, abort: true });

const enquirySchema = z.object({
  message: text("message", "your message").min(1, { error: "Write your message" }),
  name: text("name", "your name").min(1, { error: "Enter your name" }),
  email: text("email", "your e-mail address")
    .min(1, { error: "Enter your e-mail address" })
    .refine((typed) => typed === "" || emailShape.test(typed), {
      error: "Enter an e-mail address such as name@example.co.uk",
    }),
  phone: text("phone", "your phone number")
    .refine((typed) => typed === "" || (typed.normalize("NFKC").match(/\p{Nd}/gu) ?? []).length >= 6, {
      error: "Enter a phone number such as 07700 900123, or leave it empty",
    })
    .transform((typed) => typed || null),
});
export type Enquiry = z.infer<typeof enquirySchema>;

export type Parsed = { ok: true; enquiry: Enquiry } | { ok: false; errors: Errors };

/** @param values tidied: no control characters, no space at the ends */
export function parseEnquiry(values: Values): Parsed {
  const parsed = enquirySchema.safeParse(values);
  if (parsed.success) return { ok: true, enquiry: parsed.data };
  const errors: Errors = {};
  for (const { path, message } of parsed.error.issues) errors[path[0] as FieldName] ??= message;
  return { ok: false, errors };
}
