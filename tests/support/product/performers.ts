/** Performers, and bookings that need them, for tests. */
import { randomUUID } from "node:crypto";
import type { Database, Ports, Write } from "../../../app/context.ts";
import { markPaid } from "../../../app/features/payment/mark-paid.server.ts";
import type { Performer } from "../../../app/features/performer/table.server.ts";
import type { Reference } from "../../../app/features/quote/reference.server.ts";
import { quoteByReference } from "../../../app/features/quote/store.server.ts";
import { accepted, form } from "./booking.ts";

const york = { lat: 53.958, lon: -1.08 };

/** Somebody from York who does everything that tests ask for, within 40 miles. */
export async function storePerformer(
  database: Database | Write,
  changes: Partial<Performer> = {},
  acts: readonly string[] = ["cheeky-butlers"],
): Promise<Performer> {
  const publicName = changes.publicName ?? "Sam";
  const performer: Performer = {
    id: randomUUID(),
    version: 1,
    publicName,
    legalName: `${publicName} Legal`,
    base: "York",
    ...york,
    miles: 40,
    phone: "07700 900456",
    email: `${publicName.toLowerCase()}@performer.example`,
    fee: 8000,
    notes: null,
    active: 1,
    createdAt: "2026-11-21T12:00:00.000Z",
    changedAt: "2026-11-21T12:00:00.000Z",
    ...changes,
  };
  await database.insertInto("performer").values(performer).execute();
  for (const act of acts)
    await database.insertInto("performerAct").values({ act, performerId: performer.id }).execute();
  return performer;
}

/** A booking whose deposit is paid: in York on 12 June 2027 at half past seven for two hours, one butler. */
export async function bookedParty(ports: Ports, changes: Record<string, string> = {}): Promise<Reference> {
  const asked = form({ performers: "1", time: "7.30pm", ...changes }, { placeSlug: changes.place ? null : "york" });
  const reference = await accepted(ports, asked);
  const pence = (await quoteByReference(ports.database, reference))?.offerDeposit ?? 0;
  const paid = await markPaid(ports, { reference, part: "deposit", pence });
  if (!paid.ok) throw new Error(JSON.stringify(paid));
  return reference;
}
