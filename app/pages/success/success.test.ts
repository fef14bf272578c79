import { expect, test } from "vitest";
import {
  checkout,
  deskOn,
  eventOf,
  paidEvent,
  paying,
  startedPayment,
  storedQuote,
} from "../../../tests/support/product/booking.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { closePastEvents } from "../../features/booking/expire-quotes.server.ts";
import { settlePayment } from "../../features/payment/settle-payment.server.ts";
import { storeLink, successUrl } from "../../features/quote/links.server.ts";
import { makeLinkKey } from "../../features/quote/reference.server.ts";
import { successData } from "./success.server.ts";

describeOnEach("the page of a booking", (bench) => {
  async function paid() {
    const { ports, setTime } = deskOn(await bench.fresh(), checkout().payments);
    const { reference, payment } = await paying(ports);
    const page = async () => {
      const key = makeLinkKey();
      const quote = await storedQuote(ports, reference);
      await ports.write((write) => storeLink(write, quote, key, ports.clock.now()));
      const shown = await successData(reference, new URL(successUrl("http://localhost", reference, key)), ports);
      if (shown.view !== "booked") throw new Error(shown.view);
      return shown;
    };
    return { ports, setTime, reference, payment, page };
  }

  test("an attempt at the deposit that was begun after the one that was paid is none at the balance", async () => {
    const { ports, setTime, reference, payment, page } = await paid();
    await settlePayment(ports, eventOf(payment, { type: "expired" }));
    setTime("2026-11-21T12:10:00Z");
    await startedPayment(ports, reference);
    await settlePayment(ports, paidEvent(payment));
    expect(await page()).toMatchObject({ money: { left: { part: "balance" } }, attempt: { kind: "none" } });

    setTime("2026-11-21T12:20:00Z");
    const balance = await startedPayment(ports, reference);
    expect(balance.part).toBe("balance");
    expect(await page()).toMatchObject({ attempt: { kind: "waiting" } });
    await settlePayment(ports, eventOf(balance, { type: "failed" }));
    expect(await page()).toMatchObject({ attempt: { kind: "failed" } });
  });

  test("its title says what its heading says, before the party and after it", async () => {
    const { ports, setTime, payment, page } = await paid();
    await settlePayment(ports, paidEvent(payment));
    expect(await page()).toMatchObject({ past: false, seo: { title: "You’re booked" } });
    setTime("2027-06-20T12:00:00Z");
    await closePastEvents(ports);
    expect(await page()).toMatchObject({ past: true, seo: { title: "That was your party" } });
  });
});
