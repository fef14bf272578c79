import type { Clock } from "../../app/context.ts";
import type { OpenDatabase } from "../database/open.ts";
import type { OutgoingMail } from "./transport.ts";

type Store = Pick<OpenDatabase, "database" | "kind">;

/**
 * Takes up to `limit` mails that are due, for `lease` milliseconds. One statement, so that two deliverers never take the
 * same: on PostgreSQL rows that another is just taking are skipped, SQLite has one writer. Held mail is due again when its
 * lease ends. The count of attempts goes up at once: it tells this holder from a later one (deliver.ts).
 */
export function claim({ database, kind }: Store, clock: Clock, limit: number, lease: number): Promise<OutgoingMail[]> {
  const now = clock.now();
  const ends = new Date(now.getTime() + lease).toISOString();
  return database
    .updateTable("outbox")
    .set((is) => ({ due_at: ends, leased_until: ends, attempts: is("attempts", "+", 1) }))
    .where("id", "in", (from) =>
      from
        .selectFrom("outbox")
        .select("id")
        .where("status", "=", "waiting")
        .where("due_at", "<=", now.toISOString())
        .orderBy("due_at")
        .limit(limit)
        .$if(kind === "postgres", (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .execute();
}

/** Milliseconds until some waiting mail can be claimed, at least 0; undefined when none waits. */
export async function untilDue({ database }: Store, clock: Clock): Promise<number | undefined> {
  const row = await database
    .selectFrom("outbox")
    .select((is) => is.fn.min<string | null>("due_at").as("at"))
    .where("status", "=", "waiting")
    .executeTakeFirst();
  return row?.at ? Math.max(0, Date.parse(row.at) - clock.now().getTime()) : undefined;
}
