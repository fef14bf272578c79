import type { Reader, Write } from "../../context.ts";
import { indexNewEnquiry } from "../search/store.server.ts";
import type { EnquiryTable } from "./table.server.ts";

export async function insertEnquiry(write: Write, enquiry: EnquiryTable): Promise<void> {
  await write.insertInto("enquiry").values(enquiry).execute();
  await indexNewEnquiry(write, enquiry);
}

export const enquiryByKey = (database: Reader, key: string): Promise<EnquiryTable | undefined> =>
  database.selectFrom("enquiry").selectAll().where("idempotencyKey", "=", key).executeTakeFirst();
