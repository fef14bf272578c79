import fc from "fast-check";
import { expect, test } from "vitest";
import { quoteRow } from "../../../tests/support/product/stores.ts";
import type { PaymentEventData } from "../../payments-port.ts";
import type { Reference } from "../quote/reference.server.ts";
import { events, type QuoteEvent, transition } from "../quote/status.ts";
import type { Quote } from "../quote/table.server.ts";
import { settle } from "./settlement.ts";
import type { Payment, Refund } from "./table.server.ts";

const quote: Quote = {
  ...quoteRow("BT-1"),
  status: "deposit-pending",
  offerVersion: 1,
  offerTotal: 33_530,
  offerDeposit: 6706,
  offerBalance: 26_824,
};
const payment = (id: string, part: Payment["part"]): Payment => ({
  id,
  reference: "BT-1" as Reference,
  part,
  pence: { deposit: 6706, balance: 26_824, whole: 33_530 }[part],
  currency: "GBP",
  adapter: "checkout",
  status: "open",
  version: 1,
  idempotencyKey: id,
  offerVersion: 1,
  sessionRef: null,
  paymentRef: null,
  nextStep: null,
  expiresAt: null,
  paidAt: null,
  refunded: 0,
  dispute: null,
  createdAt: "",
  updatedAt: "",
});
const at = "2026-11-21T12:05:00.000Z";

const anyData: fc.Arbitrary<PaymentEventData> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<PaymentEventData>({ type: "paid", pence: -1, currency: "GBP" }) },
  fc.record({ type: fc.constant("paid" as const), pence: fc.nat(40_000), currency: fc.constantFrom("GBP", "EUR") }),
  fc.constantFrom<PaymentEventData>({ type: "failed" }, { type: "expired" }, { type: "other", name: "x" }),
  fc.record({ type: fc.constant("refunded" as const), refunded: fc.nat(40_000), refundId: fc.constant(null) }),
  fc.record({ type: fc.constant("dispute" as const), dispute: fc.constantFrom("open", "won", "lost") }),
);
type Step = { to: number; data: PaymentEventData } | { event: QuoteEvent };
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ to: fc.nat(3), data: anyData }) },
    fc.record({ event: fc.constantFrom(...events.filter((event) => !/-paid$/.test(event))) }),
  ),
  { maxLength: 40 },
);

test("events in any order: money that arrived books something once, or is refunded", () => {
  fc.assert(
    fc.property(steps, (happenings) => {
      let status = quote.status;
      const payments = [
        payment("a", "deposit"),
        payment("b", "deposit"),
        payment("c", "whole"),
        payment("d", "balance"),
      ];
      const refunds: Refund[] = [];
      const booked = new Set<string>();
      const owed = new Map<string, number>();
      for (const step of happenings) {
        if ("event" in step) {
          const moved = transition(status, step.event);
          if (moved.ok) status = moved.status;
          continue;
        }
        const one = payments[step.to];
        if (!one) continue;
        const data =
          step.data.type === "paid" && step.data.pence === -1 ? { ...step.data, pence: one.pence } : step.data;
        const all = payments.map((payment) => ({ ...payment, unbookable: owed.has(payment.id), refundTotal: 0 }));
        const gone = one.dispute === "lost" || one.refunded >= one.pence;
        const settled = settle({ payment: one, quote: { ...quote, status }, refunds, payments: all }, data, at, null);
        Object.assign(one, settled.payment);
        if (settled.owed) owed.set(one.id, (owed.get(one.id) ?? 0) + settled.owed);
        if (settled.move) {
          const moved = transition(status, settled.move);
          expect(moved.ok).toBe(true);
          status = moved.status;
          if (settled.move !== "payment-failed" && settled.move !== "taken-back") {
            expect(gone).toBe(false);
            booked.add(one.id);
          }
        }
      }
      const kept = payments.filter(({ id }) => booked.has(id));
      expect(kept.filter(({ part }) => part !== "balance").length).toBeLessThanOrEqual(1);
      for (const { id, status: state, pence, refunded, dispute } of payments) {
        expect(refunded).toBeLessThanOrEqual(pence);
        if (booked.has(id)) expect(owed.has(id)).toBe(false);
        // Paid, and neither booked nor owed back: only when it was refunded already, or the payer's bank had taken it back.
        else if (state === "paid" && dispute !== "lost")
          expect((owed.get(id) ?? 0) + refunded).toBeGreaterThanOrEqual(pence);
        // The bank took it back: nothing is owed, or what was owed before that.
        else if (state === "paid") expect(owed.get(id) ?? 0).toBeLessThanOrEqual(pence);
        else expect(owed.has(id)).toBe(false);
      }
      if (["booked", "balance-paid", "done", "cancelled"].includes(status)) expect(kept.length).toBeGreaterThan(0);
    }),
    { numRuns: 2000 },
  );
});

