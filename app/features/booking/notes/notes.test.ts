import { expect, test } from "vitest";
import { checkout, deskOn, emailsAbout, form } from "../../../../tests/support/product/booking.ts";
import { describeOnEach, type TestStores } from "../../../../tests/support/product/stores.ts";
import { readFilters } from "../../desk/bookings/filters.ts";
import { listBookings } from "../../desk/bookings/list.server.ts";
import { changesOf } from "../../history/store.server.ts";
import { eraseQuote, minimiseQuote } from "../../privacy/erase-quotes.server.ts";
import { requestQuote } from "../../quote/request-quote.server.ts";
import { quoteByReference } from "../../quote/store.server.ts";
import { sendOffer } from "../send-offer.server.ts";
import { setPrice, suggestedLines } from "../set-price.server.ts";
import { addNote, changeTags, limits, notesOf, removeNote, tagsOf } from "./notes.server.ts";

const jo = { kind: "owner", email: "jo@agency.example" } as const;
const sam = { kind: "staff", email: "sam@agency.example" } as const;

async function open(stores: TestStores) {
  const { ports, setTime } = deskOn(await stores.fresh(), checkout().payments);
  const { reference } = await requestQuote(ports, form());
  return { ports, setTime, reference };
}

describeOnEach("notes and tags of a booking", (stores) => {
  test("two people write at once, both notes stay, and who wrote and removed is on record", async () => {
    const { ports, setTime, reference } = await open(stores);
    const first = await addNote(ports, { reference, text: "  Side door.\r\nRing twice.\u202e ", by: jo });
    setTime("2026-11-21T12:01:00Z");
    expect([first, await addNote(ports, { reference, text: "<b>VIP</b>", by: sam })]).toEqual([
      { ok: true },
      { ok: true },
    ]);
    const notes = await notesOf(ports.database, reference);
    expect(notes).toMatchObject([
      { words: "<b>VIP</b>", author: "sam@agency.example" },
      { words: "Side door.\nRing twice.", author: "jo@agency.example" },
    ]);
    await removeNote(ports, { reference, id: notes[0]?.id ?? "", by: jo });
    await removeNote(ports, { reference, id: "another", by: jo });
    expect(await notesOf(ports.database, reference)).toHaveLength(1);
    const changes = await changesOf(ports.database, { kind: "quote", id: reference });
    expect(changes.map(({ action, actorEmail }) => `${action}: ${actorEmail}`).sort()).toEqual([
      "Removed a note: jo@agency.example",
      "Wrote a note: jo@agency.example",
      "Wrote a note: sam@agency.example",
    ]);
    expect(JSON.stringify(changes)).not.toContain("Side door");
  });

  test("an empty note and one that is too long are refused", async () => {
    const { ports, reference } = await open(stores);
    expect(await addNote(ports, { reference, text: " \n ", by: jo })).toMatchObject({ ok: false });
    expect(await addNote(ports, { reference, text: "a".repeat(limits.note + 1), by: jo })).toMatchObject({
      ok: false,
    });
    expect(await notesOf(ports.database, reference)).toEqual([]);
  });

  test("tags are stored in lower case, each once; saving the same again records no change", async () => {
    const { ports, reference } = await open(stores);
    await changeTags(ports, { reference, tags: "VIP, early  start,vip,,", had: "", by: jo });
    await changeTags(ports, { reference, tags: "early start, vip", had: "", by: sam });
    expect(await tagsOf(ports.database, reference)).toEqual(["early start", "vip"]);
    expect(await changesOf(ports.database, { kind: "quote", id: reference })).toHaveLength(1);
    expect(await changeTags(ports, { reference, tags: "a".repeat(31), had: "", by: jo })).toMatchObject({ ok: false });
    await changeTags(ports, { reference, tags: " ", had: "early start, vip", by: jo });
    expect(await tagsOf(ports.database, reference)).toEqual([]);
  });

  test("two people who change tags at once both keep their changes", async () => {
    const { ports, reference } = await open(stores);
    const had = "late, vip";
    await changeTags(ports, { reference, tags: had, had: "", by: jo });
    // Both send the form of a page from before the other's change.
    await changeTags(ports, { reference, tags: "late, outdoors, vip", had, by: sam });
    await changeTags(ports, { reference, tags: "vip, dogs", had, by: jo });
    expect(await tagsOf(ports.database, reference)).toEqual(["dogs", "outdoors", "vip"]);
    const many = Array.from({ length: 11 }, (_, n) => `tag ${n}`).join();
    expect(await changeTags(ports, { reference, tags: many, had: "", by: sam })).toMatchObject({ ok: false });
    expect(await tagsOf(ports.database, reference)).toHaveLength(3);
  });

  test("a booking is found by its notes and tags, together with what it says itself", async () => {
    const { ports, reference } = await open(stores);
    await addNote(ports, { reference, text: "Ask for Renée at the côté door", by: jo });
    await changeTags(ports, { reference, tags: "vip", had: "", by: jo });
    const found = async (query: string) =>
      (await listBookings(ports.database, readFilters(new URLSearchParams({ q: query })))).quotes.map(
        (row) => row.reference,
      );
    for (const query of ["renee", "VIP zoe", "côté york"]) expect(await found(query)).toEqual([reference]);
    for (const query of ["renee nobody", "100%", "_ip"]) expect(await found(query)).toEqual([]);
  });

  test("notes and tags are erased with the booking, and also when only what the accounts need is kept", async () => {
    const { ports, reference } = await open(stores);
    for (const erase of [minimiseQuote, eraseQuote]) {
      await addNote(ports, { reference, text: "Ring twice", by: jo });
      await changeTags(ports, { reference, tags: "vip", had: "", by: jo });
      await ports.write((write) => erase(write, reference));
      expect([await notesOf(ports.database, reference), await tagsOf(ports.database, reference)]).toEqual([[], []]);
    }
  });

  test("a note to the customer goes in the offer's email, as text", async () => {
    const { ports, reference } = await open(stores);
    const quote = await quoteByReference(ports.database, reference);
    const lines = (quote && suggestedLines(quote)) ?? [];
    await setPrice(ports, { reference, lines, note: "Lovely to talk.\n<script>alert(1)</script>", by: jo });
    await sendOffer(ports, { reference, by: sam });
    const sent = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "quote-offer");
    expect(sent?.mail.text).toContain("Lovely to talk.\n<script>alert(1)</script>");
    expect(sent?.mail.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(sent?.mail.html).not.toContain("<script>");
    expect(
      (await changesOf(ports.database, { kind: "quote", id: reference })).map(({ action }) => action).sort(),
    ).toEqual(["Priced it", "Sent it"]);
    await setPrice(ports, { reference, lines });
    expect((await quoteByReference(ports.database, reference))?.offerNote).toBeNull();
  });
});
