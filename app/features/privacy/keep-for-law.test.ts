import { expect, it } from "vitest";
import {
  accepted,
  checkout,
  deskOn,
  form,
  paidEvent,
  startedPayment,
  storedQuote,
} from "../../../tests/support/product/booking.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { parseLines } from "../booking/offer.server.ts";
import { readFilters } from "../desk/bookings/filters.ts";
import { listBookings } from "../desk/bookings/list.server.ts";
import { changeRecipient } from "../invoice/send-invoice.server.ts";
import { invoicesOf } from "../invoice/store.server.ts";
import { settlePayment } from "../payment/settle-payment.server.ts";
import { reduceToLegalRecord } from "./erase-quotes.server.ts";

describeOnEach("what the law keeps of a booking", (stores) => {
  it.each([
    ["Bar", ["Cocktail Bar package", "Travel to the party"]],
    ["12 High Street, Zennor", ["Show at the party", "Travel to the party"]],
  ])("hides the place %s in its lines, and leaves other words of the owner's", async (place, kept) => {
    const { ports } = deskOn(await stores.fresh(), checkout().payments);
    const reference = await accepted(ports, form({ place: "York" }));
    const typed = place === "Bar" ? "Cocktail Bar package" : `Show at ${place}`;
    const lines = [typed, `Travel to ${place}`].map((label) => ({ label, detail: "", pence: 1000 }));
    await ports.database
      .updateTable("quote")
      .set({ place, placeSlug: null, offerLines: JSON.stringify(lines) })
      .execute();
    const quote = await storedQuote(ports, reference);
    await ports.write((write) => reduceToLegalRecord(write, quote));
    const { offerLines } = await storedQuote(ports, reference);
    expect(parseLines(offerLines ?? "").map(({ label }) => label)).toEqual(kept);
  });

  it("contains no address from an earlier invoice, once the party was moved to one of our towns", async () => {
    const { ports } = deskOn(await stores.fresh(), checkout().payments);
    const reference = await accepted(ports);
    const moveTo = async (place: string, placeSlug: string | null) => {
      const lines = ["Show", "Travel to Hull", `Travel to ${place}`];
      const offerLines = JSON.stringify(lines.map((label) => ({ label, detail: "", pence: 10_000 })));
      await ports.database.updateTable("quote").set({ place, placeSlug, offerLines }).execute();
    };
    await moveTo("9 Canaryhouse Lane, Zzzplace", null);
    await settlePayment(ports, paidEvent(await startedPayment(ports, reference)));
    await moveTo("Leeds", "leeds");
    const quote = await storedQuote(ports, reference);
    const contents = async () => (await invoicesOf(ports.database, reference)).map(({ content }) => content).join();
    expect(await contents()).toContain("Travel to 9 Canaryhouse Lane");
    await ports.write((write) => reduceToLegalRecord(write, quote));
    expect(await contents()).not.toContain("Canaryhouse");
    for (const label of ["Show", "Travel to Hull", "Travel to the party"])
      expect(await contents()).toContain(`"label":"${label}"`);
    const { offerLines } = await storedQuote(ports, reference);
    expect(parseLines(offerLines ?? "").map(({ label }) => label)).toEqual([
      "Show",
      "Travel to Hull",
      "Travel to Leeds",
    ]);
  });

  it("does not include an invoice recipient to whom no invoice was made out", async () => {
    const { ports } = deskOn(await stores.fresh(), checkout().payments);
    const reference = await accepted(ports);
    const actor = { kind: "terminal" } as const;
    const recipient = { company: "Zephyr Ltd", address: "12 Mill Lane, York", poNumber: "PO-77123" };
    await changeRecipient(ports, { reference, actor, ...recipient });
    const found = async () => (await listBookings(ports.database, readFilters(new URLSearchParams("q=zephyr")))).quotes;
    expect(await found()).toHaveLength(1);
    const quote = await storedQuote(ports, reference);
    await ports.write((write) => reduceToLegalRecord(write, quote));
    expect(await ports.database.selectFrom("invoiceRecipient").selectAll().execute()).toEqual([]);
    expect(await found()).toEqual([]);
  });
});
