import { expect, test } from "vitest";
import { withdrawQuote } from "../../../app/features/booking/withdraw-quote.server.ts";
import { refundsOf } from "../../../app/features/payment/refund-store.server.ts";
import { settlePayment } from "../../../app/features/payment/settle-payment.server.ts";
import { startPayment } from "../../../app/features/payment/start-payment.server.ts";
import { paymentById, paymentsOf } from "../../../app/features/payment/store.server.ts";
import { quoteByReference } from "../../../app/features/quote/store.server.ts";
import { signed } from "../../../tests/support/processes/stripe/api.ts";
import { dispute, pay, refund } from "../../../tests/support/processes/stripe/objects.ts";
import { openApi } from "../../../tests/support/processes/stripe/open.ts";
import { accepted, deskOn, emailsAbout, form, paying } from "../../../tests/support/product/booking.ts";
import { site } from "../../../tests/support/product/small-site.ts";
import { type Bench, describeOnSqlite } from "../../../tests/support/product/stores.ts";

/** A site with a quote whose payment waits at the provider. */
async function open(bench: Bench, asked = form()) {
  const { api, payments } = await openApi();
  const { ports } = deskOn(await bench.fresh(), payments);
  const { ask, log } = await site({ ports, payments });
  const { reference, payment } = await paying(ports, asked);
  const sale = api.sale(payment.id);
  /** Sends an event to the site, as Stripe would. */
  const send = async (...event: Parameters<typeof signed>) => {
    const { status, body } = await ask("/payments/events", { method: "POST", ...signed(...event) });
    return `${status} ${body.trim()}`;
  };
  const now = async () => ({
    quote: (await quoteByReference(ports.database, reference))?.status,
    payment: await paymentById(ports.database, payment.id),
    emails: (await emailsAbout(ports, reference)).map(({ kind }) => kind),
  });
  return { api, payments, ports, ask, log, reference, payment, sale, send, now };
}

