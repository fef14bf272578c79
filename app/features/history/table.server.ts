/** The table of changes. The SQL is in server/database/migrations. Times ISO 8601 UTC. */
import type { Selectable } from "kysely";
import type { Actor, Subject } from "./actor.ts";

export interface DeskChangeTable {
  id: string;
  at: string;
  actorKind: Actor["kind"];
  /** Email address of the owner or staff; null for other actors */
  actorEmail: string | null;
  subjectKind: Subject["kind"];
  /** A quote's reference, or the id of anything else */
  subjectId: string;
  action: string;
  detail: string | null;
}
export type DeskChange = Selectable<DeskChangeTable>;
