/** Turns a message from the contact form into a booking. */

import type { Write } from "../../../context.ts";
import type { EnquiryTable } from "../../enquiry/table.server.ts";
import { tick } from "../../enquiry/tick-off.server.ts";
import type { Actor } from "../../history/actor.ts";
import { quoteForm } from "../../quote/form/fields.ts";
import type { Reference } from "../../quote/reference.server.ts";

/** The answers found in a message; its text becomes the notes. */
export const answersIn = ({ name, email, phone, message }: EnquiryTable) => ({
  name,
  email,
  phone: phone ?? "",
  notes: message.slice(0, quoteForm.fields.notes.max),
});

/** Ticks the message off, in the transaction that stores the booking. */
export const tickedOff =
  (id: string, by: Actor, at: Date) =>
  async (write: Write, reference: Reference): Promise<void> => {
    await tick(write, { id, done: true, by, at, reference });
  };
