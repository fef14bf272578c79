import { expect, it } from "vitest";
import { form, reviewing } from "../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../tests/support/product/desk.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";

describeOnEach("a customer who has been erased", (stores) => {
  it("gets no email, and the desk neither says nor asks otherwise", async () => {
    const desk = await stockedDesk(stores);
    const reference = await reviewing(desk.ports, form());
    await desk.json(`paid ${reference} --part deposit --by cash --yes`);
    desk.setTime("2027-07-01T12:00:00Z");
    await desk.json(`erase ${reference} --yes`);
    const refuses = (because: string) => ({ code: 1, err: expect.stringContaining(because) });
    expect(await desk.run(`invoices send ${reference}`)).toMatchObject(refuses("is erased"));
    expect(await desk.run(["write", reference, "--words", "Hello"])).toMatchObject(refuses("has been erased"));
    const untold = { code: 0, out: expect.stringContaining("nobody is told, since the address is erased") };
    expect(await desk.run(`paid ${reference} --part balance --by cash --yes`)).toMatchObject(untold);
    expect(await desk.run(`refund-part ${reference} 5 --yes`)).toMatchObject(untold);
    expect(await desk.run(`cancel ${reference} --by us --yes`)).toMatchObject(untold);
  });
});
