import type { ExpressionBuilder } from "kysely";
import type { Clock, Tables } from "../../app/context.ts";
import type { OpenDatabase } from "../database/open.ts";
import type { OutgoingMail } from "./transport.ts";

type Store = Pick<OpenDatabase, "database" | "kind">;

/** Which of the waiting mails. */
export interface Which {
  /** How often they were tried before */
  tried: "never" | "before" | "whatever";
  /** Ids to leave alone: what is in hand here, whatever the clock says about its lease */
  except: readonly string[];
  /**
   * Milliseconds from now beyond which no mail of ours is ever due: a later time was written while some clock was wrong,
   * and the mail is due now.
   */
  furthest: number;
}

const waiting = ({ tried, except }: Which) => {
  const tries = { never: "=", before: ">", whatever: ">=" } as const;
  return ({ and, eb }: ExpressionBuilder<Tables, "outbox">) =>
    and([
      eb("status", "=", "waiting"),
      eb("attempts", tries[tried], 0),
      ...(except.length > 0 ? [eb("id", "not in", except)] : []),
    ]);
};

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

/**
 * Takes up to `limit` mails that are due, for `lease` milliseconds. One statement, so that two deliverers never take the
 * same: on PostgreSQL rows that another is just taking are skipped, SQLite has one writer. Held mail is due again when its
 * lease ends. The count of attempts goes up at once: it tells this holder from a later one (deliver.ts).
 */
export function claim(
  { database, kind }: Store,
  clock: Clock,
  { limit, lease, ...which }: Which & { limit: number; lease: number },
): Promise<OutgoingMail[]> {
  const now = clock.now();
  const ends = later(now, lease);
  return database
    .updateTable("outbox")
    .set((is) => ({ dueAt: ends, leasedUntil: ends, attempts: is("attempts", "+", 1) }))
    .where("id", "in", (from) =>
      from
        .selectFrom("outbox")
        .select("id")
        .where(waiting(which))
        .where((is) => is.or([is("dueAt", "<=", now.toISOString()), is("dueAt", ">", later(now, which.furthest))]))
        .orderBy("dueAt")
        .limit(limit)
        .$if(kind === "postgres", (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .execute();
}

/** Milliseconds until some such mail can be claimed, at least 0; undefined when none waits. */
export async function untilDue({ database }: Store, clock: Clock, which: Which): Promise<number | undefined> {
  const due = () =>
    database
      .selectFrom("outbox")
      .select((is) => [is.fn.min<string | null>("dueAt").as("first"), is.fn.max<string | null>("dueAt").as("last")])
      .where(waiting(which));
  const now = clock.now();
  const row = await due().executeTakeFirst();
  if (!row?.first || !row.last) return undefined;
  if (row.last > later(now, which.furthest)) return 0;
  return Math.max(0, Date.parse(row.first) - now.getTime());
}
