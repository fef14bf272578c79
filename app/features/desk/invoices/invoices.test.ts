import { expect, it } from "vitest";
import {
  accepted,
  checkout,
  deskOn,
  emailsAbout,
  paidEvent,
  startedPayment,
} from "../../../../tests/support/product/booking.ts";
import { deskBrowser, owner } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { changesOf } from "../../history/store.server.ts";
import { filesOf } from "../../invoice/files.server.ts";
import { settlePayment } from "../../payment/settle-payment.server.ts";
import { eraseQuote } from "../../privacy/erase-quotes.server.ts";

describeOnEach("invoices at the desk", (bench) => {
  it("are made out to a company and sent ahead of payment, once issued and as often as sent", async () => {
    const { ports } = deskOn(await bench.fresh(), checkout().payments);
    const reference = await accepted(ports);
    const desk = await deskBrowser(ports);
    const address = `/desk/bookings/${reference}/invoices`;
    const acme = { company: "<b>Acme</b>", address: "2 Long Lane\r\nLeeds", poNumber: "PO-4711" };
    await desk.post(address, acme);
    expect((await desk.get(address)).text).toContain("&lt;b&gt;Acme&lt;/b&gt;");
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

  it("are listed newest first, a page at a time, and opened; of an erased booking only number and sum", async () => {
    const { ports, setTime } = deskOn(await bench.fresh(), checkout().payments);
    const references = [];
    for (let i = 0; i < 52; i++) {
      setTime(new Date(Date.parse("2026-11-21T12:00:00Z") + i * 60_000).toISOString());
      const reference = await accepted(ports);
      await settlePayment(ports, paidEvent(await startedPayment(ports, reference)));
      references.push(reference);
    }
    const last = references.at(-1);
    if (last) await ports.write((write) => eraseQuote(write, last));
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
