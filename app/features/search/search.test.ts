import { expect, it } from "vitest";
import { migrationFiles } from "../../../server/database/migration-files.ts";
import { prepareDatabase } from "../../../server/database/open.ts";
import { checkout, deskOn, form } from "../../../tests/support/product/booking.ts";
import { readingAll, watched } from "../../../tests/support/product/plans.ts";
import { describeOnEach, quietLog, quoteRow } from "../../../tests/support/product/stores.ts";
import type { Database } from "../../context.ts";
import { addNote, changeTags, notesOf, removeNote } from "../booking/notes/notes.server.ts";
import { readFilters } from "../desk/bookings/filters.ts";
import { listBookings, perPage } from "../desk/bookings/list.server.ts";
import { clearDemo, loadDemo } from "../desk/today/demo.server.ts";
import { sendEnquiry } from "../enquiry/send-enquiry.server.ts";
import { erasePerson } from "../privacy/erase-person.server.ts";
import { eraseQuote, keepForLaw, stripQuote } from "../privacy/erase-quotes.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { requestQuote } from "../quote/request-quote.server.ts";
import { moveQuote, quoteByReference } from "../quote/store.server.ts";
import { foundBy, indexEnquiries, indexQuotes } from "./store.server.ts";
import { queryTerms, termsOf } from "./terms.server.ts";

const jo = { kind: "owner", email: "jo@agency.example" } as const;
const message = { name: "Siân Rhys", email: "sian@example.com", phone: "01904 555123", message: "Garden parties?" };

const listed = async (database: Database, query: string, more = "") =>
  (await listBookings(database, readFilters(new URLSearchParams(`q=${encodeURIComponent(query)}&${more}`)))).quotes.map(
    ({ reference }) => reference,
  );

describeOnEach("the search", (bench) => {
  const open = async () => {
    const store = await bench.fresh();
    const { ports } = deskOn(store, checkout().payments);
    const termsIn = async () =>
      (await store.database.selectFrom("searchWord").selectAll().execute())
        .map(({ subject, word }) => `${subject} ${word}`)
        .sort();
    const found = (query: string) => listed(store.database, query);
    return { store, ports, termsIn, found };
  };

  it("finds a booking by beginnings of all its words, and a number however it is written", async () => {
    const { store, found } = await open();
    const texts = {
      ...quoteRow("BT-7K4M-92QX"),
      ...{
        name: "BOB O’Brien",
        email: "bob.plain@example.com",
        phone: "(01904) 555-123",
        place: "Łódź",
        venue: "Café Zoë",
      },
      notes: "100%_off, or ring +44 (0)7700 900456. 李小龍 comes",
    };
    await store.database.insertInto("quote").values(texts).execute();
    await store.write((write) => indexQuotes(write, [texts.reference]));
    for (const query of [
      ...[
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
      ],
      ...[
        "01904555123",
        "01904 555",
        "+44 1904 555 123",
        "0044 1904 555123",
        "(01904) 555-123",
        "555123",
        "555 123",
        "07700 900456",
        "bob 555",
      ],
    ])
      expect(await found(query), query).toEqual([texts.reference]);
    for (const query of ["rien", "bob nowhere", "01904 555321", "zz' or '1'='1", "%", "_", "\u{10ffff}", "\\"])
      expect(await found(query), query).toEqual([]);
  });

  it("has the terms of everything stored and nothing else, after every kind of change", async () => {
    const { store, ports, termsIn, found } = await open();
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

    await store.write((write) => stripQuote(write, reference));
    expect(await inStep()).not.toMatch(/ (odeon|renee|vip)$/m);
    const quote = await quoteByReference(store.database, reference);
    if (!quote) throw new Error("It was stored");
    await store.write((write) => keepForLaw(write, quote));
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

  it("pages, sorts and filters what it finds, many and few alike, each along an index", async () => {
    const { store } = await open();
    // More than it reads of one word, so that both of its ways are gone.
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
            expect(await readingAll(bench.kind, store.database, query), `${typed}, ${sort}: ${query.sql}`).toEqual([]);
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

  it("finds what was stored before there was a search", async () => {
    const place = await bench.place();
    const before = Object.fromEntries(Object.entries(migrationFiles).filter(([name]) => name !== "0033-search"));
    await prepareDatabase(place, before, quietLog);
    const store = bench.open(place);
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

    const { database } = bench.open(place);
    for (const { name, reference } of [rows[0], rows[299], rows[599]].map((row) => row ?? quoteRow("none")))
      expect(await listed(database, `${name} leeds`)).toContain(reference as Reference);
    expect(await listed(database, "renee zoe")).toEqual(["BT-1007-0000"]);
    const messages = database
      .selectFrom("enquiry")
      .select("id")
      .where(await foundBy(database, "enquiry.id", "sian garden"));
    expect(await messages.execute()).toEqual([{ id: "m" }]);
  });
});

it("makes few terms of hostile text, and quickly", () => {
  const hostile = [
    "1 ".repeat(50_000),
    "1(".repeat(50_000),
    "\ufdfa".repeat(20_000),
    "+1".repeat(50_000),
    "́".repeat(100_000),
  ];
  for (const text of hostile) {
    expect(Math.max(0, ...termsOf(text).map((word) => word.length))).toBeLessThanOrEqual(40);
    expect(queryTerms(text).length).toBeLessThanOrEqual(20);
  }
});
