import { expect, it } from "vitest";
import { storePerformer } from "../../../tests/support/product/performers.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";

describeOnEach("two at once", (stores) => {
  it("are refused by the database itself, even if the code fails to", async () => {
    const { database } = await stores.fresh();
    const sam = await storePerformer(database);
    const assignment = {
      id: "one",
      reference: "BT-1",
      performerId: sam.id,
      seat: 1,
      status: "accepted" as const,
      askedFor: "x",
      startsAt: "2027-06-12T18:30:00.000Z",
      endsAt: "2027-06-12T20:30:00.000Z",
      lat: null,
      lon: null,
      fee: 0,
      feeEntered: 0 as const,
      paidOn: null,
      noShow: 0 as const,
      note: null,
      passOn: 0 as const,
      askedAt: "2027-06-12T18:30:00.000Z",
      chaseAt: null,
      passOnAt: null,
      answeredAt: null,
    };
    const insert = (changes: object) =>
      database
        .insertInto("assignment")
        .values({ ...assignment, ...changes })
        .execute();
    const slot = (assignmentId: string, number: number) =>
      database.insertInto("performerSlot").values({ performerId: sam.id, slot: number, assignmentId }).execute();
    await insert({});
    await slot("one", 100);
    await insert({ id: "two", reference: "BT-2" });
    const unique = /unique/i;
    await expect(slot("two", 100)).rejects.toThrow(unique);
    await slot("two", 101);
    await expect(insert({ id: "three", performerId: "bob" })).rejects.toThrow(unique);
    await expect(insert({ id: "four", seat: 2 })).rejects.toThrow(unique);
  });
});
