import { expect, it } from "vitest";
import type { Log } from "../app/context.ts";
import { describeOnEach, quietLog, quoteRow } from "../tests/support/product/stores.ts";
import { stableMinutesToErase, watchClock } from "./clock-watch.ts";
import { clockSeen } from "./database/clock-seen.ts";
import type { OpenDatabase } from "./database/open.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const years = 9 * 365 * day;

/** A machine with a clock that may be set, and the elapsed time, which no setting changes. */
function machine() {
  let [wall, passed] = [Date.parse("2026-11-21T12:00:00.000Z"), 0];
  return {
    clock: { now: () => new Date(wall) },
    passed: () => passed,
    pass(milliseconds: number) {
      wall += milliseconds;
      passed += milliseconds;
    },
    set(milliseconds: number) {
      wall += milliseconds;
    },
  };
}

describeOnEach("a clock", (stores) => {
  const watchOn = ({ database }: OpenDatabase, { clock, passed }: ReturnType<typeof machine>) => {
    const jumps: unknown[] = [];
    const log: Log = { ...quietLog, error: (event, error) => jumps.push([event, String(error)]) };
    // Each process counts from its own start.
    const from = passed();
    return { ...watchClock(database, clock, log, () => passed() - from), jumps };
  };

  it("that runs is trusted, over restarts and a weekend's pause", async () => {
    const store = await stores.fresh();
    const its = machine();
    for (const pause of [0, minute, 47 * 60 * minute]) {
      its.pass(pause);
      const watch = watchOn(store, its);
      expect(watch.stableClockMinutes()).toBe(0);
      for (let i = 0; i < 30; i++) {
        await watch.look();
        its.pass(minute);
      }
      expect(watch.stableClockMinutes()).toBe(Number.POSITIVE_INFINITY);
      expect(watch.clock.now()).toEqual(its.clock.now());
      expect(watch.jumps).toEqual([]);
    }
  });

  it("that jumps is not trusted until it has been steady for long enough, and the jump is logged", async () => {
    const store = await stores.fresh();
    const its = machine();
    const watch = watchOn(store, its);
    await watch.look();
    its.set(years);
    // As a running job calls it.
    expect(() => watch.clock.now()).toThrow("the clock has jumped");
    expect(watch.stableClockMinutes()).toBe(0);
    await watch.look();
    its.pass(5000);
    its.set(-years);
    await watch.look();
    expect(watch.jumps).toEqual([
      ["clock.jumped", expect.stringMatching(/says 2035-.* should say 2026-11-21T12:00:00/)],
      ["clock.jumped", expect.stringMatching(/says 2026-11-21T12:00:05.* should say 2035-/)],
    ]);
    its.pass(60 * minute);
    await watch.look();
    expect(watch.stableClockMinutes()).toBe(60);
    // A process that starts later knows of the jump.
    its.pass(minute);
    const next = watchOn(store, its);
    await next.look();
    expect(next.stableClockMinutes()).toBeCloseTo(61, 5);
    its.pass(stableMinutesToErase * minute);
    expect(next.stableClockMinutes()).toBeGreaterThan(stableMinutesToErase);
    expect(next.jumps).toEqual([]);
  });

  it.each([
    ["years after the last time the site ran", years],
    ["before it", -60 * minute],
  ])("is not believed at a start %s", async (_, jump) => {
    const store = await stores.fresh();
    const its = machine();
    await watchOn(store, its).look();
    its.set(jump);
    const watch = watchOn(store, its);
    await watch.look();
    expect(watch.jumps).toHaveLength(1);
    expect(watch.stableClockMinutes()).toBe(0);
    expect(await clockSeen(store.database)).toEqual({
      seen: its.clock.now().toISOString(),
      steadySince: its.clock.now().toISOString(),
    });
  });

  it("is not trusted at a first start years after the newest row", async () => {
    const store = await stores.fresh();
    const its = machine();
    await store.database
      .insertInto("quote")
      .values({ ...quoteRow("BT-1"), createdAt: its.clock.now().toISOString() })
      .execute();
    its.set(years);
    const watch = watchOn(store, its);
    await watch.look();
    expect(watch.jumps).toHaveLength(1);
    expect(watch.stableClockMinutes()).toBe(0);
  });

  it("of two machines that differ is trusted on neither", async () => {
    const store = await stores.fresh();
    const [here, there] = [machine(), machine()];
    there.set(years);
    const both = [watchOn(store, here), watchOn(store, there)];
    for (let i = 0; i < 25 * 6; i++) {
      for (const watch of both) await watch.look();
      for (const its of [here, there]) its.pass(10 * minute);
    }
    for (const watch of both) expect(watch.stableClockMinutes()).toBeLessThan(60);
  }, 60_000);
});
