import type { ExpressionBuilder } from "kysely";
import type { Tables } from "../../app/context.ts";
import { claim, skew, timeAfter, type Work } from "../leases.ts";
import { type Deliverer, deliver, lease } from "./deliver.ts";
import type { OutgoingMail } from "./transport.ts";

/** Emails sent in parallel; each frees its place by itself, however long the others take. */
const mostSending = 10;
/** How many of these may be retries: so receivers that hang on every try leave room for new emails. */
const retriesAtOnce = 4;

type Attempts = "never" | "before" | "whatever";
const tries = { never: "=", before: ">", whatever: ">=" } as const;

/** @param ended called whenever an email is sent or has failed: there is room for another */
export function deliveryQueue(deliverer: Deliverer, ended: () => void = () => {}) {
  const { store, clock, retrySeconds } = deliverer;
  const sending = new Map<string, { retry: boolean; done: Promise<void> }>();
  /** Milliseconds: a time further ahead than this was written by a wrong clock */
  const furthest = Math.max(lease, ...retrySeconds.map((seconds) => seconds * 1000)) + skew;
  const room = () => mostSending - sending.size;
  const roomForRetries = () =>
    Math.min(room(), retriesAtOnce - [...sending.values()].filter(({ retry }) => retry).length);

  /** The waiting emails, without those that this process is sending: those are left out even if the clock says that their lease has ended. */
  const waiting = (tried: Attempts) => {
    const inThisProcess = [...sending.keys()];
    return ({ and, eb }: Pick<ExpressionBuilder<Tables, "outbox">, "and" | "eb">) =>
      and([
        eb("status", "=", "waiting"),
        eb("attempts", tries[tried], 0),
        ...(inThisProcess.length > 0 ? [eb("id", "not in", inThisProcess)] : []),
      ]);
  };

  const beginSome = async (tried: "never" | "before", limit: number) => {
    if (limit <= 0) return 0;
    const work: Work = {
      table: "outbox",
      where: waiting(tried),
      lease,
      furthest: { due: furthest, lease: furthest },
      skipLocked: store.kind === "postgres",
    };
    const mails: OutgoingMail[] = await claim(store.database, clock, work, limit)
      .set((is) => ({ attempts: is("attempts", "+", 1) }))
      .returningAll()
      .execute();
    for (const mail of mails) {
      const done = deliver(deliverer, mail).finally(() => {
        sending.delete(mail.id);
        ended();
      });
      sending.set(mail.id, { retry: tried === "before", done });
    }
    return mails.length;
  };

  return {
    /** Claims as many due emails as there is room for, and starts to send them. @returns how many were started */
    async begin() {
      const started = await beginSome("never", room());
      return started + (await beginSome("before", roomForRetries()));
    },
    /** Milliseconds until there may be something to start; undefined when nothing waits, or not before `ended` is called */
    async untilNext() {
      if (room() <= 0) return undefined;
      // The due time of an email that is being sent elsewhere is the end of its lease.
      const row = await store.database
        .selectFrom("outbox")
        .select((is) => [is.fn.min<string | null>("dueAt").as("first"), is.fn.max<string | null>("dueAt").as("last")])
        .where(waiting(roomForRetries() > 0 ? "whatever" : "never"))
        .executeTakeFirst();
      const now = clock.now();
      if (!row?.first || !row.last) return undefined;
      return row.last > timeAfter(now, furthest) ? 0 : Math.max(0, Date.parse(row.first) - now.getTime());
    },
    async settled() {
      while (sending.size > 0) await Promise.all([...sending.values()].map(({ done }) => done));
    },
  };
}
