/** Money and bookings stay right wherever the process dies: step by step, where app/features/payment/any-order.slow.test.ts walks at random. */
import { expect, test } from "vitest";
import { checkInvariants } from "../support/product/payment-holds.ts";
import { type Action, World } from "../support/product/payment-world.ts";
import { describeOnSqlite } from "../support/product/stores.ts";

const script: Action[] = ["accept", "start", "pay", "deliver", "start", "pay", "deliver", "cancel", "jobs"];

describeOnSqlite("a booking from acceptance to refund", (stores) => {
  test("when the process dies at any step of any action, and people try again", async () => {
    const store = await stores.fresh();
    const last = (world: World, action: Action) => (action === "deliver" ? world.provider.events.length - 1 : 0);
    let deaths = 0;
    let lived = false;
    // Each walk dies at the same step of every action that has so many.
    for (let dieAt = 1; !lived; dieAt++) {
      lived = true;
      const world = await World.open(store);
      for (const action of script) {
        if (await world.do(action, last(world, action), dieAt)) continue;
        lived = false;
        deaths++;
        await world.do(action, last(world, action));
      }
      await world.rest();
      await checkInvariants(world);
      expect((await world.quote()).status).toBe("cancelled");
      const money = world.provider.sessions.map(({ status, pence, refunds }) => [status, pence, [...refunds.values()]]);
      expect(money).toEqual([
        ["paid", 6526, [6526]],
        ["paid", 26_104, [26_104]],
      ]);
    }
    expect(deaths).toBeGreaterThan(50);
  });
});
