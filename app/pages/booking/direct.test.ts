import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { checkout, deskOn, emailsAbout, form, paidEvent } from "../../../tests/support/booking.ts";
import { type Bench, describeOnEach } from "../../../tests/support/stores.ts";
import { clientAddressContext, portsContext } from "../../context.ts";
import { sendOffer } from "../../features/booking/send-offer.server.ts";
import { setPrice, suggestedLines } from "../../features/booking/set-price.server.ts";
import { withdrawQuote } from "../../features/booking/withdraw-quote.server.ts";
import { settlePayment } from "../../features/payment/settle-payment.server.ts";
import { paymentsOf } from "../../features/payment/store.server.ts";
import { valuesOf } from "../../features/quote/form/values-of.ts";
import type { Reference } from "../../features/quote/reference.server.ts";
import { requestQuote } from "../../features/quote/request-quote.server.ts";
import { quoteByReference } from "../../features/quote/store.server.ts";
import { handleQuote } from "../../features/quote/submit-quote.server.ts";
import { issueToken } from "../../forms/token.server.ts";
import { successData } from "../success/success.server.ts";
import { bookingDirect } from "./book.server.ts";
import { directData } from "./direct.server.ts";
import { handlePay } from "./pay.server.ts";

const origin = "http://localhost:3000";
const details = {
  act: "cheeky-butlers",
  package: "two-hours",
  performers: "2",
  date: "12 June 2027",
  place: "York",
  guests: "24",
  occasion: "hen",
  name: "Zoë",
  email: "zoe@example.com",
  phone: "07700 900123",
  adult: "yes",
};

const sumOf = ({ part, pence }: { part: string; pence: number }) => ({ part, pence: String(pence) });

async function desk(bench: Bench) {
  const { payments } = checkout();
  const { ports, setTime } = deskOn(await bench.fresh(), payments);
  const context = new RouterContextProvider();
  context.set(portsContext, ports);
  context.set(clientAddressContext, "192.0.2.1");
  const told = (given: Awaited<ReturnType<typeof handleQuote | typeof handlePay>>) =>
    given instanceof Response
      ? { status: given.status, to: given.headers.get("Location") ?? "", answer: null }
      : { status: given.init?.status ?? 200, to: "", answer: given.data };
  const post = (path: string, fields: Record<string, string>) =>
    new Request(`${origin}${path}`, { method: "POST", body: new URLSearchParams(fields) });
  const fresh = () => ({ ...details, ...issueToken({ ...ports, clock: { now: () => new Date(0) } }) });
  return {
    ports,
    setTime,
    fresh,
    book: async (fields: Record<string, string>) =>
      told(await handleQuote(post("/direct-quote", fields), context, bookingDirect)),
    look: (to: string) => directData(new URL(to, origin), ports),
    /** The button as the page shows it now. */
    press: async (to: string, fields: Record<string, string>) => {
      const shown = await directData(new URL(to, origin), ports);
      const sum = shown.step === "review" ? sumOf(shown.review.next) : {};
      return told(await handlePay(post(to, { ...sum, ...fields }), new URL(to, origin), context));
    },
    /** A button that was shown before. */
    pressOld: async (to: string, fields: Record<string, string>) =>
      told(await handlePay(post(to, fields), new URL(to, origin), context)),
    success: async (to: string) => {
      const url = new URL(to, origin);
      return successData(url.pathname.split("/")[2], url, ports);
    },
    stored: async (to: string) => {
      const quote = await quoteByReference(ports.database, new URL(to, origin).searchParams.get("quote") as Reference);
      if (!quote) throw new Error(`no quote behind ${to}`);
      return quote;
    },
  };
}

