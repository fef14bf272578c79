import { expect, it } from "vitest";
import { describeOnEach } from "../tests/support/product/stores.ts";
import { pruneRateLimits, rateLimiterOn } from "./rate-limiter.ts";
import { signerWith } from "./signer.ts";

const signer = signerWith("secret");
const clockAt = (iso: string) => ({ now: () => new Date(iso) });
const midHour = clockAt("2026-11-21T12:20:30.500Z");

describeOnEach("rate limits", (stores) => {
  it("allow exactly the limit, however many ask at once in however many processes", async () => {
    const place = await stores.lent();
    const processes = [stores.open(place), stores.open(place)].map((store) => rateLimiterOn(store, signer, midHour));
    const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => processes[i % 2]?.take("a", 20, 3600)));
    expect(answers.filter((answer) => answer?.ok)).toHaveLength(20);
  });

  it("count what another process wrote a moment later, or by a clock a little ahead", async () => {
    const store = await stores.fresh();
    const ahead = rateLimiterOn(store, signer, clockAt("2026-11-21T12:20:32.000Z"));
    expect(await ahead.take("a", 2, 3600)).toEqual({ ok: true });
    expect(await ahead.take("a", 2, 3600)).toEqual({ ok: true });
    expect(await rateLimiterOn(store, signer, midHour).take("a", 2, 3600)).toEqual({
      ok: false,
      retryAfterSeconds: 3602,
    });
  });

  it("apply to any sixty minutes, not to clock hours, and say when another use is possible", async () => {
    const store = await stores.fresh();
    const at = (iso: string) => rateLimiterOn(store, signer, clockAt(iso)).take("a", 3, 3600);
    expect(await at("2026-11-21T12:30:00.000Z")).toEqual({ ok: true });
    expect(await at("2026-11-21T12:59:59.000Z")).toEqual({ ok: true });
    expect(await at("2026-11-21T12:59:59.000Z")).toEqual({ ok: true });
    expect(await at("2026-11-21T13:00:01.000Z")).toEqual({ ok: false, retryAfterSeconds: 1799 });
    expect(await at("2026-11-21T13:29:59.999Z")).toEqual({ ok: false, retryAfterSeconds: 1 });
    expect(await at("2026-11-21T13:30:00.000Z")).toEqual({ ok: true });
    expect(await at("2026-11-21T13:30:00.001Z")).toEqual({ ok: false, retryAfterSeconds: 1799 });
    expect(await at("2026-11-21T13:59:59.000Z")).toEqual({ ok: true });
  });

  it("never let more through in any hour, whenever they are asked", async () => {
    const store = await stores.fresh();
    const start = Date.parse("2026-11-21T12:00:00Z");
    const passed: number[] = [];
    // A use every 97 seconds for three hours: 37 an hour, of which 5 may pass.
    for (let at = start; at < start + 3 * 3_600_000; at += 97_000) {
      const { ok } = await rateLimiterOn(store, signer, { now: () => new Date(at) }).take("a", 5, 3600);
      if (ok) passed.push(at);
    }
    for (const at of passed)
      expect(passed.filter((other) => other > at - 3_600_000 && other <= at).length).toBeLessThanOrEqual(5);
    expect(passed.length).toBeGreaterThanOrEqual(15);
  });

  it("keep keys and windows apart, and no key in the clear", async () => {
    const store = await stores.fresh();
    const rateLimiter = rateLimiterOn(store, signer, midHour);
    expect(await rateLimiter.take("192.0.2.1", 1, 3600)).toEqual({ ok: true });
    expect(await rateLimiter.take("192.0.2.2", 1, 3600)).toEqual({ ok: true });
    expect(await rateLimiter.take("192.0.2.1", 1, 60)).toEqual({ ok: true });
    expect(await rateLimiter.take("192.0.2.1", 0, 7)).toEqual({ ok: false, retryAfterSeconds: 7 });
    expect(JSON.stringify(await store.database.selectFrom("rateLimitUse").selectAll().execute())).not.toContain(
      "192.0.2",
    );
  });

  it("do not believe a use from a clock that was years ahead, and are removed when they count no more", async () => {
    const store = await stores.fresh();
    await rateLimiterOn(store, signer, clockAt("2030-01-01T00:00:00Z")).take("a", 1, 3600);
    expect(await rateLimiterOn(store, signer, midHour).take("a", 1, 3600)).toEqual({ ok: true });
    expect(await pruneRateLimits(store.database, clockAt("2026-11-21T13:20:30.400Z"))).toBe(0);
    expect(await pruneRateLimits(store.database, clockAt("2026-11-21T13:20:30.500Z"))).toBe(1);
  });
});
