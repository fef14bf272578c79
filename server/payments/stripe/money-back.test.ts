import { expect, test } from "vitest";
import { refundPart } from "../../../app/features/payment/partial-refund/partial-refund.server.ts";
import { reconcilePayments } from "../../../app/features/payment/reconcile-payments.server.ts";
import { refundsOf } from "../../../app/features/payment/refund-store.server.ts";
import { markRefunded, sendRefunds } from "../../../app/features/payment/send-refunds.server.ts";
import { dispute, pay, refund } from "../../../tests/support/processes/stripe/objects.ts";
import { withdrawNow } from "../../../tests/support/product/booking.ts";
import { describeOnSqlite } from "../../../tests/support/product/stores.ts";
import { openStripe } from "../../../tests/support/product/stripe-payment.ts";

describeOnSqlite("a payment at Stripe", (stores) => {
  test("for a quote that was withdrawn is owed back and sent back once", async () => {
    const { api, sale, send, now, ports, payments, reference, payment } = await openStripe(stores);
    await withdrawNow(ports, reference);
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
    // After a day Stripe has forgotten the key: the refund that was made is found by our id.
    expect(await payments.refund({ ...asked, idempotencyKey: "forgotten" })).toMatchObject({ kind: "done" });
    expect(sale.refunds).toHaveLength(1);
    expect(api.done.filter(({ method, path }) => method === "POST" && path === "/v1/refunds")).toHaveLength(1);
    expect(await send("charge.refunded", sale.charge)).toBe("200 applied");
    expect(await refundsOf(ports.database, reference)).toMatchObject([{ status: "done" }]);
    expect(await now()).toMatchObject({ payment: { refunded: payment.pence } });
  });

  test("whose refund fails unheard is found by asking, once, also after the owner sent it by hand", async () => {
    const { sale, send, now, ports, reference } = await openStripe(stores);
    await withdrawNow(ports, reference);
    pay(sale);
    await send("checkout.session.completed", sale.session);
    const [owed] = await refundsOf(ports.database, reference);
    if (!owed || !sale.charge) throw new Error("nothing is owed");
    const made = refund(sale, owed.pence, { refund_id: owed.id }, "pending");
    // The owner made this refund in Stripe's dashboard.
    refund(sale, 0, {}, "failed");
    const later = (hours: number) => ({
      ...ports,
      clock: { now: () => new Date(ports.clock.now().getTime() + hours * 3_600_000) },
    });
    const reconcile = (hours: number) => reconcilePayments(later(hours), new AbortController().signal);
    const failedRefundEmails = async () => (await now()).emails.filter((kind) => kind === "refund-failed-for-desk");
    await reconcile(0);
    await reconcile(2);
    expect(await refundsOf(ports.database, reference)).toMatchObject([{ status: "sent" }]);
    made.status = "failed";
    sale.charge.amount_refunded = 0;
    await reconcile(3);
    expect(await refundsOf(ports.database, reference)).toMatchObject([{ status: "failed" }]);
    expect(await failedRefundEmails()).toHaveLength(1);
    expect(await markRefunded(ports, { refundId: owed.id, adapter: "stripe" })).toEqual({ kind: "done" });
    expect(await send("refund.failed", made)).toBe("200 repeated");
    expect(await refundsOf(ports.database, reference)).toMatchObject([{ status: "done" }]);
    expect(await failedRefundEmails()).toHaveLength(1);
  });

  test("sent back at the provider is recorded, in whatever order events come", async () => {
    const { sale, send, now } = await openStripe(stores);
    pay(sale);
    await send("checkout.session.completed", sale.session);
    refund(sale, 1000);
    const first = structuredClone(sale.charge);
    refund(sale, 500);
    expect(await send("charge.refunded", sale.charge)).toBe("200 applied");
    expect(await send("charge.refunded", first)).toBe("200 stale");
    expect(await now()).toMatchObject({ quote: "booked", payment: { refunded: 1500 } });
  });

  test("of which a part is given back asks for that sum, twice where it is given twice", async () => {
    const { api, sale, send, now, ports, reference } = await openStripe(stores);
    pay(sale);
    await send("checkout.session.completed", sale.session);
    for (const pence of [1250, 1250]) {
      expect(await refundPart(ports, { reference, pence, note: "", key: `form-${sale.refunds.length}` })).toEqual({
        ok: true,
      });
      await sendRefunds(ports, new AbortController().signal);
      expect(await send("charge.refunded", sale.charge)).toBe("200 stale");
    }
    expect(sale.refunds.map(({ amount }) => amount)).toEqual([1250, 1250]);
    expect(api.done.filter(({ method, path }) => method === "POST" && path === "/v1/refunds")).toHaveLength(2);
    expect(await now()).toMatchObject({ quote: "booked", payment: { refunded: 2500 } });
    expect((await now()).emails).not.toContain("refunded-elsewhere-for-desk");
  });

  test("that the payer's bank disputes is recorded to its end, also when its event comes before the payment's", async () => {
    const { sale, send, now } = await openStripe(stores);
    pay(sale);
    expect(await send("charge.dispute.created", dispute(sale, "needs_response"))).toBe("200 applied");
    expect(await send("checkout.session.completed", sale.session)).toBe("200 applied");
    expect(await now()).toMatchObject({ quote: "booked", payment: { dispute: "open", paymentRef: sale.intent.id } });
    expect(await send("charge.dispute.closed", dispute(sale, "lost"))).toBe("200 applied");
    expect(await send("charge.dispute.updated", dispute(sale, "under_review"))).toBe("200 stale");
    const { payment, emails } = await now();
    expect(payment?.dispute).toBe("lost");
    // The owner gets one email about each step.
    const told = emails.filter((kind) => kind.startsWith("dispute"));
    expect(told.sort()).toEqual(["dispute-lost-for-desk", "dispute-open-for-desk"]);
  });
});
