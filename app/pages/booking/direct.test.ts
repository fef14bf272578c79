import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { emailsAbout, form, paidEvent, withdrawNow } from "../../../tests/support/product/booking.ts";
import { directBooking, origin } from "../../../tests/support/product/direct.ts";
import { describeOnEach, describeOnSqlite } from "../../../tests/support/product/stores.ts";
import { clientAddressContext, portsContext } from "../../context.ts";
import { sendOffer } from "../../features/booking/send-offer.server.ts";
import { setPrice, suggestedLines } from "../../features/booking/set-price.server.ts";
import { settlePayment } from "../../features/payment/settle-payment.server.ts";
import { paymentsOf } from "../../features/payment/store.server.ts";
import { valuesOf } from "../../features/quote/form/values-of.ts";
import { requestQuote } from "../../features/quote/request-quote.server.ts";
import { quoteByReference } from "../../features/quote/store.server.ts";
import { handleQuote } from "../../features/quote/submit-quote.server.ts";

describeOnEach("booking direct", (stores) => {
  test("details lead to their review, once for each form, and change under the same reference", async () => {
    const { book, look, stored, fresh, ports, setTime } = await directBooking(stores);
    const fields = fresh();
    const first = await book(fields);
    expect(first).toMatchObject({
      status: 303,
      to: expect.stringMatching(/^\/direct-quote\?quote=BT-\w{4}-\w{4}&key=/),
    });
    const again = await book(fields);
    expect((await stored(again.to)).reference).toBe((await stored(first.to)).reference);
    const review = await look(first.to);
    expect(review).toMatchObject({
      step: "review",
      review: {
        offer: { total: 32630, perHead: 1360 },
        rows: [
          { label: "Deposit, to book", pence: 6526 },
          { label: "Balance, by 29 May 2027", pence: 26104 },
        ],
      },
    });
    if (review.step !== "review") throw new Error(review.step);
    const form = await look(review.review.change ?? "");
    if (form.step !== "details") throw new Error(form.step);
    expect(form.token.key).toBe(fields.key);
    setTime("2026-11-21T12:01:00Z");
    const changed = await book({ ...form.asked, ...form.token, performers: "3" });
    expect(await stored(changed.to)).toMatchObject({
      performers: 3,
      offerVersion: 2,
      status: "reviewing",
      suspect: 0,
    });
    expect(await ports.database.selectFrom("quote").select("id").execute()).toHaveLength(1);
    expect(await emailsAbout(ports, (await stored(first.to)).reference)).toEqual([]);
  });

  test("of a surprise no tab names the act", async () => {
    const { book, look, stored, fresh } = await directBooking(stores);
    const titles = async (fields: Parameters<typeof book>[0]) => {
      const { to } = await book(fields);
      const review = await look(to);
      const form = review.step === "review" ? await look(review.review.change ?? "") : review;
      return [(await stored(to)).reference, review.seo.title, form.seo.title];
    };
    const [reference, ...hidden] = await titles({ ...fresh(), surprise: "yes" });
    expect(hidden).toEqual([`Check and book ${reference}`, "Change your booking"]);
    const [, ...open] = await titles(fresh());
    expect(open).toEqual(["Check and book Cheeky Butlers", "Cheeky Butlers: change your booking"]);
  });

  test("a booking whose place moved overseas becomes a request of its own, with its emails, once", async () => {
    const { book, fresh, ports } = await directBooking(stores);
    const fields = fresh();
    await book(fields);
    const context = new RouterContextProvider();
    context.set(portsContext, ports);
    context.set(clientAddressContext, "192.0.2.1");
    const ask = async () => {
      const body = new URLSearchParams({ ...fields, place: "Ibiza" });
      const given = await handleQuote(new Request(`${origin}/male-stripper-quote`, { method: "POST", body }), context);
      return given instanceof Response ? given.headers.get("Location") : null;
    };
    const to = await ask();
    expect(to).toMatch(/^\/quote\/BT-\w{4}-\w{4}\/success$/);
    expect(await ask()).toBe(to);
    const quotes = await ports.database.selectFrom("quote").select("kind").orderBy("kind").execute();
    expect(quotes.map(({ kind }) => kind)).toEqual(["direct", "request"]);
    const mails = await ports.database.selectFrom("outbox").select("kind").orderBy("kind").execute();
    expect(mails.map(({ kind }) => kind)).toEqual(["quote-for-desk", "quote-received"]);
  });

  test("a forged key, another quote's key and an ended link are answered alike, to look and to press", async () => {
    const { book, look, press, setTime, fresh } = await directBooking(stores);
    const [one, other] = [(await book(fresh())).to, (await book(fresh())).to];
    const keyOf = (to: string) => new URL(to, origin).searchParams.get("key") ?? "";
    const refused = [
      one.replace(keyOf(one), "x".repeat(22)),
      one.replace(keyOf(one), keyOf(other)),
      "/direct-quote?quote=BT-0000-0000&key=x",
      "/direct-quote?quote=%00&key=x",
      one.replace(/&key.*/, ""),
    ];
    const first = await look(refused[0] ?? "");
    expect(first).toMatchObject({ step: "closed", closed: { closing: "no-link", reference: "" } });
    for (const link of refused) {
      expect(await look(link)).toEqual(first);
      expect(await press(link, { offer: "1" })).toMatchObject({ status: 404 });
    }
    setTime("2027-09-30T12:00:00Z");
    expect(await look(one)).toEqual(first);
  });

  test("a price from the owner is looked at, refused or agreed to by its link on the same page", async () => {
    const { look, press, stored, ports } = await directBooking(stores);
    const { reference } = await requestQuote(
      ports,
      form({ act: "rolypoly-strippers", package: "full-show", performers: "1" }),
    );
    const quote = await quoteByReference(ports.database, reference);
    await setPrice(ports, { reference, lines: suggestedLines(quote as NonNullable<typeof quote>) ?? [] });
    const sent = await sendOffer(ports, { reference });
    if (!sent.ok) throw new Error(JSON.stringify(sent.refusal));
    const to = sent.link.replace(origin, "");
    expect(to).toMatch(/^\/rolypoly-direct-quote\?/);
    expect(await look(to)).toMatchObject({ step: "review", review: { pricedByUs: true, change: null } });
    expect(valuesOf(await stored(to)).place).toBe("York");
    expect(await press(to, { offer: "1", intent: "decline" })).toMatchObject({ status: 303 });
    expect(await look(to)).toMatchObject({ step: "closed", closed: { closing: "declined" } });
  });
});

