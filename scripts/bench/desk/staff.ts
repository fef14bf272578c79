import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import { askedFor } from "../../../app/features/performer/job.server.ts";
import type { AssignmentTable, PerformerTable } from "../../../app/features/performer/table.server.ts";
import type { OpenDatabase } from "../../../server/database/open.ts";

const batchSize = 500;

/** Performers, each accepted for some of the open bookings, and an invoice for every payment. */
export async function fillStaff({ database, write }: OpenDatabase, count: number, now: Date): Promise<void> {
  const at = now.toISOString();
  const performers: Insertable<PerformerTable>[] = Array.from({ length: count }, (_, index) => ({
    id: `performer-${String(index).padStart(4, "0")}`,
    version: 1,
    publicName: `Performer ${index}`,
    legalName: `Other ${index}`,
    base: "Leeds",
    lat: 53.8,
    lon: -1.55,
    miles: 50,
    phone: "07700 900123",
    email: `p${index}@example.com`,
    fee: 9000,
    active: index % 10 ? 1 : 0,
    createdAt: at,
    changedAt: at,
  }));
  await write(async (transaction) => {
    await transaction.insertInto("performer").values(performers).execute();
    const acts = performers.map(({ id: performerId }) => ({ performerId, act: "cheeky-butlers" }));
    await transaction.insertInto("performerAct").values(acts).execute();
  });
  const booked = await database
    .selectFrom("quote")
    .select("reference")
    .where("status", "in", ["booked", "balance-paid"])
    .execute();
  for (let from = 0; from < booked.length; from += batchSize) {
    const references = booked.slice(from, from + batchSize).map(({ reference }) => reference);
    const quotes = await database.selectFrom("quote").selectAll().where("reference", "in", references).execute();
    const assignments: Insertable<AssignmentTable>[] = quotes.map((quote, index) => ({
      id: randomUUID(),
      reference: quote.reference,
      performerId: performers[(from + index) % count]?.id ?? "",
      seat: 1,
      status: "accepted",
      askedFor: askedFor(quote),
      startsAt: `${quote.eventDate}T19:00:00.000Z`,
      endsAt: `${quote.eventDate}T21:00:00.000Z`,
      fee: 9000,
      feeEntered: 0,
      noShow: 0,
      passOn: 0,
      askedAt: at,
      answeredAt: at,
    }));
    await write((transaction) => transaction.insertInto("assignment").values(assignments).execute());
  }
}