test("a refund that counted as done and then failed is owed again; events from before the failure change nothing", () => {
  const paid = { ...payment("a", "deposit"), status: "paid" as const, refunded: 6706 };
  const refund: Refund = {
    id: "r",
    reference: "BT-1" as Reference,
    paymentId: "a",
    pence: 6706,
    status: "done",
    reason: "cancelled",
    idempotencyKey: "r",
    providerRef: "re_1",
    attempts: 1,
    dueAt: at,
    lastError: null,
    createdAt: at,
    updatedAt: at,
  };
  const failed = settle(
    { payment: paid, quote, refunds: [refund], payments: [] },
    { type: "refund-failed", refundId: "r" },
    at,
    null,
  );
  expect(failed).toEqual({
    outcome: "applied",
    payment: { refunded: 0 },
    refunds: [{ id: "r", status: "failed" }],
    topic: "refund-failed",
  });
  // If the payer's bank has taken the money back, no refund is owed any more.
  const lost: Payment = { ...paid, dispute: "lost" };
  const done = { outcome: "applied", payment: { refunded: 0 }, refunds: [{ id: "r", status: "done" }] };
  const failure = { type: "refund-failed", refundId: "r" } as const;
  expect(settle({ payment: lost, quote, refunds: [refund], payments: [] }, failure, at, null)).toEqual(done);
  const since = { ...refund, status: "failed" as const, updatedAt: "2026-11-24T12:00:00.000Z" };
  const back: PaymentEventData = { type: "refunded", refunded: 6706, refundId: null };
  const seen = { payment: { ...paid, refunded: 0 }, quote, refunds: [since], payments: [] };
  expect(settle(seen, back, at, null)).toEqual({ outcome: "stale" });
  expect(settle(seen, back, "2026-11-25T12:00:00.000Z", null)).toMatchObject({
    refunds: [{ id: "r", status: "done" }],
  });
});

test("two refunds that wait and went back together are both done, and not money sent back elsewhere", () => {
  const paid = { ...payment("a", "deposit"), status: "paid" as const };
  const waiting = (id: string, pence: number) =>
    ({ id, paymentId: "a", pence, status: "sent", reason: "given-back", updatedAt: at }) as Refund;
  const refunds = [waiting("r", 1000), waiting("s", 500)];
  const back = (refunded: number) =>
    settle({ payment: paid, quote, refunds, payments: [] }, { type: "refunded", refunded, refundId: null }, at, null);
  expect(back(1500)).toEqual({
    outcome: "applied",
    payment: { refunded: 1500 },
    refunds: [
      { id: "r", status: "done" },
      { id: "s", status: "done" },
    ],
  });
  expect(back(500)).toMatchObject({ refunds: [{ id: "s" }] });
  expect(back(600)).toMatchObject({ topic: "refunded-elsewhere" });
});

test("a refund that went out just before the payer's bank took the money is not money sent back elsewhere", () => {
  const lost = { ...payment("a", "deposit"), status: "paid" as const, dispute: "lost" as const };
  const refunds = [
    { id: "r", paymentId: "a", pence: 500, status: "done", reason: "given-back", updatedAt: at } as Refund,
  ];
  const data = { type: "refunded", refunded: 500, refundId: null } as const;
  const settled = settle({ payment: lost, quote, refunds, payments: [] }, data, at, null);
  expect(settled).toEqual({ outcome: "applied", payment: { refunded: 500 } });
});

test.each([{ dispute: "lost" as const }, { refunded: 6706 }])(
  "money that was gone before it came books nothing: %o",
  (gone) => {
    const data: PaymentEventData = { type: "paid", pence: 6706, currency: "GBP" };
    const settled = settle(
      { payment: { ...payment("a", "deposit"), ...gone }, quote, refunds: [], payments: [] },
      data,
      at,
      null,
    );
    expect(settled).toEqual({ outcome: "stale", payment: { status: "paid", paidAt: at }, move: "payment-failed" });
  },
);
