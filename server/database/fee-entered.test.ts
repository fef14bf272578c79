import { expect, it } from "vitest";
import { storePerformer } from "../../tests/support/product/performers.ts";
import { describeOnEach, quietLog } from "../../tests/support/product/stores.ts";
import { migrationFiles } from "./migration-files.ts";
import { prepareDatabase } from "./open.ts";

describeOnEach("requests to performers from before it was stored whether the fee was entered", (stores) => {
  it("count as asked at an entered fee where somebody's usual fee is another", async () => {
    const place = await stores.place();
    const before = Object.fromEntries(Object.entries(migrationFiles).filter(([name]) => name < "0047"));
    await prepareDatabase(place, before, quietLog);
    const store = stores.open(place);
    const { id: performerId } = await storePerformer(store.database, { fee: 8000 });
    const [startsAt, endsAt, askedAt] = ["18", "20", "12"].map((hour) => `2027-06-12T${hour}:30:00.000Z`);
    const request = (reference: string, fee: number) => ({
      ...{ id: reference, reference, performerId, seat: 1, status: "requested", askedFor: "it", startsAt, endsAt },
      ...{ fee, passOn: 1, askedAt },
    });
    // biome-ignore lint/suspicious/noExplicitAny: the table as it was
    const earlier = store.database.withTables<any>();
    await earlier
      .insertInto("assignment")
      .values([request("BT-1", 8000), request("BT-2", 9000)])
      .execute();
    await prepareDatabase(place, migrationFiles, quietLog);
    const { database } = stores.open(place);
    const fees = await database.selectFrom("assignment").select(["fee", "feeEntered"]).orderBy("fee").execute();
    expect(fees).toEqual([
      { fee: 8000, feeEntered: 0 },
      { fee: 9000, feeEntered: 1 },
    ]);
  });
});
