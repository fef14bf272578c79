import { expect, test } from "vitest";
import { privatePage } from "../../../tests/support/product/booked-page.ts";
import { accepted, checkout, deskOn, eventOf, paying } from "../../../tests/support/product/booking.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { expireQuotes } from "../../features/booking/expire-quotes.server.ts";
import { sendOffer } from "../../features/booking/send-offer.server.ts";
import { setPrice } from "../../features/booking/set-price.server.ts";
import { settlePayment } from "../../features/payment/settle-payment.server.ts";

describeOnEach("the page of a booking that is not paid", (bench) => {
  const open = async () => deskOn(await bench.fresh(), checkout().payments);

  test("a failed payment can be tried again, until there is another offer: that has to be read first", async () => {
    const { ports } = await open();
    const { reference, payment } = await paying(ports);
    await settlePayment(ports, eventOf(payment, { type: "failed" }));
    expect(await privatePage(ports, reference)).toMatchObject({ view: "failed", pence: payment.pence });
    await setPrice(ports, { reference, lines: [{ label: "All in", detail: "", pence: 50_000 }] });
    await sendOffer(ports, { reference });
    const leads = await privatePage(ports, reference).catch((response: Response) => response);
    expect(leads).toBeInstanceOf(Response);
    expect((leads as Response).headers.get("Location")).toMatch(/^\/direct-quote\?quote=BT-/);
  });

  test("an offer that ended before anybody paid is closed, and waits for no money", async () => {
    const { ports, setTime } = await open();
    const reference = await accepted(ports);
    setTime("2027-01-10T12:00:00Z");
    await expireQuotes(ports);
    expect(await privatePage(ports, reference)).toMatchObject({ view: "closed" });
  });
});
