/** A booking whose party is over and the private link that its letter holds, put into a test site's database from outside. */
import { randomBytes } from "node:crypto";
import Sqlite from "better-sqlite3";
import { linkDigest, makeLinkKey } from "../../app/features/quote/reference.server.ts";
import { bookedRow } from "./reviews.ts";
import type { Site } from "./site.ts";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** @returns the link's whole address */
export async function invitedLink(site: Pick<Site, "origin" | "dataFolder">, { ended = false } = {}): Promise<string> {
  const reference = `BT-${randomBytes(2).toString("hex").toUpperCase()}-0000`;
  const key = makeLinkKey();
  const quote = bookedRow(reference, { event_date: inDays(-10).slice(0, 10) });
  const database = new Sqlite(`${site.dataFolder}/site.db`);
  try {
    const columns = Object.keys(quote);
    database
      .prepare(`insert into quote (${columns.join(", ")}) values (${columns.map((name) => `@${name}`).join(", ")})`)
      .run(quote);
    database
      .prepare("insert into review_invite values (?, ?, ?, null, ?)")
      .run(reference, linkDigest(key), inDays(ended ? -1 : 50), inDays(-7));
  } finally {
    database.close();
  }
  return `${site.origin}/reviews/write?key=${key}`;
}
