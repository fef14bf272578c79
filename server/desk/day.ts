/** What today.ts shows, read: of each kind how many there are, and the first of them. Each question goes along an index. */
import { sql } from "kysely";
import type { Database } from "../../app/context.ts";
import { addDays } from "../../app/dates/dates.ts";
import type { Status } from "../../app/features/quote/status.ts";
import type { Quote } from "../../app/features/quote/table.server.ts";
import { listMail } from "./mail.ts";

/** Days ahead that are near. */
export const near = 14;
/** Rows of one kind; the rest is for the lists. */
const most = 10;

export interface Counted<T> {
  count: number;
  first: T[];
}

/** @param today ISO date at the venue @param anHourAgo ISO 8601 UTC */
export async function readDay(database: Database, today: string, anHourAgo: string) {
  const inStatus = (...statuses: Status[]) => database.selectFrom("quote").where("status", "in", statuses);
  const offered = inStatus("reviewing", "sent", "accepted", "deposit-pending").where("suspect", "=", 0);
  const parties = inStatus("booked", "balance-paid")
    .where("eventDate", ">=", today)
    .where("eventDate", "<=", addDays(today, near));
  const owed = database.selectFrom("refund").where("status", "in", ["owed", "failed"]);
  const disputed = database.selectFrom("payment").where("dispute", "=", "open");
  const given = database.selectFrom("outbox").where("status", "=", "undelivered");
  const late = database.selectFrom("outbox").where("status", "=", "waiting").where("createdAt", "<", anHourAgo);
  const messages = database
    .selectFrom("enquiry")
    .where("createdAt", ">=", `${addDays(today, -2)}T00:00:00.000Z`)
    .where("suspect", "=", 0);
  const reviews = database.selectFrom("review").where("status", "=", "waiting");
  const all = sql<number | string>`count(*)`.as("count");
  const count = async (query: { executeTakeFirst(): Promise<{ count: number | string } | undefined> }) =>
    Number((await query.executeTakeFirst())?.count ?? 0);
  const counted = async <T>(counting: Parameters<typeof count>[0], listing: { execute(): Promise<T[]> }) => {
    const found = await count(counting);
    return { count: found, first: found === 0 ? [] : await listing.execute() } satisfies Counted<T>;
  };
  const queue = (query: ReturnType<typeof inStatus>, order: keyof Quote) =>
    counted(query.select(all), query.selectAll().orderBy(order).limit(most));
  return {
    queues: {
      toPrice: await queue(inStatus("requested").where("suspect", "=", 0), "createdAt"),
      toSend: await queue(inStatus("priced"), "createdAt"),
      waiting: await queue(offered, "offerValidUntil"),
      parties: await queue(parties, "eventDate"),
      balances: await queue(inStatus("booked").where("offerBalanceDue", "<=", today), "offerBalanceDue"),
    },
    refunds: await counted(owed.select(all), owed.selectAll().orderBy("dueAt").limit(most)),
    disputes: await counted(disputed.select(all), disputed.select("reference").orderBy("reference").limit(most)),
    undelivered: {
      count: await count(given.select(all)),
      first: await listMail(database, { limit: most, status: "undelivered" }),
    },
    held: await count(late.select(all)),
    messages: await counted(
      messages.select(all),
      messages.selectAll().orderBy("createdAt", "desc").orderBy("id", "desc").limit(most),
    ),
    reviews: await count(reviews.select(all)),
    jobs: await database.selectFrom("job").select(["name", "lastError"]).where("lastError", "is not", null).execute(),
  };
}
