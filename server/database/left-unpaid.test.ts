import { expect, it } from "vitest";
import { quoteRow } from "../../tests/support/product/quote-row.ts";
import { rowThen } from "../../tests/support/product/row-then.ts";
import { describeOnEach, quietLog } from "../../tests/support/product/stores.ts";
import { migrationFiles } from "./migration-files.ts";
import { prepareDatabase } from "./open.ts";

const at = "2026-11-21T12:00:00.000Z";

describeOnEach("bookings that were completed before it was stored what they were left unpaid with", (stores) => {
  it("are owed for where their payments do not cover the price", async () => {
    const place = await stores.place();
    const before = Object.fromEntries(Object.entries(migrationFiles).filter(([name]) => name < "0048"));
    await prepareDatabase(place, before, quietLog);
    // biome-ignore lint/suspicious/noExplicitAny: the tables as they were
    const earlier = stores.open(place).database.withTables<any>();
    const quote = async (reference: string, changes: object = {}) => {
      const row = await rowThen(earlier, "quote", quoteRow(reference));
      const price = {
        offerVersion: 1,
        offerTotal: 300,
        offerDeposit: 100,
        offerBalance: 200,
        offerLines: "[]",
        offerTerms: "[]",
      };
      const days = { offerBalanceDue: "2027-05-29", offerValidUntil: "2027-05-01", offerGuests: 14, offeredAt: at };
      const values = { ...row, ...price, ...days, termsAcceptedAt: at, status: "done", ...changes };
      await earlier.insertInto("quote").values(values).execute();
    };
    const pay = async (reference: string, pence: number, changes: object = {}, refund?: object) => {
      const id = `${reference}-${pence}`;
      const payment = { id, reference, part: "balance", pence, currency: "GBP", status: "paid", paidAt: at };
      const more = { adapter: "owner", idempotencyKey: id, version: 1, refunded: 0, offerVersion: 1 };
      await earlier
        .insertInto("payment")
        .values({ ...payment, ...more, createdAt: at, updatedAt: at, ...changes })
        .execute();
      const back = {
        idempotencyKey: id,
        id,
        reference,
        paymentId: id,
        pence,
        status: "done",
        attempts: 0,
        createdAt: at,
        updatedAt: at,
        dueAt: at,
      };
      if (refund)
        await earlier
          .insertInto("refund")
          .values({ ...back, ...refund })
          .execute();
    };
    for (const reference of ["BT-PAID", "BT-OWED", "BT-NONE", "BT-GIVEN", "BT-LOST", "BT-UNBOOKABLE"]) {
      await quote(reference);
      await pay(reference, 100);
    }
    await pay("BT-PAID", 200);
    // A refund lowers the price, even one of a payment that the payer's bank then took back.
    await pay("BT-GIVEN", 200, { dispute: "lost", refunded: 0 }, { reason: "given-back" });
    await pay("BT-LOST", 200, { dispute: "lost" });
    await pay("BT-UNBOOKABLE", 200, {}, { reason: "unbookable" });
    await earlier.updateTable("quote").set({ status: "booked" }).where("reference", "=", "BT-NONE").execute();
    await quote("BT-TAKEN", { offerTakenBack: 50, offerDeposit: 300, offerBalance: 0 });
    await pay("BT-TAKEN", 300);

    await prepareDatabase(place, migrationFiles, quietLog);
    const { database } = stores.open(place);
    const rows = await database.selectFrom("quote").select(["reference", "leftUnpaid"]).orderBy("reference").execute();
    expect(rows.flatMap(({ reference, leftUnpaid }) => (leftUnpaid ? [`${reference} ${leftUnpaid}`] : []))).toEqual([
      "BT-LOST owed",
      "BT-OWED owed",
      "BT-TAKEN owed",
      "BT-UNBOOKABLE owed",
    ]);
  });
});