describeOnEach("booking direct", (bench) => {
  test("details lead to their review, once for each form, and change under the same reference", async () => {
    const { book, look, stored, fresh, ports, setTime } = await desk(bench);
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

  test("a form that looks automatic casts no suspicion on a booking that had none, and a person's clears it", async () => {
    const { book, look, stored, fresh, setTime } = await desk(bench);
    const fields = fresh();
    const { to } = await book(fields);
    await book({ ...fields, performers: "3", subject: "cheap pills" });
    expect(await stored(to)).toMatchObject({ performers: 3, suspect: 0 });

    const begun = (await book({ ...fresh(), subject: "cheap pills" })).to;
    expect(await stored(begun)).toMatchObject({ suspect: 1 });
    const form = await look(`${begun}&change=yes`);
    if (form.step !== "details") throw new Error(form.step);
    setTime("2026-11-21T12:01:00Z");
    await book({ ...form.asked, ...form.token, performers: "3" });
    expect(await stored(begun)).toMatchObject({ performers: 3, suspect: 0 });
  });

  test("a suspected booking whose money comes is one like any other", async () => {
    const { book, press, stored, fresh, ports } = await desk(bench);
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
    async (place, words) => {
      const { book, fresh, ports } = await desk(bench);
      const fields = { ...fresh(), place };
      const { status, answer } = await book(fields);
      expect(status).toBe(400);
      expect(answer).toMatchObject({ values: { name: "Zoë", place }, errors: { place: expect.stringMatching(words) } });
      expect(await ports.database.selectFrom("quote").select("id").execute()).toEqual([]);
    },
  );

  test("a booking whose place moved overseas becomes a request of its own, with its emails, once", async () => {
    const { book, fresh, ports } = await desk(bench);
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

  test("the button agrees to what was shown and leads to the payment, the same one however often", async () => {
    const { book, press, stored, fresh, ports } = await desk(bench);
    const { to } = await book(fresh());
    const first = await press(to, { offer: "1", review: "yes" });
    expect(first).toMatchObject({ status: 303, to: expect.stringContaining("https://pay.example/") });
    expect((await press(to, { offer: "1" })).to).toBe(first.to);
    const quote = await stored(to);
    expect(quote).toMatchObject({ status: "deposit-pending", reviewWantedAt: expect.any(String) });
    expect(await paymentsOf(ports.database, quote.reference)).toMatchObject([{ part: "deposit", pence: 6526 }]);
  });

  test("near the party all of it is due at once, and the page says so", async () => {
    const { book, look, press, stored, fresh, ports } = await desk(bench);
    const { to } = await book({ ...fresh(), date: "4 December 2026" });
    expect(await look(to)).toMatchObject({
      step: "review",
      review: { rows: [{ label: "All of it, to book", pence: 32630 }] },
    });
    await press(to, { offer: "1" });
    expect(await paymentsOf(ports.database, (await stored(to)).reference)).toMatchObject([
      { part: "whole", pence: 32630 },
    ]);
  });

  test("a review page from before the deposit pays no balance: the booking's page comes back, with a word", async () => {
    const { book, look, press, pressOld, success, stored, fresh, ports } = await desk(bench);
    const { to } = await book(fresh());
    const review = await look(to);
    if (review.step !== "review") throw new Error(review.step);
    await press(to, { offer: "1" });
    const { reference } = await stored(to);
    const [deposit] = await paymentsOf(ports.database, reference);
    if (!deposit) throw new Error("no payment");
    await settlePayment(ports, paidEvent(deposit));

    for (const fields of [
      { offer: "1", ...sumOf(review.review.next) },
      { offer: "1" },
      { part: "balance", pence: "1" },
    ]) {
      const refused = await pressOld(to, fields);
      expect(refused).toMatchObject({ status: 303, to: expect.stringContaining(`/quote/${reference}/success?key=`) });
      expect(await success(refused.to)).toMatchObject({
        view: "booked",
        problem: expect.stringContaining("nothing was paid"),
        money: { paid: [{ label: "Deposit", pence: 6526 }], left: { part: "balance", pence: 26104, by: "2027-05-29" } },
      });
    }
    expect(await paymentsOf(ports.database, reference)).toHaveLength(1);

    const balance = { part: "balance", pence: "26104" };
    expect((await pressOld(to, balance)).to).toContain("https://pay.example/");
    const balancePayment = (await paymentsOf(ports.database, reference)).find(({ part }) => part === "balance");
    if (!balancePayment) throw new Error("no payment of the balance");
    await settlePayment(ports, paidEvent(balancePayment));
    const twice = await pressOld(to, balance);
    expect(await success(twice.to)).toMatchObject({ problem: expect.any(String), money: { left: null } });
    expect(await paymentsOf(ports.database, reference)).toHaveLength(2);
  });

  test("a review page from before the balance's day pays no other sum and agrees to nothing", async () => {
    const { book, look, pressOld, stored, setTime, fresh, ports } = await desk(bench);
    const { to } = await book({ ...fresh(), date: "6 December 2026" });
    const shown = await look(to);
    if (shown.step !== "review") throw new Error(shown.step);
    expect(shown.review.next).toMatchObject({ part: "deposit", pence: 6526, by: "2026-11-21" });
    setTime("2026-11-22T12:00:00Z");
    const refused = await pressOld(to, { offer: "1", ...sumOf(shown.review.next) });
    expect(refused.status).toBe(303);
    expect(await look(refused.to)).toMatchObject({
      step: "review",
      review: { problem: expect.stringContaining("nothing was paid"), next: { part: "whole", pence: 32630 } },
    });
    expect(await stored(to)).toMatchObject({ status: "reviewing", termsAcceptedAt: null });
    expect(await paymentsOf(ports.database, (await stored(to)).reference)).toEqual([]);
  });

  test("an offer that has changed since is not agreed to", async () => {
    const { book, press, stored, fresh, ports } = await desk(bench);
    const fields = fresh();
    const { to } = await book(fields);
    await book({ ...fields, performers: "3" });
    expect(await press(to, { offer: "1" })).toMatchObject({
      status: 409,
      answer: { closed: { closing: "changed-since", next: { to } } },
    });
    expect(await stored(to)).toMatchObject({ status: "reviewing", termsAcceptedAt: null });
    expect(await paymentsOf(ports.database, (await stored(to)).reference)).toEqual([]);
  });

  test("paid, withdrawn, expired and over each have their page; once booked nothing can be agreed to again", async () => {
    const { book, look, press, stored, setTime, fresh, ports } = await desk(bench);
    const { to } = await book(fresh());
    await press(to, { offer: "1" });
    const { reference } = await stored(to);
    const [payment] = await paymentsOf(ports.database, reference);
    if (!payment) throw new Error("no payment");
    await settlePayment(ports, paidEvent(payment));
    expect(await look(to)).toMatchObject({ step: "closed", closed: { closing: "booked" } });

    const taken = (await book(fresh())).to;
    await withdrawQuote(ports, { reference: (await stored(taken)).reference });
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

  test("a forged key, another quote's key and an ended link are answered alike, to look and to press", async () => {
    const { book, look, press, setTime, fresh } = await desk(bench);
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
    const { look, press, stored, ports } = await desk(bench);
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
    expect(await look(to)).toMatchObject({ step: "review", review: { byHand: true, change: null } });
    expect(valuesOf(await stored(to)).place).toBe("York");
    expect(await press(to, { intent: "decline" })).toMatchObject({ status: 303 });
    expect(await look(to)).toMatchObject({ step: "closed", closed: { closing: "declined" } });
  });
});
