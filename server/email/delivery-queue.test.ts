import { CompiledQuery } from "kysely";
import { expect, it } from "vitest";
import { watched } from "../../tests/support/product/plans.ts";
import { describeOnSqlite } from "../../tests/support/product/stores.ts";
import { systemClock } from "../clock.ts";
import { deliveryQueue } from "./delivery-queue.ts";

describeOnSqlite("the next email", (stores) => {
  it("is found along an index in its order, however many wait", async () => {
    const store = await stores.fresh();
    const { database, compiled } = watched(store.database);
    await deliveryQueue({
      store: { ...store, database },
      transport: { send: async () => ({ result: "sent" }) },
      clock: systemClock,
      log: { info() {}, error() {} },
      retrySeconds: [10],
    }).begin();
    const claim = compiled().find(({ sql }) => sql.includes('"attempts" = ?'));
    const { rows } = await store.database.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${claim?.sql}`, [...(claim?.parameters ?? [])]),
    );
    const plan = rows.map(({ detail }) => detail).join("\n");
    expect(plan).toContain("SEARCH outbox USING INDEX outbox_waiting (attempts=?)");
    expect(plan).not.toMatch(/SCAN|TEMP B-TREE/);
  });
});
