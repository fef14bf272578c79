import { expect, it } from "vitest";
import { by, openChanges } from "../../../tests/support/product/changed-booking.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { receivedWith } from "../payment/received.server.ts";
import { numberOf, parseContent } from "./content.server.ts";
import { sendInvoice } from "./send-invoice.server.ts";
import { invoicesOf } from "./store.server.ts";

describeOnEach("the invoice of a party that moves at the same price", (bench) => {
  it("is sent as it is, until the day has changed: then another is, and the first is taken back", async () => {
    const { ports, booked, edit } = await openChanges(bench);
    const quote = await booked();
    const { reference } = quote;
    const send = async () => {
      const sent = await sendInvoice(ports, {
        reference,
        actor: by,
        receivedFrom: (database) => receivedWith(database, { reference }),
      });
      return sent.ok ? sent.number : sent.refusal;
    };
    expect(await send()).toBe("INV-0001");
    expect(await edit(quote, { date: "19 June 2027" })).toMatchObject({ kind: "done", changeKind: "at-once" });
    expect(await send()).toBe("INV-0002");
    expect(await send()).toBe("INV-0002");
    const documents = (await invoicesOf(ports.database, reference)).map(({ content, ...row }) => [
      numberOf(row),
      row.standing,
      content && parseContent(content).eventDate,
    ]);
    expect(documents.toSorted()).toEqual([
      ["CN-0001", 0, "2027-06-12"],
      ["INV-0001", 0, "2027-06-12"],
      ["INV-0002", 32_630, "2027-06-19"],
    ]);
  });
});
