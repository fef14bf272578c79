import { expect, test } from "vitest";
import { privatePage } from "../../../tests/support/product/booked-page.ts";
import { openDesk, paidEvent, paying } from "../../../tests/support/product/booking.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { cancelQuote } from "../../features/payment/cancel-booking.server.ts";
import { refundPart } from "../../features/payment/partial-refund.server.ts";
import { refundsOf } from "../../features/payment/refund-store.server.ts";
import { markRefunded } from "../../features/payment/send-refunds.server.ts";
import { settlePayment } from "../../features/payment/settle-payment.server.ts";

describeOnEach("the page of a booking that is cancelled", (stores) => {
  test("says what goes back, and once it went, on which day", async () => {
    const { ports, setTime } = await openDesk(stores);
    const { reference, payment } = await paying(ports);
    await settlePayment(ports, paidEvent(payment));
    await refundPart(ports, { reference, pence: 2000, note: "", key: "form" });
    await cancelQuote(ports, { reference, byAgency: true });
    const shown = async () => {
      const page = await privatePage(ports, reference);
      return page.view === "closed" ? page.closed.note : page.view;
    };
    const [first, second] = (await refundsOf(ports.database, reference)).map(({ id }) => id);
    const send = async (refundId = "", at: string) => {
      setTime(at);
      await markRefunded(ports, { refundId, adapter: "bank-transfer" });
    };
    expect(await shown()).toBe("£65.26 goes back to you the way you paid. ");
    await send(first, "2026-11-23T12:00:00Z");
    expect(await shown()).toMatch(
      /^£[\d.]+ went back to you the way you paid, on 23 November 2026. Another £[\d.]+ is on its way. $/,
    );
    await send(second, "2026-11-24T12:00:00Z");
    expect(await shown()).toBe("£65.26 went back to you the way you paid, on 23 November 2026 and 24 November 2026. ");
  });
});
