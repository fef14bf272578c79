import { expect, it } from "vitest";
import {
  accepted,
  checkout,
  deskOn,
  emailsAbout,
  eventOf,
  paidEvent,
  startedPayment,
} from "../../../../tests/support/product/booking.ts";
import { openChanges } from "../../../../tests/support/product/changed-booking.ts";
import { deskBrowser, owner } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnEach, describeOnSqlite } from "../../../../tests/support/product/stores.ts";
import { changesOf } from "../../history/store.server.ts";
import { parseContent } from "../../invoice/content.server.ts";
import { filesOf } from "../../invoice/files.server.ts";
import { invoicesOf } from "../../invoice/store.server.ts";
import { markPaid } from "../../payment/mark-paid.server.ts";
import { settlePayment } from "../../payment/settle-payment.server.ts";
import { paymentsOf } from "../../payment/store.server.ts";
import { eraseQuote } from "../../privacy/erase-quotes.server.ts";
import { moveQuote } from "../../quote/store.server.ts";

describeOnEach("invoices at the desk", (stores) => {
  it("are sent again at a booking's new price, with what was paid and a credit note for the old one", async () => {
    const { ports, booked, edit, stored } = await openChanges(stores);
    const quote = await booked();
    const { reference } = quote;
    const desk = await deskBrowser(ports);
    const send = async () => {
      await desk.post(`/desk/bookings/${reference}/invoices`, { intent: "send" });
      const mail = (await emailsAbout(ports, reference)).findLast(({ kind }) => kind === "invoice")?.mail;
      await ports.database.deleteFrom("outbox").where("kind", "=", "invoice").execute();
      const files = await filesOf(ports.database, mail?.attached ?? []);
      return { text: mail?.text ?? "", files: files.map(({ filename }) => filename) };
    };
    const to = async (pence: number) =>
      edit(await stored(reference), {}, { lines: [{ label: "All in", detail: "", pence }] });

    await to(20_000);
    const second = await send();
    expect(second.files).toEqual(["Credit note CN-0001.pdf", "Invoice INV-0002.pdf"]);
    expect(second.text).toContain(
      "The new invoice for £200 is attached as a PDF, with a credit note for the one before",
    );
    expect(second.text).toContain("£134.74 is left");
    expect((await send()).files).toEqual(["Invoice INV-0002.pdf"]);
    // The price falls to the deposit: nothing is left to pay, so no later payment would cause a new invoice.
    await to(6526);
    const third = await send();
    expect(third.files).toEqual(["Credit note CN-0002.pdf", "Invoice INV-0003.pdf"]);
    expect(third.text).toContain("All of it is paid.");
    const invoices = (await invoicesOf(ports.database, reference)).filter(({ kind }) => kind === "invoice");
    expect(
      invoices
        .toSorted((a, b) => a.number - b.number)
        .map(({ pence, standing, waits, content }) => {
          const { received, left } = parseContent(content ?? "");
          return { pence, standing, waits, received: received.map((row) => row.pence), left: left?.pence };
        }),
    ).toEqual([
      { pence: 32_630, standing: 0, waits: 0, received: [6526], left: 26_104 },
      { pence: 20_000, standing: 0, waits: 0, received: [6526], left: 13_474 },
      { pence: 6526, standing: 6526, waits: 0, received: [6526], left: undefined },
    ]);
  });

  it("are made out again to a company that asks later, with a credit note in full for the old one", async () => {
    const { ports, booked } = await openChanges(stores);
    const { reference } = await booked();
    const desk = await deskBrowser(ports);
    const address = `/desk/bookings/${reference}/invoices`;
    const send = async (key: string) => {
      await desk.post(address, { intent: "send", key });
      const mails = (await emailsAbout(ports, reference)).filter(({ kind }) => kind === "invoice");
      await ports.database.deleteFrom("outbox").where("kind", "=", "invoice").execute();
      const files = await filesOf(ports.database, mails[0]?.mail.attached ?? []);
      return files.map(({ filename }) => filename);
    };
    expect(await send("a")).toEqual(["Invoice INV-0001.pdf"]);
    await desk.post(address, { company: "Acme", address: "2 Long Lane\r\nLeeds", poNumber: "PO-4711" });
    expect((await desk.get(address)).page.querySelector(".desk-confirmation")?.text).toBe(
      "Kept. INV-0001 stays made out as it is until you send the invoice again.",
    );
    // A page opened before the change sends its old key; the invoice is another one, so it is sent all the same.
    expect(await send("a")).toEqual(["Credit note CN-0001.pdf", "Invoice INV-0002.pdf"]);
    expect(await send("b")).toEqual(["Invoice INV-0002.pdf"]);

    // A sum that the provider refunded is outstanding on neither invoice.
    const [payment] = await paymentsOf(ports.database, reference);
    if (payment) await settlePayment(ports, eventOf(payment, { type: "refunded", refunded: 1000, refundId: null }));
    await desk.post(address, { company: "Acme", address: "2 Long Lane\r\nLeeds", poNumber: "PO-4712" });
    expect(await send("c")).toEqual(["Credit note CN-0003.pdf", "Credit note CN-0004.pdf", "Invoice INV-0003.pdf"]);
    const invoices = (await invoicesOf(ports.database, reference)).filter(({ kind }) => kind === "invoice");
    expect(
      invoices
        .toSorted((a, b) => a.number - b.number)
        .map(({ pence, standing, content }) => [pence, standing, parseContent(content ?? "").to.poNumber]),
    ).toEqual([
      [32_630, 0, ""],
      [32_630, 0, "PO-4711"],
      [32_630, 31_630, "PO-4712"],
    ]);
  });

  it("are listed newest first, a page at a time, and opened; of an erased booking only number and sum", async () => {
    const { ports, setTime } = deskOn(await stores.fresh(), checkout().payments);
    const at = (minutes: number) => new Date(Date.parse("2026-11-21T12:00:00Z") + minutes * 60_000).toISOString();
    const paid = async (minutes: number) => {
      setTime(at(minutes));
      const reference = await accepted(ports);
      await settlePayment(ports, paidEvent(await startedPayment(ports, reference)));
      return reference;
    };
    await paid(0);
    const [second] = await invoicesOf(ports.database, await paid(1));
    if (!second) throw new Error("no invoice");
    // Copies of one invoice fill the first page.
    const numbers = Array.from({ length: 49 }, (_, index) => index + 3);
    await ports.database
      .insertInto("invoice")
      .values(
        numbers.map((number) => ({
          ...second,
          id: `copy-${number}`,
          paymentId: null,
          number,
          issuedAt: at(number - 1),
        })),
      )
      .execute();
    await ports.database.updateTable("invoiceSeries").set({ last: 51 }).where("kind", "=", "invoice").execute();
    const last = await paid(51);
    await ports.write((write) => eraseQuote(write, last));
    const desk = await deskBrowser(ports);
    const first = await desk.get("/desk/invoices");
    const names = (page: typeof first) =>
      page.page.querySelectorAll(".desk-documents > li > :first-child").map((name) => name.text.slice(0, 16));
    expect(names(first)).toHaveLength(50);
    expect(names(first).slice(0, 2)).toEqual(["Invoice INV-0052", "Invoice INV-0051"]);
    expect(first.page.querySelectorAll(".desk-documents > li")[0]?.querySelector('a[href$=".pdf"]')).toBeNull();
    const older = first.page.querySelector('a[href^="/desk/invoices?before"]')?.getAttribute("href") ?? "";
    expect(names(await desk.get(older))).toEqual(["Invoice INV-0002", "Invoice INV-0001"]);
    const pdf = first.page.querySelector('a[href$=".pdf"]')?.getAttribute("href") ?? "";
    const file = await desk.get(pdf);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.text).toMatch(/^%PDF-1\.7/);
    expect((await desk.get("/desk/invoices/nothing.pdf")).status).toBe(404);
    expect(await (await deskBrowser(ports, null)).ask(pdf)).toBeUndefined();
  });
});

