import { randomUUID } from "node:crypto";
import type { Write } from "../context.ts";
import type { OutboxTable } from "../tables.ts";
import { addressesOf, parseMail, type StoredMail } from "./stored-mail.server.ts";

/** `gone`: the email has been erased. `held`: it is being sent right now. `repeated`: the same request was made before, and is done. */
type ResendResult = { ok: true; email: OutboxTable } | { ok: false; because: "gone" | "held" | "repeated" };

interface ResendInput {
  id: string;
  to?: string | undefined;
  at: string;
  shown?: string | undefined;
  newId?: string | undefined;
}

/**
 * Sends an email again. An email that was sent becomes a new one: mail programs would drop a copy with the same Message-ID. One whose
 * delivery was given up is tried again itself, for as long as a new one.
 * @param to a different address, in a valid format
 * @param shown the status shown beside the button: an email sent to that address since then is not sent twice
 * @param newId id of the new email, the same if the form is sent twice
 * @param at ISO 8601 UTC
 */
export async function resendEmail(
  write: Write,
  { id, to, at, shown, newId = randomUUID() }: ResendInput,
): Promise<ResendResult> {
  const current = await write.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
  if (!current) return { ok: false, because: "gone" };
  const stored = parseMail(current.message);
  const mail: StoredMail = { ...stored, to: { ...stored.to, address: to ?? stored.to.address } };
  const now = { message: JSON.stringify(mail), ...addressesOf(mail) };
  const status = "waiting" as const;
  const fresh = { ...now, status, dueAt: at, createdAt: at, leasedUntil: null, sentAt: null, lastError: null };
  if (current.status === "sent" || current.status === "kept") {
    const wentOutSince = shown !== undefined && shown !== current.status && mail.to.address === stored.to.address;
    if (wentOutSince) return { ok: false, because: "repeated" };
    const row = { ...current, ...fresh, mailbox: null, id: newId, attempts: 0 };
    const made = write.insertInto("outbox").values(row).returningAll();
    const email = await made.onConflict((conflict) => conflict.column("id").doNothing()).executeTakeFirst();
    return email ? { ok: true, email } : { ok: false, because: "repeated" };
  }
  if (current.leasedUntil !== null && current.leasedUntil > at) return { ok: false, because: "held" };
  const changed = write.updateTable("outbox").set(fresh).where("id", "=", id).returningAll();
  return { ok: true, email: await changed.executeTakeFirstOrThrow() };
}
