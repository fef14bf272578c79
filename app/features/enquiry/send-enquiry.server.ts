import { randomUUID } from "node:crypto";
import type { Ports } from "../../context.ts";
import type { Limit, TooMany } from "../../forms/action.server.ts";
import { copyMail, deskMail } from "./email.ts";
import type { Enquiry } from "./schema.ts";
import { enquiryByKey, insertEnquiry } from "./store.server.ts";
import type { EnquiryTable } from "./table.server.ts";

/** Copies an hour to all addresses together: a copy carries a stranger's words under the agency's name, to anybody. */
export const copiesPerHour = 30;

/** `changed`: the form was sent before with another text, so this may be a second message; nothing was stored. */
type SendEnquiryResult = "stored" | "already" | "changed";

/** With its emails in one transaction, once for each key. @param limit asked only for a new key @throws what the database throws */
export async function sendEnquiry(
  ports: Ports,
  { enquiry, key, suspect }: { enquiry: Enquiry; key: string; suspect: boolean },
  limit?: Limit,
): Promise<SendEnquiryResult | TooMany> {
  const row: EnquiryTable = {
    id: randomUUID(),
    idempotencyKey: key,
    suspect: suspect ? 1 : 0,
    ...enquiry,
    createdAt: ports.clock.now().toISOString(),
    doneAt: null,
    bookingRef: null,
  };
  const toVisitor = copyMail(row, ports.settings.origin);
  const toDesk = deskMail(row, ports.settings.origin);
  return ports.write(async (write): Promise<SendEnquiryResult | TooMany> => {
    const earlier = await enquiryByKey(write, key);
    if (earlier) return sameContent(earlier, enquiry) ? "already" : "changed";
    const refused = await limit?.(write);
    if (refused) return refused;
    await insertEnquiry(write, row);
    await ports.outbox.put(write, toDesk, row.id);
    const copied = !suspect && (await ports.rateLimiter.take("enquiry-copies", copiesPerHour, 3600, write)).ok;
    await ports.outbox.reply(write, toVisitor, row.id, !copied);
    return "stored";
  });
}

/** Whether a stored message has the same content as a new one. */
const sameContent = (earlier: EnquiryTable, now: Enquiry): boolean =>
  (["message", "name", "email", "phone"] as const).every((name) => earlier[name] === now[name]);
