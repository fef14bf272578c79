import { sql } from "kysely";

/** The row with which a page ended: the next one goes on after it, along the index of both columns. */
export type After = readonly [at: string, id: string] | undefined;

/** Rows after (or, from the newest, before) that one. */
export const beyond = (way: "<" | ">", [at, id]: readonly [string, string], after: After) =>
  sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) ${sql.raw(way)} (${after?.[0]}, ${after?.[1]})`;