describeOnSqlite("a payment at Stripe", (bench) => {
  test("is requested in pounds, once, with what its events need to be recognised", async () => {
    const { api, payment, reference, sale } = await open(bench);
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
    const { api, reference } = await open(bench, form({ surprise: "yes" }));
    const text = JSON.stringify(api.done[0]?.form);
    expect(text).toContain(`Booking ${reference}`);
    expect(text).not.toMatch(/butler/i);
  });

  test("books when it is paid; the event repeated, or reported by another one, changes nothing", async () => {
    const { sale, send, now } = await open(bench);
    pay(sale);
    expect(await send("checkout.session.completed", sale.session, { id: "evt_a" })).toBe("200 applied");
    expect(await send("checkout.session.completed", sale.session, { id: "evt_a" })).toBe("200 repeated");
    expect(await send("checkout.session.async_payment_succeeded", sale.session)).toBe("200 stale");
    expect(await now()).toMatchObject({
      quote: "booked",
      payment: { status: "paid", paymentRef: sale.intent.id },
      emails: ["accepted-for-desk", "booked", "booked-for-desk"],
    });
  });

  test("is no booking while the bank takes days, and one when the money is there", async () => {
    const { sale, send, now } = await open(bench);
    const waiting = { ...sale.session, status: "complete", payment_status: "unpaid" };
    expect(await send("checkout.session.completed", waiting)).toBe("200 ignored");
    expect(await now()).toMatchObject({ quote: "deposit-pending", payment: { status: "open" } });
    pay(sale);
    expect(await send("checkout.session.async_payment_succeeded", sale.session)).toBe("200 applied");
    expect(await now()).toMatchObject({ quote: "booked" });
  });

  test("that fails or expires frees the quote; reported late, it changes nothing", async () => {
    const failed = await open(bench);
    expect(await failed.send("checkout.session.async_payment_failed", failed.sale.session)).toBe("200 applied");
    expect(await failed.now()).toMatchObject({ quote: "accepted", payment: { status: "failed" } });
    const late = await open(bench);
    pay(late.sale);
    await late.send("checkout.session.completed", late.sale.session);
    expect(await late.send("checkout.session.expired", { ...late.sale.session, status: "expired" })).toBe("200 stale");
    expect(await late.now()).toMatchObject({ quote: "booked" });
  });

  test.each([
    [{ amount: 6525 }, "wrong-amount"],
    [{ currency: "eur" }, "wrong-currency"],
  ])("of %o books nothing and is not sent again", async (other, outcome) => {
    const { sale, send, now } = await open(bench);
    pay(sale, other);
    expect(await send("checkout.session.completed", sale.session)).toBe(`200 ${outcome}`);
    const { quote, emails } = await now();
    expect(quote).toBe("deposit-pending");
    expect(emails).toContain(`${outcome}-for-desk`);
  });

  test("forged, altered, old or unsigned is refused with 400, and leaves nothing", async () => {
    const { sale, ask, now, ports } = await open(bench);
    pay(sale);
    const path = "/payments/events";
    const good = signed("checkout.session.completed", sale.session);
    const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
    const forgeries = [
      signed("checkout.session.completed", sale.session, { secret: "whsec_stolen" }),
      { ...good, body: good.body.replace("6526", "1000") },
      { ...good, body: ` ${good.body}` },
      signed("checkout.session.completed", sale.session, { timestamp: anHourAgo }),
      { ...good, headers: { "Content-Type": "application/json" } },
    ];
    for (const forgery of forgeries)
      expect(await ask(path, { method: "POST", ...forgery } as never)).toMatchObject({ status: 400, body: "forged\n" });
    expect(await now()).toMatchObject({ quote: "deposit-pending", payment: { status: "open" } });
    expect(await ports.database.selectFrom("paymentEvent").selectAll().execute()).toEqual([]);
    expect((await ask(path, { method: "POST", ...good })).status).toBe(200);
  });

  test("delivered late is believed: what counts is when it was signed", async () => {
    const { sale, send, now } = await open(bench);
    pay(sale);
    const threeDaysAgo = Math.floor(Date.now() / 1000) - 3 * 86_400;
    expect(await send("checkout.session.completed", sale.session, { created: threeDaysAgo })).toBe("200 applied");
    expect((await now()).payment?.paidAt).toBe(new Date(threeDaysAgo * 1000).toISOString());
  });

  test("of a quote that is not there, and of kinds that are not about money, is noted and answered 200", async () => {
    const { sale, send, ports } = await open(bench);
    const stranger = { ...sale.session, id: "cs_other", client_reference_id: "other", metadata: {} };
    expect(await send("checkout.session.completed", { ...stranger, payment_status: "paid" })).toBe(
      "200 unknown-payment",
    );
    expect(await send("customer.created", { id: "cus_1", object: "customer" })).toBe("200 ignored");
    const rows = await ports.database.selectFrom("paymentEvent").select(["outcome", "paymentId"]).execute();
    expect(rows.map(({ outcome }) => outcome).sort()).toEqual(["ignored", "unknown-payment"]);
  });

  test("for a quote that was withdrawn is owed back and sent back once", async () => {
    const { api, sale, send, now, ports, payments, reference, payment } = await open(bench);
    await withdrawQuote(ports, { reference });
    pay(sale);
    expect(await send("checkout.session.completed", sale.session)).toBe("200 owed-back");
    expect(await now()).toMatchObject({ quote: "withdrawn", payment: { status: "paid" } });
    const [owed] = await refundsOf(ports.database, reference);
    if (!owed) throw new Error("nothing is owed");
    const asked = {
      refundId: owed.id,
      paymentRef: sale.intent.id,
      paymentId: payment.id,
      pence: owed.pence,
      idempotencyKey: owed.idempotencyKey,
    };
    expect(await payments.refund(asked)).toEqual({ kind: "done", providerRef: sale.refunds[0]?.id });
    // A day later the key is forgotten: what was made is found by our id.
    expect(await payments.refund({ ...asked, idempotencyKey: "forgotten" })).toMatchObject({ kind: "done" });
    expect(sale.refunds).toHaveLength(1);
    expect(api.done.filter(({ method, path }) => method === "POST" && path === "/v1/refunds")).toHaveLength(1);
    expect(await send("charge.refunded", sale.charge)).toBe("200 applied");
    expect(await refundsOf(ports.database, reference)).toMatchObject([{ status: "done" }]);
    expect(await now()).toMatchObject({ payment: { refunded: payment.pence } });
  });

  test("sent back at the provider is recorded, in whatever order events come", async () => {
    const { sale, send, now } = await open(bench);
    pay(sale);
    await send("checkout.session.completed", sale.session);
    refund(sale, 1000);
    const first = structuredClone(sale.charge);
    refund(sale, 500);
    expect(await send("charge.refunded", sale.charge)).toBe("200 applied");
    expect(await send("charge.refunded", first)).toBe("200 stale");
    expect(await now()).toMatchObject({ quote: "booked", payment: { refunded: 1500 } });
  });

  test("that the payer's bank disputes is recorded to its end, also when its event comes before the payment's", async () => {
    const { sale, send, now } = await open(bench);
    pay(sale);
    expect(await send("charge.dispute.created", dispute(sale, "needs_response"))).toBe("200 applied");
    expect(await send("checkout.session.completed", sale.session)).toBe("200 applied");
    expect(await now()).toMatchObject({ quote: "booked", payment: { dispute: "open", paymentRef: sale.intent.id } });
    expect(await send("charge.dispute.closed", dispute(sale, "lost"))).toBe("200 applied");
    expect(await send("charge.dispute.updated", dispute(sale, "under_review"))).toBe("200 stale");
    const { payment, emails } = await now();
    expect(payment?.dispute).toBe("lost");
    expect(emails).toContain("dispute-lost-for-desk");
  });

  test("whose answer is lost is requested again under the same key, and is one session", async () => {
    const { api, payments } = await openApi();
    const { ports } = deskOn(await bench.fresh(), payments);
    const away: string[] = [];
    const log = { info() {}, error: (event: string) => void away.push(event) };
    const reference = await accepted(ports);
    api.mood = "cut";
    expect(await startPayment({ ...ports, log }, { reference })).toEqual({ kind: "away" });
    expect(away).toEqual(["payment.away"]);
    api.mood = "answer";
    expect(await startPayment(ports, { reference })).toMatchObject({ kind: "redirect" });
    expect(api.sales).toHaveLength(1);
    expect(await paymentsOf(ports.database, reference)).toHaveLength(1);
  });

  test("whose events were all lost is found by asking", async () => {
    const { payments, sale, ports, payment, now } = await open(bench);
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
