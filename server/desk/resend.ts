import { randomUUID } from "node:crypto";
import type { Mail, OutboxTable, Write } from "../../app/context.ts";
import { parseMail } from "../../app/email/stored-mail.server.ts";
import { emailShape } from "../../app/forms/schema.ts";
import { Refusal } from "../refusal.ts";
import { byId } from "./by-id.ts";
import { mailTable, withMessage } from "./mail.ts";
import type { Desk, Result } from "./open.ts";

/**
 * Sends an email again. One that went out becomes a new email: under its old Message-ID mail programs would drop it as a copy.
 * One that was given up is the same email, tried again for as long as a new one.
 * @throws Refusal when there is none, or the address can't be one
 */
export async function resend(desk: Desk, id: string, { to }: { to?: string }): Promise<Result> {
  const seen = await byId(desk.database, "outbox", id);
  if (to !== undefined && !emailShape.test(to)) throw new Refusal([`"${to}" is not an email address.`]);
  const mail = parseMail(seen.message);
  const address = to ?? mail.to.address;
  await desk.ask.agree(`Send "${mail.subject}" to ${address}?`);
  const at = desk.ports.clock.now().toISOString();
  const message = JSON.stringify({ ...mail, to: { ...mail.to, address } } satisfies Mail);
  const sent = await desk.ports.write((write) => again(write, seen.id, message, at));
  if (sent === "gone") throw new Refusal(["That email has just been erased."]);
  if (sent === "held") throw new Refusal(["That email is just being sent. Look again in a minute."]);
  const resent = withMessage(sent);
  return { data: resent, text: `It goes out within seconds while the site runs.\n${mailTable([resent], desk.width)}` };
}

async function again(write: Write, id: string, message: string, at: string): Promise<OutboxTable | "gone" | "held"> {
  const stands = await write.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
  if (!stands) return "gone";
  const status = "waiting" as const;
  const fresh = { message, status, dueAt: at, createdAt: at, leasedUntil: null, sentAt: null, lastError: null };
  if (stands.status === "sent" || stands.status === "kept") {
    const row = { ...stands, ...fresh, mailbox: null, id: randomUUID(), attempts: 0 };
    return write.insertInto("outbox").values(row).returningAll().executeTakeFirstOrThrow();
  }
  if (stands.leasedUntil !== null && stands.leasedUntil > at) return "held";
  return write.updateTable("outbox").set(fresh).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}
