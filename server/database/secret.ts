import { randomBytes } from "node:crypto";
import type { Database } from "../../app/context.ts";

/** One value that all processes on a database share. Not in Tables, because no route may read it. */
interface SettingTable {
  key: string;
  value: string;
}

/**
 * The secret behind links and digests, made on first use. Of several processes at once one row wins, and all of them read it.
 */
export async function sharedSecret(database: Database): Promise<string> {
  const settings = database.withTables<{ setting: SettingTable }>();
  const read = () => settings.selectFrom("setting").select("value").where("key", "=", "secret").executeTakeFirst();
  const existing = await read();
  if (existing) return existing.value;
  await settings
    .insertInto("setting")
    .values({ key: "secret", value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  const made = await read();
  if (!made) throw new Error("the shared secret was written and is not there");
  return made.value;
}