describeOnSqlite("booking direct", (stores) => {
  test("a form that looks automatic casts no suspicion on a booking that had none, and a person's clears it", async () => {
    const { book, look, stored, fresh, setTime } = await directBooking(stores);
    const fields = fresh();
    const { to } = await book(fields);
    await book({ ...fields, performers: "3", subject: "cheap pills" });
    expect(await stored(to)).toMatchObject({ performers: 3, suspect: 0 });

    const suspect = (await book({ ...fresh(), subject: "cheap pills" })).to;
    expect(await stored(suspect)).toMatchObject({ suspect: 1 });
    const form = await look(`${suspect}&change=yes`);
    if (form.step !== "details") throw new Error(form.step);
    setTime("2026-11-21T12:01:00Z");
    await book({ ...form.asked, ...form.token, performers: "3" });
    expect(await stored(suspect)).toMatchObject({ performers: 3, suspect: 0 });
  });

  test("a suspected booking whose money comes is one like any other", async () => {
    const { book, press, stored, fresh, ports } = await directBooking(stores);
    const { to } = await book({ ...fresh(), subject: "cheap pills" });
    await press(to, { offer: "1", review: "yes" });
    const { reference, suspect } = await stored(to);
    expect(suspect).toBe(1);
    const [payment] = await paymentsOf(ports.database, reference);
    if (!payment) throw new Error("no payment");
    await settlePayment(ports, paidEvent(payment));
    expect(await stored(to)).toMatchObject({ status: "booked", suspect: 0 });
  });

  test.each([
    ["Ibiza", /Ibiza by hand/],
    ["Nether Wallop", /don’t know “Nether Wallop”/],
  ])(
    "%s has no price yet: the answers come back with the way to a request, which takes the same form",
    async (place, text) => {
      const { book, fresh, ports } = await directBooking(stores);
      const fields = { ...fresh(), place };
      const { status, answer } = await book(fields);
      expect(status).toBe(400);
      expect(answer).toMatchObject({ values: { name: "Zoë", place }, errors: { place: expect.stringMatching(text) } });
      expect(await ports.database.selectFrom("quote").select("id").execute()).toEqual([]);
    },
  );

  test("paid, withdrawn, expired and past bookings each have a page; a booked one can't be agreed to again", async () => {
    const { book, look, press, stored, setTime, fresh, ports } = await directBooking(stores);
    const { to } = await book(fresh());
    await press(to, { offer: "1" });
    const { reference } = await stored(to);
    const [payment] = await paymentsOf(ports.database, reference);
    if (!payment) throw new Error("no payment");
    await settlePayment(ports, paidEvent(payment));
    expect(await look(to)).toMatchObject({ step: "closed", closed: { closing: "booked" } });

    const taken = (await book(fresh())).to;
    await withdrawNow(ports, (await stored(taken)).reference);
    expect(await look(taken)).toMatchObject({ step: "closed", closed: { closing: "withdrawn" } });
    expect(await press(taken, { offer: "1" })).toMatchObject({ status: 303, to: taken });

    const late = (await book(fresh())).to;
    setTime("2026-11-30T12:00:00Z");
    expect(await look(late)).toMatchObject({
      step: "closed",
      closed: { closing: "expired", note: "The price stood until the end of 28 November 2026. " },
    });
    setTime("2027-06-13T12:00:00Z");
    expect(await look(to)).toMatchObject({ step: "closed", closed: { closing: "booked" } });
  });
});
