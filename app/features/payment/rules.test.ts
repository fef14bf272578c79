import fc from "fast-check";
import { describe, expect, test } from "vitest";
import content from "#content/prices.ts";
import { quoteRow } from "../../../tests/support/product/stores.ts";
import { offerColumns, parseOffer } from "../booking/offer.server.ts";
import { cancellationFee, refundableAmount, refundOnCancelling, spreadRefund } from "./rules.ts";

const pence = fc.integer({ min: 1, max: 10_000_000 });
const table = fc.uniqueArray(fc.record({ from: fc.nat(60), keepPercent: fc.nat(100), words: fc.constant("") }), {
  selector: ({ from }) => from,
  minLength: 1,
  maxLength: 5,
});

const stored = quoteRow("BT-1");
const expectWholePence = (...amounts: number[]) => {
  for (const amount of amounts) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
};

describe("whatever the amounts", () => {
  test("a refund is never more than was paid, and what is kept never more than the table says", () => {
    fc.assert(
      fc.property(pence, fc.nat(100), fc.integer({ min: -5, max: 90 }), table, (total, share, daysBefore, rows) => {
        const paid = (total * share - ((total * share) % 100)) / 100;
        const refund = refundOnCancelling({ paid, total, daysBefore, table: rows, byAgency: false });
        expectWholePence(refund);
        expect(refund).toBeLessThanOrEqual(paid);
        expect(paid - refund).toBeLessThanOrEqual(cancellationFee(total, daysBefore, rows));
        expect(refundOnCancelling({ paid, total, daysBefore, table: rows, byAgency: true })).toBe(paid);
      }),
    );
  });

  test("a refund is spread over the payments to the penny, never beyond one of them", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { maxLength: 5 }), fc.nat(100), (lefts, share) => {
        const payments = lefts.map((left, index) => ({ id: String(index), left }));
        const all = lefts.reduce((sum, left) => sum + left, 0);
        const refund = (all * share - ((all * share) % 100)) / 100;
        const shares = spreadRefund(refund, payments);
        expect(shares.reduce((sum, one) => sum + one.pence, 0)).toBe(refund);
        for (const { paymentId, pence: part } of shares) {
          expectWholePence(part);
          expect(part).toBeGreaterThan(0);
          expect(part).toBeLessThanOrEqual(lefts[Number(paymentId)] ?? 0);
        }
        expect(() => spreadRefund(all + 1, payments)).toThrow("more than was paid");
      }),
    );
  });

  test("what can still go back is never more than what came in", () => {
    const refund = fc.record({
      paymentId: fc.constantFrom("a", "b"),
      pence: fc.integer({ min: 1, max: 50_000 }),
      status: fc.constantFrom("owed", "sent", "done", "failed"),
    });
    fc.assert(
      fc.property(pence, fc.nat(100), fc.array(refund, { maxLength: 5 }), (paid, share, refunds) => {
        const refunded = (paid * share - ((paid * share) % 100)) / 100;
        const left = refundableAmount({ id: "a", status: "paid", pence: paid, refunded, dispute: null }, refunds);
        expectWholePence(left);
        expect(left + refunded).toBeLessThanOrEqual(paid);
        const one = { id: "a", pence: paid, refunded: 0 };
        expect(refundableAmount({ ...one, status: "open", dispute: null }, refunds)).toBe(0);
        expect(refundableAmount({ ...one, status: "paid", dispute: "lost" }, refunds)).toBe(0);
      }),
    );
  });
});

test.each([
  [90, 0],
  [28, 0],
  [27, 15],
  [14, 15],
  [13, 40],
  [3, 40],
  [2, 70],
  [0, 70],
  [-1, 70],
])("%i days before, the shipped table keeps %i percent", (daysBefore, percent) => {
  expect(cancellationFee(20_000, daysBefore, content.cancellation)).toBe(200 * percent);
});

test("a refund goes back on the latest payment first", () => {
  const payments = [
    { id: "deposit", left: 5000 },
    { id: "balance", left: 20_000 },
  ];
  expect(spreadRefund(22_000, payments)).toEqual([
    { paymentId: "balance", pence: 20_000 },
    { paymentId: "deposit", pence: 2000 },
  ]);
});

describe("an offer, whatever its lines", () => {
  const lines = fc.array(
    fc.record({ label: fc.constant("Act"), detail: fc.constant(""), pence: fc.integer({ min: 0, max: 500_000 }) }),
    { minLength: 1, maxLength: 6 },
  );
  const party = { eventDate: "2027-06-12", offerVersion: 0 };

  test("the lines make the total, deposit and balance make it again, and all of them are whole pence", () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 500 }), (all, guests) => {
        const sum = all.reduce((total, { pence: one }) => total + one, 0);
        const offer = offerColumns({ ...party, groupSize: guests }, all, "2027-01-01");
        expectWholePence(offer.offerTotal, offer.offerDeposit, offer.offerBalance);
        expect(offer.offerTotal).toBe(sum);
        expect(offer.offerDeposit + offer.offerBalance).toBe(sum);
        const { perHead, total } = parseOffer({ ...stored, ...offer }) ?? { perHead: -1, total: -1 };
        expectWholePence(perHead);
        expect(total).toBe(sum);
        // The group is never short, and no one pays a penny more than needed.
        expect(perHead * guests).toBeGreaterThanOrEqual(sum);
        expect((perHead - 1) * guests).toBeLessThan(sum);
      }),
    );
  });
});
