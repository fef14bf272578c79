import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { expect, it, onTestFinished } from "vitest";
import { fileTransport } from "../../../server/email/file-transport.ts";
import {
  accepted,
  checkout,
  deskOn,
  paidEvent,
  reviewing,
  startedPayment,
  withdrawNow,
} from "../../../tests/support/product/booking.ts";
import { describeOnEach, type TestStores } from "../../../tests/support/product/stores.ts";
import { readPdf } from "../../../tests/support/texts/pdf-text.ts";
import { sendOffer } from "../booking/send-offer.server.ts";
import { setPrice, suggestedLines } from "../booking/set-price.server.ts";
import { cancelQuote } from "../payment/cancel-booking.server.ts";
import { markPaid } from "../payment/mark-paid.server.ts";
import { settlePayment } from "../payment/settle-payment.server.ts";
import { eraseQuote } from "../privacy/erase-quotes.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { quoteByReference } from "../quote/store.server.ts";
import { numberOf, parseContent } from "./content.server.ts";
import { creditUnpaidInvoices } from "./credit.server.ts";
import { filesOf } from "./files.server.ts";
import { issueOnRequest } from "./issue.server.ts";
import { invoicesOf, setRecipient } from "./store.server.ts";

const acme = { company: "Acme & Sons", address: "2 Long Lane\nLeeds", poNumber: "PO-4711" };

async function deskAt(stores: TestStores) {
  const place = await stores.lent();
  const { store } = place;
  const { ports, setTime } = deskOn(store, checkout().payments);
  const said = async (reference: Reference) =>
    (await invoicesOf(store.database, reference)).map((row) => ({
      ...row,
      name: numberOf(row),
      ...(row.content ? { content: parseContent(row.content) } : { content: null }),
    }));
  const pay = async (reference: Reference) =>
    void (await settlePayment(ports, paidEvent(await startedPayment(ports, reference))));
  return { place, store, ports, setTime, said, pay };
}

