import fc from "fast-check";
import { expect, test } from "vitest";
import prices from "#content/prices.ts";
import { earlyRefund, isShown, type Stage, splitTotal, whatIsDue } from "./rules.ts";

const shares = { total: 18_500, deposit: 3700, balance: 14_800, balanceDue: "2026-11-21" };
const party = { ...shares, validUntil: "2026-11-29" };

const anyTotal = fc.integer({ min: 1, max: 10_000_000 });
const anyTerms = fc.record({ percent: fc.integer({ min: 1, max: 100 }), minimum: fc.nat(50_000) });

test("whatever the sums, deposit and balance make the total, the deposit is enough and never nothing", () => {
  fc.assert(
    fc.property(anyTotal, anyTerms, (total, terms) => {
      const { deposit, balance } = splitTotal(total, terms);
      for (const amount of [deposit, balance]) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      expect(deposit + balance).toBe(total);
      expect(deposit).toBeGreaterThan(0);
      expect(deposit * 100).toBeGreaterThanOrEqual(Math.min(total * terms.percent, total * 100));
      expect(deposit).toBeGreaterThanOrEqual(Math.min(total, terms.minimum));
    }),
  );
});

test.each([
  ["2026-11-10", { part: "deposit", pence: 3700, by: "2026-11-20", lateSince: null }, 14_800, "2026-11-21"],
  ["2026-11-20", { part: "deposit", pence: 3700, by: "2026-11-20", lateSince: null }, 14_800, "2026-11-21"],
  ["2026-11-21", { part: "whole", pence: 18_500, by: "2026-11-29", lateSince: null }, undefined, null],
  ["2026-11-29", { part: "whole", pence: 18_500, by: "2026-11-29", lateSince: null }, undefined, null],
  // The payment was started in time and has not arrived: money may take days.
  ["2026-11-30", { part: "whole", pence: 18_500, by: "2026-11-30", lateSince: "2026-11-29" }, undefined, null],
])("to book on %s", (today, next, later, fullFrom) => {
  const due = whatIsDue(party, "open", today);
  expect(due).toMatchObject({ next, fullFrom, paid: 0 });
  expect(due.later?.pence).toBe(later);
});

test.each([
  ["2026-11-20", "2026-11-21", false, null],
  ["2026-11-21", "2026-11-21", true, null],
  ["2026-11-22", "2026-11-22", true, "2026-11-21"],
])("the balance of a booking on %s is to be paid by %s", (today, by, dueNow, lateSince) => {
  expect(whatIsDue(party, "booked", today)).toMatchObject({
    paid: 3700,
    next: { part: "balance", pence: 14_800, by, dueNow, lateSince },
    later: null,
  });
});

test("a deposit of the full price leaves no balance, however far away the party is", () => {
  const small = { total: 2999, ...splitTotal(2999, { percent: 20, minimum: 3000 }), balanceDue: "2027-01-01" };
  expect(whatIsDue({ ...small, validUntil: "2026-12-01" }, "open", "2026-11-22")).toMatchObject({
    next: { part: "whole", pence: 2999 },
    later: null,
    near: false,
  });
  expect(whatIsDue({ ...small, validUntil: null }, "booked", "2026-11-22")).toMatchObject({ paid: 2999, next: null });
});

test("what a page showed counts as what is due only if part and sum are both the same", () => {
  const due = whatIsDue({ ...party, deposit: 9250, balance: 9250 }, "booked", "2026-11-20").next;
  expect(isShown(due, { part: "balance", pence: 9250 })).toBe(true);
  expect(isShown(due, { part: "deposit", pence: 9250 })).toBe(false);
  expect(isShown(due, { part: "balance", pence: 9251 })).toBe(false);
  expect(isShown(null, { part: "balance", pence: 9250 })).toBe(false);
});

test("whatever the sums and days, the parts make the total, and nothing is to be paid on a day that is over", () => {
  const day = fc.integer({ min: 1, max: 60 }).map((n) => new Date(Date.UTC(2026, 10, n)).toISOString().slice(0, 10));
  const stage = fc.constantFrom<Stage>("open", "booked", "paid", "closed");
  fc.assert(
    fc.property(anyTotal, anyTerms, day, day, day, stage, (total, how, a, b, today, at) => {
      const due = whatIsDue({ total, ...splitTotal(total, how), balanceDue: a, validUntil: b }, at, today);
      const left = (due.next?.pence ?? 0) + (due.later?.pence ?? 0);
      expect(due.paid + left).toBe(at === "closed" ? 0 : total);
      for (const part of [due.next, due.later]) {
        if (!part) continue;
        expect(part.pence).toBeGreaterThan(0);
        expect(part.by >= today).toBe(true);
        if (part.lateSince !== null) expect(part.lateSince < today).toBe(true);
      }
      if (due.next && due.later) expect(due.next.by < due.later.by).toBe(true);
    }),
  );
});

test("what comes back on cancelling early follows the cancellation table", () => {
  expect(earlyRefund(prices.cancellation)).toBe("28 days or more before: everything back, deposit included");
  const rows = (keep: number) => [
    { from: 0, keepPercent: 70, words: "" },
    { from: 21, keepPercent: keep, words: "" },
    { from: 60, keepPercent: keep, words: "" },
  ];
  expect(earlyRefund(rows(0))).toBe("21 days or more before: everything back, deposit included");
  expect(earlyRefund(rows(10))).toBe("21 days or more before: we keep 10% of the total");
  const from = (days: number) => earlyRefund([{ from: days, keepPercent: 0, words: "" }]);
  expect(from(1)).toBe("1 day or more before: everything back, deposit included");
  expect(from(0)).toBe("any time before: everything back, deposit included");
});
