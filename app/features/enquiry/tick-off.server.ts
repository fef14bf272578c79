import type { Database, Ports, Reader, Write } from "../../context.ts";
import type { Actor } from "../history/actor.ts";
import { recordChange } from "../history/record-change.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import type { EnquiryTable } from "./table.server.ts";

export const enquiryById = (reader: Reader, id: string): Promise<EnquiryTable | undefined> =>
  reader.selectFrom("enquiry").selectAll().where("id", "=", id).executeTakeFirst();

/** Messages that are waiting or done, newest first, a page at a time. @param after the last message of the previous page */
export const listEnquiries = (
  database: Database,
  { done, limit, after }: { done: boolean; limit: number; after?: Pick<EnquiryTable, "createdAt" | "id"> | undefined },
): Promise<EnquiryTable[]> =>
  database
    .selectFrom("enquiry")
    .selectAll()
    .where("doneAt", done ? "is not" : "is", null)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("createdAt", "id"), "<", tuple(after?.createdAt ?? "", after?.id ?? "")),
      ),
    )
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

/** Ticks a message off, or marks it as waiting again. Repeating it changes nothing more. @returns whether the message is stored */
export const tickOff = (
  { write, clock }: Pick<Ports, "write" | "clock">,
  { id, done, by }: { id: string; done: boolean; by: Actor },
): Promise<boolean> => write((transaction) => tick(transaction, { id, done, by, at: clock.now() }));

/** Runs in the caller's transaction. @param reference the booking made from the message */
export async function tick(
  write: Write,
  { id, done, by, at, reference }: { id: string; done: boolean; by: Actor; at: Date; reference?: Reference },
): Promise<boolean> {
  const current = await enquiryById(write, id);
  if (!current) return false;
  if ((current.doneAt !== null) === done && reference === undefined) return true;
  const set = { doneAt: done ? at.toISOString() : null, ...(reference && { bookingRef: reference }) };
  await write.updateTable("enquiry").set(set).where("id", "=", id).execute();
  const action = reference ? "Made it a booking" : done ? "Ticked it off" : "Put it back";
  await recordChange(write, { at, actor: by, subject: { kind: "enquiry", id }, action, detail: reference });
  return true;
}