describeOnEach("a booking's documents", (stores) => {
  it("are an invoice with the deposit and a receipt for the balance, each attached to its email", async () => {
    const { store, ports, said, pay, setTime } = await deskAt(stores);
    const reference = await accepted(ports);
    await pay(reference);
    setTime("2026-12-01T12:00:00Z");
    await markPaid(ports, { reference, part: "balance", pence: 26_104, method: "transfer" });

    const [invoice, receipt, ...more] = await said(reference);
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({ name: "INV-0001", pence: 32_630, standing: 32_630, waits: 0 });
    expect(invoice?.content).toMatchObject({
      received: [{ label: "Deposit", pence: 6526 }],
      left: { pence: 26_104, by: "2027-05-29" },
      vat: null,
    });
    expect(receipt).toMatchObject({ name: "REC-0001", pence: 26_104, content: { invoice: "INV-0001", left: null } });
    expect(receipt?.content?.received).toEqual([{ label: "Balance, bank transfer", day: "2026-12-01", pence: 26_104 }]);

    // Every try of an email attaches the same documents.
    const folder = mkdtempSync(path.join(tmpdir(), "invoice-mail-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const transport = fileTransport(folder, "hello@agency.example", (ids) => filesOf(store.database, ids));
    const rows = await store.database
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "in", ["booked", "balance-paid", "booked-for-desk"])
      .execute();
    const sent: Record<string, unknown> = {};
    for (const row of [...rows, ...rows]) expect(await transport.send(row)).toEqual({ result: "kept" });
    for (const file of readdirSync(path.join(folder, "mail"))) {
      const { attachments } = await PostalMime.parse(readFileSync(path.join(folder, "mail", file)));
      const lines = attachments.map(({ content }) => readPdf(Buffer.from(content as ArrayBuffer)).lines);
      sent[file.replace(/^.*?Z-|-BT-.*$/g, "")] = attachments.map(({ filename, mimeType }, index) => [
        filename,
        mimeType,
        lines[index],
      ]);
    }
    expect(sent).toMatchObject({
      booked: [["Invoice INV-0001.pdf", "application/pdf", expect.arrayContaining(["£326.30", "−£65.26"])]],
      "balance-paid": [["Receipt REC-0001.pdf", "application/pdf", expect.arrayContaining(["£261.04", "Nothing"])]],
      "booked-for-desk": [],
    });
  });

  it("can be sent before payment to customers who pay on an invoice, once, with their address and PO number", async () => {
    const { ports, said, pay } = await deskAt(stores);
    const reference = await accepted(ports);
    const issueInvoice = () => ports.write((write) => issueOnRequest(write, reference, [], ports.clock.now()));
    await ports.write((write) => setRecipient(write, reference, acme));
    const first = await issueInvoice();
    expect(first).toMatchObject({ ok: true, ids: [expect.any(String)] });
    expect(await issueInvoice()).toMatchObject({ ok: true, ids: "ids" in first && first.ids });
    await pay(reference);
    expect(await said(reference)).toMatchObject([
      { name: "INV-0001", waits: 0, content: { to: { name: "Zoë", ...acme }, received: [], left: { pence: 32_630 } } },
      { name: "REC-0001", pence: 6526, content: { left: { pence: 26_104 } } },
    ]);
  });

  it("are replaced, with a full credit note, when the price changes, and credited when the booking ends unpaid", async () => {
    const { ports, said, setTime } = await deskAt(stores);
    const reference = await reviewing(ports);
    const ask = () => ports.write((write) => issueOnRequest(write, reference, [], ports.clock.now()));
    await ask();
    setTime("2026-11-24T12:00:00Z");
    const quote = await quoteByReference(ports.database, reference);
    const lines =
      quote && suggestedLines(quote)?.map((line, index) => ({ ...line, pence: line.pence + (index ? 0 : 1000) }));
    if (!lines) throw new Error("no lines");
    await setPrice(ports, { reference, lines });
    expect(await ask()).toEqual({ ok: false, refusal: "not-priced" });
    await sendOffer(ports, { reference });
    await ask();
    expect(await said(reference)).toMatchObject([
      { name: "INV-0001", pence: 32_630, standing: 0 },
      { name: "CN-0001", pence: 32_630, content: { invoice: "INV-0001", reason: "It is replaced by a new invoice." } },
      { name: "INV-0002", pence: 33_630, standing: 33_630, waits: 1 },
    ]);
    expect(await creditUnpaidInvoices(ports)).toBe(0);
    await withdrawNow(ports, reference);
    setTime("2026-11-25T12:00:00Z");
    expect(await creditUnpaidInvoices(ports)).toBe(1);
    expect(await creditUnpaidInvoices(ports)).toBe(0);
    expect((await said(reference)).at(-1)).toMatchObject({
      name: "CN-0002",
      pence: 33_630,
      content: { invoice: "INV-0002" },
    });
    expect(await ask()).toMatchObject({ ok: false, refusal: "closed" });
  });

  it("include, once it is cancelled, a credit note for what is refunded and what is no longer due", async () => {
    const { ports, said, pay, setTime } = await deskAt(stores);
    const reference = await accepted(ports);
    await pay(reference);
    // 14 to 27 days before: 15 % of the total is kept.
    setTime("2027-05-22T12:00:00Z");
    await cancelQuote(ports, { reference, byAgency: false });
    const [invoice, credit] = await said(reference);
    expect(invoice?.standing).toBe(4894);
    expect(credit).toMatchObject({ name: "CN-0001", pence: 27_736 });
    expect(credit?.content?.lines.map(({ label, pence }) => [label, pence])).toEqual([
      ["Paid, and goes back to you", 1632],
      ["No longer due", 26_104],
    ]);
    const mail = await ports.database
      .selectFrom("outbox")
      .select("message")
      .where("kind", "=", "cancelled")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(mail.message)).toMatchObject({
      attached: [credit?.id],
      text: expect.stringContaining("credit note"),
    });
  });

  it("keep only number and sum when the booking is erased", async () => {
    const { ports, said, pay } = await deskAt(stores);
    const other = await accepted(ports);
    await ports.write((write) => setRecipient(write, other, acme));
    await pay(other);
    await ports.write((write) => eraseQuote(write, other));
    expect(await said(other)).toMatchObject([{ name: "INV-0001", pence: 32_630, content: null }]);
    expect(await ports.database.selectFrom("invoiceRecipient").selectAll().execute()).toEqual([]);
    expect(await filesOf(ports.database, [(await said(other))[0]?.id ?? ""])).toEqual([]);
  });

  it("get each number once without gaps, from parallel processes and after transactions that fail", async () => {
    const { place, ports } = await deskAt(stores);
    const references = await Promise.all(Array.from({ length: 12 }, () => reviewing(ports)));
    const desks = Array.from({ length: 4 }, () => deskOn(stores.open(place, 2), checkout().payments).ports);
    const died = new Error("died");
    await Promise.all(
      references.map(async (reference, index) => {
        const desk = desks[index % desks.length] ?? ports;
        const issue = (dies: boolean) =>
          desk.write(async (write) => {
            await issueOnRequest(write, reference, [], desk.clock.now());
            if (dies) throw died;
          });
        if (index % 3 === 0) await expect(issue(true)).rejects.toBe(died);
        await issue(false);
      }),
    );
    const rows = await ports.database.selectFrom("invoice").select("number").orderBy("number").execute();
    expect(rows.map(({ number }) => number)).toEqual(references.map((_, index) => index + 1));
  });
});
