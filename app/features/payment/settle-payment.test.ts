import { expect, test } from "vitest";
import {
  checkout,
  deskOn,
  emailsAbout,
  eventOf,
  form,
  paidEvent,
  paying,
  startedPayment,
  withdrawNow,
} from "../../../tests/support/product/booking.ts";
import { describeOnEach, type TestStores } from "../../../tests/support/product/stores.ts";
import { expireQuotes } from "../booking/expire-quotes.server.ts";
import { quoteByReference, transitionsOf } from "../quote/store.server.ts";
import { refundsOf } from "./refund-store.server.ts";
import { settlePayment } from "./settle-payment.server.ts";
import { paymentById } from "./store.server.ts";

async function open(stores: TestStores) {
  const { payments, asked } = checkout();
  return { ...deskOn(await stores.fresh(), payments), asked };
}

describeOnEach("an event of the provider", (stores) => {
  test("books the quote, with the payment, the step and two emails in one go", async () => {
    const { ports } = await open(stores);
    const { reference, payment } = await paying(ports);
    expect(await settlePayment(ports, paidEvent(payment))).toEqual({ outcome: "applied", reference });
    expect(await quoteByReference(ports.database, reference)).toMatchObject({ status: "booked" });
    expect(await paymentById(ports.database, payment.id)).toMatchObject({
      status: "paid",
      paymentRef: "money-1",
      paidAt: "2026-11-21T12:05:00.000Z",
    });
    expect((await transitionsOf(ports.database, reference)).map(({ cause, actor }) => [cause, actor])).toEqual([
      ["begun", "visitor"],
      ["accepted", "visitor"],
      ["payment-begun", "visitor"],
      ["deposit-paid", "provider"],
    ]);
    const sent = await emailsAbout(ports, reference);
    expect(sent.map(({ kind }) => kind)).toEqual(["accepted-for-desk", "booked", "booked-for-desk"]);
    expect(sent[1]?.mail.text).toMatch(/Paid: £65\.26\nBalance, by 29 May 2027: £261\.04/);
  });

  test("counts once, whether it is sent again, ten times at once, or as another event", async () => {
    const { ports } = await open(stores);
    const { reference, payment } = await paying(ports);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => settlePayment(ports, paidEvent(payment, "e1"))),
    );
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["applied", ...Array(9).fill("repeated")].sort());
    expect(await settlePayment(ports, paidEvent(payment, "e2"))).toMatchObject({ outcome: "stale" });
    expect((await emailsAbout(ports, reference)).filter(({ kind }) => kind === "booked")).toHaveLength(1);
  });

  test.each([
    [{ type: "paid", pence: 6525, currency: "GBP" }, "wrong-amount"],
    [{ type: "paid", pence: 6526, currency: "EUR" }, "wrong-currency"],
  ] as const)("books nothing for %o, and tells the desk", async (data, outcome) => {
    const { ports } = await open(stores);
    const { reference, payment } = await paying(ports);
    expect(await settlePayment(ports, eventOf(payment, data))).toMatchObject({ outcome });
    expect(await quoteByReference(ports.database, reference)).toMatchObject({ status: "deposit-pending" });
    expect((await emailsAbout(ports, reference)).map(({ kind }) => kind)).toContain(`${outcome}-for-desk`);
  });

  test("about no payment of ours is recorded and changes nothing", async () => {
    const { ports } = await open(stores);
    const { payment } = await paying(ports);
    const stranger = { id: "9", adapter: payment.adapter };
    const lost = eventOf(stranger, { type: "paid", pence: 1, currency: "GBP" }, "e9");
    expect(await settlePayment(ports, { ...lost, about: { ...lost.about, paymentRef: null } })).toEqual({
      outcome: "unknown-payment",
      reference: null,
    });
    expect(await settlePayment(ports, { ...lost, about: { ...lost.about, paymentRef: null } })).toMatchObject({
      outcome: "repeated",
    });
  });

  test("that reports a failure allows another try, and changes nothing after a success", async () => {
    const { ports } = await open(stores);
    const { reference, payment } = await paying(ports);
    await settlePayment(ports, eventOf(payment, { type: "failed" }));
    expect(await quoteByReference(ports.database, reference)).toMatchObject({ status: "accepted" });
    const second = await startedPayment(ports, reference);
    expect(second.id).not.toBe(payment.id);
    await settlePayment(ports, paidEvent(second));
    expect(await settlePayment(ports, eventOf(second, { type: "expired" }))).toMatchObject({ outcome: "stale" });
    expect(await quoteByReference(ports.database, reference)).toMatchObject({ status: "booked" });

    // The first attempt is paid after all: the customer is not charged twice.
    expect(await settlePayment(ports, paidEvent(payment))).toMatchObject({ outcome: "owed-back" });
    expect(await refundsOf(ports.database, reference)).toMatchObject([
      { paymentId: payment.id, pence: payment.pence, status: "owed", reason: "unbookable" },
    ]);
  });

  test("for a withdrawn quote is owed back, and the customer gets an email", async () => {
    const { ports } = await open(stores);
    const { reference, payment } = await paying(ports);
    await withdrawNow(ports, reference);
    expect(await settlePayment(ports, paidEvent(payment))).toMatchObject({ outcome: "owed-back" });
    expect(await quoteByReference(ports.database, reference)).toMatchObject({ status: "withdrawn" });
    expect(await refundsOf(ports.database, reference)).toMatchObject([{ pence: payment.pence }]);
    expect((await emailsAbout(ports, reference)).map(({ kind }) => kind)).toContain("owed-back");
  });

  test("for a quote whose payment expired meanwhile still books it", async () => {
    const { ports, setTime } = await open(stores);
    const { reference, payment } = await paying(ports);
    setTime("2027-01-21T12:00:00Z");
    expect(await expireQuotes(ports)).toBe(1);
    expect(await quoteByReference(ports.database, reference)).toMatchObject({ status: "lapsed" });
    expect(await settlePayment(ports, paidEvent(payment))).toMatchObject({ outcome: "applied" });
    expect(await quoteByReference(ports.database, reference)).toMatchObject({ status: "booked" });
  });

  test("near the party pays all at once", async () => {
    const { ports } = await open(stores);
    const { reference, payment } = await paying(ports, form({ date: "28 November 2026" }));
    expect(payment).toMatchObject({ part: "whole", pence: 32_630 });
    await settlePayment(ports, paidEvent(payment));
    expect(await quoteByReference(ports.database, reference)).toMatchObject({ status: "balance-paid" });
  });

  test("of a refund counts the total refunded, in any order", async () => {
    const { ports } = await open(stores);
    const { payment } = await paying(ports);
    await settlePayment(ports, paidEvent(payment));
    await settlePayment(ports, eventOf(payment, { type: "refunded", refunded: 2000, refundId: null }));
    expect(await paymentById(ports.database, payment.id)).toMatchObject({ refunded: 2000 });
    const earlier = eventOf(payment, { type: "refunded", refunded: 500, refundId: null });
    expect(await settlePayment(ports, earlier)).toMatchObject({ outcome: "stale" });
    expect(await paymentById(ports.database, payment.id)).toMatchObject({ refunded: 2000 });
  });

  test("of a payment books nothing when all of it was refunded already", async () => {
    const { ports } = await open(stores);
    const { reference, payment } = await paying(ports);
    await settlePayment(ports, eventOf(payment, { type: "refunded", refunded: payment.pence, refundId: null }));
    expect(await settlePayment(ports, paidEvent(payment))).toMatchObject({ outcome: "stale" });
    expect(await quoteByReference(ports.database, reference)).toMatchObject({ status: "accepted" });
    expect(await refundsOf(ports.database, reference)).toEqual([]);
  });

  test("of a dispute is recorded, and once won or lost it stays so", async () => {
    const { ports } = await open(stores);
    const { payment } = await paying(ports);
    await settlePayment(ports, paidEvent(payment));
    await settlePayment(ports, eventOf(payment, { type: "dispute", dispute: "lost" }));
    expect(await settlePayment(ports, eventOf(payment, { type: "dispute", dispute: "open" }))).toMatchObject({
      outcome: "stale",
    });
    expect(await paymentById(ports.database, payment.id)).toMatchObject({ dispute: "lost" });
  });

  test("whose emails can't be written leaves nothing behind, so that it may be sent again", async () => {
    const { ports } = await open(stores);
    const { reference, payment } = await paying(ports);
    const put = async () => {
      throw new Error("disk full");
    };
    const event = paidEvent(payment);
    await expect(settlePayment({ ...ports, outbox: { ...ports.outbox, put } }, event)).rejects.toThrow("disk full");
    expect(await quoteByReference(ports.database, reference)).toMatchObject({ status: "deposit-pending" });
    expect(await settlePayment(ports, event)).toMatchObject({ outcome: "applied" });
  });
});
