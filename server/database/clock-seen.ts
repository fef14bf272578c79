import { z } from "zod";
import type { Database } from "../../app/context.ts";
import { readSetting, writeSetting } from "./settings.ts";

/** The last time at which the site compared its clock, stored in the database for processes that start and for backups. */
const clockShape = z.object({
  /** ISO 8601 UTC */
  seen: z.string(),
  /** ISO 8601 UTC of the last jump; null when there was none */
  steadySince: z.string().nullable(),
});
export type ClockSeen = z.infer<typeof clockShape>;

export const readClockSeen = (value: unknown): ClockSeen | undefined =>
  typeof value === "string" ? clockShape.parse(JSON.parse(value)) : undefined;

export const clockSeen = async (database: Database): Promise<ClockSeen | undefined> =>
  readClockSeen(await readSetting(database, "clock"));

export const rememberClock = (database: Database, seen: ClockSeen): Promise<unknown> =>
  writeSetting(database, "clock", JSON.stringify(seen));

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
