import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { bookedPage } from "../../../tests/support/product/booked-page.ts";
import { emailsAbout, form, openDesk, reviewing, startedPayment } from "../../../tests/support/product/booking.ts";
import { overtaken } from "../../../tests/support/product/overtaken.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { markPaid } from "../payment/mark-paid.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { requestQuote } from "../quote/request-quote.server.ts";
import { moveQuote, quoteByLink } from "../quote/store.server.ts";
import { acceptOffer } from "./accept-offer.server.ts";
import { bookDirect } from "./book-direct.server.ts";
import { expireQuotes } from "./expire-quotes.server.ts";
import { parseOffer } from "./offer.server.ts";
import { OfferLines } from "./offer-lines.tsx";
import { sendOffer } from "./send-offer.server.ts";
import { setPrice, suggestedLines } from "./set-price.server.ts";

const acceptance = (reference: Reference, offerVersion: number) => ({ reference, offerVersion, reviewWanted: true });

describeOnEach("a price by hand", (stores) => {
  const asked = () => form({ place: "Oban" }, { placeSlug: null });

  test("is made of the estimate's lines and the owner's travel, sent by a private link, and accepted", async () => {
    const { ports, quote } = await openDesk(stores);
    const { reference } = await requestQuote(ports, asked());
    expect(suggestedLines(await quote(reference))).toBeUndefined();
    const lines = suggestedLines(await quote(reference), 12_000) ?? [];
    expect(await setPrice(ports, { reference, lines })).toMatchObject({ ok: true, quote: { status: "priced" } });
    expect(parseOffer(await quote(reference))).toMatchObject({
      version: 1,
      total: 44_000,
      deposit: 8800,
      balance: 35_200,
      balanceDue: "2027-05-29",
      perHead: 1834,
      validUntil: "2026-11-28",
      lines: [
        { label: "2 × cheeky butlers", amount: "£320" },
        { label: "Travel to Oban", amount: "£120" },
      ],
    });

    const sent = await sendOffer(ports, { reference });
    if (!sent.ok) throw new Error(JSON.stringify(sent));
    const link = new URL(sent.link);
    expect(link.pathname).toBe("/direct-quote");
    const key = link.searchParams.get("key") ?? "";
    const now = ports.clock.now().toISOString();
    expect(await quoteByLink(ports.database, { reference, key, now })).toMatchObject({
      status: "sent",
      offeredAt: now,
    });
    const email = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "quote-offer");
    expect(email?.mail.text).toContain(sent.link);
    expect(email?.mail.text).toContain("Total (£18.34 a head for 24): £440");

    expect(await acceptOffer(ports, acceptance(reference, 1))).toMatchObject({ kind: "accepted" });
    expect(await acceptOffer(ports, acceptance(reference, 1))).toMatchObject({ kind: "already" });
    expect(await quote(reference)).toMatchObject({ termsAcceptedAt: now, reviewWantedAt: now });
  });

  test("accepted while the desk corrects a detail is reported with the corrected one", async () => {
    const { ports, quote } = await openDesk(stores);
    const reference = await reviewing(ports);
    const correct = async () =>
      ports.write(async (write) =>
        moveQuote(write, reference, "edited", {
          actor: "owner",
          at: ports.clock.now(),
          set: { phone: "07700 900999" },
        }),
      );
    expect(await acceptOffer(overtaken(ports, correct), acceptance(reference, 1))).toMatchObject({ kind: "accepted" });
    expect((await quote(reference)).phone).toBe("07700 900999");
    const [email] = (await emailsAbout(ports, reference)).filter(({ kind }) => kind === "accepted-for-desk");
    expect(email?.mail.text).toContain("07700 900999");
  });

  test("for one person names no price a head, in the email, on the page and in what they share", async () => {
    const { ports } = await openDesk(stores);
    const { reference } = await requestQuote(ports, form({ guests: "1" }));
    await setPrice(ports, { reference, lines: [{ label: "All in", detail: "", pence: 30_000 }] });
    await sendOffer(ports, { reference });
    await markPaid(ports, { reference, part: "deposit", pence: 6000 });
    const shown = await bookedPage(ports, reference);
    expect(shown.share.text).toMatch(/£300 in all\.$/);
    expect(renderToStaticMarkup(createElement(OfferLines, { offer: shown.offer, rows: [], vat: "" }))).not.toContain(
      "a head",
    );
    const emails = (await emailsAbout(ports, reference)).map(({ mail }) => mail);
    expect(emails.some(({ text }) => text.includes("Your price, all in\n"))).toBe(true);
    for (const { text, html } of emails) expect(text + html).not.toContain("a head");
  });

  test("changed while the customer looks at the old one has to be seen again", async () => {
    const { ports, quote } = await openDesk(stores);
    const { reference } = await requestQuote(ports, asked());
    const lines = suggestedLines(await quote(reference), 12_000) ?? [];
    await setPrice(ports, { reference, lines });
    await sendOffer(ports, { reference });
    await acceptOffer(ports, acceptance(reference, 1));
    await setPrice(ports, { reference, lines: lines.slice(0, 1) });
    expect(await acceptOffer(ports, acceptance(reference, 1))).toEqual({ kind: "closed" });
    await sendOffer(ports, { reference });
    expect(await acceptOffer(ports, acceptance(reference, 1))).toMatchObject({ kind: "changed-since" });
    expect(await quote(reference)).toMatchObject({ status: "sent", offerVersion: 2, termsAcceptedAt: null });
  });

  test.each([
    [[], "2026-11-28"],
    [[{ label: "Act", detail: "", pence: 10.5 }], "2026-11-28"],
    [[{ label: "Act", detail: "", pence: -1 }], "2026-11-28"],
    [[{ label: " ", detail: "", pence: 1 }], "2026-11-28"],
    [[{ label: "Act", detail: "", pence: 1 }], "2026-11-20"],
    [[{ label: "Act", detail: "", pence: 1 }], "2027-06-13"],
  ])("is refused when it can't stand: %j until %s", async (lines, validUntil) => {
    const { ports, quote } = await openDesk(stores);
    const { reference } = await requestQuote(ports, asked());
    expect(await setPrice(ports, { reference, lines, validUntil })).toMatchObject({ refusal: { kind: "unfit" } });
    expect(await quote(reference)).toMatchObject({ status: "requested", offerVersion: 0 });
  });

  test("ends after its last day, whether or not the job has run", async () => {
    const { ports, quote, setTime } = await openDesk(stores);
    const first = await reviewing(ports);
    const second = await reviewing(ports);
    setTime("2026-11-28T23:59:00Z");
    expect(await expireQuotes(ports)).toBe(0);
    setTime("2026-11-29T00:00:00Z");
    expect(await acceptOffer(ports, acceptance(first, 1))).toEqual({ kind: "closed" });
    expect(await quote(first)).toMatchObject({ status: "expired" });
    expect(await Promise.all([expireQuotes(ports), expireQuotes(ports)])).toEqual(expect.arrayContaining([1]));
    expect(await quote(second)).toMatchObject({ status: "expired", version: 2 });
  });
});

