import { expect, test } from "vitest";
import {
  checkout,
  deskOn,
  emailsAbout,
  eventOf,
  paidEvent,
  paying,
  startedPayment,
  storedQuote,
} from "../../../../tests/support/product/booking.ts";
import { filled } from "../../../../tests/support/product/desk-booking.ts";
import { deskBrowser, staff } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { successData } from "../../../pages/success/success.server.ts";
import { changesOf } from "../../history/store.server.ts";
import { parseContent } from "../../invoice/content.server.ts";
import { invoicesOf, openInvoice } from "../../invoice/store.server.ts";
import { cancelQuote } from "../cancel-booking.server.ts";
import { refundsOf } from "../refund-store.server.ts";
import { markRefunded, sendRefunds } from "../send-refunds.server.ts";
import { settlePayment } from "../settle-payment.server.ts";
import { paymentsOf } from "../store.server.ts";
import { refundPart } from "./partial-refund.server.ts";

const { signal } = new AbortController();

describeOnEach("a part that is given back", (stores) => {
  /** The deposit of £65.26 is paid. */
  async function booked() {
    const { ports, setTime } = deskOn(await stores.fresh(), checkout().payments);
    const { reference, payment } = await paying(ports);
    await settlePayment(ports, paidEvent(payment));
    setTime("2026-11-22T12:00:00Z");
    const give = (pence: number, key = "form") => refundPart(ports, { reference, pence, note: "Sorry", key });
    const refunds = () => refundsOf(ports.database, reference);
    const told = async () => (await emailsAbout(ports, reference)).filter(({ kind }) => kind === "given-back");
    return { ports, setTime, reference, payment, give, refunds, told };
  }

  test("is owed, sent by the provider, told to the customer and credited, and the booking stands", async () => {
    const { ports, reference, payment, give, refunds, told } = await booked();
    const before = await storedQuote(ports, reference);
    expect(await give(2050)).toEqual({ ok: true });
    // The same form sent again refunds once.
    expect(await give(2050)).toEqual({ ok: true });
    expect(await give(2051)).toEqual({ ok: false, refusal: { kind: "given-before", given: 2050 } });
    expect(await refunds()).toMatchObject([
      { pence: 2050, reason: "given-back", status: "owed", paymentId: payment.id },
    ]);
    expect(await storedQuote(ports, reference)).toEqual(before);
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    for (const text of ["£20.50 of what you paid goes back to you", "Sorry", "stands as it was. £261.04 is left"])
      expect(mail?.mail.text).toContain(text);
    const documents = await invoicesOf(ports.database, reference);
    const credit = documents.find(({ kind }) => kind === "credit-note");
    expect(credit).toMatchObject({ pence: 2050 });
    expect(mail?.mail.attached).toEqual([credit?.id]);
    expect((await openInvoice(ports.database, reference))?.standing).toBe(32_630 - 2050);
    expect((await changesOf(ports.database, { kind: "quote", id: reference })).at(-1)).toMatchObject({
      action: "Refunded a part",
      detail: "£20.50",
    });

    await sendRefunds(ports, signal);
    await settlePayment(ports, eventOf(payment, { type: "refunded", refunded: 2050, refundId: null }));
    expect(await refunds()).toMatchObject([{ status: "done" }]);
    // The refund was made at the desk, which has credited it already.
    expect(await invoicesOf(ports.database, reference)).toHaveLength(documents.length);
    expect((await emailsAbout(ports, reference)).map(({ kind }) => kind)).not.toContain("refunded-elsewhere-for-desk");
  });

  test("is at least a penny and at most what is left, without disputed payments and refunds on their way", async () => {
    const { ports, reference, payment, give, told } = await booked();
    const most = (pence: number) => ({ ok: false, refusal: { kind: "too-much", most: pence } });
    expect(await give(0)).toEqual(most(6526));
    expect(await give(6527)).toEqual(most(6526));
    expect(await give(26)).toEqual({ ok: true });
    expect(await give(1, "other form")).toEqual(most(0));
    await sendRefunds(ports, signal);
    await settlePayment(ports, eventOf(payment, { type: "refunded", refunded: 26, refundId: null }));
    expect(await give(6501, "other form")).toEqual(most(6500));
    await settlePayment(ports, eventOf(payment, { type: "dispute", dispute: "open" }));
    expect(await give(1, "other form")).toEqual(most(0));
    expect(await told()).toHaveLength(1);
    const rest = await startedPayment(ports, reference);
    await settlePayment(ports, paidEvent(rest));
    expect(await give(26_104, "other form")).toEqual({ ok: true });
  });

  test("goes back on the latest payments first, and what is cancelled afterwards sends the rest", async () => {
    const { ports, reference, payment, give, refunds } = await booked();
    const rest = await startedPayment(ports, reference);
    await settlePayment(ports, paidEvent(rest));
    await give(27_000);
    const shares = async () => (await refunds()).map(({ paymentId, pence, reason }) => [paymentId, pence, reason]);
    const given = [
      [rest.id, 26_104, "given-back"],
      [payment.id, 896, "given-back"],
    ];
    expect(await shares()).toEqual(expect.arrayContaining(given));
    const cancelled = await cancelQuote(ports, { reference, byAgency: true });
    expect(cancelled).toMatchObject({ ok: true, refund: 5630 });
    expect(await shares()).toEqual(expect.arrayContaining([...given, [payment.id, 5630, "cancelled"]]));
    expect(await openInvoice(ports.database, reference)).toBeUndefined();
  });

  test("reduces the price of which cancelling keeps a share, as desk, customer and credit note say", async () => {
    const { ports, setTime, reference, give } = await booked();
    const rest = await startedPayment(ports, reference);
    await settlePayment(ports, paidEvent(rest));
    await give(5000);
    const mail = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "given-back")?.mail;
    expect(mail?.text).toContain("Should you cancel, what we keep is a share of £276.30");
    const page = new URL(/\S+\?key=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    expect(await successData(reference, page, ports)).toMatchObject({ view: "booked", given: 5000 });
    // 3 to 13 days before: 40 % is kept.
    setTime("2027-06-05T12:00:00Z");
    const kept = Math.floor(((32_630 - 5000) * 40) / 100);
    const desk = await deskBrowser(ports);
    const { page: overview } = await desk.get(`/desk/bookings/${reference}`);
    expect(overview.querySelector(".desk-price details")?.text).toContain("£110.52");
    const { page: screen } = await desk.get(`/desk/bookings/${reference}/cancel`);
    expect(screen.querySelector("main")?.text).toContain("£165.78 goes back, £110.52 stays");
    const cancelled = await cancelQuote(ports, { reference, byAgency: false });
    expect(cancelled).toMatchObject({ ok: true, refund: 32_630 - 5000 - kept });
    const told = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "cancelled")?.mail.text;
    expect(told).toMatch(/Kept:? +£110\.52/);
    expect(told).toContain("worked out from the price less the £50 that we gave back before");
    expect((await openInvoice(ports.database, reference))?.standing).toBe(kept);
    const credit = (await invoicesOf(ports.database, reference)).findLast(({ kind }) => kind === "credit-note");
    expect(parseContent(credit?.content ?? "").lines.map(({ pence }) => pence)).toEqual([16_578]);
  });

  test("is all that comes back where cancelling keeps more than what is left of what was paid", async () => {
    const { ports, setTime, reference, give } = await booked();
    await give(5000);
    setTime("2027-06-05T12:00:00Z");
    const cancelled = await cancelQuote(ports, { reference, byAgency: false });
    expect(cancelled).toMatchObject({ ok: true, refund: 0 });
    expect((await openInvoice(ports.database, reference))?.standing).toBe(6526 - 5000);
  });

  test("can be made of what was kept of a cancelled booking, such as when the evening is booked again", async () => {
    const { ports, setTime } = deskOn(await stores.fresh(), checkout().payments);
    const { reference, payment } = await paying(ports);
    await settlePayment(ports, paidEvent(payment));
    setTime("2027-06-11T12:00:00Z");
    await cancelQuote(ports, { reference, byAgency: false });
    expect(await refundPart(ports, { reference, pence: 5000, note: "", key: "form" })).toEqual({ ok: true });
    const mail = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "given-back")?.mail;
    expect(mail?.text).toContain("£50 of what you paid");
    expect(mail?.text).not.toContain("stands");
    const credit = (await invoicesOf(ports.database, reference)).findLast(({ kind }) => kind === "credit-note");
    expect(parseContent(credit?.content ?? "")).toMatchObject({ total: 5000 });
  });

  test("is made at the desk by the owner alone, and by hand if the payment came by hand", async () => {
    const { ports, reference, refunds } = await booked();
    const address = `/desk/bookings/${reference}/refund-part`;
    const sam = await deskBrowser(ports, staff);
    expect((await sam.get(address)).status).toBe(403);
    expect((await sam.get(`/desk/bookings/${reference}`)).text).not.toContain("Refund a part");
    const desk = await deskBrowser(ports);
    expect((await desk.get(`/desk/bookings/${reference}`)).text).toContain("Refund a part");
    const form = await desk.get(address);
    expect(form.page.querySelector("main")?.text).toContain("At most £65.26.");
    for (const [pounds, status, problem] of [
      ["", 400, "Write the pounds"],
      ["70", 409, "£65.26 is the most that can go back now."],
    ] as const) {
      const refused = await desk.post(address, filled(form, { pounds, note: "Sam was late" }));
      expect(refused.status).toBe(status);
      expect(refused.page.querySelector("#pounds-error")?.text).toContain(problem);
      expect(refused.page.querySelector(".error-summary")?.text).toContain(problem);
      expect(refused.page.querySelector("#note")?.text).toBe("Sam was late");
    }
    await ports.database.updateTable("payment").set({ adapter: "owner" }).execute();
    for (const _ of [1, 2]) await desk.post(address, filled(form, { pounds: "12.50" }));
    const [refund, ...more] = await refunds();
    expect(more).toEqual([]);
    expect(await markRefunded(ports, { refundId: refund?.id ?? "", adapter: ports.payments.name })).toEqual({
      kind: "done",
    });
    expect(await paymentsOf(ports.database, reference)).toMatchObject([{ refunded: 1250 }]);

    // After Back, the form that refunded £12.50 is sent with another sum.
    const again = await desk.post(address, filled(form, { pounds: "50", note: "Sorry" }));
    expect(again.status).toBe(409);
    expect(again.page.querySelector(".error-summary")?.text).toContain("£12.50 was refunded by this form before");
    expect(again.page.querySelector("#pounds")?.getAttribute("value")).toBe("50");
    expect(again.page.querySelector("#note")?.text).toBe("Sorry");
    expect(await refunds()).toHaveLength(1);
    await desk.post(address, filled(again, {}));
    expect((await refunds()).map(({ pence }) => pence).toSorted()).toEqual([1250, 5000]);
  });
});
