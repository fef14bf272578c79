import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  events,
  initialStatuses,
  mayCause,
  type QuoteEvent,
  type Status,
  statuses,
  transition,
  transitions,
} from "./status.ts";

const initialStatus = fc.constantFrom<Status>(...Object.values(initialStatuses));
/** Mostly events that the status knows, or walks would seldom get as far as a booking. */
const steps = fc.array(fc.record({ known: fc.boolean(), pick: fc.nat(1000) }), { maxLength: 60 });
const paid: readonly QuoteEvent[] = ["deposit-paid", "whole-paid"];
const bookings: readonly Status[] = ["booked", "balance-paid", "done", "cancelled"];

/** The statuses passed through, refusals left out. */
function walk(from: Status, picks: readonly { known: boolean; pick: number }[]) {
  const path: { status: Status; by: QuoteEvent | null }[] = [{ status: from, by: null }];
  for (const { known, pick } of picks) {
    const status = path.at(-1)?.status ?? from;
    const choice = known ? transitions().flatMap((way) => (way.from === status ? [way.event] : [])) : events;
    const event = choice[pick % choice.length];
    const step = event && transition(status, event);
    if (step?.ok) path.push({ status: step.status, by: event ?? null });
  }
  return path;
}

describe("whatever happens", () => {
  const holds = (check: (path: ReturnType<typeof walk>) => void) =>
    fc.assert(fc.property(initialStatus, steps, (from, picks) => check(walk(from, picks))));

  test("a booking is one because it was paid for", () =>
    holds((path) => {
      const booked = path.findIndex(({ status }) => bookings.includes(status));
      if (booked >= 0) expect(paid).toContain(path[booked]?.by);
    }));

  test("nothing is booked that the customer has not accepted", () =>
    holds((path) => {
      const booked = path.findIndex(({ status }) => bookings.includes(status));
      if (booked >= 0) expect(path.slice(0, booked).some(({ by }) => by === "accepted")).toBe(true);
    }));

  test("a booking stays one, or is cancelled", () =>
    holds((path) => {
      const booked = path.findIndex(({ status }) => bookings.includes(status));
      if (booked >= 0) for (const { status } of path.slice(booked)) expect(bookings).toContain(status);
    }));

  test("a booking is paid for once", () =>
    holds((path) => {
      expect(path.filter(({ by }) => by && paid.includes(by)).length).toBeLessThanOrEqual(1);
    }));

  test("a new price has to be accepted again", () =>
    holds((path) => {
      const priced = path.findLastIndex(({ by }) => by === "priced" || by === "details-changed");
      const booked = path.findIndex(({ status }) => bookings.includes(status));
      if (priced >= 0 && booked > priced)
        expect(path.slice(priced, booked).some(({ by }) => by === "accepted")).toBe(true);
    }));
});

test("every status is reached, every event is used, and every event has somebody to cause it", () => {
  const all = transitions();
  const reached = new Set<Status>(Object.values(initialStatuses));
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    for (const { from, to } of all) if (reached.has(from)) reached.add(to);
  }
  expect([...reached].sort()).toEqual([...statuses].sort());
  expect(new Set(all.map(({ event }) => event))).toEqual(new Set(events));
  for (const event of events)
    expect((["visitor", "owner", "provider", "clock"] as const).some((actor) => mayCause(actor, event))).toBe(true);
});

test("only a provider's event or the owner says that money came", () => {
  for (const event of ["deposit-paid", "whole-paid", "balance-paid"] as const) {
    expect(mayCause("visitor", event)).toBe(false);
    expect(mayCause("clock", event)).toBe(false);
  }
});

test("a refusal names status and event, and inherited properties are no events", () => {
  expect(transition("requested", "deposit-paid")).toEqual({ ok: false, status: "requested", event: "deposit-paid" });
  expect(transition("requested", "constructor" as QuoteEvent).ok).toBe(false);
});

describe("the drawing in docs/quote-states.md", () => {
  const drawing = readFileSync(new URL("../../../docs/quote-states.md", import.meta.url), "utf8");

  test("shows every transition, and no other", () => {
    const drawn = [...drawing.matchAll(/^ {2}([a-z-]+) --> ([a-z-]+): ([a-z-]+)$/gm)].map(([, from, to, event]) => ({
      from,
      event,
      to,
    }));
    expect(drawn).toEqual(transitions());
  });

  test("shows where a quote begins", () => {
    const initial = [...drawing.matchAll(/^ {2}\[\*\] --> ([a-z-]+)/gm)].map(([, status]) => status);
    expect(initial).toEqual(Object.values(initialStatuses));
  });

  test("lists who may cause each event", () => {
    const drawn = [...drawing.matchAll(/^\| ([a-z-]+) \| ([a-z, ]+) \|$/gm)].map(([, event, who]) => [event, who]);
    const actors = ["visitor", "owner", "provider", "clock"] as const;
    expect(drawn).toEqual(events.map((event) => [event, actors.filter((actor) => mayCause(actor, event)).join(", ")]));
  });
});
