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
import { refundPart } from "./partial-refund.server.ts";
import { receivedPayments } from "./received.server.ts";
import { refundsOf } from "./refund-store.server.ts";
import { settlePayment } from "./settle-payment.server.ts";
import { openPaymentOf, paymentsOf } from "./store.server.ts";
import type { Payment } from "./table.server.ts";

const [total, deposit] = [32_630, 6526];

describeOnEach("what page, desk and export say of money that the payer's bank took back", (bench) => {
  async function booked() {
    const desk = await stockedDesk(bench);
    const { ports } = desk;
    const changes = changesOn(ports);
    const { reference } = await changes.booked();
    const [payment] = await paymentsOf(ports.database, reference);
    if (!payment) throw new Error("nothing was paid");
    const stored = () => changes.stored(reference);
    const lost = (one: Payment = payment) => settlePayment(ports, eventOf(one, { type: "dispute", dispute: "lost" }));
    const payBalance = async () => {
      const rest = await startedPayment(ports, reference);
      await settlePayment(ports, paidEvent(rest));
      return rest;
    };
    const over = async () => {
      desk.setTime("2027-06-14T12:00:00Z");
      await closePastEvents(ports);
    };
    const page = () => bookedPage(ports, reference);
    /** Pence that are left by each of them; null for nothing. What the page lists adds up to what the export does */
    const left = async () => {
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
    /** Sent back by the provider, as the owner wished */
    const given = async (pence: number) => {
      await refundPart(ports, { reference, pence, note: "", key: `give-${pence}` });
      const [refund] = await refundsOf(ports.database, reference);
      const data = { type: "refunded", refunded: pence, refundId: refund?.id ?? null } as const;
      await settlePayment(ports, eventOf(payment, data));
    };
    /** The same, but the provider can't send it */
    const promised = async (pence: number) => {
      await refundPart(ports, { reference, pence, note: "", key: `give-${pence}` });
      const [refund] = await refundsOf(ports.database, reference);
      await settlePayment(ports, eventOf(payment, { type: "refund-failed", refundId: refund?.id ?? null }));
    };
    return { ...desk, ...changes, promised, reference, payment, stored, lost, payBalance, over, page, left, given };
  }

  test("after the party it counts as paid nowhere, also where it was paid again and the price rose since", async () => {
    const { lost, payBalance, edit, stored, over, left } = await booked();
    await lost();
    await payBalance();
    expect(await left()).toBe(null);
    const dearer = { lines: [{ label: "All in", detail: "", pence: total + 5000 }], agreed: true };
    expect(await edit(await stored(), {}, dearer)).toMatchObject({ kind: "done" });
    expect(await left()).toBe(5000);
    await over();
    expect(await left()).toBe(5000);
  });

  test("what was given back before is done without: it is left to pay neither before the party nor after", async () => {
    const { ports, reference, given, lost, payBalance, over, left } = await booked();
    await given(2000);
    await lost();
    expect(await left()).toBe(total - 2000);
    // As the invoice lists it.
    expect(await receivedPayments(ports.database, { reference })).toMatchObject([{ part: "deposit", pence: 2000 }]);
    await payBalance();
    expect(await left()).toBe(null);
    await over();
    expect(await left()).toBe(null);
  });

  test("and was promised back lacks nothing after the party, also where the price rose since and was paid", async () => {
    const { promised, lost, payBalance, edit, stored, over, left } = await booked();
    await promised(5000);
    await lost();
    await payBalance();
    const dearer = { lines: [{ label: "All in", detail: "", pence: total + 7000 }], agreed: true };
    expect(await edit(await stored(), {}, dearer)).toMatchObject({ kind: "done" });
    expect(await left()).toBe(7000);
    await payBalance();
    expect(await left()).toBe(null);
    await over();
    expect(await left()).toBe(null);
  });

  test("and was promised back altogether leaves nothing to pay, before the party and after", async () => {
    const { promised, lost, payBalance, over, left } = await booked();
    await promised(deposit);
    await payBalance();
    await lost();
    expect(await left()).toBe(null);
    await over();
    expect(await left()).toBe(null);
  });

  test("nothing that the booking could not take counts as paid after the party", async () => {
    const { ports, reference, edit, stored, over, left } = await booked();
    const old = await startedPayment(ports, reference);
    await edit(await stored(), {}, { lines: [{ label: "All in", detail: "", pence: 30_000 }] });
    expect((await settlePayment(ports, paidEvent(old))).outcome).toBe("owed-back");
    await settlePayment(ports, eventOf(old, { type: "refunded", refunded: old.pence, refundId: null }));
    expect(await left()).toBe(30_000 - deposit);
    await over();
    expect(await left()).toBe(30_000 - deposit);
  });

  test("an attempt to pay the old sum has ended, and what comes on it goes back without a word against the booking", async () => {
    const { ports, reference, lost } = await booked();
    const open = await startedPayment(ports, reference);
    await lost();
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
      const { ports, setTime, reference, lost, edit, stored, page } = await booked();
      const bank = bankTransfer({ accountName: "Bow & Tassel", sortCode: "00-00-00", accountNumber: "00000000" });
      await startedPayment({ ...ports, payments: bank }, reference);
      expect((await page()).attempt).toMatchObject({ kind: "instructions" });
      const dearer = { lines: [{ label: "All in", detail: "", pence: total + 5000 }], agreed: true };
      if (why === "the price rose") await edit(await stored(), {}, dearer);
      else await lost();
      // The button is there instead.
      expect((await page()).attempt).toEqual({ kind: "none" });
      setTime("2026-11-21T12:10:00Z");
      await startedPayment({ ...ports, payments: bank }, reference);
      expect((await page()).attempt).toMatchObject({ kind: "instructions" });
    },
  );

  test("a refund that was promised and never sent is back nowhere, and nothing of it is asked for again", async () => {
    const { ports, reference, use, promised, lost, payBalance, over, page, left } = await booked();
    await promised(5000);
    await lost();
    expect((await page()).money).toMatchObject({ chargedBack: deposit, back: null });
    expect(await left()).toBe(total - 5000);
    const { page: screen } = await (await deskBrowser(ports)).get(`/desk/bookings/${reference}`);
    expect(screen.querySelector(".desk-money-list")?.text).toContain("Refund was not sent: the payer’s bank took it");
    expect(screen.text).not.toContain("£50 is back");
    expect((await use(`quote ${reference}`, { width: 160 })).out).toContain("not sent: the payer’s bank took it first");
    await payBalance();
    expect(await left()).toBe(null);
    await over();
    expect(await left()).toBe(null);
  });

  test("a refund that came back to the provider after the bank had taken the money is back nowhere either", async () => {
    const { ports, payment, given, lost, page, left } = await booked();
    await given(2000);
    await lost();
    const [refund] = await refundsOf(ports.database, payment.reference);
    // Providers report it twice, under two names.
    for (const _ of [1, 2])
      await settlePayment(ports, eventOf(payment, { type: "refund-failed", refundId: refund?.id ?? null }));
    expect((await page()).money).toMatchObject({ chargedBack: deposit, back: null });
    expect(await left()).toBe(total - 2000);
  });
});
