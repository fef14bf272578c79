import type { Database, Write } from "../../context.ts";
import type { DeskChange } from "./table.server.ts";

/** What was changed about something, oldest first. @param subject a quote's reference, or another id */
export const changesOf = (reader: Database | Write, subject: string): Promise<DeskChange[]> =>
  reader.selectFrom("deskChange").selectAll().where("subject", "=", subject).orderBy("at").orderBy("id").execute();
