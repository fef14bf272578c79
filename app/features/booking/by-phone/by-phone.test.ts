import { expect, test } from "vitest";
import { checkout, deskOn, emailsAbout, reviewing, storedQuote } from "../../../../tests/support/product/booking.ts";
import { changesOn } from "../../../../tests/support/product/changed-booking.ts";
import { filledForm } from "../../../../tests/support/product/filled-form.ts";
import { overtaken } from "../../../../tests/support/product/overtaken.ts";
import { bookedParty } from "../../../../tests/support/product/performers.ts";
import { describeOnEach, type TestStores } from "../../../../tests/support/product/stores.ts";
import { tidyValues } from "../../../forms/tidy-text.ts";
import { changesOf } from "../../history/store.server.ts";
import { cancelQuote } from "../../payment/cancel-booking.server.ts";
import { markPaid } from "../../payment/mark-paid.server.ts";
import { readDetails } from "../../quote/details.server.ts";
import { quoteForm } from "../../quote/form/fields.ts";
import type { Reference } from "../../quote/reference.server.ts";
import { moveQuote, quoteByReference, transitionsOf } from "../../quote/store.server.ts";
import { linesOf } from "../offer.server.ts";
import { sendOffer } from "../send-offer.server.ts";
import { agreeByPhone } from "./agree-by-phone.server.ts";
import { bookByPhone } from "./book-by-phone.server.ts";

const by = { kind: "owner", email: "jo@agency.example" } as const;
const now = new Date("2026-11-21T12:00:00Z");

function open(store: Awaited<ReturnType<TestStores["fresh"]>>) {
  const { ports } = deskOn(store, checkout().payments);
  const called = readDetails(tidyValues(quoteForm, { ...filledForm, name: "Ann", email: "ann@example.com" }), now);
  if (!called.ok) throw new Error(JSON.stringify(called.errors));
  const details = called.input;
  return { ports, asked: { details, lines: linesOf(details.estimate) ?? [], key: "call-1", by } };
}

