import { expect, it } from "vitest";
import { accepted, checkout, deskOn, paidEvent, startedPayment } from "../../../../tests/support/product/booking.ts";
import { deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { cancelQuote } from "../../payment/cancel-booking.server.ts";
import { settlePayment } from "../../payment/settle-payment.server.ts";

describeOnEach("figures of what was cancelled", (stores) => {
  it("stand apart from what is booked, on the page and in the CSV, in the month of the enquiry", async () => {
    const { ports, setTime } = deskOn(await stores.fresh(), checkout().payments);
    // In the venue's time both arrived in July, the first in its first hour.
    for (const at of ["2026-06-30T23:30", "2026-07-02T12:00"]) {
      setTime(`${at}:00Z`);
      for (const cancelled of [true, false]) {
        const reference = await accepted(ports);
        await settlePayment(ports, paidEvent(await startedPayment(ports, reference)));
        if (cancelled) await cancelQuote(ports, { reference, byAgency: true });
      }
    }
    const desk = await deskBrowser(ports);
    const { page } = await desk.get("/desk/figures");
    expect(page.querySelectorAll(".desk-tiles dd").map((tile) => tile.text)).toEqual(
      expect.arrayContaining(["4", "2", "50%", "not counted as booked"]),
    );
    const [july] = page.querySelectorAll(".desk-figures tr").filter((row) => row.text.startsWith("Jul 2026"));
    expect(july?.querySelectorAll("td").map(({ text }) => text)).toEqual(["4", "2 and 2 cancelled", "50%", "0", "£0"]);
    expect((await desk.get("/desk/figures.csv?by=months")).text).toContain('"Jul 2026",4,2,0,"0.00",2');
    expect((await desk.get("/desk/figures.csv?by=months")).text).toContain('"Jun 2026",0,0,0,"0.00",0');
    expect((await desk.get("/desk/figures.csv?by=acts&period=last-year")).text.split("\r\n")[0]).toContain(
      '"name","enquiries","booked","parties","value","cancelled"',
    );
  });
});
