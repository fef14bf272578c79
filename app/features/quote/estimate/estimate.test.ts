import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../../../dates/dates.ts";
import { estimate, type Order, type Terms, type Travel } from "./estimate.ts";

const today = "2026-11-21";
const terms: Terms = { deposit: { percent: 20, minimum: 3000 }, balanceDueDays: 14 };
const harrogate: Travel = { kind: "known", place: "York", base: "Leeds", miles: 32, freeMiles: 15, pence: 17 * 90 };
const order: Order = {
  performers: 2,
  singular: "cheeky butler",
  plural: "cheeky butlers",
  packageName: "Two hours",
  price: 16000,
  travel: harrogate,
  guests: 24,
  date: "2027-06-12",
};

const travels: fc.Arbitrary<Travel> = fc.oneof(
  fc.record({
    kind: fc.constant("known" as const),
    place: fc.string(),
    base: fc.string(),
    miles: fc.nat(900),
    freeMiles: fc.nat(50),
    pence: fc.nat(100_000),
  }),
  fc.record({ kind: fc.constant("by-hand" as const), place: fc.string(), overseas: fc.boolean() }),
  fc.record({ kind: fc.constant("unsaid" as const), freeMiles: fc.nat(50) }),
);
const orders: fc.Arbitrary<Order> = fc.record(
  {
    performers: fc.integer({ min: 1, max: 12 }),
    singular: fc.constant("act"),
    plural: fc.constant("acts"),
    packageName: fc.string(),
    price: fc.nat(1_000_000),
    travel: travels,
    guests: fc.integer({ min: 1, max: 5000 }),
    date: fc.integer({ min: 0, max: 730 }).map((days) => addDays(today, days)),
  },
  { requiredKeys: ["performers", "singular", "plural", "packageName", "price", "travel"] },
);
const termsOf: fc.Arbitrary<Terms> = fc.record({
  deposit: fc.record({ percent: fc.integer({ min: 1, max: 100 }), minimum: fc.nat(50_000) }),
  balanceDueDays: fc.integer({ min: 1, max: 90 }),
});

describe("whatever is ordered", () => {
  const holds = (check: (made: ReturnType<typeof estimate>, order: Order, terms: Terms) => void) =>
    fc.assert(fc.property(orders, termsOf, (order, terms) => check(estimate(order, terms, today), order, terms)));

  test("the lines add up to the total, or to what is known of it", () =>
    holds(({ lines, subtotal, total }) => {
      expect(lines.reduce((sum, line) => sum + (line.pence ?? 0), 0)).toBe(subtotal);
      expect(total).toBe(lines.every((line) => line.pence !== null) ? subtotal : null);
    }));

  test("deposit and balance make the total, neither below nothing", () =>
    holds(({ payment, total }, _, terms) => {
      expect(payment === null).toBe(total === null);
      if (!payment || total === null) return;
      expect(payment.deposit + payment.balance).toBe(total);
      expect(payment.balance).toBeGreaterThanOrEqual(0);
      expect(payment.deposit).toBeGreaterThanOrEqual(Math.min(total, terms.deposit.minimum));
    }));

  test("the share of each is enough, and a penny less would not be", () =>
    holds(({ perHead, total }, { guests }) => {
      if (perHead === null || total === null || !guests) return;
      expect(perHead * guests).toBeGreaterThanOrEqual(total);
      expect((perHead - 1) * guests).toBeLessThan(Math.max(total, 1));
    }));

  test("every amount is whole pence", () =>
    holds(({ lines, subtotal, total, perHead, payment }) => {
      const amounts = [
        ...lines.map((line) => line.pence),
        subtotal,
        total,
        perHead,
        payment?.deposit,
        payment?.balance,
      ];
      for (const amount of amounts)
        if (amount !== null && amount !== undefined) expect(Number.isSafeInteger(amount)).toBe(true);
    }));
});

test("an order with travel: two butlers for two hours, 17 miles beyond the free 15", () => {
  expect(estimate(order, terms, today)).toMatchObject({
    total: 33_530,
    perHead: 1398,
    payment: { deposit: 6706, balance: 26_824, balanceDue: "2027-05-29" },
  });
});

test("the deposit is at least the minimum and at most everything", () => {
  const small = { ...order, performers: 1, travel: { ...harrogate, pence: 0 } };
  expect(estimate({ ...small, price: 9000 }, terms, today).payment).toMatchObject({ deposit: 3000, balance: 6000 });
  expect(estimate({ ...small, price: 2000 }, terms, today).payment).toMatchObject({ deposit: 2000, balance: 0 });
});

test("the balance is due at once when the party is near", () => {
  expect(estimate({ ...order, date: "2026-12-05" }, terms, today).payment?.balanceDue).toBe("now");
  expect(estimate({ ...order, date: "2026-12-06" }, terms, today).payment?.balanceDue).toBe("2026-11-22");
});
