/** What is left of a quote when its time is over, or when the person asks. Each in the caller's transaction. */
import type { Write } from "../../context.ts";

/** Nothing: the quote, its history, links, letters, payments and what was to be said about it. A published review stays. */
export async function eraseQuote(write: Write, reference: string): Promise<void> {
  const payments = write.selectFrom("payment").select("id").where("reference", "=", reference);
  await write.deleteFrom("payment_event").where("payment_id", "in", payments).execute();
  for (const table of ["refund", "payment", "quote_link", "quote_transition", "notice", "quote"] as const)
    await write.deleteFrom(table).where("reference", "=", reference).execute();
  await write.deleteFrom("review_invite").where("booking_ref", "=", reference).execute();
  await write.deleteFrom("review").where("booking_ref", "=", reference).where("status", "!=", "published").execute();
  await write.deleteFrom("outbox").where("subject_ref", "=", reference).execute();
}

/**
 * What the accounts and a claim under the contract need: who booked what for when, what was paid and what went back. Phone,
 * venue, notes, links and letters go. The columns keep their rules: a phone is a text, if an empty one.
 */
export async function stripQuote(write: Write, reference: string): Promise<void> {
  const gone = {
    phone: "",
    phone_e164: null,
    reach_by: null,
    no_calls: null,
    notes: null,
    venue: null,
    marketing_at: null,
  };
  await write.updateTable("quote").set(gone).where("reference", "=", reference).execute();
  await write.deleteFrom("quote_link").where("reference", "=", reference).execute();
  await write.deleteFrom("outbox").where("subject_ref", "=", reference).execute();
}
