import { afterEach, expect, it } from "vitest";
import { emailsAbout } from "../../../tests/support/product/booking.ts";
import { by, openChanges } from "../../../tests/support/product/changed-booking.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { readPdf } from "../../../tests/support/texts/pdf-text.ts";
import { prices } from "../catalogue/store.server.ts";
import { cancelQuote } from "../payment/cancel-booking.server.ts";
import { markPaid } from "../payment/mark-paid.server.ts";
import { refundPart } from "../payment/partial-refund/partial-refund.server.ts";
import { receivedPayments } from "../payment/received.server.ts";
import { site } from "../site/site.server.ts";
import { numberOf, parseContent } from "./content.server.ts";
import { filesOf } from "./files.server.ts";
import { vatIn } from "./rules.ts";
import { changeRecipient, sendInvoice } from "./send-invoice.server.ts";
import { invoicesOf, openInvoice } from "./store.server.ts";
import type { Invoice } from "./table.server.ts";

const { vatNumber: shipped } = site.legal;
const setVatNumber = (vatNumber: string) => void Object.assign(site.legal, { vatNumber });
const { vatPercent } = prices;
afterEach(() => {
  setVatNumber(shipped);
  Object.assign(prices, { vatPercent });
});

const number = "GB 123 4567 89";

describeOnEach("a credit note", (stores) => {
  it("describes the invoice that it takes back, and promises money only where some goes back", async () => {
    const { ports, booked, edit } = await openChanges(stores);
    const quote = await booked();
    const { reference } = quote;
    const acme = { company: "Acme", address: "2 Long Lane", poNumber: "PO-4711" };
    await changeRecipient(ports, { reference, actor: by, ...acme });
    await edit(quote, { performers: "1" }, { lines: [{ label: "All in", detail: "", pence: 28_130 }] });
    const sent = await sendInvoice(ports, {
      reference,
      actor: by,
      receivedFrom: (database) => receivedPayments(database, { reference }),
    });
    expect(sent).toEqual({ ok: true, number: "INV-0002" });
    const documents = await invoicesOf(ports.database, reference);
    const contentOf = (name: string) => parseContent(documents.find((row) => numberOf(row) === name)?.content ?? "");
    const { to, about, eventDate } = contentOf("INV-0001");
    expect(contentOf("CN-0001")).toMatchObject({ to, about, eventDate, lines: [{ pence: 32_630 }] });
    expect(contentOf("INV-0002")).toMatchObject({
      to: acme,
      about: about.replace("2 × cheeky butlers", "1 × cheeky butler"),
    });
    const [file] = await filesOf(
      ports.database,
      documents.flatMap((row) => (row.kind === "credit-note" ? [row.id] : [])),
    );
    const text = readPdf(file?.content ?? Buffer.of()).lines.join(" ");
    expect(text).toContain("This takes back that much of INV-0001.");
    expect(text).not.toContain("The way it was paid");
  });

  it("states the sum no longer due that the customer was told, if the price fell after the invoice", async () => {
    const { ports, booked, edit } = await openChanges(stores);
    const quote = await booked();
    const { reference } = quote;
    await edit(quote, {}, { lines: [{ label: "All in", detail: "", pence: 28_130 }] });
    await cancelQuote(ports, { reference, byAgency: true });
    const credit = (await invoicesOf(ports.database, reference)).find(({ kind }) => kind === "credit-note");
    expect(parseContent(credit?.content ?? "").lines).toEqual([
      { label: "Paid, and goes back to you", detail: "The way it was paid", pence: 6526 },
      { label: "Off the price since INV-0001", detail: "", pence: 4500 },
      { label: "No longer due", detail: "", pence: 21_604 },
    ]);
  });

  it("is attached with the new invoice that a payment causes; the email names both and all payments", async () => {
    const { ports, booked, edit } = await openChanges(stores);
    const quote = await booked();
    const { reference } = quote;
    await edit(quote, {}, { lines: [{ label: "All in", detail: "", pence: 28_130 }] });
    await markPaid(ports, { reference, part: "balance", pence: 21_604, method: "transfer" });
    const email = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "balance-paid");
    const files = await filesOf(ports.database, email?.mail.attached ?? []);
    expect(files.map(({ filename }) => filename)).toEqual(["Credit note CN-0001.pdf", "Invoice INV-0002.pdf"]);
    expect(email?.mail.text).toContain(
      "For your accounts: Credit note CN-0001 and Invoice INV-0002, attached as PDFs.",
    );
    const sums = ["Price £281.30", "Paid before £65.26", "Paid now £216.04", "Left to pay Nothing"];
    const text = email?.mail.text.replace(/[:\s]+/g, " ");
    for (const sum of sums) expect(text).toContain(sum);
  });
});

