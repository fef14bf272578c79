/** What is written down about performers and their jobs: never who they are, only which row. */
import type { Write } from "../../context.ts";
import { recordChange } from "../history/record-change.server.ts";
import type { Actor } from "../history/table.server.ts";
import type { Assignment } from "./table.server.ts";

export type { Actor };

/** On the booking's timeline. */
export const recordAssignment = (
  write: Write,
  actor: Actor,
  action: string,
  { reference, performerId }: Pick<Assignment, "reference" | "performerId">,
  at: Date,
) => recordChange(write, { actor, subject: reference, action, detail: performerId, at });

/** On the performer's own. */
export const recordPerformer = (write: Write, actor: Actor, action: string, id: string, at: Date) =>
  recordChange(write, { actor, subject: id, action, at });
