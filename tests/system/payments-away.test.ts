/** Payments while the provider accepts a request and does not answer. */
import { expect, test } from "vitest";
import { cancelQuote } from "../../app/features/payment/cancel-booking.server.ts";
import { reconcilePayments } from "../../app/features/payment/reconcile-payments.server.ts";
import { settlePayment } from "../../app/features/payment/settle-payment.server.ts";
import { pay } from "../support/processes/stripe/objects.ts";
import { accepted, form, paidEvent, payDue } from "../support/product/booking.ts";
import { describeOnEach } from "../support/product/stores.ts";
import { daysAhead } from "../support/texts/dates.ts";
import { about, begin, storedState } from "./paying-site.ts";

const never = new AbortController().signal;

describeOnEach("a site that takes deposits", (stores) => {
  test("asked while the provider takes the request and is silent: one session, one charge", async () => {
    const { api, ports, store, end } = await begin(stores, { timeout: 2000 });
    const reference = await accepted(ports, form({ date: daysAhead(90).typed }, {}, new Date()));
    const heard: string[] = [];
    const patient = { ...ports, log: { info() {}, error: (event: string) => void heard.push(event) } };
    api.mood = "hang";
    expect(await payDue(patient, { reference })).toEqual({ kind: "unavailable" });
    expect(heard).toEqual(["payment.away"]);
    api.mood = "answer";
    expect(await payDue(ports, { reference })).toMatchObject({ kind: "redirect" });
    expect(api.sales).toHaveLength(1);
    expect((await storedState(store)).payments).toHaveLength(1);
    await end();
  });

  test("owing money back while the provider is silent sends it back once", async () => {
    const { api, ports, store, visitor, end } = await begin(stores);
    const { reference, payment } = await visitor();
    pay(api.sale(payment.id));
    await store.database.deleteFrom("paymentEvent").execute();
    await settlePayment(ports, { ...paidEvent(payment), about: about(payment, api) });
    expect(await cancelQuote(ports, { reference, byAgency: true })).toMatchObject({ ok: true });
    const patient = { ...ports, log: { info() {}, error() {} } };
    api.mood = "cut";
    await expect(reconcilePayments(patient, never)).rejects.toThrow();
    api.mood = "answer";
    const later = { now: () => new Date(Date.now() + 3_600_000) };
    expect(await reconcilePayments({ ...ports, clock: later }, never)).toBe(1);
    expect(api.sale(payment.id).refunds).toHaveLength(1);
    expect((await storedState(store)).payments).toMatchObject([{ refunded: payment.pence }]);
    await end();
  });
});
