import { expect, test } from "vitest";
import { emailsAbout, eventOf, form, paidEvent } from "../../../tests/support/product/booking.ts";
import { directBooking, origin, sumOf } from "../../../tests/support/product/direct.ts";
import { describeOnEach, describeOnSqlite } from "../../../tests/support/product/stores.ts";
import { sendOffer } from "../../features/booking/send-offer.server.ts";
import { setPrice } from "../../features/booking/set-price.server.ts";
import { settlePayment } from "../../features/payment/settle-payment.server.ts";
import { paymentsOf } from "../../features/payment/store.server.ts";
import { requestQuote } from "../../features/quote/request-quote.server.ts";

describeOnEach("paying for a direct booking", (stores) => {
  test("the button agrees to what was shown and leads to the payment, the same one however often", async () => {
    const { book, press, stored, fresh, ports } = await directBooking(stores);
    const { to } = await book(fresh());
    const first = await press(to, { offer: "1", review: "yes" });
    expect(first).toMatchObject({ status: 303, to: expect.stringContaining("https://pay.example/") });
    expect((await press(to, { offer: "1" })).to).toBe(first.to);
    const quote = await stored(to);
    expect(quote).toMatchObject({ status: "deposit-pending", reviewWantedAt: expect.any(String) });
    expect(await paymentsOf(ports.database, quote.reference)).toMatchObject([{ part: "deposit", pence: 6526 }]);
  });

  test("who gives the payment up reads on the review step that none arrived, until they change something", async () => {
    const { book, look, press, stored, fresh, ports, setTime } = await directBooking(stores);
    const fields = fresh();
    const { to } = await book(fields);
    const note = async () => {
      const { step, ...page } = await look(to);
      return "review" in page ? { underWay: page.review.underWay, gaveUp: page.review.gaveUp } : step;
    };
    expect(await note()).toEqual({ underWay: false, gaveUp: false });
    await press(to, { offer: "1" });
    expect(await note()).toEqual({ underWay: true, gaveUp: false });
    const [payment] = await paymentsOf(ports.database, (await stored(to)).reference);
    if (!payment) throw new Error("no payment");
    await settlePayment(ports, eventOf(payment, { type: "expired" }));
    expect(await note()).toEqual({ underWay: false, gaveUp: true });
    setTime("2026-11-21T12:01:00Z");
    await book({ ...fields, performers: "3" });
    expect(await note()).toEqual({ underWay: false, gaveUp: false });
  });

  test("who corrects their own address ends the links that went by email to the earlier one, and no others", async () => {
    const { book, look, press, stored, fresh, ports } = await directBooking(stores);
    const fields = { ...fresh(), email: "zeo@example.com" };
    const { to } = await book(fields);
    const again = (await book({ ...fields, email: "zo@example.com" })).to;
    expect(await look(to), "no email has gone out").toMatchObject({ step: "review" });
    await press(again, { offer: "2" });
    const { reference } = await stored(again);
    const [payment] = await paymentsOf(ports.database, reference);
    if (!payment) throw new Error("no payment");
    await settlePayment(ports, eventOf(payment, { type: "failed" }));
    const failed = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "payment-failed");
    expect(failed?.mail.to.address).toBe("zo@example.com");
    const key = /[?&]key=([\w-]+)/.exec(failed?.mail.text ?? "")?.[1];
    const emailed = `/direct-quote?quote=${reference}&key=${key}`;
    expect((await book({ ...fields, email: "Zo@Example.com" })).answer).toBeNull();
    expect(await look(emailed), "the same mailbox").toMatchObject({ step: "review" });

    const corrected = await book({ ...fields, email: "zoe@example.com" });
    expect(await look(corrected.to)).toMatchObject({ step: "review" });
    for (const ended of [emailed, again, to])
      expect(await look(ended)).toMatchObject({ step: "closed", closed: { closing: "no-link" } });
  });

  test("a no to an offer that has changed since is not taken: the new price is shown first", async () => {
    const { look, press, stored, ports } = await directBooking(stores);
    const { reference } = await requestQuote(ports, form());
    const offer = async (pence: number) => {
      await setPrice(ports, { reference, lines: [{ label: "The butlers", detail: "", pence }] });
      const sent = await sendOffer(ports, { reference });
      if (!sent.ok) throw new Error(sent.refusal.kind);
      return sent.link.replace(origin, "");
    };
    const link = await offer(40000);
    await offer(30000);
    expect(await press(link, { offer: "1", intent: "decline" })).toMatchObject({
      status: 409,
      answer: { closed: { closing: "changed-since", next: { to: expect.stringContaining(reference) } } },
    });
    expect(await stored(link)).toMatchObject({ status: "sent", offerVersion: 2 });

    // The quote is priced again and not sent yet, so there is no offer to decline.
    await setPrice(ports, { reference, lines: [{ label: "The butlers", detail: "", pence: 20000 }] });
    expect(await press(link, { offer: "2", intent: "decline" })).toMatchObject({ status: 303 });
    expect(await look(link)).toMatchObject({ closed: { closing: "not-priced" } });
    await sendOffer(ports, { reference });

    await press(link, { offer: "3", intent: "decline" });
    expect(await stored(link)).toMatchObject({ status: "declined" });
    expect(await look(link)).toMatchObject({ closed: { closing: "declined" } });
    const told = (await emailsAbout(ports, reference)).filter(({ kind }) => kind === "declined-for-desk");
    expect(told.map(({ mail }) => mail.text)).toEqual([expect.stringContaining("They said no to £200.")]);
  });
});

describeOnSqlite("paying for a direct booking", (stores) => {
  test("near the party all of it is due at once, and the page says so", async () => {
    const { book, look, press, stored, fresh, ports } = await directBooking(stores);
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
    const { book, look, press, pressOld, success, stored, fresh, ports } = await directBooking(stores);
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
    const { book, look, pressOld, stored, setTime, fresh, ports } = await directBooking(stores);
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

  test("a party that has begun is neither booked nor paid for; one without a start time has all of its day", async () => {
    const { book, press, stored, setTime, fresh, ports } = await directBooking(stores);
    const tonight = { date: "21 November 2026", time: "8pm" };
    const { to } = await book({ ...fresh(), ...tonight });
    const open = await book({ ...fresh(), ...tonight, time: "" });
    const begunInTime = await book({ ...fresh(), ...tonight });
    const payment = await press(begunInTime.to, { offer: "1" });
    setTime("2026-11-21T23:35:00Z");
    expect(await book({ ...fresh(), ...tonight })).toMatchObject({
      status: 400,
      answer: { errors: { time: expect.stringContaining("That time has passed") }, values: { name: "Zoë" } },
    });
    expect(await press(to, { offer: "1" })).toMatchObject({
      status: 409,
      answer: { problem: expect.stringMatching(/start time .* has passed.* nothing was paid/) },
    });
    expect(await stored(to)).toMatchObject({ status: "reviewing", termsAcceptedAt: null });
    expect(await paymentsOf(ports.database, (await stored(to)).reference)).toEqual([]);
    for (const offered of [open.to, begunInTime.to])
      expect((await press(offered, { offer: "1" })).to).toContain("https://pay.example/");
    expect((await press(begunInTime.to, { offer: "1" })).to).toBe(payment.to);
  });

  test("an offer that has changed since is not agreed to", async () => {
    const { book, press, stored, fresh, ports } = await directBooking(stores);
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
});
