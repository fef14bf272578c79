import type { Selectable } from "kysely";
import type { Database, Tables } from "../../app/context.ts";
import { Refusal } from "../refusal.ts";

/** The row whose id is this one or the only one to begin so: lists show eight signs. @throws Refusal when there is none, or several */
export async function byId<T extends "outbox" | "enquiry" | "refund">(
  database: Database,
  table: T,
  typed: string,
): Promise<Selectable<Tables[T]>> {
  const start = typed.trim().toLowerCase();
  const found = /^[0-9a-z-]{4,}$/.test(start)
    ? await database
        .selectFrom(table as "outbox")
        .selectAll()
        .where("id", "like", `${start}%`)
        .limit(2)
        .execute()
    : [];
  const [row] = found;
  if (!row) throw new Refusal([`Nothing is stored under "${typed}".`]);
  if (found.length > 1) throw new Refusal([`Several ids begin with "${typed}". Give more of it.`]);
  return row as unknown as Selectable<Tables[T]>;
}
