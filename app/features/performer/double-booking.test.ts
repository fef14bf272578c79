/**
 * Eight desks at once, each on a connection of its own as a process has, some of them killed in the middle: whatever they ask, answer,
 * withdraw, move or cancel, nobody is ever booked twice and no booking counts as staffed that is not.
 */
import fc from "fast-check";
import { expect, it } from "vitest";
import { checkout, deskOn } from "../../../tests/support/product/booking.ts";
import { bookedParty, storePerformer } from "../../../tests/support/product/performers.ts";
import { performerAnswers } from "../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import type { Database, Ports } from "../../context.ts";
import type { Reference } from "../quote/reference.server.ts";
import { isConfirmed } from "../quote/status.ts";
import { site } from "../site/site.server.ts";
import { withdrawPerformer } from "./answer-job.server.ts";
import { askPerformer } from "./ask-performer.server.ts";
import { followBooking } from "./follow-booking.server.ts";
import { jobOf } from "./job.server.ts";
import { maintainAssignments } from "./maintain-assignments.server.ts";
import { clash, slotsOf } from "./rules.ts";
import { holdingFor, staffingOf } from "./staffing.server.ts";

const desks = 8;
const actor = { kind: "owner", email: "owner@agency.example" } as const;
const never = new AbortController().signal;
const actions = ["ask", "ask", "ask", "yes", "yes", "no", "back", "move", "cancel", "job"] as const;
const times = ["18:00", "19:30", "20:30", "23:00", null];

const step = fc.record({
  action: fc.constantFrom(...actions),
  who: fc.nat(2),
  which: fc.nat(3),
  when: fc.nat(times.length - 1),
  passOn: fc.boolean(),
  /** Number of written emails after which the desk stops before its commit, as a kill would stop it */
  cutOff: fc.option(fc.nat(1), { freq: 3 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Everybody asks: more than are wanted, so that whatever else is drawn, some are asked and some refused. */
const allAsk: Step[] = Array.from({ length: desks }, (_, index) => ({
  action: "ask",
  who: index % 3,
  which: index % 4,
  when: 0,
  passOn: false,
  cutOff: null,
}));

class Killed extends Error {}

describeOnEach("eight desks at once", (stores) => {
  async function everything(database: Database) {
    const quotes = await database.selectFrom("quote").selectAll().execute();
    const assignments = await database
      .selectFrom("assignment")
      .selectAll()
      .where("status", "in", ["requested", "accepted"])
      .execute();
    const slots = await database.selectFrom("performerSlot").selectAll().execute();
    return { quotes, assignments, slots };
  }

  async function check(database: Database) {
    const { quotes, assignments, slots } = await everything(database);
    const jobs = assignments.map(({ lat, lon, startsAt, endsAt, ...rest }) => {
      const point = lat === null || lon === null ? null : { lat, lon };
      return { ...rest, starts: Date.parse(startsAt), ends: Date.parse(endsAt), point };
    });
    for (const [index, one] of jobs.entries())
      for (const other of jobs.slice(index + 1))
        if (one.performerId === other.performerId) expect(clash(one, other, site.performers)).toBe(false);
    const held = jobs.flatMap((job) => slotsOf(job).map((slot) => `${job.performerId} ${slot} ${job.id}`));
    expect(slots.map((row) => `${row.performerId} ${row.slot} ${row.assignmentId}`).sort()).toEqual(held.sort());
    for (const quote of quotes) {
      const mine = jobs.filter(({ reference }) => reference === quote.reference);
      expect(mine.length).toBeLessThanOrEqual(quote.performers);
      const { staffed } = staffingOf(quote, await holdingFor(database, [quote.reference]));
      if (!staffed) continue;
      expect(isConfirmed(quote.status)).toBe(true);
      const wanted = jobOf(quote);
      const there = mine.filter(
        ({ status, starts, ends }) => status === "accepted" && starts === wanted.starts && ends === wanted.ends,
      );
      expect(new Set(there.map(({ performerId }) => performerId)).size).toBe(quote.performers);
    }
    return { held: jobs.length };
  }

  it("never book anybody twice, and never show a booking as staffed that is not", async () => {
    const seen = { asked: 0, refused: 0, killed: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: desks, maxLength: desks }), { maxLength: 4 }),
        async (rounds) => {
          const place = await stores.lent();
          const processStores = Array.from({ length: desks }, () => stores.open(place, 2));
          const rooms = processStores.map((store) => deskOn(store, checkout().payments).ports);
          const [first] = rooms as [Ports, ...Ports[]];
          const people: string[] = [];
          for (const publicName of ["Ann", "Bob", "Cat"])
            people.push((await storePerformer(first.database, { publicName })).id);
          const bookings: Reference[] = [];
          for (const [time, performers] of [
            ["7.30pm", "1"],
            ["7.30pm", "2"],
            ["9pm", "1"],
            ["11pm", "1"],
          ] as const)
            bookings.push(await bookedParty(first, { time, performers }));

          const run = async (ports: Ports, { action, who, which, when, passOn, cutOff }: Step) => {
            const reference = bookings[which % bookings.length] as Reference;
            let put = 0;
            const outbox = {
              ...ports.outbox,
              put: async (...given: Parameters<Ports["outbox"]["put"]>) => {
                if (put++ === cutOff) throw new Killed();
                await ports.outbox.put(...given);
              },
            };
            const room = { ...ports, outbox };
            const assignments = await ports.database
              .selectFrom("assignment")
              .select("id")
              .orderBy("askedAt")
              .orderBy("id")
              .execute();
            const id = assignments[(who + 3 * which) % Math.max(1, assignments.length)]?.id ?? "";
            if (action === "ask") {
              const performerId = people[who % people.length] ?? "";
              const asked = await askPerformer(room, { reference, performerId, note: null, passOn, actor });
              seen[asked.kind]++;
            } else if (action === "yes" || action === "no") {
              const by = passOn ? ({ kind: "performer" } as const) : actor;
              await performerAnswers(room, id, action === "yes" ? "accept" : "decline", by);
            } else if (action === "back") await withdrawPerformer(room, { id, actor });
            else if (action === "job") await maintainAssignments(room, never);
            else {
              const set = action === "move" ? { eventTime: times[when] ?? null } : { status: "cancelled" as const };
              await ports.write((write) =>
                write
                  .updateTable("quote")
                  .set(set as object)
                  .where("reference", "=", reference)
                  .execute(),
              );
              if (cutOff === null) await followBooking(room, reference);
            }
          };
          for (const round of rounds) {
            await Promise.all(
              round.map(async (one, index) => {
                try {
                  await run(rooms[index] as Ports, one);
                } catch (error) {
                  if (!(error instanceof Killed)) throw error;
                  seen.killed++;
                }
              }),
            );
            await check(first.database);
          }
          // Once nobody else writes, the job brings all assignments up to date.
          await maintainAssignments(first, never);
          await check(first.database);
          expect(await maintainAssignments(first, never)).toBe(0);
          await Promise.all(processStores.map((store) => store.close()));
        },
      ),
      { numRuns: Number(process.env.RUNS ?? 3), examples: [[[allAsk]]] },
    );
    expect(Math.min(seen.asked, seen.refused)).toBeGreaterThan(0);
  }, 120_000);
});
