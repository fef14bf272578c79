import type { Write } from "../../context.ts";
import { eraseChanges } from "../history/store.server.ts";
import { indexEnquiries } from "../search/store.server.ts";

/** Deletes messages from the contact form with their answers, emails, notifications and history, in the caller's transaction. */
export async function eraseEnquiries(write: Write, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await write.deleteFrom("notice").where("reference", "in", ids).execute();
  await write.deleteFrom("message").where("subjectRef", "in", ids).execute();
  await write.deleteFrom("outbox").where("subjectRef", "in", ids).execute();
  await write.deleteFrom("enquiry").where("id", "in", ids).execute();
  await indexEnquiries(write, ids);
  await eraseChanges(write, "enquiry", ids);
}
