import { afterEach, expect, it, vi } from "vitest";
import type { Log, Ports } from "../../app/context.ts";
import { describeOnEach, quietLog } from "../../tests/support/product/stores.ts";
import { readConfig } from "../config.ts";
import type { OpenDatabase } from "../database/open.ts";
import { renew } from "../leases.ts";
import { portsOn } from "../ports.ts";
import type { Job } from "./job.ts";
import { lease, runDue, takeJob, untilJob } from "./schedule.ts";

const minute = 60_000;
const never = new AbortController().signal;
afterEach(() => {
  vi.useRealTimers();
});

/** A clock that stands still until it is moved, shared by all processes of a test. */
const manualClock = (time = Date.parse("2026-11-21T12:00:00.000Z")) => ({
  now: () => new Date(time),
  pass(milliseconds: number) {
    time += milliseconds;
  },
});

const portsFor = async (store: OpenDatabase, clock: Ports["clock"], log: Log = quietLog): Promise<Ports> => ({
  ...(await portsOn(readConfig({}), store, log, () => {})),
  clock,
});

const job = (run: Job["run"], name = "tidy"): Job => ({ name, everyMinutes: 60, stableClockMinutes: 0, run });
const hourly = { name: "tidy", everyMinutes: 60 };
const row = ({ database }: Pick<OpenDatabase, "database">) =>
  database.selectFrom("job").selectAll().executeTakeFirstOrThrow();

