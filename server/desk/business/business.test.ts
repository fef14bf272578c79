import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { markPaid } from "../../../app/features/payment/mark-paid.server.ts";
import { requestQuote } from "../../../app/features/quote/request-quote.server.ts";
import { accepted, emailsAbout, form } from "../../../tests/support/product/booking.ts";
import { type StockedDesk, stockedDesk } from "../../../tests/support/product/desk.ts";
import { deskBrowser } from "../../../tests/support/product/desk-browser.ts";
import { storePerformer } from "../../../tests/support/product/performers.ts";
import { asked } from "../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";

async function booked({ ports }: StockedDesk, changes: Record<string, string> = {}) {
  const reference = await accepted(ports, form(changes));
  await markPaid(ports, { reference, part: "deposit", pence: 6526, method: "transfer" });
  return reference;
}

describeOnEach("the calendar at the terminal", (stores) => {
  it("lists the parties of four weeks, of an act or a performer, and who comes", async () => {
    const desk = await stockedDesk(stores);
    const reference = await booked(desk, { date: "12 December 2026", time: "7.30pm" });
    await booked(desk);
    const { out } = await desk.run("calendar", { width: 120 });
    expect(out).toMatch(
      new RegExp(`Saturday 12 December 2026\n.*\n19:30 +${reference} +2 × cheeky butlers, York +Nobody`),
    );
    expect(out).not.toContain("2027");
    expect(await desk.json("calendar --from 2027-06-01 --to 2027-06-30")).toHaveLength(1);
    expect(await desk.json("calendar --act drag")).toEqual([]);
    const performer = await storePerformer(desk.ports.database);
    expect(await desk.json(`calendar --performer ${performer.id}`)).toEqual([]);
    await asked(desk.ports, reference, performer.id);
    expect(await desk.json(`calendar --performer ${performer.id}`)).toHaveLength(1);
    expect((await desk.run("calendar --act drag")).out).toBe("No parties from 2026-11-21 to 2026-12-18.\n");
    expect(await desk.run("calendar --from soon")).toMatchObject({
      code: 1,
      err: expect.stringContaining("not a day"),
    });
  });

  it("has addresses for telephones, each printed once and taken back by itself", async () => {
    const desk = await stockedDesk(stores);
    await booked(desk);
    const browser = await deskBrowser(desk.ports);
    const { address } = await desk.json("calendar feed");
    const other = await desk.json("calendar feed");
    const read = async (url: string) => (await browser.ask(new URL(url).pathname))?.status;
    expect([await read(address), await read(other.address)]).toEqual([200, 200]);
    const listed = await desk.run("calendar feeds");
    for (const key of [address, other.address]) expect(listed.out).not.toContain(key.slice(-26, -4));
    const [first] = await desk.json("calendar feeds");
    expect(await desk.run(`calendar revoke ${first.digest.slice(0, 8)}`)).toMatchObject({ code: 2 });
    expect(await desk.run(`calendar revoke ${first.digest.slice(0, 8)} --yes`)).toMatchObject({ code: 0 });
    expect([await read(address), await read(other.address)].filter((status) => status === 200)).toHaveLength(1);
    expect(await desk.run("calendar revoke ffffffffff --yes")).toMatchObject({ code: 1 });
  });
});

describeOnEach("figures at the terminal", (stores) => {
  it("are those of the browser, also as its CSV", async () => {
    const desk = await stockedDesk(stores);
    await booked(desk, { date: "12 December 2026" });
    await requestQuote(desk.ports, form());
    const { out } = await desk.run("figures", { width: 100 });
    expect(out).toMatch(/Enquiries +2\n/);
    expect(out).toMatch(/Of those, booked +1, 50%/);
    expect(out).toMatch(/By act\n.*\nCheeky Butlers +2 +1 +50%/);
    const browser = await deskBrowser(desk.ports);
    const csv = (await browser.get("/desk/figures.csv?by=acts&period=this-year")).text;
    expect((await desk.run("figures --by acts --period this-year --csv")).out.replace("\uFEFF", "")).toBe(csv);
    expect(await desk.json("figures --by acts --csv")).toMatchObject([{ name: "Cheeky Butlers", booked: 1 }]);
    expect(await desk.run("figures --period forever")).toMatchObject({ code: 2 });
  });
});

describeOnEach("invoices at the terminal", (stores) => {
  it("are made out to a company, sent, listed and written as files", async () => {
    const desk = await stockedDesk(stores);
    const { reference } = await requestQuote(desk.ports, form());
    expect((await desk.run("invoices")).out).toContain("None yet.");
    expect(await desk.run(`invoices send ${reference} --yes`)).toMatchObject({
      code: 1,
      err: "Nothing was sent: there is no offer yet. Price it and send it first.\n",
    });
    await desk.run(`price ${reference} --send --yes`);
    await desk.run(["invoices", "to", reference, "--company", "Big Ltd", "--address", "1 High St\nLeeds"]);
    const kept = await desk.run(["invoices", "to", reference, "--po-number", "PO 77"]);
    expect(kept.out).toMatch(/Company +Big Ltd[\s\S]*Kept, for the invoices to come\./);
    expect(await desk.run(`invoices send ${reference}`)).toMatchObject({ code: 2 });
    const { number } = await desk.json(`invoices send ${reference} --yes`);
    expect(number).toBe("INV-0001");
    const [email] = (await emailsAbout(desk.ports, reference)).filter(({ kind }) => kind === "invoice");
    expect(email?.mail.to.address).toBe("zoe@example.com");
    expect((await desk.run(`invoices to ${reference}`)).out).not.toContain("Kept");
    expect((await desk.run(["invoices", "to", reference, "--company", ""])).out).toContain(
      "INV-0001 stays made out as it is until you send the invoice again.",
    );
    for (const list of ["invoices", `invoices ${reference}`])
      expect((await desk.run(list, { width: 120 })).out).toMatch(
        new RegExp(`Invoice INV-0001 +${reference} +21 November 2026 +£326.30 +Big Ltd +nothing paid yet`),
      );
    const file = path.join(desk.place.dataFolder, "one.pdf");
    expect((await desk.run(["invoices", "file", "inv1", "--out", file])).out).toBe(`Invoice INV-0001 is in ${file}.\n`);
    expect(readFileSync(file, "latin1").slice(0, 5)).toBe("%PDF-");
    expect(statSync(file).mode & 0o077).toBe(0);
    expect((await desk.run(["invoices", "file", "INV-0001", "--out", file])).err).toContain("is there already");
    for (const none of ["INV-0002", "REC-0001", "XX-1", "1"])
      expect(await desk.run(["invoices", "file", none])).toMatchObject({
        code: 1,
        err: `Nothing is stored under "${none}".\n`,
      });
  });
});