describeOnEach("the VAT of a credit note", (stores) => {
  it.each([
    { issuedWith: "", creditedWith: number, vat: null },
    { issuedWith: number, creditedWith: "", vat: { number, percent: 20, pence: 5438 } },
  ])(
    "is the invoice's, issued with the number “$issuedWith” and credited with “$creditedWith”",
    async ({ issuedWith, creditedWith, vat }) => {
      const { ports, booked } = await openChanges(stores);
      setVatNumber(issuedWith);
      const { reference } = await booked();
      setVatNumber(creditedWith);
      await cancelQuote(ports, { reference, byAgency: true });
      const documents = await invoicesOf(ports.database, reference);
      const vatOf = (kind: string) => parseContent(documents.find((one) => one.kind === kind)?.content ?? "").vat;
      expect(vatOf("invoice")).toEqual(vat);
      expect(vatOf("credit-note")).toEqual(vat);
    },
  );

  it("is that of the invoice issued in its place too, until the price is another one", async () => {
    const { ports, booked, edit, stored } = await openChanges(stores);
    setVatNumber(number);
    const { reference } = await booked();
    const sendTo = async (company: string) => {
      await changeRecipient(ports, { reference, actor: by, company, address: "", poNumber: "" });
      await sendInvoice(ports, { reference, actor: by, receivedFrom: (db) => receivedPayments(db, { reference }) });
      return parseContent((await openInvoice(ports.database, reference))?.content ?? "").vat;
    };
    Object.assign(prices, { vatPercent: 25 });
    expect(await sendTo("Acme")).toEqual({ number, percent: 20, pence: 5438 });
    setVatNumber("");
    expect(await sendTo("Bolt")).toEqual({ number, percent: 20, pence: 5438 });
    setVatNumber(number);
    await edit(await stored(reference), {}, { lines: [{ label: "All in", detail: "", pence: 28_000 }] });
    expect(await sendTo("Acme")).toEqual({ number, percent: 25, pence: 5600 });
  });

  it.each(["", number])(
    "adds up where a part went back and the price rose afterwards, with the number “%s”",
    async (vatNumber) => {
      const { ports, booked, edit, stored, setTime } = await openChanges(stores);
      setVatNumber(vatNumber);
      const { reference } = await booked();
      await markPaid(ports, { reference, part: "balance", pence: 26_104, method: "transfer" });
      setTime("2026-11-21T13:00:00Z");
      await refundPart(ports, { reference, pence: 5000, note: "", key: "form" });
      const dearer = { lines: [{ label: "All in", detail: "", pence: 33_630 }], agreed: true };
      await edit(await stored(reference), {}, dearer);
      await ports.database.deleteFrom("outbox").execute();
      await markPaid(ports, { reference, part: "balance", pence: 1000, method: "transfer" });
      const email = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "balance-paid");
      const files = await filesOf(ports.database, email?.mail.attached ?? []);
      expect(files.map(({ filename }) => filename.split(/[ .]/).at(-2))).toEqual(["CN-0002", "CN-0003", "INV-0002"]);
      // The invoice is sent once more, to another company: nothing is credited twice.
      await changeRecipient(ports, { reference, actor: by, company: "Acme", address: "", poNumber: "" });
      const receivedFrom = (database: typeof ports.database) => receivedPayments(database, { reference });
      expect(await sendInvoice(ports, { reference, actor: by, receivedFrom })).toEqual({
        ok: true,
        number: "INV-0003",
      });

      const received = 32_630 - 5000 + 1000;
      expect((await openInvoice(ports.database, reference))?.standing).toBe(received);
      const signs = { invoice: 1, "credit-note": -1, receipt: 0 };
      const documents = await invoicesOf(ports.database, reference);
      const sum = (pence: (one: Invoice) => number) =>
        documents.reduce((all, one) => all + signs[one.kind] * pence(one), 0);
      expect(sum(({ pence }) => pence)).toBe(received);
      const vat = sum(({ content }) => parseContent(content ?? "").vat?.pence ?? 0);
      expect(vat).toBe(vatNumber ? vatIn(received, 20) : 0);
    },
  );
});
