import { expect, test } from "vitest";
import { privatePage } from "../../../tests/support/product/booked-page.ts";
import { openDesk, paidEvent, paying } from "../../../tests/support/product/booking.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { requestContext } from "../../../tests/support/product/visitor-ports.ts";
import { cancelQuote } from "../../features/payment/cancel-booking.server.ts";
import { refundPart } from "../../features/payment/partial-refund/partial-refund.server.ts";
import { refundsOf } from "../../features/payment/refund-store.server.ts";
import { markRefunded } from "../../features/payment/send-refunds.server.ts";
import { settlePayment } from "../../features/payment/settle-payment.server.ts";
import type { MoneyBack } from "./closed.server.ts";
import { loader as openDocument } from "./documents.ts";

describeOnEach("the page of a booking that is cancelled", (stores) => {
  test("says what goes back, and once it went, on which day", async () => {
    const { ports, setTime } = await openDesk(stores);
    const { reference, payment } = await paying(ports);
    await settlePayment(ports, paidEvent(payment));
    await refundPart(ports, { reference, pence: 2000, note: "", key: "form" });
    await cancelQuote(ports, { reference, byAgency: true });
    const shown = async () => {
      const page = await privatePage(ports, reference);
      return page.view === "closed" ? page.money : page.view;
    };
    const [first, second] = (await refundsOf(ports.database, reference)).map(({ id }) => id);
    const send = async (refundId = "", at: string) => {
      setTime(at);
      await markRefunded(ports, { refundId, adapter: "bank-transfer" });
    };
    expect(await shown()).toEqual({ paid: 6526, refunded: 0, pending: 6526, days: "" });
    await send(first, "2026-11-23T12:00:00Z");
    const half = await shown();
    expect(half).toMatchObject({ paid: 6526, days: "23 November 2026" });
    const { refunded, pending } = half as MoneyBack;
    expect([refunded > 0, pending > 0, refunded + pending]).toEqual([true, true, 6526]);
    await send(second, "2026-11-24T12:00:00Z");
    expect(await shown()).toEqual({
      paid: 6526,
      refunded: 6526,
      pending: 0,
      days: "23 November 2026 and 24 November 2026",
    });
  });

  test("keeps its invoice, and has the credit note, each of which opens", async () => {
    const { ports, setTime } = await openDesk(stores);
    const { reference, payment } = await paying(ports);
    await settlePayment(ports, paidEvent(payment));
    setTime("2026-11-23T12:00:00Z");
    await cancelQuote(ports, { reference, byAgency: false });
    const page = await privatePage(ports, reference);
    if (page.view !== "closed") throw new Error(page.view);
    expect(page.money?.paid).toBe(6526);
    expect(page.documents.map(({ label }) => label)).toEqual(["Invoice INV-0001", "Credit note CN-0001"]);
    for (const { href } of page.documents) {
      const url = new URL(href, "http://localhost");
      const [, , , , id] = url.pathname.split("/");
      const sent = await openDocument({ url, params: { reference, id }, context: requestContext(ports) } as never);
      expect(sent.headers.get("Content-Type")).toBe("application/pdf");
    }
  });
});
