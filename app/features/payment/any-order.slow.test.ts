/** Money and bookings stay right whatever people, the provider and the clock do, in any order, and wherever the process dies. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkInvariants } from "../../../tests/support/product/payment-holds.ts";
import { type Action, World } from "../../../tests/support/product/payment-world.ts";
import { describeOnSqlite } from "../../../tests/support/product/stores.ts";

/** ANY_ORDER_RUNS=5000 for a long night. */
const runs = Number(process.env.ANY_ORDER_RUNS ?? 30);

const happening = (...actions: Action[]) =>
  fc.record({
    action: fc.constantFrom(...actions),
    n: fc.nat(100),
    /** Most processes survive; some are killed at this step */
    dieAt: fc.option(fc.integer({ min: 1, max: 40 }), { freq: 3 }),
  });
const happenings = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: happening("accept", "start", "pay", "deliver", "jobs") },
    {
      weight: 1,
      arbitrary: happening("fail", "deliverOther", "markPaid", "unmark", "hours", "days", "no-answer", "dispute"),
    },
    { weight: 1, arbitrary: happening("price", "withdraw", "decline", "cancel", "refundPart") },
    { weight: 1, arbitrary: happening("reprice", "answer") },
  ),
  { minLength: 5, maxLength: 25 },
);

const toBooked: Action[] = ["accept", "start", "pay", "deliver"];

describeOnSqlite("money and bookings agree", (stores) => {
  test("whatever happens in any order, and wherever the process dies", async () => {
    const store = await stores.fresh();
    const ends = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.boolean(), happenings, async (booked, steps) => {
        const world = await World.open(store);
        // Only a few random walks would get as far as a booking.
        if (booked) for (const action of toBooked) await world.do(action);
        for (const { action, n, dieAt } of steps) await world.do(action, n, dieAt ?? undefined);
        await world.rest();
        await checkInvariants(world);
        ends.add((await world.quote()).status);
      }),
      { numRuns: runs, endOnFailure: runs > 100 },
    );
    expect(ends.size).toBeGreaterThan(2);
  }, 600_000);
});
