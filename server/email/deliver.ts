import { setTimeout as wait } from "node:timers/promises";
import type { Updateable } from "kysely";
import type { Clock, Log, OutboxTable } from "../../app/context.ts";
import type { OpenDatabase } from "../database/open.ts";
import { nextTry } from "./schedule.ts";
import type { OutgoingMail, SendResult, Transport } from "./transport.ts";

/**
 * Milliseconds a deliverer may hold a mail: longer than the longest hand-over (smtp.ts) and than recording it may take, with
 * minutes to spare for clocks that differ. Until then no other process touches it, even if this one was killed.
 */
export const lease = 10 * 60_000;

export interface Deliverer {
  store: Pick<OpenDatabase, "database" | "kind">;
  transport: Transport;
  clock: Clock;
  log: Log;
  retrySeconds: readonly number[];
  /** Whether the clock can be believed; nothing is given up for its age while it can't */
  clockBelieved?: () => boolean;
}

/** Hands one claimed mail over and records what became of it. */
export async function deliver(deliverer: Deliverer, mail: OutgoingMail): Promise<void> {
  const outcome = await deliverer.transport.hand(mail);
  const { log } = deliverer;
  const change = changeAfter(deliverer, outcome, mail);
  const about = { id: mail.id, kind: mail.kind, ref: mail.subjectRef, attempts: mail.attempts };
  await record(deliverer, mail, change);
  if ("reason" in outcome) {
    const event = change.status === "undelivered" ? "mail.undelivered" : "mail.delayed";
    log.info(event, { ...about, code: outcome.code });
  } else log.info(`mail.${outcome.result}`, about);
}

function changeAfter(
  { clock, retrySeconds, clockBelieved = () => true }: Deliverer,
  outcome: SendResult,
  mail: OutgoingMail,
): Updateable<OutboxTable> {
  const now = clock.now();
  if (!("reason" in outcome)) return { status: outcome.result, sentAt: now.toISOString(), lastError: null };
  const created = new Date(mail.createdAt);
  const again =
    outcome.result === "later" ? nextTry(created, now, mail.attempts, retrySeconds, clockBelieved()) : undefined;
  if (!again) return { status: "undelivered", lastError: outcome.reason };
  return { dueAt: again.toISOString(), lastError: outcome.reason };
}

/**
 * A mail that went out and is not recorded would go out again when the lease ends: so this is tried until then.
 * `attempts` makes it the holder's own: a later holder has counted one more.
 */
async function record({ store, clock, log }: Deliverer, mail: OutgoingMail, change: Updateable<OutboxTable>) {
  for (;;) {
    try {
      await store.database
        .updateTable("outbox")
        .set({ ...change, leasedUntil: null })
        .where("id", "=", mail.id)
        .where("attempts", "=", mail.attempts)
        .where("status", "=", "waiting")
        .execute();
      return;
    } catch (error) {
      log.error("mail.not-recorded", error, { id: mail.id });
      if (!mail.leasedUntil || clock.now().toISOString() >= mail.leasedUntil) return;
      await wait(500);
    }
  }
}
