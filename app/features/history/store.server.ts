import type { Reader, Write } from "../../context.ts";
import type { Subject } from "./actor.ts";
import type { DeskChange } from "./table.server.ts";

/** The changes to a subject, oldest first. */
export const changesOf = (reader: Reader, { kind, id }: Subject): Promise<DeskChange[]> =>
  reader
    .selectFrom("deskChange")
    .selectAll()
    .where("subjectKind", "=", kind)
    .where("subjectId", "=", id)
    .orderBy("at")
    .orderBy("id")
    .execute();

export async function eraseChanges(write: Write, kind: Subject["kind"], ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await write.deleteFrom("deskChange").where("subjectKind", "=", kind).where("subjectId", "in", ids).execute();
}
