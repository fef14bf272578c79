import type { Database, Write } from "../../context.ts";
import { indexEnquiries } from "../search/store.server.ts";
import type { EnquiryTable } from "./table.server.ts";

/** Stores a message unless its key was stored before. @returns whether it was stored */
export async function insertEnquiry(write: Write, enquiry: EnquiryTable): Promise<boolean> {
  const stored = await write
    .insertInto("enquiry")
    .values(enquiry)
    .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!stored) return false;
  await indexEnquiries(write, [enquiry.id]);
  return true;
}

export const enquiryByKey = (database: Database | Write, key: string): Promise<EnquiryTable | undefined> =>
  database.selectFrom("enquiry").selectAll().where("idempotencyKey", "=", key).executeTakeFirst();
