/**
 * Desks as processes of their own, which ask one performer for parties on one evening: one that is killed at each of its statements in
 * turn, at every other on each kind of database, and four at once, of which some are killed. The performer is never booked twice, and the work of a
 * killed desk is stored completely or not at all.
 */
import path from "node:path";
import { expect, it } from "vitest";
import type { Reference } from "../../app/features/quote/reference.server.ts";
import { systemClock } from "../../server/clock.ts";
import type { OpenDatabase } from "../../server/database/open.ts";
import { launch } from "../support/processes/process.ts";
import { checkout, deskOn } from "../support/product/booking.ts";
import { bookedParty, storePerformer } from "../support/product/performers.ts";
import { describeOnEach } from "../support/product/stores.ts";

const killer = path.resolve(import.meta.dirname, "../support/processes/kill-at-change.mjs");
const lives = 99;

describeOnEach("desks that are killed", (stores) => {
  it("book nobody twice, and leave nothing half done", async () => {
    const place = await stores.prepared();
    const store = stores.open(place);
    const { database } = store;
    const { ports } = deskOn(store, checkout().payments);
    const sam = await storePerformer(database);
    const parties: Reference[] = [];
    for (let party = 0; party < 4; party++) parties.push(await bookedParty(ports, { time: "7.30pm" }));
    // Always in the future, because the desks use the real clock.
    const eventDate = `${systemClock.now().getFullYear() + 1}-06-12`;
    await database.updateTable("quote").set({ eventDate }).execute();
    /** @returns its exit code, or the signal that ended it */
    const ask = (reference: Reference, killAt: number) => {
      const env = { DATA_DIR: place.dataFolder, DATABASE_URL: place.databaseUrl };
      const killed = { NODE_OPTIONS: `--import ${killer}`, KILL_AT: String(killAt) };
      const argv = ["scripts/desk.mjs", "performers", "ask", reference, sam.id, "--yes", "--json"];
      return launch({ ...env, ...killed }, argv).ended;
    };

    let point = stores.kind === "sqlite" ? 1 : 2;
    for (let ended: string | number = "SIGKILL"; ended === "SIGKILL"; point += 2) {
      expect(await held(store)).toBe(0);
      ended = await ask(parties[0] as Reference, point);
      expect(ended).toBeOneOf(["SIGKILL", 0]);
    }
    expect(await held(store)).toBe(1);
    // At least BEGIN, five rows and COMMIT.
    expect(point).toBeGreaterThan(7);
    await reset(store);

    const points = [2, 5, lives, lives];
    const codes = await Promise.all(parties.map((reference, index) => ask(reference, points[index] ?? lives)));
    expect(await held(store), JSON.stringify(codes)).toBe(1);
    expect(codes.filter((code) => code === 0).length).toBeLessThanOrEqual(1);
    expect(codes).toContain("SIGKILL");
  });
});

/** How many assignments hold the performer. Checks that each has everything that belongs to it. */
async function held({ database }: OpenDatabase): Promise<number> {
  const { length } = await database.selectFrom("assignment").selectAll().where("status", "=", "requested").execute();
  const counts = {
    slots: (await database.selectFrom("performerSlot").selectAll().execute()).length,
    links: (await database.selectFrom("assignmentLink").selectAll().execute()).length,
    mails: (await database.selectFrom("outbox").selectAll().where("kind", "=", "job-request").execute()).length,
    changes: (await database.selectFrom("deskChange").selectAll().where("action", "=", "Asked a performer").execute())
      .length,
  };
  // Two hours are eight quarter hours.
  expect(counts).toEqual({ slots: 8 * length, links: length, mails: length, changes: length });
  return length;
}

async function reset({ database }: OpenDatabase): Promise<void> {
  for (const table of ["performerSlot", "assignmentLink", "assignment", "outbox", "deskChange"] as const)
    await database.deleteFrom(table).execute();
}