describeOnEach("periodic jobs", (stores) => {
  it("run when they are due and not before", async () => {
    const clock = manualClock();
    const ports = await portsFor(await stores.fresh(), clock);
    let runs = 0;
    const tidy = job(async () => ++runs);
    expect(await untilJob([tidy], ports)).toBe(0);
    expect(await runDue([tidy], ports, never)).toBe(1);
    expect(await row(ports)).toEqual({
      name: "tidy",
      dueAt: "2026-11-21T13:00:00.000Z",
      leasedUntil: null,
      lastRun: "2026-11-21T12:00:00.000Z",
      lastError: null,
    });
    clock.pass(59 * minute);
    expect(await runDue([tidy], ports, never)).toBe(0);
    expect(await untilJob([tidy], ports)).toBe(minute);
    clock.pass(minute);
    expect(await runDue([tidy], ports, never)).toBe(1);
    expect(runs).toBe(2);
  });

  it("whose times were written by a clock that ran ahead run now, and not again and again", async () => {
    const clock = manualClock();
    const ports = await portsFor(await stores.fresh(), clock);
    let runs = 0;
    const tidy = job(async () => ++runs);
    const years = 9 * 365 * 24 * 60 * minute;
    clock.pass(years);
    await runDue([tidy], ports, never);
    clock.pass(60 * minute);
    // A process takes the job, and is killed while it holds it.
    expect(await takeJob(ports.database, clock, hourly)).toBeDefined();
    clock.pass(-years);
    expect(await untilJob([tidy], ports)).toBe(0);
    expect(await runDue([tidy], ports, never)).toBe(1);
    expect(await untilJob([tidy], ports)).toBeGreaterThan(59 * minute);
    expect(await runDue([tidy], ports, never)).toBe(0);
    expect(runs).toBe(2);
  });

  it("never run twice at once, whichever process asks", async () => {
    const place = await stores.lent();
    const clock = manualClock();
    const processes = await Promise.all(Array.from({ length: 6 }, () => portsFor(stores.open(place, 2), clock)));
    let [inside, most, runs] = [0, 0, 0];
    const tidy = job(async (ports) => {
      most = Math.max(most, ++inside);
      runs++;
      // Several turns of the event loop and a round trip: enough time for another process to take it, if it could.
      for (let i = 0; i < 5; i++) await ports.database.selectFrom("job").selectAll().execute();
      inside--;
      return 1;
    });
    for (let round = 0; round < 10; round++) {
      await Promise.all(processes.map((ports) => runDue([tidy], ports, never)));
      clock.pass(60 * minute);
    }
    expect({ runs, most }).toEqual({ runs: 10, most: 1 });
  });

  it("killed in the middle, run again once the lease has expired, and not before", async () => {
    const clock = manualClock();
    const ports = await portsFor(await stores.fresh(), clock);
    let runs = 0;
    const tidy = job(async () => ++runs);
    await untilJob([tidy], ports);
    expect(await takeJob(ports.database, clock, hourly)).toBeDefined();
    clock.pass(lease - 1);
    expect(await runDue([tidy], ports, never)).toBe(0);
    expect(await untilJob([tidy], ports)).toBe(1);
    clock.pass(1);
    expect(await runDue([tidy], ports, never)).toBe(1);
    expect(runs).toBe(1);
  });

  it("keep their lease for as long as they take", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const place = await stores.lent();
    const clock = manualClock();
    const [mine, other] = [await portsFor(stores.open(place), clock), await portsFor(stores.open(place), clock)];
    const tidy = job(async ({ database }, stop) => {
      for (let passed = 0; passed < 3 * lease; passed += lease / 5) {
        const before = await row({ database });
        clock.pass(lease / 5);
        vi.advanceTimersByTime(lease / 5);
        await vi.waitUntil(async () => (await row({ database })).leasedUntil !== before.leasedUntil);
        expect(await runDue([tidy], other, never)).toBe(0);
      }
      expect(stop.aborted).toBe(false);
      return 1;
    });
    expect(await runDue([tidy], mine, never)).toBe(1);
    expect(await row(mine)).toMatchObject({ leasedUntil: null, lastError: null });
  });

  it("whose lease was lost are asked to stop, and leave the next holder's alone", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const clock = manualClock();
    const ports = await portsFor(await stores.fresh(), clock);
    const tidy = job(async ({ database }, stop) => {
      // The process was asleep for too long, and another took the job meanwhile.
      clock.pass(lease);
      const next = await takeJob(database, clock, hourly);
      vi.advanceTimersByTime(lease / 5);
      await vi.waitUntil(() => stop.aborted);
      expect((await row({ database })).leasedUntil).toBe(next?.until);
      return 1;
    });
    await runDue([tidy], ports, never);
    expect(await row(ports)).toMatchObject({
      leasedUntil: new Date(clock.now().getTime() + lease).toISOString(),
      lastRun: null,
    });
  });

  it("that fail are logged and come again in five minutes; the others run", async () => {
    const clock = manualClock();
    const failures: unknown[] = [];
    const log: Log = { info() {}, error: (event, _error, fields) => failures.push([event, fields]) };
    const ports = await portsFor(await stores.fresh(), clock, log);
    let runs = 0;
    const failing = job(async () => {
      throw new Error("no answer from ann@example.com");
    }, "failing");
    expect(await runDue([failing, job(async () => ++runs)], ports, never)).toBe(2);
    expect(runs).toBe(1);
    expect(failures).toEqual([["job.failed", { job: "failing" }]]);
    const stored = await ports.database.selectFrom("job").selectAll().where("name", "=", "failing").execute();
    expect(stored).toMatchObject([
      { dueAt: "2026-11-21T12:05:00.000Z", leasedUntil: null, lastError: "no answer from [address]" },
    ]);
  });

  it("asked to stop, are due again at once", async () => {
    const clock = manualClock();
    const ports = await portsFor(await stores.fresh(), clock);
    const stop = new AbortController();
    const tidy = job(async (_ports, signal) => {
      stop.abort();
      expect(signal.aborted).toBe(true);
      return 0;
    });
    expect(await runDue([tidy, job(async () => 1, "after")], ports, stop.signal)).toBe(1);
    expect(await row(ports)).toMatchObject({ leasedUntil: null, dueAt: clock.now().toISOString() });
  });

  it("can't be renewed by one that lost the lease", async () => {
    const clock = manualClock();
    const ports = await portsFor(await stores.fresh(), clock);
    await untilJob([job(async () => 0)], ports);
    const first = await takeJob(ports.database, clock, hourly);
    clock.pass(lease);
    const second = await takeJob(ports.database, clock, hourly);
    expect(first && (await renew(ports.database, clock, first))).toBeUndefined();
    expect(second && (await renew(ports.database, clock, second))).toBeDefined();
  });
});
