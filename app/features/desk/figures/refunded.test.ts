import { expect, it } from "vitest";
import { form } from "../../../../tests/support/product/booking.ts";
import { openChanges } from "../../../../tests/support/product/changed-booking.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { closePastEvents } from "../../booking/expire-quotes.server.ts";
import { markPaid } from "../../payment/mark-paid.server.ts";
import { refundPart } from "../../payment/partial-refund/partial-refund.server.ts";
import { readFigures } from "./figures.server.ts";
import { periodOf } from "./period.ts";

describeOnEach("a party of which money went back", (stores) => {
  it("counts at the price less that: a no-show refunded in full at nothing", async () => {
    const { ports, booked, setTime } = await openChanges(stores);
    const december = form({ date: "12 December 2026" });
    const [whole, part] = [await booked(december), await booked(form({ date: "13 December 2026" }))];
    await booked(form({ date: "14 December 2026" }));
    await markPaid(ports, { reference: whole.reference, part: "balance", pence: 26_104 });
    setTime("2026-12-15T12:00:00Z");
    await closePastEvents(ports);
    const later = await booked();
    expect(await refundPart(ports, { reference: whole.reference, pence: 32_630, note: "", key: "a" })).toEqual({
      ok: true,
    });
    for (const { reference } of [part, later]) await refundPart(ports, { reference, pence: 1250, note: "", key: "b" });
    const { total, ahead, towns } = await readFigures(
      ports.database,
      periodOf("this-year", "2026-12-15"),
      "2026-12-15",
    );
    expect(total).toMatchObject({ parties: 3, value: 2 * 32_630 - 1250 });
    expect(towns[0]).toMatchObject({ name: "York", value: 2 * 32_630 - 1250 });
    expect(ahead).toBe(32_630 - 1250);
  });
});
