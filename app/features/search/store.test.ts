import { expect, it } from "vitest";
import { migrationFiles } from "../../../server/database/migration-files.ts";
import { prepareDatabase } from "../../../server/database/open.ts";
import {
  accepted,
  checkout,
  deskOn,
  form,
  paidEvent,
  startedPayment,
  storedQuote,
} from "../../../tests/support/product/booking.ts";
import { listed, openSearch } from "../../../tests/support/product/searched.ts";
import { describeOnEach, quietLog, quoteRow } from "../../../tests/support/product/stores.ts";
import { addNote, changeTags, notesOf, removeNote } from "../booking/notes/notes.server.ts";
import { clearDemo, loadDemo } from "../desk/today/demo.server.ts";
import { sendEnquiry } from "../enquiry/send-enquiry.server.ts";
import { changeRecipient, sendInvoice } from "../invoice/send-invoice.server.ts";
import { settlePayment } from "../payment/settle-payment.server.ts";
import { erasePerson } from "../privacy/erase-person.server.ts";
import { eraseQuote, minimiseQuote, reduceToLegalRecord } from "../privacy/erase-quotes.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { requestQuote } from "../quote/request-quote.server.ts";
import { moveQuote } from "../quote/store.server.ts";
import { foundBy, indexEnquiries, indexQuotes } from "./store.server.ts";

const jo = { kind: "owner", email: "jo@agency.example" } as const;
const migrationsWithout = (...names: string[]) =>
  Object.fromEntries(Object.entries(migrationFiles).filter(([name]) => !names.includes(name)));

const message = { name: "Siân Rhys", email: "sian@example.com", phone: "01904 555123", message: "Garden parties?" };

describeOnEach("the terms of what is stored", (stores) => {
  it("has the terms of everything stored and nothing else, after every kind of change", async () => {
    const { store, ports, termsIn, found } = await openSearch(stores);
    await loadDemo(ports);
    const { reference } = await requestQuote(ports, form());
    const other = (await requestQuote(ports, { ...form(), key: "another" })).reference;
    await sendEnquiry(ports, { enquiry: message, key: "one", suspect: false });
    await addNote(ports, { reference, text: "Ask for Renée", by: jo });
    await addNote(ports, { reference, text: "Mind Grumpy", by: jo });
    await changeTags(ports, { reference, tags: "vip", had: "", by: jo });
    const at = new Date("2026-11-21T12:00:00Z");
    await store.write((write) =>
      moveQuote(write, reference, "withdrawn", {
        actor: "owner",
        at,
        set: { name: "Xanthe New", venue: "Odeon" },
      }),
    );
    const grumpy = (await notesOf(store.database, reference)).find(({ words }) => words.includes("Grumpy"));
    await removeNote(ports, { reference, id: grumpy?.id ?? "", by: jo });
    expect(await found("xanthe odeon renee vip")).toEqual([reference]);
    expect(await found("grumpy")).toEqual([]);
    const inStep = async () => {
      const before = await termsIn();
      const rows = await store.database.selectFrom("quote").select("reference").execute();
      const messages = await store.database.selectFrom("enquiry").select("id").execute();
      await store.write(async (write) => {
        await write.deleteFrom("searchWord").execute();
        await indexQuotes(
          write,
          rows.map((row) => row.reference),
        );
        await indexEnquiries(
          write,
          messages.map(({ id }) => id),
        );
      });
      expect(before).toEqual(await termsIn());
      return before.join("\n");
    };
    expect(await inStep()).toContain("sian");

    await store.write((write) => minimiseQuote(write, reference));
    expect(await inStep()).not.toMatch(/ (odeon|renee|vip)$/m);
    const quote = await storedQuote(ports, reference);
    await store.write((write) => reduceToLegalRecord(write, quote));
    expect(await inStep()).toMatch(new RegExp(`^${reference} xanthe$`, "m"));
    await store.write((write) => eraseQuote(write, reference));
    expect(await inStep()).not.toContain(reference);
    await erasePerson(ports, "sian@example.com");
    await erasePerson(ports, form().request.email);
    expect(await inStep()).not.toMatch(/sian/);
    expect(await found(other)).toEqual([]);
    await clearDemo(ports);
    expect(await inStep()).toBe("");
  });

  it("finds what was stored before there was a search", async () => {
    const place = await stores.place();
    await prepareDatabase(place, migrationsWithout("0033-search", "0049-last-four-digits"), quietLog);
    const store = stores.open(place);
    const rows = Array.from({ length: 600 }, (_, n) => ({
      ...quoteRow(`BT-${1000 + n}-0000`),
      name: `Zoë x${1000 + n}`,
    }));
    for (let from = 0; from < rows.length; from += 100)
      await store.database
        .insertInto("quote")
        .values(rows.slice(from, from + 100))
        .execute();
    const note = { id: "n", reference: "BT-1007-0000", words: "Ask for Renée", author: "us", createdAt: "2026-11-21" };
    await store.database.insertInto("bookingNote").values(note).execute();
    const enquiry = {
      ...message,
      id: "m",
      idempotencyKey: "m",
      suspect: 0,
      createdAt: "2026-11-21",
      doneAt: null,
    } as const;
    await store.database
      .insertInto("enquiry")
      .values({ ...enquiry, bookingRef: null })
      .execute();
    await prepareDatabase(place, migrationFiles, quietLog);

    const { database } = stores.open(place);
    for (const { name, reference } of [rows[0], rows[299], rows[599]].map((row) => row ?? quoteRow("none")))
      expect(await listed(database, `${name} leeds`)).toContain(reference as Reference);
    expect(await listed(database, "renee zoe")).toEqual(["BT-1007-0000"]);
    for (const query of ["sian garden", "5123"]) {
      const where = await foundBy(database, "enquiry.id", query);
      expect(await database.selectFrom("enquiry").select("id").where(where).execute(), query).toEqual([{ id: "m" }]);
    }
  });

  it("finds documents that were issued before the search had them", async () => {
    const place = await stores.place();
    await prepareDatabase(place, migrationsWithout("0039-search-documents", "0049-last-four-digits"), quietLog);
    const store = stores.open(place);
    const { ports } = deskOn(store, checkout().payments);
    const words = async () =>
      (await store.database.selectFrom("searchWord").select("word").orderBy("word").execute()).map(({ word }) => word);
    const reference = await accepted(ports);
    const ofBooking = await words();
    await settlePayment(ports, paidEvent(await startedPayment(ports, reference)));
    const acme = { company: "Acmé & Sons", address: "", poNumber: "0045001234" };
    await changeRecipient(ports, { reference, actor: jo, ...acme });
    await sendInvoice(ports, { reference, actor: jo, receivedFrom: async () => [] });
    await changeRecipient(ports, { reference, actor: jo, ...acme, company: "Bolt Ltd", poNumber: "CN-471" });
    await sendInvoice(ports, { reference, actor: jo, receivedFrom: async () => [] });
    await changeRecipient(ports, { reference, actor: jo, ...acme, poNumber: "PO-0012345" });
    const written = await words();
    // As before the migration: the index has none of the documents' words.
    await store.database.deleteFrom("searchWord").where("word", "not in", ofBooking).execute();
    expect(await listed(store.database, "acme")).toEqual([]);
    await prepareDatabase(place, migrationFiles, quietLog);
    expect(await words()).toEqual(written);
    for (const query of ["acme sons", "bolt", "0045001234", "cn-471", "45001234", "PO 12345", "INV-0002", "CN-0001"])
      expect(await listed(store.database, query), query).toEqual([reference]);
  });
});
