import { setTimeout as wait } from "node:timers/promises";
import type { Updateable } from "kysely";
import type { Clock, Log } from "../../app/context.ts";
import type { OutboxTable } from "../../app/tables.ts";
import type { OpenDatabase } from "../database/open.ts";
import { finish } from "../leases.ts";
import { nextTry } from "./next-try.ts";
import type { OutgoingMail, SendResult, Transport } from "./transport.ts";

/**
 * Milliseconds for which a process may hold an email: longer than sending (smtp.ts) and recording may take together, with minutes to
 * spare for clocks that differ. Until then no other process takes it, even if this one is killed.
 */
export const lease = 10 * 60_000;

export interface Deliverer {
  store: Pick<OpenDatabase, "database" | "write" | "kind">;
  transport: Transport;
  clock: Clock;
  log: Log;
  retrySeconds: readonly number[];
  /** Whether the clock can be trusted; while it can't, nothing is given up for its age */
  clockTrusted?: () => boolean;
}

const loginRefused = "the mail server refuses the user or the password in SMTP_URL";

export async function deliver(deliverer: Deliverer, mail: OutgoingMail): Promise<void> {
  const result = await deliverer.transport.send(mail);
  const change = changeAfter(deliverer, result, mail);
  const about = { id: mail.id, kind: mail.kind, ref: mail.subjectRef, attempts: mail.attempts };
  await record(deliverer, mail, change);
  if ("reason" in result) {
    const event = change.status === "undelivered" ? "mail.undelivered" : "mail.delayed";
    const fields = { ...about, code: result.code };
    // Nothing goes out until somebody corrects the settings.
    if (result.code.startsWith("EAUTH")) deliverer.log.error(event, new Error(loginRefused), fields);
    else deliverer.log.info(event, fields);
  } else deliverer.log.info(`mail.${result.result}`, about);
}

function changeAfter(
  { clock, retrySeconds, clockTrusted = () => true }: Deliverer,
  result: SendResult,
  mail: OutgoingMail,
): Updateable<OutboxTable> {
  const now = clock.now();
  if (!("reason" in result)) return { status: result.result, sentAt: now.toISOString(), lastError: null };
  const created = new Date(mail.createdAt);
  const next =
    result.result === "retry" ? nextTry(created, now, mail.attempts, retrySeconds, clockTrusted()) : undefined;
  if (!next) return { status: "undelivered", lastError: result.reason };
  return { dueAt: next.toISOString(), lastError: result.reason };
}

/** Records the result. Without that, a sent email would be sent again when the lease ends, so recording is repeated until then. */
async function record({ store, clock, log }: Deliverer, mail: OutgoingMail, change: Updateable<OutboxTable>) {
  const until = mail.leasedUntil ?? "";
  for (;;) {
    try {
      await store.write((write) => finish(write, { table: "outbox", key: mail.id, lease, until }, change));
      return;
    } catch (error) {
      log.error("mail.not-recorded", error, { id: mail.id });
      if (clock.now().toISOString() >= until) return;
      await wait(500);
    }
  }
}
