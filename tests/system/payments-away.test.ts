/** Payments while others are unavailable: the provider accepts a request and does not answer, the mail server is down. */
import { expect, test } from "vitest";
import { filesOf } from "../../app/features/invoice/files.server.ts";
import { cancelQuote } from "../../app/features/payment/cancel-booking.server.ts";
import { reconcilePayments } from "../../app/features/payment/reconcile-payments.server.ts";
import { settlePayment } from "../../app/features/payment/settle-payment.server.ts";
import type { Deliverer } from "../../server/email/deliver.ts";
import { smtpTransport } from "../../server/email/smtp.ts";
import { pay } from "../support/processes/stripe/objects.ts";
import { accepted, form, paidEvent, payDue } from "../support/product/booking.ts";
import { deliverDue } from "../support/product/deliver-due.ts";
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

  test("whose mail server is gone for an hour sends each email once when it is back", async () => {
    const { mailbox, store, ports, visitor, api, end } = await begin(stores);
    const { payment, email } = await visitor();
    await settlePayment(ports, { ...paidEvent(payment), about: about(payment, api) });
    const start = Date.now();
    const time = { now: start };
    const post: Deliverer = {
      store,
      clock: { now: () => new Date(time.now) },
      log: { info() {}, error() {} },
      transport: smtpTransport(mailbox.url, "hello@agency.example", (ids) => filesOf(store.database, ids)),
      retrySeconds: [10, 30, 120, 600, 3600],
    };
    await mailbox.away();
    for (; time.now < start + 3_600_000; time.now += 10_000) while ((await deliverDue(post)) > 0);
    expect(mailbox.received).toEqual([]);
    await mailbox.open();
    for (; time.now < start + 3 * 3_600_000; time.now += 60_000) while ((await deliverDue(post)) > 0);
    expect(mailbox.to(email)).toHaveLength(1);
    const { mails } = await storedState(store);
    expect(mails.map(({ status }) => status)).toEqual(["sent", "sent", "sent"]);
    expect(mailbox.received).toHaveLength(3);
    await end();
  });
});
