/** The table of changes. The SQL is in server/database/migrations. Times ISO 8601 UTC. */
import type { Selectable } from "kysely";
import type { Actor, Subject } from "./actor.ts";

export interface DeskChangeTable {
  id: string;
  at: string;
  actorKind: Actor["kind"];
  /** Of owner and staff, null for everybody else */
  actorEmail: string | null;
  subjectKind: Subject["kind"];
  /** A quote's reference, or the id of anything else */
  subjectId: string;
  action: string;
  detail: string | null;
}
export type DeskChange = Selectable<DeskChangeTable>;