describeOnEach("booking directly", (stores) => {
  test("stores the details once for each form, and again as another version when they change before paying", async () => {
    const { ports, quote } = await openDesk(stores);
    const asked = form();
    const all = await Promise.all(Array.from({ length: 5 }, () => bookDirect(ports, asked)));
    const [first, ...others] = all.toSorted((a, b) => b.kind.localeCompare(a.kind));
    if (first?.kind !== "stored") throw new Error(first?.kind);
    expect(others.map(({ kind }) => kind)).toEqual(Array(4).fill("already"));
    const { reference } = first;
    expect(await quote(reference)).toMatchObject({ kind: "direct", status: "reviewing", offerVersion: 1 });
    await acceptOffer(ports, acceptance(reference, 1));
    const more = form({ guests: "30", performers: "3", date: "19 June 2027" }, { key: asked.key });
    expect(await bookDirect(ports, more)).toMatchObject({ kind: "revised", reference });
    const links = await ports.database.selectFrom("quoteLink").select("expiresAt").execute();
    expect(new Set(links.map(({ expiresAt }) => expiresAt))).toEqual(new Set(["2027-09-17T00:00:00.000Z"]));
    expect(await quote(reference)).toMatchObject({
      status: "reviewing",
      groupSize: 30,
      offerVersion: 2,
      offerGuests: 30,
      termsAcceptedAt: null,
    });
    expect(await acceptOffer(ports, acceptance(reference, 1))).toMatchObject({ kind: "changed-since" });
    await acceptOffer(ports, acceptance(reference, 2));
    await startedPayment(ports, reference);
    expect(await bookDirect(ports, asked)).toMatchObject({ kind: "changed", reference });
    expect(await quote(reference)).toMatchObject({ status: "deposit-pending", groupSize: 30 });
  });

  test("without a price for travel it is a request", async () => {
    const { ports } = await openDesk(stores);
    const booked = await bookDirect(ports, form({ place: "Oban" }, { placeSlug: null }));
    expect(booked).toMatchObject({ kind: "requested", result: { kind: "stored" } });
  });

  test("shows the same total as the form", async () => {
    const { ports, quote } = await openDesk(stores);
    const asked = form();
    expect(parseOffer(await quote(await reviewing(ports, asked)))?.total).toBe(asked.estimate.total);
  });
});
