import { expect, test } from "vitest";
import { bankTransfer } from "../../../server/payments/bank-transfer.ts";
import { bookedPage } from "../../../tests/support/product/booked-page.ts";
import { emailsAbout, eventOf, paidEvent, startedPayment } from "../../../tests/support/product/booking.ts";
import { changesOn } from "../../../tests/support/product/changed-booking.ts";
import { stockedDesk } from "../../../tests/support/product/desk.ts";
import { deskBrowser } from "../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { closePastEvents } from "../booking/expire-quotes.server.ts";
import { payable } from "./mark-paid.server.ts";
import { refundPart } from "./partial-refund/partial-refund.server.ts";
import { receivedPayments } from "./received.server.ts";
import { refundsOf } from "./refund-store.server.ts";
import { settlePayment } from "./settle-payment.server.ts";
import { openPaymentOf, paymentsOf } from "./store.server.ts";
import type { Payment } from "./table.server.ts";

const [total, deposit] = [32_630, 6526];

describeOnEach("page, desk and export after the payer's bank took money back", (stores) => {
  async function booked() {
    const desk = await stockedDesk(stores);
    const { ports } = desk;
    const changes = changesOn(ports);
    const { reference } = await changes.booked();
    const [payment] = await paymentsOf(ports.database, reference);
    if (!payment) throw new Error("nothing was paid");
    const stored = () => changes.stored(reference);
    const loseDispute = (one: Payment = payment) =>
      settlePayment(ports, eventOf(one, { type: "dispute", dispute: "lost" }));
    const payBalance = async () => {
      const rest = await startedPayment(ports, reference);
      await settlePayment(ports, paidEvent(rest));
      return rest;
    };
    const endParty = async () => {
      desk.setTime("2027-06-14T12:00:00Z");
      await closePastEvents(ports);
    };
    const page = () => bookedPage(ports, reference);
    /** Pence left to pay, null for nothing: the same on the page, in the export and at the desk */
    const toPay = async () => {
      const { money } = await page();
      const [row] = await desk.json("export quotes");
      const pence = (pounds: string | null) => (pounds === null ? null : Math.round(Number(pounds) * 100));
      const paid = money.paid.reduce((sum, one) => sum + one.pence, 0);
      expect(paid - money.chargedBack - (money.back?.pence ?? 0)).toBe(
        (pence(row.paid) ?? 0) - (pence(row.refunded) ?? 0),
      );
      expect(pence(row.due)).toBe(money.left?.pence ?? null);
      const parts = payable(await stored(), await paymentsOf(ports.database, reference), "2027-06-14");
      expect(parts).toEqual(money.left ? ["balance"] : []);
      return money.left?.pence ?? null;
    };
    /** A partial refund by the owner that the provider has sent */
    const partialRefund = async (pence: number) => {
      await refundPart(ports, { reference, pence, note: "", key: `give-${pence}` });
      const [refund] = await refundsOf(ports.database, reference);
      const data = { type: "refunded", refunded: pence, refundId: refund?.id ?? null } as const;
      await settlePayment(ports, eventOf(payment, data));
    };
    /** A partial refund that the provider can't send */
    const failedRefund = async (pence: number) => {
      await refundPart(ports, { reference, pence, note: "", key: `give-${pence}` });
      const [refund] = await refundsOf(ports.database, reference);
      await settlePayment(ports, eventOf(payment, { type: "refund-failed", refundId: refund?.id ?? null }));
    };
    const steps = { loseDispute, payBalance, endParty, partialRefund, failedRefund };
    return { ...desk, ...changes, ...steps, reference, payment, stored, page, toPay };
  }

  test("the money counts nowhere as paid after the party, also if it was paid again and the price rose since", async () => {
    const { loseDispute, payBalance, edit, stored, endParty, toPay } = await booked();
    await loseDispute();
    await payBalance();
    expect(await toPay()).toBe(null);
    const dearer = { lines: [{ label: "All in", detail: "", pence: total + 5000 }], agreed: true };
    expect(await edit(await stored(), {}, dearer)).toMatchObject({ kind: "done" });
    expect(await toPay()).toBe(5000);
    await endParty();
    expect(await toPay()).toBe(5000);
  });

  test("what was refunded before is not asked for again, before the party or after", async () => {
    const { ports, reference, partialRefund, loseDispute, payBalance, endParty, toPay } = await booked();
    await partialRefund(2000);
    await loseDispute();
    expect(await toPay()).toBe(total - 2000);
    // What the invoice lists as paid.
    expect(await receivedPayments(ports.database, { reference })).toMatchObject([{ part: "deposit", pence: 2000 }]);
    await payBalance();
    expect(await toPay()).toBe(null);
    await endParty();
    expect(await toPay()).toBe(null);
  });

  test("a failed partial refund is not asked for again after the party, also if the price rose since and was paid", async () => {
    const { failedRefund, loseDispute, payBalance, edit, stored, endParty, toPay } = await booked();
    await failedRefund(5000);
    await loseDispute();
    await payBalance();
    const dearer = { lines: [{ label: "All in", detail: "", pence: total + 7000 }], agreed: true };
    expect(await edit(await stored(), {}, dearer)).toMatchObject({ kind: "done" });
    expect(await toPay()).toBe(7000);
    await payBalance();
    expect(await toPay()).toBe(null);
    await endParty();
    expect(await toPay()).toBe(null);
  });

  test("a failed full refund is not asked for again, before the party or after", async () => {
    const { failedRefund, loseDispute, payBalance, endParty, toPay } = await booked();
    await failedRefund(deposit);
    await payBalance();
    await loseDispute();
    expect(await toPay()).toBe(null);
    await endParty();
    expect(await toPay()).toBe(null);
  });

  test("a payment that the booking could not take does not count as paid after the party", async () => {
    const { ports, reference, edit, stored, endParty, toPay } = await booked();
    const old = await startedPayment(ports, reference);
    await edit(await stored(), {}, { lines: [{ label: "All in", detail: "", pence: 30_000 }] });
    expect((await settlePayment(ports, paidEvent(old))).outcome).toBe("owed-back");
    await settlePayment(ports, eventOf(old, { type: "refunded", refunded: old.pence, refundId: null }));
    expect(await toPay()).toBe(30_000 - deposit);
    await endParty();
    expect(await toPay()).toBe(30_000 - deposit);
  });

  test("the attempt to pay the old sum is ended; money that arrives on it is refunded and does not harm the booking", async () => {
    const { ports, reference, loseDispute } = await booked();
    const open = await startedPayment(ports, reference);
    await loseDispute();
    expect(await openPaymentOf(ports.database, reference)).toBeUndefined();
    expect((await settlePayment(ports, paidEvent(open))).outcome).toBe("owed-back");
    const told = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "owed-back")?.mail.text;
    expect(told).toContain("another sum was due");
    expect(told).toContain("Your booking stands. £326.30 is left, due by 29 May 2027.");
    expect(told).not.toContain("still want the date");
    expect(await openPaymentOf(ports.database, reference)).toBeUndefined();
    expect((await startedPayment(ports, reference)).pence).toBe(total);
  });

  test.each(["the bank took money back", "the price rose"])(
    "no page has a transfer of the old sum once %s",
    async (why) => {
      const { ports, setTime, reference, loseDispute, edit, stored, page } = await booked();
      const bank = bankTransfer({ accountName: "Bow & Tassel", sortCode: "00-00-00", accountNumber: "00000000" });
      await startedPayment({ ...ports, payments: bank }, reference);
      expect((await page()).attempt).toMatchObject({ kind: "instructions" });
      const dearer = { lines: [{ label: "All in", detail: "", pence: total + 5000 }], agreed: true };
      if (why === "the price rose") await edit(await stored(), {}, dearer);
      else await loseDispute();
      // The page shows the button to pay instead of the attempt.
      expect((await page()).attempt).toEqual({ kind: "none" });
      setTime("2026-11-21T12:10:00Z");
      await startedPayment({ ...ports, payments: bank }, reference);
      expect((await page()).attempt).toMatchObject({ kind: "instructions" });
    },
  );

  test("a refund that was never sent counts nowhere as refunded, and nothing of it is asked for again", async () => {
    const { ports, reference, run, failedRefund, loseDispute, payBalance, endParty, page, toPay } = await booked();
    await failedRefund(5000);
    await loseDispute();
    expect((await page()).money).toMatchObject({ chargedBack: deposit, back: null });
    expect(await toPay()).toBe(total - 5000);
    const { page: screen } = await (await deskBrowser(ports)).get(`/desk/bookings/${reference}`);
    expect(screen.querySelector(".desk-money-list")?.text).toContain("Refund was not sent: the payer’s bank took it");
    expect(screen.text).not.toContain("£50 is back");
    expect((await run(`quote ${reference}`, { width: 160 })).out).toContain("not sent: the payer’s bank took it first");
    await payBalance();
    expect(await toPay()).toBe(null);
    await endParty();
    expect(await toPay()).toBe(null);
  });

  test("a refund that failed after the bank had taken the money counts nowhere as refunded either", async () => {
    const { ports, payment, partialRefund, loseDispute, page, toPay } = await booked();
    await partialRefund(2000);
    await loseDispute();
    const [refund] = await refundsOf(ports.database, payment.reference);
    // Providers report the same dispute in two events with different ids.
    for (const _ of [1, 2])
      await settlePayment(ports, eventOf(payment, { type: "refund-failed", refundId: refund?.id ?? null }));
    expect((await page()).money).toMatchObject({ chargedBack: deposit, back: null });
    expect(await toPay()).toBe(total - 2000);
  });
});
