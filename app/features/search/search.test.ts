import { expect, it } from "vitest";
import { accepted, paidEvent, startedPayment } from "../../../tests/support/product/booking.ts";
import { readingAll, watched } from "../../../tests/support/product/plans.ts";
import { openSearch } from "../../../tests/support/product/searched.ts";
import { describeOnEach, quoteRow } from "../../../tests/support/product/stores.ts";
import { readFilters } from "../desk/bookings/filters.ts";
import { listBookings, perPage } from "../desk/bookings/list.server.ts";
import { changeRecipient } from "../invoice/send-invoice.server.ts";
import { cancelQuote } from "../payment/cancel-booking.server.ts";
import { markPaid } from "../payment/mark-paid.server.ts";
import { settlePayment } from "../payment/settle-payment.server.ts";
import { eraseQuote } from "../privacy/erase-quotes.server.ts";
import { indexQuotes } from "./store.server.ts";

describeOnEach("the search", (stores) => {
  it("finds a booking by beginnings of all its words, and a number however it is written", async () => {
    const { store, found } = await openSearch(stores);
    const texts = {
      ...quoteRow("BT-7K4M-92QX"),
      name: "BOB O’Brien",
      email: "bob.plain@example.com",
      phone: "(01904) 555-123",
      place: "Łódź",
      venue: "Café Zoë",
      notes: "100%_off, or ring +44 (0)7700 900456. 李小龍 comes",
    };
    await store.database.insertInto("quote").values(texts).execute();
    await store.write((write) => indexQuotes(write, [texts.reference]));
    for (const query of [
      "bob",
      "BO obr",
      "o'brien",
      "cafe",
      "zoe bob",
      "bob.plain@example.com",
      "plain@exa",
      "李小",
      "100%",
      "bt-7k4m-92qx",
      "7K4M",
      "92qx",
      "7k4m92qx",
      "BT7K4M92QX",
      "7K4M 92QX",
      "bt-7k4m92qx",
      "7k4m92qx bob",
      "01904555123",
      "01904 555",
      "+44 1904 555 123",
      "0044 1904 555123",
      "(01904) 555-123",
      "555123",
      "555 123",
      "5123",
      "bob 0456",
      "07700 900456",
      "bob 555",
    ])
      expect(await found(query), query).toEqual([texts.reference]);
    for (const query of [
      "rien",
      "bob nowhere",
      "7k4m92qy",
      "7k4m92qx ann",
      "01904 555321",
      "5512",
      "zz' or '1'='1",
      "%",
      "_",
      "\u{10ffff}",
      "\\",
    ])
      expect(await found(query), query).toEqual([]);
  });

  it("finds a booking by the company, the PO number and the number of its documents, before and after they change", async () => {
    const { ports, found, termsIn } = await openSearch(stores);
    const reference = await accepted(ports);
    await accepted(ports);
    const actor = { kind: "owner", email: "jo@agency.example" } as const;
    const makeOut = (company: string, poNumber: string) =>
      changeRecipient(ports, { reference, actor, company, address: "2 Long Lane", poNumber });
    expect(await found("acme")).toEqual([]);
    await makeOut("Acmé & Sons", "12-3456");
    for (const query of ["acme", "acme sons", "12-3456", "123456"])
      expect(await found(query), query).toEqual([reference]);
    await settlePayment(ports, paidEvent(await startedPayment(ports, reference)));
    for (const query of ["INV-0001", "inv0001", "0001 acme"]) expect(await found(query), query).toEqual([reference]);
    // An issued invoice keeps its company and PO number, so its words still find the booking.
    await makeOut("Bolt Ltd", "0045001234");
    for (const query of ["acme", "12-3456", "bolt", "0045001234"])
      expect(await found(query), query).toEqual([reference]);
    await cancelQuote(ports, { reference, byAgency: true });
    expect(await found("CN-0001")).toEqual([reference]);
    expect(await found("INV-0002")).toEqual([]);
    await ports.write((write) => eraseQuote(write, reference));
    expect((await termsIn()).join()).not.toContain(reference);
  });

  it("finds by a document's number only the booking that has that document", async () => {
    const { ports, found } = await openSearch(stores);
    const [one, two] = [await accepted(ports), await accepted(ports)];
    for (const reference of [one, two]) await settlePayment(ports, paidEvent(await startedPayment(ports, reference)));
    await markPaid(ports, { reference: two, part: "balance", pence: 26104 });
    const numbers = { [one]: ["INV-0001"], [two]: ["INV-0002", "REC-0001"] };
    for (const [reference, has] of Object.entries(numbers))
      for (const number of has)
        for (const typed of [number, number.toLowerCase().replace("-0", " "), number.replace("-000", "")])
          expect(await found(typed), typed).toEqual([reference]);
    // Both have a mobile that begins with 07, which "INV-07" must not match.
    for (const typed of ["inv-7", "INV-07", "inv 0", "CN-0001"]) expect(await found(typed), typed).toEqual([]);
    expect(await found("rec-1 inv-2")).toEqual([two]);
    const actor = { kind: "owner", email: "jo@agency.example" } as const;
    await changeRecipient(ports, { reference: one, actor, company: "", address: "", poNumber: "CN-471" });
    for (const typed of ["CN-471", "cn471"]) expect(await found(typed), typed).toEqual([one]);
  });

  it("finds a PO number with its leading zeros and PO before it or without", async () => {
    const { ports, found } = await openSearch(stores);
    const reference = await accepted(ports);
    await accepted(ports);
    const actor = { kind: "owner", email: "jo@agency.example" } as const;
    for (const [poNumber, queries] of [
      ["PO-0045001234", ["PO-0045001234", "0045001234", "45001234", "PO 45001234", "po0045001234", "PO45001234"]],
      ["PO 0012345", ["PO 0012345", "0012345", "12345", "po-0012345", "PO0012345"]],
      ["0012345", ["0012345", "12345", "PO 0012345", "PO12345"]],
      ["0044123/A", ["0044123", "44123", "0044123/a"]],
      ["441234567890", ["441234567890", "po 441234567890"]],
    ] as const) {
      await changeRecipient(ports, { reference, actor, company: "", address: "", poNumber });
      for (const query of queries) expect(await found(query), `${poNumber} by ${query}`).toEqual([reference]);
    }
    await changeRecipient(ports, { reference, actor, company: "", address: "", poNumber: "" });
    for (const query of ["po", "12345"]) expect(await found(query), query).toEqual([]);
  });

  it("pages, sorts and filters what it finds, many and few alike, each along an index", async () => {
    const { store } = await openSearch(stores);
    // More rows than the search reads for one word, so that both of its strategies (for few hits and for many) are used.
    const rows = Array.from({ length: 700 }, (_, n) => ({
      ...quoteRow(`BT-${1000 + n}-0000`),
      name: n % 100 === 0 ? "Rare Ann" : `Ann ${n}`,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, n % 400)).toISOString(),
      eventDate: `2027-01-${10 + (n % 20)}`,
    }));
    for (let from = 0; from < rows.length; from += 100)
      await store.write(async (write) => {
        await write
          .insertInto("quote")
          .values(rows.slice(from, from + 100))
          .execute();
        await indexQuotes(
          write,
          rows.slice(from, from + 100).map(({ reference }) => reference),
        );
      });
    for (const [typed, count] of [
      ["ann", 700],
      ["ann rare", 7],
      ["ann other-than-these", 0],
    ] as const)
      for (const sort of ["newest", "oldest", "party"]) {
        const found: string[] = [];
        for (let after: string | undefined = ""; after !== undefined; ) {
          const { database, compiled } = watched(store.database);
          const filters = readFilters(new URLSearchParams({ q: typed, sort, after }));
          const page = await listBookings(database, filters);
          expect(page.quotes.length).toBeLessThanOrEqual(perPage);
          found.push(...page.quotes.map(({ reference }) => reference));
          after = page.next;
          for (const query of compiled())
            expect(await readingAll(stores.kind, store.database, query), `${typed}, ${sort}: ${query.sql}`).toEqual([]);
        }
        expect([found.length, new Set(found).size], `${typed}, ${sort}`).toEqual([count, count]);
        if (typed === "ann rare" && sort === "party")
          expect(found).toEqual(
            rows
              .filter(({ name }) => name === "Rare Ann")
              .sort((a, b) => (a.eventDate + a.id).localeCompare(b.eventDate + b.id))
              .map(({ reference }) => reference),
          );
      }
  });
});
