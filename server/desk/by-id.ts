import type { Selectable } from "kysely";
import type { Database, Tables } from "../../app/context.ts";
import { Refusal } from "../refusal.ts";

/** The most ids that are listed when several begin with the same characters. */
export const maxListed = 5;

export const notStored = (typed: string) => new Refusal([`Nothing is stored under "${typed}".`]);

/** @param found references or ids, in order @throws Refusal when there is none; when there are several, naming them */
export function oneOf<T extends string>(typed: string, found: readonly T[]): T {
  const [one] = found;
  if (one === undefined) throw notStored(typed);
  if (found.length === 1) return one;
  const named = found.slice(0, maxListed).map((each) => `  ${each}`);
  const more = found.length > named.length ? ["  and more"] : [];
  throw new Refusal([`Several begin with "${typed}". Give more of the one you mean:`, ...named, ...more]);
}

/** The item of a short list whose id equals `typed` or starts with it. @throws Refusal as `oneOf` */
export function oneStarting<T>(typed: string, list: readonly T[], idOf: (one: T) => string): T {
  const start = typed.trim();
  const found = list.filter((one) => start !== "" && idOf(one).startsWith(start));
  const id = oneOf(typed, found.map(idOf));
  return found.find((one) => idOf(one) === id) as T;
}

type WithId = "outbox" | "enquiry" | "refund" | "review" | "performer";

const alphabet = "0123456789abcdefghijklmnopqrstuvwxyz";

/** The first text after all those that start with `start`, so that the query is a range of the index; `like` alone would read every row. */
function end(start: string): string {
  const stem = start.replace(/-+$/, "");
  const next = alphabet[alphabet.indexOf(stem.at(-1) ?? "") + 1];
  return next ? stem.slice(0, -1) + next : `${stem}z`;
}

/** The ids that equal this one or start with it, at most a few; none for fewer than four characters. */
export async function idsLike(database: Database, table: WithId, typed: string): Promise<string[]> {
  const start = typed.trim().toLowerCase();
  if (!/^[0-9a-z][0-9a-z-]{3,}$/.test(start)) return [];
  const rows = await database
    .selectFrom(table as "outbox")
    .select("id")
    .where("id", ">=", start)
    .where("id", "<", end(start))
    .where("id", "like", `${start}%`)
    .orderBy("id")
    .limit(maxListed + 1)
    .execute();
  const ids = rows.map(({ id }) => id);
  return ids.includes(start) ? [start] : ids;
}

/** The row whose id equals `typed` or is the only one to start with it: lists show eight characters. @throws Refusal as `oneOf` */
export async function byId<T extends WithId>(
  database: Database,
  table: T,
  typed: string,
): Promise<Selectable<Tables[T]>> {
  const row = await database
    .selectFrom(table as "outbox")
    .selectAll()
    .where("id", "=", oneOf(typed, await idsLike(database, table, typed)))
    .executeTakeFirst();
  if (!row) throw notStored(typed);
  return row as unknown as Selectable<Tables[T]>;
}
