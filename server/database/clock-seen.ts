import { z } from "zod";
import type { Database } from "../../app/context.ts";

interface SettingTable {
  key: string;
  value: string;
}

/** The time that the site last stored in the database, for processes that start and for backups. */
const clockShape = z.object({
  /** ISO 8601 UTC */
  seen: z.string(),
  /** ISO 8601 UTC of the last jump; null when there was none */
  steadySince: z.string().nullable(),
});
export type ClockSeen = z.infer<typeof clockShape>;

/** Its key in the table `setting` */
export const clockKey = "clock";
const settings = (database: Database) => database.withTables<{ setting: SettingTable }>();

export function readClockSeen(value: string | undefined): ClockSeen | undefined {
  return value === undefined ? undefined : clockShape.parse(JSON.parse(value));
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
