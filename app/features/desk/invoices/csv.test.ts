import { expect, it } from "vitest";
import { openChanges } from "../../../../tests/support/product/changed-booking.ts";
import { type DeskBrowser, deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { parseContent } from "../../invoice/content.server.ts";
import { eraseInvoiceContent, invoicesOf } from "../../invoice/store.server.ts";

describeOnEach("the spreadsheet of invoices", (stores) => {
  async function issuedInTwoYears() {
    const { ports, booked, edit, stored } = await openChanges(stores);
    const desk = await deskBrowser(ports);
    const { reference } = await booked();
    await edit(await stored(reference), {}, { lines: [{ label: "All in", detail: "", pence: 20_000 }] });
    await desk.post(`/desk/bookings/${reference}/invoices`, { company: "Acme, Leeds", address: "", poNumber: "=4711" });
    await desk.post(`/desk/bookings/${reference}/invoices`, { intent: "send" });
    const issued = await invoicesOf(ports.database, reference);
    const second = issued.find(({ kind, number }) => kind === "invoice" && number === 2);
    const vat = { number: "GB 123 4567 89", percent: 20, pence: 3333 };
    const content = JSON.stringify({ ...parseContent(second?.content ?? ""), vat });
    const changed = ports.database.updateTable("invoice").set({ content, issuedAt: "2027-01-01T00:10:00.000Z" });
    await changed.where("id", "=", second?.id ?? "").execute();
    const rowsOf = async (year: number) => {
      const { text, headers } = await desk.get(`/desk/invoices.csv?year=${year}`);
      expect(headers.get("content-disposition")).toBe(`attachment; filename="invoices-${year}.csv"`);
      return text.replace("\uFEFF", "").trimEnd().split("\r\n");
    };
    const columns = "document,kind,issued_on,reference,event_date,company,po_number";
    const head = `${columns},net,vat_percent,vat,total,for_invoice,reason,customer`.replace(/\w+/g, '"$&"');
    const later = `"INV-0002","invoice","2027-01-01","${reference}"`;
    return { ports, desk, reference, rowsOf, head, later };
  }

  it("has a year's documents in order, with their customer, credit notes as minus and VAT taken out", async () => {
    const { reference, rowsOf, head, later } = await issuedInTwoYears();
    const about = `"${reference}","2027-06-12"`;
    expect(await rowsOf(2026)).toEqual([
      head,
      `"CN-0001","credit-note","2026-11-21",${about},"","",,,,"-326.30","INV-0001","It is replaced by a new invoice.","Zoë"`,
      `"INV-0001","invoice","2026-11-21",${about},"","",,,,"326.30",,,"Zoë"`,
    ]);
    expect(await rowsOf(2027)).toEqual([
      head,
      `${later},"2027-06-12","Acme, Leeds","'=4711","166.67",20,"33.33","200.00",,,"Zoë"`,
    ]);
  });

  it("has of an erased booking nothing but the documents and their sums", async () => {
    const { ports, reference, rowsOf, head, later } = await issuedInTwoYears();
    await ports.write((write) => eraseInvoiceContent(write, reference));
    expect(await rowsOf(2027)).toEqual([head, `${later},,,,,,,"200.00",,,`]);
  });

  it("is offered for each year with documents, and takes a year that is no date for the current one", async () => {
    const years = async (desk: DeskBrowser) =>
      (await desk.get("/desk/invoices")).page.querySelectorAll('a[href*=".csv"]').map(({ text }) => text);
    expect(await years(await deskBrowser((await openChanges(stores)).ports))).toEqual([]);
    const { desk } = await issuedInTwoYears();
    expect(await years(desk)).toEqual(["Invoices of 2027", "Invoices of 2026"]);
    for (const year of ["0000", "9999"])
      expect((await desk.get(`/desk/invoices.csv?year=${year}`)).headers.get("content-disposition")).toContain("2026");
  });
});
