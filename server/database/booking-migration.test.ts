import { expect, it } from "vitest";
import { linkDigest, type Reference } from "../../app/features/quote/reference.server.ts";
import { quoteByLink, transitionsOf } from "../../app/features/quote/store.server.ts";
import { quoteRow } from "../../tests/support/product/quote-row.ts";
import { rowThen } from "../../tests/support/product/row-then.ts";
import { describeOnEach, quietLog } from "../../tests/support/product/stores.ts";
import { migrationFiles } from "./migration-files.ts";
import { prepareDatabase } from "./open.ts";

describeOnEach("a site that took requests before it took bookings", (stores) => {
  it("keeps its quotes, their links and when they were requested", async () => {
    const place = await stores.place();
    const before = Object.fromEntries(Object.entries(migrationFiles).filter(([name]) => name < "0003"));
    await prepareDatabase(place, before, quietLog);
    const store = stores.open(place);
    const row = quoteRow("BT-1");
    // biome-ignore lint/suspicious/noExplicitAny: the table as it was
    const earlier = store.database.withTables<any>();
    await earlier
      .insertInto("quote")
      .values({ ...(await rowThen(earlier, "quote", row)), linkDigest: linkDigest("the key") })
      .execute();

    await prepareDatabase(place, migrationFiles, quietLog);
    const { database } = stores.open(place);
    const now = row.createdAt;
    expect(await quoteByLink(database, { reference: "BT-1" as Reference, key: "the key", now })).toEqual(row);
    expect(await quoteByLink(database, { reference: "BT-1" as Reference, key: "another", now })).toBeUndefined();
    expect(await transitionsOf(database, "BT-1" as Reference)).toMatchObject([
      { cause: "begun", fromStatus: null, toStatus: "requested", version: 1, at: row.createdAt },
    ]);
  });
});