describeOnEach("a booking by phone", (stores) => {
  test("that is agreed to gets its price, terms and a link to pay, once however often it is saved", async () => {
    const { ports, asked } = open(await stores.fresh());
    const booked = await bookByPhone(ports, { ...asked, go: "agreed", note: "Nice to talk." });
    expect(booked).toMatchObject({ ok: true, link: expect.stringContaining("/direct-quote?quote=") });
    const { reference } = booked;
    expect(await bookByPhone(ports, { ...asked, go: "agreed" })).toEqual({ ok: true, reference, link: null });
    const emails = await emailsAbout(ports, reference);
    expect(emails.map(({ kind }) => kind)).toEqual(["agreed"]);
    expect(emails[0]?.mail.text).toContain("We say within 3 working days that we have your complaint");
    expect(emails[0]?.mail.text).toContain("Nice to talk.");
    expect(emails[0]?.mail.text).toContain("£326.30");
    expect(emails[0]?.mail.text).toContain("A deposit of £65.26 paid by 28 November 2026 books it;");
    expect((await transitionsOf(ports.database, reference)).map(({ cause, actor }) => `${actor} ${cause}`)).toEqual([
      "owner begun",
      "owner priced",
      "owner sent",
      "owner accepted",
    ]);
    const changes = await changesOf(ports.database, { kind: "quote", id: reference });
    expect(new Set(changes.map(({ actorEmail }) => actorEmail))).toEqual(new Set([by.email]));
    expect(await markPaid(ports, { reference, part: "deposit", pence: 6526 })).toMatchObject({ ok: true });
  });

  test("whose form is sent twice at once is one booking with one email", async () => {
    const { ports, asked } = open(await stores.fresh());
    const agreedOnPhone = { ...asked, go: "agreed" } as const;
    let overtaken = false;
    const write: typeof ports.write = async (work) => {
      const done = await ports.write(work);
      if (!overtaken) {
        overtaken = true;
        expect(await bookByPhone(ports, agreedOnPhone)).toMatchObject({ ok: true, link: expect.any(String) });
      }
      return done;
    };
    const { reference } = await bookByPhone({ ...ports, write }, agreedOnPhone);
    expect(await quoteByReference(ports.database, reference)).toMatchObject({ status: "accepted", offerVersion: 1 });
    expect(await bookByPhone(ports, agreedOnPhone)).toMatchObject({ ok: true, reference });
    expect((await emailsAbout(ports, reference)).map(({ kind }) => kind)).toEqual(["agreed"]);
    const both = await Promise.all([0, 1].map(() => bookByPhone(ports, { ...agreedOnPhone, key: "call-3" })));
    expect(new Set(both.map((one) => one.reference)).size).toBe(1);
    expect(both).toContainEqual(expect.objectContaining({ ok: true, link: expect.any(String) }));
    const quotes = await ports.database.selectFrom("quote").select("reference").execute();
    expect(quotes).toHaveLength(2);
  });

  test("whose form is sent again continues where it stopped, and says what it does not do", async () => {
    const { ports, asked } = open(await stores.fresh());
    const { reference } = await bookByPhone(ports, { ...asked, go: "keep" });
    expect(await bookByPhone(ports, { ...asked, go: "send" })).toMatchObject({ ok: true, link: expect.any(String) });
    expect(await bookByPhone(ports, { ...asked, go: "agreed" })).toMatchObject({
      ok: false,
      because: expect.stringContaining("note their yes here"),
    });
    const details = { ...asked.details, answers: { ...asked.details.answers, performers: 3 } };
    expect(await bookByPhone(ports, { ...asked, details, go: "keep" })).toMatchObject({
      ok: false,
      because: expect.stringContaining("is not stored"),
    });
    expect(await quoteByReference(ports.database, reference)).toMatchObject({ status: "sent", performers: 2 });
    expect((await emailsAbout(ports, reference)).map(({ kind }) => kind)).toEqual(["quote-offer"]);
  });

  test("is sent as an offer, or only kept", async () => {
    const { ports, asked } = open(await stores.fresh());
    const sent = await bookByPhone(ports, { ...asked, go: "send" });
    expect((await quoteByReference(ports.database, sent.reference))?.status).toBe("sent");
    expect((await emailsAbout(ports, sent.reference)).map(({ kind }) => kind)).toEqual(["quote-offer"]);
    const kept = await bookByPhone(ports, { ...asked, key: "call-2", lines: [], go: "keep" });
    expect((await quoteByReference(ports.database, kept.reference))?.status).toBe("requested");
    expect(await emailsAbout(ports, kept.reference)).toEqual([]);
  });

  test("with a price that can't stand is kept, and says why", async () => {
    const { ports, asked } = open(await stores.fresh());
    const lines = [{ label: "Nothing", detail: "", pence: 0 }];
    const stored = await bookByPhone(ports, { ...asked, lines, go: "send" });
    expect(stored).toMatchObject({ ok: false, because: expect.stringContaining("more than nothing") });
    expect((await quoteByReference(ports.database, stored.reference))?.status).toBe("requested");
  });

  test("a yes by phone is noted on the price that was looked at, and on no other", async () => {
    const { ports, asked } = open(await stores.fresh());
    const { reference } = await bookByPhone(ports, { ...asked, go: "keep" });
    const version = (await quoteByReference(ports.database, reference))?.version ?? 0;
    expect(await agreeByPhone(ports, { reference, expectedVersion: version - 1, by })).toMatchObject({
      ok: false,
      refusal: { kind: "changed-since" },
    });
    expect(await agreeByPhone(ports, { reference, expectedVersion: version, by })).toMatchObject({
      ok: true,
      quote: { status: "accepted" },
    });
    expect(await agreeByPhone(ports, { reference, expectedVersion: version + 2, by })).toMatchObject({
      ok: false,
      refusal: { kind: "illegal" },
    });
  });

  test("where nothing can be agreed to or sent, both say the same: the price has ended, or what it is now", async () => {
    const { ports, setTime } = deskOn(await stores.fresh(), checkout().payments);
    const refusals = async (reference: Reference) => {
      const version = (await storedQuote(ports, reference)).version;
      const agreed = await agreeByPhone(ports, { reference, expectedVersion: version, by });
      const sent = await sendOffer(ports, { reference, by });
      return [agreed, sent].map((one) => (one.ok ? "done" : one.refusal));
    };
    const move = { actor: "owner", at: now, by } as const;
    const withdrawn = await reviewing(ports);
    await ports.write((write) => moveQuote(write, withdrawn, "withdrawn", move));
    const booked = await bookedParty(ports);
    const cancelled = await bookedParty(ports, { date: "19 June 2027" });
    await cancelQuote(ports, { reference: cancelled, byAgency: true });
    const ended = await reviewing(ports);
    setTime("2026-12-21T12:00:00Z");
    const isNow = (status: string) => expect.objectContaining({ kind: "illegal", status });
    expect(await refusals(ended)).toEqual([{ kind: "expired" }, { kind: "expired" }]);
    expect(await refusals(withdrawn)).toEqual([isNow("withdrawn"), isNow("withdrawn")]);
    expect(await refusals(cancelled)).toEqual([isNow("cancelled"), isNow("cancelled")]);
    // Its private link can be sent again.
    expect(await refusals(booked)).toEqual([isNow("booked"), "done"]);
  });

  test("a yes by phone is not noted, nor a link sent to the old address, where that is corrected at the moment", async () => {
    const { ports, asked } = open(await stores.fresh());
    const { edit, stored, kinds } = changesOn(ports);
    for (const reference of [(await bookByPhone(ports, { ...asked, go: "send" })).reference, await reviewing(ports)]) {
      const quote = await stored(reference);
      const late = overtaken(ports, () => edit(quote, { email: "new@example.com" }));
      expect(await agreeByPhone(late, { reference, expectedVersion: quote.version, by })).toMatchObject({
        refusal: { kind: "changed-since" },
      });
      expect(await stored(reference)).toMatchObject({ status: quote.status, email: "new@example.com" });
      expect(await kinds(reference)).not.toContain("agreed");
    }
  });
});
