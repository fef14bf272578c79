import { expect, it } from "vitest";
import { bookDirect } from "../../../app/features/booking/book-direct.server.ts";
import { declineQuote } from "../../../app/features/booking/withdraw-quote.server.ts";
import { accepted, form, storedQuote } from "../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../tests/support/product/desk.ts";
import { storePerformer } from "../../../tests/support/product/performers.ts";
import { asked, mails, slots } from "../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";

describeOnEach("who was asked for a booking", (stores) => {
  /** A booking that its customer agreed to and nobody has paid, with Sam asked for it. */
  const open = async () => {
    const desk = await stockedDesk(stores);
    const request = form({ performers: "1", time: "7.30pm" });
    const reference = await accepted(desk.ports, request);
    await asked(desk.ports, reference, (await storePerformer(desk.ports.database)).id);
    const told = async (kind: string) => (await mails(desk.ports, reference, kind)).length;
    return { ...desk, request, reference, told };
  };

  it.each(["withdraw", "decline"])("is told and free at once when the terminal's %s ends it", async (command) => {
    const { run, ports, reference, told } = await open();
    expect(await run(`${command} ${reference} --yes`)).toMatchObject({ code: 0 });
    expect([await told("job-over"), await slots(ports)]).toEqual([1, 0]);
  });

  it("is told and free at once when the customer declines", async () => {
    const { ports, reference, told } = await open();
    const { version: expectedVersion } = await storedQuote(ports, reference);
    expect(await declineQuote(ports, { reference, expectedVersion })).toMatchObject({ ok: true });
    expect([await told("job-over"), await slots(ports)]).toEqual([1, 0]);
  });

  it.each(["paid --part deposit --by cash", "agreed", "price"])(
    "is asked again at once when the terminal's %s settles details that the customer has changed",
    async (typed) => {
      const { run, ports, request, reference, told } = await open();
      const earlier = form({ performers: "1", time: "5pm" }, { key: request.key });
      expect(await bookDirect(ports, earlier)).toMatchObject({ kind: "revised", reference });
      expect(await told("job-moved")).toBe(0);
      const [command, ...options] = typed.split(" ");
      expect(await run([command ?? "", reference, ...options, "--yes"])).toMatchObject({ code: 0 });
      expect(await told("job-moved")).toBe(1);
    },
  );
});
