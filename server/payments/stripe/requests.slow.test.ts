import { expect, test } from "vitest";
import { refundsOf } from "../../../app/features/payment/refund-store.server.ts";
import { settlePayment } from "../../../app/features/payment/settle-payment.server.ts";
import { paymentsOf } from "../../../app/features/payment/store.server.ts";
import { dispute, pay, refund } from "../../../tests/support/processes/stripe/objects.ts";
import { openApi } from "../../../tests/support/processes/stripe/open.ts";
import { accepted, deskOn, emailsAbout, form, payDue, storedQuote } from "../../../tests/support/product/booking.ts";
import { changesOn } from "../../../tests/support/product/changed-booking.ts";
import { describeOnSqlite } from "../../../tests/support/product/stores.ts";
import { openStripe } from "../../../tests/support/product/stripe-payment.ts";

describeOnSqlite("a payment at Stripe", (stores) => {
  test("is requested in pounds, once, with what its events need to be recognised", async () => {
    const { api, payment, reference, sale } = await openStripe(stores);
    expect(payment).toMatchObject({ status: "open", sessionRef: sale.session.id });
    expect(api.done).toHaveLength(1);
    expect(api.done[0]).toMatchObject({
      key: payment.idempotencyKey,
      form: {
        mode: "payment",
        customer_email: "zoe@example.com",
        client_reference_id: payment.id,
        metadata: { payment_id: payment.id, reference },
        payment_intent_data: { metadata: { payment_id: payment.id } },
        line_items: [{ quantity: "1", price_data: { currency: "gbp", unit_amount: "6526" } }],
        adaptive_pricing: { enabled: "false" },
      },
    });
  });

  test("says nothing of a surprise on the bank statement", async () => {
    const { api, reference } = await openStripe(stores, form({ surprise: "yes" }));
    const text = JSON.stringify(api.done[0]?.form);
    expect(text).toContain(`Booking ${reference}`);
    expect(text).not.toMatch(/butler/i);
  });

  test("whose answer is lost is requested again under the same key, and is one session", async () => {
    const { api, payments } = await openApi();
    const { ports } = deskOn(await stores.fresh(), payments);
    const away: string[] = [];
    const log = { info() {}, error: (event: string) => void away.push(event) };
    const reference = await accepted(ports);
    api.mood = "cut";
    expect(await payDue({ ...ports, log }, { reference })).toEqual({ kind: "unavailable" });
    expect(away).toEqual(["payment.away"]);
    api.mood = "answer";
    expect(await payDue(ports, { reference })).toMatchObject({ kind: "redirect" });
    expect(api.sales).toHaveLength(1);
    expect(await paymentsOf(ports.database, reference)).toHaveLength(1);
  });

  test("whose answer is lost is another one once the customer's address is corrected; paid twice, one goes back", async () => {
    const { api, payments } = await openApi();
    const { ports } = deskOn(await stores.fresh(), payments);
    const reference = await accepted(ports);
    api.mood = "cut";
    const log = { info() {}, error() {} };
    expect(await payDue({ ...ports, log }, { reference })).toEqual({ kind: "unavailable" });
    api.mood = "answer";
    const corrected = { email: "zoe@example.org" };
    const { edit } = changesOn(ports);
    expect(await edit(await storedQuote(ports, reference), corrected)).toMatchObject({ kind: "done" });
    // Two presses at once are still one session.
    const presses = await Promise.all([payDue(ports, { reference }), payDue(ports, { reference })]);
    expect(presses).toMatchObject([{ kind: "redirect" }, { kind: "redirect" }]);
    expect(api.done.map(({ form: sent }) => sent.customer_email)).toEqual(["zoe@example.com", "zoe@example.org"]);
    const attempts = await paymentsOf(ports.database, reference);
    expect(attempts.map(({ status }) => status).sort()).toEqual(["expired", "open"]);

    const outcomes: string[] = [];
    for (const { id } of attempts) {
      const about = { paymentId: id, sessionRef: pay(api.sale(id)).id, paymentRef: null };
      for (const event of await payments.fetchEvents(about)) outcomes.push((await settlePayment(ports, event)).outcome);
    }
    expect(outcomes).toEqual(["applied", "owed-back"]);
    expect(await refundsOf(ports.database, reference)).toMatchObject([{ status: "owed", pence: 6526 }]);
    expect((await emailsAbout(ports, reference)).map(({ kind }) => kind)).toContain("owed-back");
  });

  test("whose events were all lost is found by asking", async () => {
    const { payments, sale, ports, payment, now } = await openStripe(stores);
    const about = { paymentId: payment.id, sessionRef: payment.sessionRef, paymentRef: null };
    expect(await payments.fetchEvents(about)).toEqual([]);
    pay(sale);
    refund(sale, 1000);
    dispute(sale, "needs_response");
    const events = await payments.fetchEvents(about);
    expect(events.map(({ data }) => data.type)).toEqual(["paid", "refunded", "dispute"]);
    for (const event of events) expect(await settlePayment(ports, event)).toMatchObject({ outcome: "applied" });
    for (const event of await payments.fetchEvents(about))
      expect(await settlePayment(ports, event)).toMatchObject({ outcome: "repeated" });
    expect(await now()).toMatchObject({
      quote: "booked",
      payment: { status: "paid", refunded: 1000, dispute: "open", paymentRef: sale.intent.id },
    });
  });
});
