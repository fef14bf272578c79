import { randomUUID } from "node:crypto";
import type { Database, StorePorts, Write } from "../../../context.ts";
import type { Actor } from "../../history/actor.ts";
import { recordChange } from "../../history/record-change.server.ts";
import type { Cookies } from "./cookies.ts";
import { deviceOf } from "./device.ts";
import { type DeskUser, deskUserByEmail } from "./people.ts";
import { digestOf, makeKey } from "./secrets.server.ts";
import type { DeskSession, DeskSessionTable } from "./table.server.ts";

/** Days without a visit after which a session ends. */
const sessionDays = 30;
/** Milliseconds between two records of a visit, so that most page views write nothing to the database. */
const noted = 3_600_000;

const inDays = (now: Date) => new Date(now.getTime() + sessionDays * 86_400_000).toISOString();

/** Set again whenever the session is extended. It outlives the session, so that an expired one leads to signing in and not to a 404. */
export const keepSession = (key: string, cookies: Cookies): void =>
  cookies.set("session", key, 2 * sessionDays * 86_400);

interface NewSession extends Pick<DeskSessionTable, "way"> {
  person: DeskUser;
  userAgent: string | null;
  now: Date;
  /** Key of this browser's earlier session, which ends */
  before: string | undefined;
}

/** Starts a session under a new key, whatever key the browser sent. @returns the key, for the cookie */
export async function beginSession(write: Write, { person, way, userAgent, now, before }: NewSession): Promise<string> {
  const key = makeKey();
  const at = now.toISOString();
  await write
    .deleteFrom("deskSession")
    .where((is) => is.or([is("expiresAt", "<=", at), is("digest", "=", before === undefined ? "" : digestOf(before))]))
    .execute();
  await write
    .insertInto("deskSession")
    .values({
      id: randomUUID(),
      digest: digestOf(key),
      email: person.email,
      way,
      device: deviceOf(userAgent),
      createdAt: at,
      seenAt: at,
      expiresAt: inDays(now),
    })
    .execute();
  await recordChange(write, {
    at: now,
    actor: person,
    subject: desk,
    action: "Signed in",
    detail: `by ${wayText[way]}`,
  });
  return key;
}

export const desk = { kind: "desk", id: "desk" } as const;
export const wayText = {
  email: "a link in an email",
  terminal: "a link from the terminal",
  passkey: "a passkey",
} as const satisfies Record<DeskSessionTable["way"], string>;

export interface SignedIn {
  person: DeskUser;
  sessionId: string;
  /** The session was extended, so its cookie must be set again */
  extended: boolean;
}

/** Whose session this is, with their current role in DESK_EMAILS. Undefined for an unknown or expired key. */
export async function readSession(
  { database, write, clock }: StorePorts,
  people: readonly DeskUser[],
  key: string | undefined,
): Promise<SignedIn | undefined> {
  if (key === undefined) return undefined;
  const now = clock.now();
  const session = await database
    .selectFrom("deskSession")
    .selectAll()
    .where("digest", "=", digestOf(key))
    .where("expiresAt", ">", now.toISOString())
    .executeTakeFirst();
  const person = session && deskUserByEmail(people, session.email);
  if (!person) return undefined;
  const extended = now.getTime() - Date.parse(session.seenAt) > noted;
  if (extended)
    await write((write) =>
      write
        .updateTable("deskSession")
        .set({ seenAt: now.toISOString(), expiresAt: inDays(now) })
        .where("id", "=", session.id)
        .execute(),
    );
  return { person, sessionId: session.id, extended };
}

export const listSessions = (database: Database, now: Date): Promise<DeskSession[]> =>
  database
    .selectFrom("deskSession")
    .selectAll()
    .where("expiresAt", ">", now.toISOString())
    .orderBy("seenAt", "desc")
    .orderBy("id")
    .execute();

/** Ends a session from the list. @returns the ended session; undefined if it was over already */
export async function endListed(
  write: Write,
  { id, actor, at }: { id: string; actor: Actor; at: Date },
): Promise<DeskSession | undefined> {
  const ended = await endSession(write, id);
  if (ended)
    await recordChange(write, { at, actor, subject: desk, action: "Ended a session", detail: `of ${ended.email}` });
  return ended;
}

export async function endSession(write: Write, id: string): Promise<DeskSession | undefined> {
  return await write.deleteFrom("deskSession").where("id", "=", id).returningAll().executeTakeFirst();
}
