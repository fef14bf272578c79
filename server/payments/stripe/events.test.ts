import { expect, test } from "vitest";
import { pay } from "../../../tests/support/processes/stripe/objects.ts";
import { signed } from "../../../tests/support/processes/stripe/signed.ts";
import { describeOnSqlite } from "../../../tests/support/product/stores.ts";
import { openStripe } from "../../../tests/support/product/stripe-payment.ts";

describeOnSqlite("a payment at Stripe", (stores) => {
  test("books when it is paid; the event repeated, or reported by another one, changes nothing", async () => {
    const { sale, send, now } = await openStripe(stores);
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
    const { sale, send, now } = await openStripe(stores);
    const waiting = { ...sale.session, status: "complete", payment_status: "unpaid" };
    expect(await send("checkout.session.completed", waiting)).toBe("200 ignored");
    expect(await now()).toMatchObject({ quote: "deposit-pending", payment: { status: "open" } });
    pay(sale);
    expect(await send("checkout.session.async_payment_succeeded", sale.session)).toBe("200 applied");
    expect(await now()).toMatchObject({ quote: "booked" });
  });

  test("that fails or expires frees the quote; reported late, it changes nothing", async () => {
    const failed = await openStripe(stores);
    expect(await failed.send("checkout.session.async_payment_failed", failed.sale.session)).toBe("200 applied");
    expect(await failed.now()).toMatchObject({ quote: "accepted", payment: { status: "failed" } });
    const late = await openStripe(stores);
    pay(late.sale);
    await late.send("checkout.session.completed", late.sale.session);
    expect(await late.send("checkout.session.expired", { ...late.sale.session, status: "expired" })).toBe("200 stale");
    expect(await late.now()).toMatchObject({ quote: "booked" });
  });

  test.each([
    [{ amount: 6525 }, "wrong-amount"],
    [{ currency: "eur" }, "wrong-currency"],
  ])("of %o books nothing and is not sent again", async (other, outcome) => {
    const { sale, send, now } = await openStripe(stores);
    pay(sale, other);
    expect(await send("checkout.session.completed", sale.session)).toBe(`200 ${outcome}`);
    const { quote, emails } = await now();
    expect(quote).toBe("deposit-pending");
    expect(emails).toContain(`${outcome}-for-desk`);
  });

  test("forged, altered, old or unsigned is refused with 400, and leaves nothing", async () => {
    const { sale, ask, now, ports } = await openStripe(stores);
    pay(sale);
    const path = "/payments/events";
    const good = signed("checkout.session.completed", sale.session);
    const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
    const forgeries = [
      signed("checkout.session.completed", sale.session, { secret: "whsec_stolen" }),
      { ...good, body: good.body.replace("6526", "1000") },
      { ...good, body: ` ${good.body}` },
      { ...good, headers: { "Content-Type": "application/json" } },
    ];
    for (const forgery of forgeries)
      expect(await ask(path, { method: "POST", ...forgery } as never)).toMatchObject({ status: 400, body: "forged\n" });
    // Said apart: every event looks like this where the machine's clock is ahead.
    const old = signed("checkout.session.completed", sale.session, { timestamp: anHourAgo });
    expect(await ask(path, { method: "POST", ...old } as never)).toMatchObject({ status: 400, body: "too-old\n" });
    expect(await now()).toMatchObject({ quote: "deposit-pending", payment: { status: "open" } });
    expect(await ports.database.selectFrom("paymentEvent").selectAll().execute()).toEqual([]);
    expect((await ask(path, { method: "POST", ...good })).status).toBe(200);
  });

  test("is believed when its event is delivered days late, because the signature is fresh", async () => {
    const { sale, send, now } = await openStripe(stores);
    pay(sale);
    const threeDaysAgo = Math.floor(Date.now() / 1000) - 3 * 86_400;
    expect(await send("checkout.session.completed", sale.session, { created: threeDaysAgo })).toBe("200 applied");
    expect((await now()).payment?.paidAt).toBe(new Date(threeDaysAgo * 1000).toISOString());
  });

  test("of a quote that is not there, and of kinds that are not about money, is noted and answered 200", async () => {
    const { sale, send, ports } = await openStripe(stores);
    const stranger = { ...sale.session, id: "cs_other", client_reference_id: "other", metadata: {} };
    expect(await send("checkout.session.completed", { ...stranger, payment_status: "paid" })).toBe(
      "200 unknown-payment",
    );
    expect(await send("customer.created", { id: "cus_1", object: "customer" })).toBe("200 ignored");
    const rows = await ports.database.selectFrom("paymentEvent").select(["outcome", "paymentId"]).execute();
    expect(rows.map(({ outcome }) => outcome).sort()).toEqual(["ignored", "unknown-payment"]);
  });
});
