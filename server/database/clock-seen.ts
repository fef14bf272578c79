import type { Database } from "../../app/context.ts";

interface SettingTable {
  key: string;
  value: string;
}

/** What the site last saw of the clock, kept in the database: a process that starts, and a backup, have no memory of their own. */
export interface ClockSeen {
  /** ISO 8601 UTC */
  seen: string;
  /** ISO 8601 UTC since when it has run without a jump; null when none was ever noticed */
  steadySince: string | null;
}

/** As it stands in the table `setting` */
export const clockKey = "clock";
const settings = (database: Database) => database.withTables<{ setting: SettingTable }>();

export function readClockSeen(value: string | undefined): ClockSeen | undefined {
  return value === undefined ? undefined : (JSON.parse(value) as ClockSeen);
}

export async function clockSeen(database: Database): Promise<ClockSeen | undefined> {
  const row = await settings(database)
    .selectFrom("setting")
    .select("value")
    .where("key", "=", clockKey)
    .executeTakeFirst();
  return readClockSeen(row?.value);
}

export async function rememberClock(database: Database, seen: ClockSeen): Promise<void> {
  const value = JSON.stringify(seen);
  await settings(database)
    .insertInto("setting")
    .values({ key: clockKey, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

/** ISO 8601 UTC of the newest quote, message or mail; undefined when there is none */
export async function newestRow(database: Database): Promise<string | undefined> {
  const newest = await Promise.all(
    (["quote", "enquiry", "outbox"] as const).map((table) =>
      database
        .selectFrom(table)
        .select((is) => is.fn.max<string | null>("createdAt").as("at"))
        .executeTakeFirst(),
    ),
  );
  return newest
    .flatMap((row) => row?.at ?? [])
    .sort()
    .at(-1);
}
