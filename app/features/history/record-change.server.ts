import { randomUUID } from "node:crypto";
import type { Write } from "../../context.ts";
import type { Actor } from "./table.server.ts";

interface Change {
  actor: Actor;
  /** A quote's reference, or the id of whatever else is changed */
  subject: string;
  /** What was done, such as "performer-asked" */
  action: string;
  /** Never a customer's or a performer's name, address or words */
  detail?: string | null;
  at: Date;
}

/** Writes a change down in the transaction that makes it: one is never without the other. */
export const recordChange = (write: Write, { actor, subject, action, detail = null, at }: Change) =>
  write
    .insertInto("deskChange")
    .values({
      id: randomUUID(),
      at: at.toISOString(),
      actor: actor.kind,
      email: "email" in actor ? actor.email : null,
      subject,
      action,
      detail,
    })
    .execute();
