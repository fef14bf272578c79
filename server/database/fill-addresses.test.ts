import { expect, it } from "vitest";
import { planErasure } from "../../app/features/privacy/erase-person.server.ts";
import { describeOnEach, quietLog } from "../../tests/support/product/stores.ts";
import { migrationFiles } from "./migration-files.ts";
import { prepareDatabase } from "./open.ts";

describeOnEach("emails stored before their addresses were columns", (stores) => {
  it("are found by recipient and by reply address", async () => {
    const place = await stores.place();
    const before = Object.fromEntries(Object.entries(migrationFiles).filter(([name]) => name < "0034"));
    await prepareDatabase(place, before, quietLog);
    const store = stores.open(place);
    const at = "2026-11-21T12:00:00.000Z";
    const email = (id: string, to: string, replyTo?: string) => ({
      ...{ id, subjectRef: "BT-1", kind: "quote-received", status: "sent", attempts: 1, dueAt: at, createdAt: at },
      message: JSON.stringify({
        to: { address: to },
        ...(replyTo && { replyTo: { address: replyTo } }),
        text: "zoe@x.uk",
      }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: the table as it was
    const earlier = store.database.withTables<any>();
    const emails = [email("1", "Zoe@X.uk"), email("2", "us@x.uk", "zoe@x.uk"), email("3", "ann@x.uk")];
    await earlier.insertInto("outbox").values(emails).execute();
    await prepareDatabase(place, migrationFiles, quietLog);

    const { database } = stores.open(place);
    const clock = { now: () => new Date(at) };
    expect((await planErasure({ database, clock }, "ZOE@x.uk")).emails).toHaveLength(2);
    expect((await planErasure({ database, clock }, "z_e@x.uk")).emails).toEqual([]);
  });
});
