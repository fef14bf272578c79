import { expect, it } from "vitest";
import { accepted, checkout, deskOn, form } from "../../../../tests/support/product/booking.ts";
import { openChanges } from "../../../../tests/support/product/changed-booking.ts";
import { deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { cancelQuote } from "../../payment/cancel-booking.server.ts";
import { markPaid } from "../../payment/mark-paid.server.ts";
import { moveQuote } from "../../quote/store.server.ts";

describeOnEach("the recipient of invoices at the desk", (stores) => {
  it("stays as it is on invoices already sent until a new price is paid, and for good after cancelling", async () => {
    const { ports, booked, edit, stored } = await openChanges(stores);
    // The party is so near that the agency keeps a share on cancelling, and the invoice for it stays outstanding.
    const { reference } = await booked(form({ date: "10 December 2026" }));
    const desk = await deskBrowser(ports);
    const address = `/desk/bookings/${reference}/invoices`;
    const changed = async (company: string) => {
      await desk.post(address, { company, address: "", poNumber: "" });
      return (await desk.get(address)).page.querySelector(".desk-confirmation")?.text;
    };
    await edit(await stored(reference), {}, { lines: [{ label: "All in", detail: "", pence: 20_000 }] });
    expect(await changed("Acme")).toBe(
      "Kept. INV-0001 stays made out as it is until you send the invoice again or a payment comes, since the price has changed.",
    );
    await markPaid(ports, { reference, part: "balance", pence: 13_474, method: "cash" });
    expect(await changed("Acme & Sons")).toBe(
      "Kept. INV-0002 stays made out as it is until you send the invoice again.",
    );
    await cancelQuote(ports, { reference, byAgency: false });
    expect(await changed("Acme")).toBe(
      "Kept. INV-0002 stays made out as it is: no new invoice goes out, since the booking or its offer has ended.",
    );
  });

  it("is kept without a promise where no invoice can follow", async () => {
    const { ports } = deskOn(await stores.fresh(), checkout().payments);
    const reference = await accepted(ports);
    await ports.write((write) => moveQuote(write, reference, "withdrawn", { actor: "owner", at: ports.clock.now() }));
    const desk = await deskBrowser(ports);
    const address = `/desk/bookings/${reference}/invoices`;
    await desk.post(address, { company: "Acme", address: "", poNumber: "" });
    expect((await desk.get(address)).page.querySelector(".desk-confirmation")?.text).toBe(
      "Kept. No invoice goes out, since the booking or its offer has ended.",
    );
  });
});
