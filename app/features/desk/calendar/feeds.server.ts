/** Creates, lists and revokes the secret addresses of calendar feeds. */
import type { Database, Write } from "../../../context.ts";
import type { Actor } from "../../history/actor.ts";
import { recordChange } from "../../history/record-change.server.ts";
import { linkDigest, makeLinkKey } from "../../quote/reference.server.ts";

const subject = { kind: "desk", id: "calendar" } as const;

export const feedPath = (key: string) => `/desk/calendar/feed/${key}.ics`;

/** @returns the key, which can't be read again later */
export async function makeFeed(write: Write, actor: Actor, at: Date): Promise<string> {
  const key = makeLinkKey();
  const madeBy = "email" in actor ? actor.email : actor.kind;
  await write
    .insertInto("calendarFeed")
    .values({ digest: linkDigest(key), madeBy, madeAt: at.toISOString() })
    .execute();
  await recordChange(write, { at, actor, subject, action: "Made a calendar feed" });
  return key;
}

export async function removeFeed(write: Write, digest: string, actor: Actor, at: Date): Promise<void> {
  const gone = await write.deleteFrom("calendarFeed").where("digest", "=", digest).returning("digest").execute();
  if (gone.length === 0) return;
  await recordChange(write, { at, actor, subject, action: "Took back a calendar feed" });
}

export const feeds = (database: Database) =>
  database.selectFrom("calendarFeed").selectAll().orderBy("madeAt").execute();
