import { expect, it } from "vitest";
import { describeOnEach } from "../tests/support/stores.ts";
import { allowancesOn, pruneAllowances } from "./allowance.ts";
import { sealWith } from "./seal.ts";

const seal = sealWith("secret");
const clockAt = (iso: string) => ({ now: () => new Date(iso) });
const midHour = clockAt("2026-11-21T12:20:30.500Z");

describeOnEach("allowances", (bench) => {
  it("give exactly as many as there are, however many ask at once", async () => {
    const { database } = await bench.fresh();
    const allowances = allowancesOn(database, seal, midHour);
    const answers = await Promise.all(Array.from({ length: 60 }, () => allowances.take("a", 20, 3600)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
  });

  it("say when the window ends, and begin again then", async () => {
    const { database } = await bench.fresh();
    const now = allowancesOn(database, seal, midHour);
    expect(await now.take("a", 1, 3600)).toEqual({ ok: true });
    expect(await now.take("a", 1, 3600)).toEqual({ ok: false, retryAfterSeconds: 2370 });
    const later = allowancesOn(database, seal, clockAt("2026-11-21T13:00:00.000Z"));
    expect(await later.take("a", 1, 3600)).toEqual({ ok: true });
  });

  it("keep keys and windows apart, and no key in the clear", async () => {
    const { database } = await bench.fresh();
    const allowances = allowancesOn(database, seal, midHour);
    expect(await allowances.take("192.0.2.1", 1, 3600)).toEqual({ ok: true });
    expect(await allowances.take("192.0.2.2", 1, 3600)).toEqual({ ok: true });
    expect(await allowances.take("192.0.2.1", 1, 60)).toEqual({ ok: true });
    expect(JSON.stringify(await database.selectFrom("allowance").selectAll().execute())).not.toContain("192.0.2");
  });

  it("are forgotten after two days", async () => {
    const { database } = await bench.fresh();
    await allowancesOn(database, seal, clockAt("2026-11-18T12:00:00Z")).take("a", 1, 3600);
    await allowancesOn(database, seal, midHour).take("a", 1, 3600);
    expect(await pruneAllowances(database, midHour)).toBe(1);
    expect(await database.selectFrom("allowance").selectAll().execute()).toHaveLength(1);
  });
});