describeOnSqlite("invoices at the desk", (stores) => {
  it("are made out to a company and sent ahead of payment, once issued and as often as sent", async () => {
    const { ports } = deskOn(await stores.fresh(), checkout().payments);
    const reference = await accepted(ports);
    const desk = await deskBrowser(ports);
    const address = `/desk/bookings/${reference}/invoices`;
    const acme = { company: "<b>Acme</b>", address: "2 Long Lane\r\nLeeds", poNumber: "PO-4711" };
    await desk.post(address, acme);
    const kept = await desk.get(address);
    expect(kept.text).toContain("Kept, for the invoices to come.");
    expect(kept.text).toContain("&lt;b&gt;Acme&lt;/b&gt;");
    await desk.post(address, { intent: "send" });
    await desk.post(address, { intent: "send" });
    const mails = (await emailsAbout(ports, reference)).filter(({ kind }) => kind === "invoice");
    expect(mails).toHaveLength(2);
    const files = await filesOf(ports.database, mails[0]?.mail.attached ?? []);
    expect(files.map(({ filename }) => filename)).toEqual(["Invoice INV-0001.pdf"]);
    const done = await changesOf(ports.database, { kind: "quote", id: reference });
    expect(
      done
        .filter(({ actorEmail }) => actorEmail === owner.email)
        .map(({ action, detail }) => [action, detail])
        .toSorted(),
    ).toEqual([
      ["Changed whom invoices are made out to", null],
      ["Sent the invoice", "INV-0001"],
      ["Sent the invoice", "INV-0001"],
    ]);
  });

  it("ask for nothing once a party that is over is paid", async () => {
    const { ports, booked } = await openChanges(stores);
    const { reference } = await booked();
    await ports.write((write) => moveQuote(write, reference, "over", { actor: "clock", at: ports.clock.now() }));
    await markPaid(ports, { reference, part: "balance", pence: 26_104, method: "cash" });
    const receipt = (await invoicesOf(ports.database, reference)).find(({ kind }) => kind === "receipt");
    expect(parseContent(receipt?.content ?? "").left).toBeNull();
    await (await deskBrowser(ports)).post(`/desk/bookings/${reference}/invoices`, { intent: "send" });
    const [mail] = (await emailsAbout(ports, reference)).filter(({ kind }) => kind === "invoice");
    expect(mail?.mail.text).toContain("All of it is paid.");
  });
});
