/** Money and bookings stay right wherever the process dies: the walks of app/features/payment/any-order.test.ts, longer and step by step. */
import { expect, test } from "vitest";
import { checkInvariants } from "../support/product/payment-holds.ts";
import { type Action, World } from "../support/product/payment-world.ts";
import { describeOnSqlite } from "../support/product/stores.ts";

// ANY_ORDER_RUNS=5000 for a long night.
process.env.ANY_ORDER_RUNS ??= "150";
await import("../../app/features/payment/any-order.test.ts");

describeOnSqlite("a booking from acceptance to refund", (stores) => {
  test("when the process dies at any one step of a booking from acceptance to refund, and people try again", async () => {
    const store = await stores.fresh();
    const script: Action[] = ["accept", "start", "pay", "deliver", "start", "pay", "deliver", "cancel", "jobs"];
    const last = (world: World, action: Action) => (action === "deliver" ? world.provider.events.length - 1 : 0);
    let deaths = 0;
    for (const [at, victim] of script.entries()) {
      for (let dieAt = 1; ; dieAt++) {
        const world = await World.open(store);
        for (const action of script.slice(0, at)) await world.do(action, last(world, action));
        const lived = await world.do(victim, last(world, victim), dieAt);
        if (lived) break;
        deaths++;
        for (const action of script.slice(at)) await world.do(action, last(world, action));
        await world.rest();
        await checkInvariants(world);
        expect((await world.quote()).status).toBe("cancelled");
        const money = world.provider.sessions.map(({ status, pence, refunds }) => [
          status,
          pence,
          [...refunds.values()],
        ]);
        expect(money).toEqual([
          ["paid", 6526, [6526]],
          ["paid", 26_104, [26_104]],
        ]);
      }
    }
    expect(deaths).toBeGreaterThan(50);
  }, 600_000);
});
