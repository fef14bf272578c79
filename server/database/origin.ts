import type { Database } from "../../app/context.ts";

interface SettingTable {
  key: string;
  value: string;
}

const settings = (database: Database) => database.withTables<{ setting: SettingTable }>();

/** Stores the origin at each start: emails of the desk and of jobs link there, whatever their own environment says. */
export const rememberOrigin = (database: Database, origin: string): Promise<unknown> =>
  settings(database)
    .insertInto("setting")
    .values({ key: "origin", value: origin })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: origin }))
    .execute();

/** The public origin with which the site last started; undefined before its first start. */
export async function rememberedOrigin(database: Database): Promise<string | undefined> {
  const row = await settings(database)
    .selectFrom("setting")
    .select("value")
    .where("key", "=", "origin")
    .executeTakeFirst();
  return row?.value;
}
