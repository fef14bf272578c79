import { expect, test } from "vitest";
import { checkout, deskOn, emailsAbout, eventOf, paidEvent, paying } from "../../../tests/support/product/booking.ts";
import { describeOnEach, type TestStores } from "../../../tests/support/product/stores.ts";
import type { Payments, RefundResult, VerifiedPaymentEvent } from "../../payments-port.ts";
import { quoteByReference } from "../quote/store.server.ts";
import { cancelQuote } from "./cancel-booking.server.ts";
import { reconcilePayments } from "./reconcile-payments.server.ts";
import { refundsOf } from "./refund-store.server.ts";
import { settlePayment } from "./settle-payment.server.ts";
import { paymentById } from "./store.server.ts";

const never = new AbortController().signal;

/** A provider whose events and answers the test sets. */
async function open(stores: TestStores) {
  const said = {
    events: [] as VerifiedPaymentEvent[],
    refund: { kind: "done", providerRef: "re-1" } as RefundResult | Error,
    refunds: [] as Parameters<Payments["refund"]>[0][],
    away: false,
  };
  const payments: Payments = {
    ...checkout().payments,
    fetchEvents: async ({ paymentId }) => {
      if (said.away) throw new Error("no answer");
      return said.events.filter(({ about }) => about.paymentId === paymentId);
    },
    refund: async (asked) => {
      said.refunds.push(asked);
      if (said.refund instanceof Error) throw said.refund;
      return said.refund;
    },
  };
  const { ports, setTime } = deskOn(await stores.fresh(), payments);
  const quiet = { ...ports, log: { info() {}, error() {} } };
  const { reference, payment } = await paying(quiet);
  const status = async () => (await quoteByReference(ports.database, reference))?.status;
  const run = () => reconcilePayments(quiet, never);
  const cancelled = async () => {
    await settlePayment(quiet, paidEvent(payment));
    await cancelQuote(quiet, { reference, byAgency: true });
  };
  return { said, ports: quiet, setTime, reference, payment, status, run, cancelled };
}

describeOnEach("reconciling", (stores) => {
  test("asks about a payment once its message is late, and books what it hears", async () => {
    const { said, payment, setTime, status, run } = await open(stores);
    said.events = [paidEvent(payment)];
    setTime("2026-11-21T12:09:00Z");
    expect(await run()).toBe(0);
    expect(await status()).toBe("deposit-pending");
    setTime("2026-11-21T12:11:00Z");
    expect(await run()).toBe(1);
    expect(await status()).toBe("booked");
    expect(await run()).toBe(0);
  });

  test("ends an attempt that nobody could be sent to, and one whose checkout is over; not while nobody answers", async () => {
    const { said, ports, payment, setTime, status, run } = await open(stores);
    await ports.database.updateTable("payment").set({ expiresAt: "2026-11-22T12:00:00.000Z" }).execute();
    setTime("2026-11-22T12:30:00Z");
    expect(await run()).toBe(0);
    setTime("2026-11-22T13:30:00Z");
    said.away = true;
    await expect(run()).rejects.toThrow("no answer");
    expect(await status()).toBe("deposit-pending");
    said.away = false;
    expect(await run()).toBe(1);
    expect(await status()).toBe("accepted");
    expect(await paymentById(ports.database, payment.id)).toMatchObject({ status: "expired" });
    // If the money arrives after all, it still books.
    expect(await settlePayment(ports, paidEvent(payment))).toMatchObject({ outcome: "applied" });
    expect(await status()).toBe("booked");
  });

  test("sends back what is owed, once, and records it", async () => {
    const { said, ports, payment, reference, run, cancelled } = await open(stores);
    await cancelled();
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    expect(said.refunds).toMatchObject([{ pence: payment.pence, paymentRef: "money-1", paymentId: payment.id }]);
    expect(await refundsOf(ports.database, reference)).toMatchObject([{ status: "done", providerRef: "re-1" }]);
    expect(await paymentById(ports.database, payment.id)).toMatchObject({ refunded: payment.pence });
    const event = eventOf(payment, { type: "refunded", refunded: payment.pence, refundId: null });
    expect(await settlePayment(ports, event)).toMatchObject({ outcome: "stale" });
  });

  test("asks after a refund that is on its way until it has arrived", async () => {
    const { said, ports, payment, reference, setTime, run, cancelled } = await open(stores);
    await cancelled();
    said.refund = { kind: "sent", providerRef: "re-1" };
    await run();
    expect(await refundsOf(ports.database, reference)).toMatchObject([{ status: "sent" }]);
    said.events = [eventOf(payment, { type: "refunded", refunded: payment.pence, refundId: null })];
    setTime("2026-11-21T14:00:00Z");
    expect(await run()).toBe(1);
    expect(await refundsOf(ports.database, reference)).toMatchObject([{ status: "done" }]);
    expect(said.refunds).toHaveLength(1);
  });

  test("waits longer each time the provider is silent, under the same key", async () => {
    const { said, ports, reference, setTime, run, cancelled } = await open(stores);
    await cancelled();
    said.refund = new Error("timed out for zoe@example.com");
    await expect(run()).rejects.toThrow();
    expect(await refundsOf(ports.database, reference)).toMatchObject([
      { status: "owed", attempts: 1, dueAt: "2026-11-21T12:05:00.000Z", lastError: "no answer: Error" },
    ]);
    expect(await run()).toBe(0);
    setTime("2026-11-21T12:06:00Z");
    await expect(run()).rejects.toThrow();
    expect(await refundsOf(ports.database, reference)).toMatchObject([{ dueAt: "2026-11-21T12:16:00.000Z" }]);
    said.refund = { kind: "done", providerRef: "re-1" };
    setTime("2026-11-21T12:20:00Z");
    expect(await run()).toBe(1);
    expect(new Set(said.refunds.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  test("tells the owner of a refund that is refused, and leaves to them what is sent by hand", async () => {
    const refused = await open(stores);
    await refused.cancelled();
    refused.said.refund = { kind: "refused", reason: "charge_already_refunded" };
    await refused.run();
    const { ports, reference } = refused;
    expect(await refundsOf(ports.database, reference)).toMatchObject([
      { status: "failed", lastError: "charge_already_refunded" },
    ]);
    expect((await emailsAbout(ports, reference)).map(({ kind }) => kind)).toContain("refund-failed-for-desk");

    const manual = await open(stores);
    await manual.cancelled();
    manual.said.refund = { kind: "manual" };
    await manual.run();
    expect(await refundsOf(manual.ports.database, manual.reference)).toMatchObject([{ status: "owed" }]);
    await manual.run();
    expect(manual.said.refunds).toHaveLength(1);
  });

  test("leaves alone what another adapter took", async () => {
    const { said, ports, payment, setTime, run, cancelled } = await open(stores);
    await cancelled();
    await ports.database.updateTable("payment").set({ adapter: "owner" }).where("id", "=", payment.id).execute();
    setTime("2026-11-22T12:00:00Z");
    expect(await run()).toBe(0);
    expect(said.refunds).toEqual([]);
  });
});
