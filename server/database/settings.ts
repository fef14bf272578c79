import { randomBytes } from "node:crypto";
import type { Database } from "../../app/context.ts";

/** Values that all processes on a database share. Not in Tables, because no route may read them. */
const settings = (database: Database) => database.withTables<{ setting: { key: string; value: string } }>();

/**
 * `origin` is the public origin with which the site last started: emails of the desk and of jobs link there, whatever their own
 * environment says. `payments` is the name of the payment adapter with which it started, from which the terminal desk knows who sends a
 * refund. `clock` is described in clock-seen.ts, `backup` in ../backup/last-backup.ts.
 */
type Key = "secret" | "origin" | "payments" | "clock" | "backup";

/** @returns undefined where it was never written */
export async function readSetting(database: Database, key: Key): Promise<string | undefined> {
  const row = await settings(database).selectFrom("setting").select("value").where("key", "=", key).executeTakeFirst();
  return row?.value;
}

export const writeSetting = (database: Database, key: Key, value: string): Promise<unknown> =>
  settings(database)
    .insertInto("setting")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();

/** The secret behind links and digests, made on first use. When several processes make it at once, one row wins and all of them read it. */
export async function sharedSecret(database: Database): Promise<string> {
  const existing = await readSetting(database, "secret");
  if (existing !== undefined) return existing;
  await settings(database)
    .insertInto("setting")
    .values({ key: "secret", value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  return sharedSecret(database);
}
