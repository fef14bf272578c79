import { randomUUID } from "node:crypto";
import type { Write } from "../../context.ts";
import type { Actor, Subject } from "./actor.ts";

interface Change {
  at: Date;
  actor: Actor;
  subject: Subject;
  /** In the past tense and as the timeline shows it: "Changed the date" */
  action: string;
  /** Such as "12 June 2027 → 19 June 2027". Never a customer's or performer's name or address, nor anything they typed */
  detail?: string | undefined;
}

/** Records who changed what, in the transaction that makes the change. */
export async function recordChange(write: Write, { at, actor, subject, action, detail }: Change): Promise<void> {
  await write
    .insertInto("deskChange")
    .values({
      id: randomUUID(),
      at: at.toISOString(),
      actorKind: actor.kind,
      actorEmail: "email" in actor ? actor.email : null,
      subjectKind: subject.kind,
      subjectId: subject.id,
      action,
      detail: detail ?? null,
    })
    .execute();
}

export const recordOnQuote = (write: Write, reference: string, change: Omit<Change, "subject">): Promise<void> =>
  recordChange(write, { ...change, subject: { kind: "quote", id: reference } });
