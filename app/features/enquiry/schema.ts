/** The shape of a message, as the server checks it. */
import { z } from "zod";
import type { Values } from "../../forms/form.ts";
import { email, isPhoneOrEmpty, parseForm, required, text } from "../../forms/schema.ts";
import { type EnquiryField, enquiryForm } from "./fields.ts";

const { message, name, email: emailRules, phone } = enquiryForm.fields;

const enquirySchema = z.object({
  message: required(message),
  name: required(name),
  email: email(emailRules),
  phone: text(phone)
    .refine(isPhoneOrEmpty, { error: "Enter a phone number such as 07700 900123, or leave it empty" })
    .transform((typed) => typed || null),
});
export type Enquiry = z.infer<typeof enquirySchema>;

/** @param values tidied */
export const parseEnquiry = (values: Values<EnquiryField>) => parseForm(enquiryForm, enquirySchema, values);
