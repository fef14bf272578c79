import { expect, test } from "vitest";
import {
  emailsAbout,
  eventOf,
  openDesk,
  paidEvent,
  paying,
  startedPayment,
} from "../../../tests/support/product/booking.ts";
import { filled } from "../../../tests/support/product/desk-booking.ts";
import { deskBrowser } from "../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { closePastEvents } from "../booking/expire-quotes.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { cancelQuote } from "./cancel-booking.server.ts";
import { refundPart } from "./partial-refund/partial-refund.server.ts";
import { refundsOf } from "./refund-store.server.ts";
import { markRefunded, sendRefunds } from "./send-refunds.server.ts";
import { settlePayment } from "./settle-payment.server.ts";
import { paymentsOf } from "./store.server.ts";

describeOnEach("cancelling", (stores) => {
  const booked = async (at: string, change: Partial<Parameters<typeof cancelQuote>[1]> = {}) => {
    const desk = await openDesk(stores);
    const { reference, payment } = await paying(desk.ports);
    await settlePayment(desk.ports, paidEvent(payment));
    desk.setTime(at);
    const cancelled = await cancelQuote(desk.ports, { reference, byAgency: false, ...change });
    return { ...desk, reference, payment, cancelled, refunds: await refundsOf(desk.ports.database, reference) };
  };

  test.each([
    ["2027-05-01T12:00:00Z", 6526, undefined],
    ["2027-05-20T12:00:00Z", 6526 - 4894, "14 to 27 days before"],
    ["2027-06-05T12:00:00Z", 0, "3 to 13 days before"],
  ])("on %s gives back %i pence of the deposit, by the table", async (at, refund, agreed) => {
    const { cancelled, refunds, ports, reference } = await booked(at);
    expect(cancelled).toMatchObject({ ok: true, refund, quote: { status: "cancelled" } });
    expect(refunds.reduce((sum, { pence }) => sum + pence, 0)).toBe(refund);
    const emails = await emailsAbout(ports, reference);
    expect(emails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["cancelled", "cancelled-for-desk"]));
    const told = emails.find(({ kind }) => kind === "cancelled")?.mail.text;
    expect(/As agreed: (.+?):/.exec(told ?? "")?.[1]).toBe(agreed);
  });

  test("counts from the day the customer told us, not from the day it is recorded", async () => {
    const { cancelled } = await booked("2027-05-17T12:00:00Z", { toldOn: "2027-05-15" });
    expect(cancelled).toMatchObject({ ok: true, refund: 6526 });
  });

  const byUs = { byAgency: true } as const;

  test("by the agency gives back everything; what another adapter took, the owner marks as sent once", async () => {
    const { ports, refunds, reference } = await booked("2027-06-11T12:00:00Z", byUs);
    expect(refunds).toMatchObject([{ pence: 6526, status: "owed", reason: "cancelled" }]);
    const refundId = refunds[0]?.id ?? "";
    const mark = (adapter: string) => markRefunded(ports, { refundId, adapter });
    expect(await mark("bank-transfer")).toEqual({ kind: "done" });
    expect(await mark("bank-transfer")).toEqual({ kind: "already" });
    expect(await paymentsOf(ports.database, reference)).toMatchObject([{ refunded: 6526 }]);
  });

  test("leaves to the provider what the provider took, until that fails", async () => {
    const { ports, refunds, reference } = await booked("2027-06-11T12:00:00Z", byUs);
    const refundId = refunds[0]?.id ?? "";
    const mark = () => markRefunded(ports, { refundId, adapter: ports.payments.name });
    expect(await mark()).toEqual({ kind: "by-provider" });
    // The payment's event came before the provider's answer, which has the session's id.
    await ports.database.updateTable("payment").set({ sessionRef: null, nextStep: null }).execute();
    expect(await mark()).toEqual({ kind: "by-provider" });
    expect(await refundsOf(ports.database, reference)).toMatchObject([{ status: "owed" }]);
    await ports.database.updateTable("refund").set({ status: "failed" }).execute();
    expect(await mark()).toEqual({ kind: "done" });
  });

  test("leaves to the owner what came by transfer", async () => {
    const { ports, refunds } = await booked("2027-06-11T12:00:00Z", byUs);
    await ports.database.updateTable("payment").set({ sessionRef: null }).execute();
    const adapter = ports.payments.name;
    expect(await markRefunded(ports, { refundId: refunds[0]?.id ?? "", adapter })).toEqual({ kind: "done" });
  });

  const dispute = (payment: Parameters<typeof eventOf>[0], dispute: "open" | "won" | "lost") =>
    eventOf(payment, { type: "dispute", dispute });
  const cancelledText = async (ports: Parameters<typeof emailsAbout>[0], reference: Reference, kind = "cancelled") =>
    (await emailsAbout(ports, reference)).find((email) => email.kind === kind)?.mail.text ?? "";

  test("promises nothing of what the payer's bank has taken back", async () => {
    const { ports } = await openDesk(stores);
    const { reference, payment } = await paying(ports);
    await settlePayment(ports, paidEvent(payment));
    await settlePayment(ports, dispute(payment, "lost"));
    expect(await cancelQuote(ports, { reference, ...byUs })).toMatchObject({ ok: true, refund: 0 });
    expect(await refundsOf(ports.database, reference)).toEqual([]);
    const text = await cancelledText(ports, reference);
    expect(text).toMatch(/Paid:? +£65\.26/);
    expect(text).toMatch(/Back already, or on its way:? +£65\.26/);
    expect(text).toContain("Nothing is left to come back.");
    expect(text).not.toContain("terms you agreed to, nothing");
  });

  test.each(["won", "lost"] as const)(
    "sends nothing while the payer's bank decides, and then once: %s",
    async (end) => {
      const { ports, setTime } = await openDesk(stores);
      const { reference, payment } = await paying(ports);
      await settlePayment(ports, paidEvent(payment));
      await settlePayment(ports, dispute(payment, "open"));
      await cancelQuote(ports, { reference, ...byUs });
      expect(await cancelledText(ports, reference)).toContain("stays where it is until your bank decides");
      expect(await cancelledText(ports, reference, "cancelled-for-desk")).toContain("waits for the bank’s decision");
      const refund = async () => (await refundsOf(ports.database, reference))[0];
      setTime("2026-11-21T13:00:00Z");
      const { signal } = new AbortController();
      expect((await sendRefunds(ports, signal)).changed).toBe(0);
      const marked = { refundId: (await refund())?.id ?? "", adapter: "bank-transfer" };
      expect(await markRefunded(ports, marked)).toEqual({ kind: "disputed" });
      await settlePayment(ports, dispute(payment, end));
      expect((await sendRefunds(ports, signal)).changed).toBe(end === "won" ? 1 : 0);
      expect((await refund())?.status).toBe(end === "won" ? "sent" : "done");
      expect(await cancelledText(ports, reference, `dispute-${end}-for-desk`)).not.toContain("the money stays");
    },
  );

  test("names what was refunded before, without the terms if nothing is kept", async () => {
    const { ports } = await openDesk(stores);
    const { reference, payment } = await paying(ports);
    await settlePayment(ports, paidEvent(payment));
    await settlePayment(ports, eventOf(payment, { type: "refunded", refunded: payment.pence, refundId: null }));
    await cancelQuote(ports, { reference, byAgency: false });
    const text = await cancelledText(ports, reference);
    expect(text).toMatch(/Paid:? +£65\.26/);
    expect(text).toMatch(/Back already, or on its way:? +£65\.26/);
    expect(text).toContain("Nothing is left to come back.");
    expect(text).not.toContain("terms you agreed to");
  });

  test("never gives back more than was paid, nor less than the table", async () => {
    const more = await booked("2027-05-20T12:00:00Z", { refund: 6527 });
    expect(more.cancelled).toEqual({ ok: false, refusal: { kind: "wrong-refund", least: 1632, most: 6526 } });
    expect((await booked("2027-05-20T12:00:00Z", { refund: 1631 })).cancelled.ok).toBe(false);
    expect((await booked("2027-05-20T12:00:00Z", { refund: 6526 })).cancelled).toMatchObject({
      ok: true,
      refund: 6526,
    });
  });

  test("from a page that was shown before a partial refund does not refund by the old sums", async () => {
    const { ports, setTime } = await openDesk(stores);
    const { reference, payment } = await paying(ports);
    await settlePayment(ports, paidEvent(payment));
    await settlePayment(ports, paidEvent(await startedPayment(ports, reference)));
    // 3 to 13 days before: 40 % is kept.
    setTime("2027-06-05T12:00:00Z");
    const desk = await deskBrowser(ports);
    const page = `/desk/bookings/${reference}/cancel`;
    const shown = await desk.get(page);
    await refundPart(ports, { reference, pence: 5000, note: "", key: "form" });
    const refused = await desk.post(page, filled(shown, { by: "customer-19578" }));
    expect(refused.status).toBe(409);
    expect(refused.page.querySelector(".error-summary")?.text).toContain("changed");
    expect(refused.text).toContain("£165.78 goes back");
    const answer = await desk.post(page, filled(refused, { by: "customer-16578" }));
    expect([answer.status, answer.said]).toEqual([303, expect.stringContaining("£165.78 goes back")]);
  });

  test("twice at once gives back once", async () => {
    const { ports } = await openDesk(stores);
    const { reference, payment } = await paying(ports);
    await settlePayment(ports, paidEvent(payment));
    const cancel = () => cancelQuote(ports, { reference, byAgency: false });
    const both = await Promise.all([cancel(), cancel()]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await refundsOf(ports.database, reference)).toHaveLength(1);
  });

  test("is refused for a quote that isn't booked", async () => {
    const { ports } = await openDesk(stores);
    const { reference } = await paying(ports);
    expect(await cancelQuote(ports, { reference, byAgency: true })).toMatchObject({
      refusal: { kind: "illegal", status: "deposit-pending" },
    });
  });
});

describeOnEach("a booking that is not cancelled", (stores) => {
  test("is done once the day of its party is over in London", async () => {
    const { ports, setTime, quote } = await openDesk(stores);
    const { reference, payment } = await paying(ports);
    await settlePayment(ports, paidEvent(payment));
    setTime("2027-06-12T22:59:00Z");
    expect(await closePastEvents(ports)).toBe(0);
    setTime("2027-06-12T23:00:00Z");
    expect(await closePastEvents(ports)).toBe(1);
    expect(await quote(reference)).toMatchObject({ status: "done" });
  });
});
