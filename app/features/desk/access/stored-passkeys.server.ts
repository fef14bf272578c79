/** The stored passkeys of the desk; passkeys.server.ts creates them and verifies their signatures. */
import type { Database, Write } from "../../../context.ts";
import type { Actor } from "../../history/actor.ts";
import { recordChange } from "../../history/record-change.server.ts";
import type { DeskUser } from "./people.ts";
import { desk } from "./sessions.server.ts";
import type { DeskPasskey } from "./table.server.ts";

/** @param person all people when left out */
export const passkeysOf = (database: Database, person?: DeskUser): Promise<DeskPasskey[]> =>
  database
    .selectFrom("deskPasskey")
    .selectAll()
    .$if(person !== undefined, (query) => query.where("email", "=", person?.email ?? ""))
    .orderBy("createdAt")
    .execute();

export async function removePasskey(
  write: Write,
  { id, email, actor, at }: Pick<DeskPasskey, "id" | "email"> & { actor: Actor; at: Date },
): Promise<void> {
  const gone = await write
    .deleteFrom("deskPasskey")
    .where("id", "=", id)
    .where("email", "=", email)
    .returning("id")
    .execute();
  if (gone.length > 0) await recordChange(write, { at, actor, subject: desk, action: "Removed a passkey" });
}
