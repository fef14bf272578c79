import { expect, it } from "vitest";
import { accepted, checkout, deskOn, emailsAbout, form } from "../../../tests/support/product/booking.ts";
import { by, openChanges } from "../../../tests/support/product/changed-booking.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { readPdf } from "../../../tests/support/texts/pdf-text.ts";
import type { Database } from "../../context.ts";
import { cancelQuote } from "../payment/cancel-booking.server.ts";
import { markPaid } from "../payment/mark-paid.server.ts";
import { refundPart } from "../payment/partial-refund/partial-refund.server.ts";
import { receivedPayments } from "../payment/received.server.ts";
import { reduceToLegalRecord } from "../privacy/erase-quotes.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { numberOf, parseContent } from "./content.server.ts";
import { filesOf } from "./files.server.ts";
import { sendInvoice } from "./send-invoice.server.ts";
import { invoicesOf } from "./store.server.ts";

describeOnEach("the invoice that the owner sends", (stores) => {
  async function open() {
    const changes = await openChanges(stores);
    const quote = await changes.booked();
    const { reference } = quote;
    const send = async () => {
      const receivedFrom = (database: Database) => receivedPayments(database, { reference });
      const sent = await sendInvoice(changes.ports, { reference, actor: by, receivedFrom });
      return sent.ok ? sent.number : sent.refusal;
    };
    return { ...changes, quote, reference, send };
  }

  it("is the same until the party's day has changed: then a new one is sent, and the first is credited", async () => {
    const { ports, quote, reference, edit, send } = await open();
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

  it("stays the same once all of the price is refunded; a new one is sent with its own credit note", async () => {
    const { ports, reference, edit, send, stored } = await open();
    await markPaid(ports, { reference, part: "balance", pence: 26_104, method: "transfer" });
    expect(await refundPart(ports, { reference, pence: 32_630, note: "", key: "form" })).toEqual({ ok: true });
    const before = await invoicesOf(ports.database, reference);
    expect([await send(), await send()]).toEqual(["INV-0001", "INV-0001"]);
    expect(await invoicesOf(ports.database, reference)).toHaveLength(before.length);

    expect(await edit(await stored(reference), { date: "19 June 2027" })).toMatchObject({ kind: "done" });
    await ports.database.deleteFrom("outbox").execute();
    expect([await send(), await send()]).toEqual(["INV-0002", "INV-0002"]);
    const texts = (await emailsAbout(ports, reference)).map(({ mail }) => mail.text);
    expect(texts.filter((text) => text.includes("credit note"))).toEqual([
      expect.stringContaining("attached as a PDF, with a credit note for what went back to you."),
    ]);

    await cancelQuote(ports, { reference, byAgency: true });
    expect(await send()).toBe("closed");
  });

  it("is not sent once the customer is erased", async () => {
    const { ports, quote, send } = await open();
    await ports.write((write) => reduceToLegalRecord(write, quote));
    expect(await send()).toBe("erased");
    expect(await ports.database.selectFrom("outbox").selectAll().where("kind", "=", "invoice").execute()).toEqual([]);
  });
});

describeOnEach("an invoice sent ahead of payment", (stores) => {
  it("says, like its email, what has to be paid by which day to book", async () => {
    const { ports } = deskOn(await stores.fresh(), checkout().payments);
    const sent = async (date: string) => {
      const reference = await accepted(ports, form({ date }));
      await sendInvoice(ports, { reference, actor: by, receivedFrom: async () => [] });
      const mail = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "invoice")?.mail;
      const [file] = await filesOf(ports.database, mail?.attached ?? []);
      return { text: mail?.text, pdf: readPdf(file?.content ?? Buffer.of()).lines.join(" ") };
    };
    const far = await sent("12 June 2027");
    expect(far.text).toContain(
      "A deposit of £65.26 paid by 28 November 2026 books it; £261.04 is due by 29 May 2027. Nothing is booked until the payment is here.",
    );
    expect(far.pdf).toContain("Deposit, to book the date, by 28 November 2026 £65.26 The rest, by 29 May 2027 £261.04");
    expect(far.pdf).toContain("Left to pay £326.30");
    expect(far.pdf).toContain("Nothing is booked until the deposit is here: please pay it by 28 November 2026.");
    const near = await sent("5 December 2026");
    expect(near.text).toContain("£326.30 paid by 28 November 2026 books it: the party is so soon");
    expect(near.pdf).toContain("Left to pay, by 28 November 2026 £326.30");
    expect(near.pdf).toContain("Nothing is booked until the payment is here: please pay it by 28 November 2026.");
  });
});

describeOnEach("an invoice that is paid by transfer", (stores) => {
  it("names the account to pay to while something is left", async () => {
    const { ports: desk } = deskOn(await stores.fresh(), checkout().payments);
    const transferTo = { accountName: "Sparkle Ltd", sortCode: "20-00-01", accountNumber: "12345678" };
    const ports = { ...desk, settings: { ...desk.settings, transferTo } };
    const payToOf = async (reference: Reference) => {
      const documents = await invoicesOf(ports.database, reference);
      return documents.map(({ kind, content }) => [kind, parseContent(content ?? "").payTo]);
    };
    const [asked, half, whole] = [await accepted(ports), await accepted(ports), await accepted(ports)];
    await sendInvoice(ports, { reference: asked, actor: by, receivedFrom: async () => [] });
    expect(await payToOf(asked)).toEqual([["invoice", transferTo]]);
    for (const reference of [asked, half])
      await markPaid(ports, { reference, part: "deposit", pence: 6526, method: "transfer" });
    await markPaid(ports, { reference: whole, part: "whole", pence: 32_630, method: "transfer" });
    expect((await payToOf(asked)).toSorted()).toEqual([
      ["invoice", transferTo],
      ["receipt", null],
    ]);
    expect(await payToOf(half)).toEqual([["invoice", transferTo]]);
    expect(await payToOf(whole)).toEqual([["invoice", null]]);
  });
});
