import { expect, test } from "vitest";
import { bookedPage, privatePage } from "../../../tests/support/product/booked-page.ts";
import {
  checkout,
  deskOn,
  emailsAbout,
  eventOf,
  form,
  paidEvent,
  paying,
  startedPayment,
  storedQuote,
} from "../../../tests/support/product/booking.ts";
import { openChanges } from "../../../tests/support/product/changed-booking.ts";
import { bookedParty, storePerformer } from "../../../tests/support/product/performers.ts";
import { asked, performerAnswers } from "../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { calendarEvent } from "../../features/booking/calendar-event.server.ts";
import { closePastEvents } from "../../features/booking/expire-quotes.server.ts";
import { statusTextOf } from "../../features/booking/status-text.ts";
import { parseContent } from "../../features/invoice/content.server.ts";
import { invoicesOf } from "../../features/invoice/store.server.ts";
import { settlePayment } from "../../features/payment/settle-payment.server.ts";
import { requestQuote } from "../../features/quote/request-quote.server.ts";
import { payFirst } from "./money-left.tsx";

describeOnEach("the page of a booking", (stores) => {
  async function paid(asked?: ReturnType<typeof form>) {
    const { ports, setTime } = deskOn(await stores.fresh(), checkout().payments);
    const { reference, payment } = await paying(ports, asked);
    return { ports, setTime, reference, payment, page: () => bookedPage(ports, reference) };
  }

  test("the words to share say which night a party after midnight is in", async () => {
    const { ports, payment, page } = await paid(form({ time: "12.30am" }));
    await settlePayment(ports, paidEvent(payment));
    expect(await page()).toMatchObject({
      share: {
        text: expect.stringContaining("held for Saturday 12 June 2027, the night from Friday to Saturday. £"),
      },
    });
  });

  test("an unfinished attempt to pay the deposit does not count as an attempt to pay the balance", async () => {
    const { ports, setTime, reference, payment, page } = await paid();
    await settlePayment(ports, eventOf(payment, { type: "expired" }));
    setTime("2026-11-21T12:10:00Z");
    await startedPayment(ports, reference);
    await settlePayment(ports, paidEvent(payment));
    expect(await page()).toMatchObject({ money: { left: { part: "balance" } }, attempt: { kind: "none" } });
    expect(payFirst(await page())).toBe(false);

    setTime("2026-11-21T12:20:00Z");
    const balance = await startedPayment(ports, reference);
    expect(balance.part).toBe("balance");
    expect(await page()).toMatchObject({ attempt: { kind: "waiting" } });
    await settlePayment(ports, eventOf(balance, { type: "failed" }));
    expect(await page()).toMatchObject({ attempt: { kind: "failed" } });
  });

  test("a payment of the full price is called so no longer once a change has made the booking dearer", async () => {
    const { ports, booked, edit, stored, setTime } = await openChanges(stores);
    const { reference } = await booked(form({ date: "4 December 2026" }));
    expect(await bookedPage(ports, reference)).toMatchObject({
      money: { paid: [{ label: "Paid in full" }], left: null },
    });
    await edit(await stored(reference), { performers: "3" }, { agreed: true });
    const paid = { label: "Paid", pence: 32_630 };
    expect(await bookedPage(ports, reference)).toMatchObject({ money: { paid: [paid], left: { pence: 16_000 } } });
    expect(payFirst(await bookedPage(ports, reference))).toBe(true);
    expect(statusTextOf(await stored(reference))).toBe("booked, balance to pay");
    const email = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "booking-changed");
    expect(email?.mail.text).toContain("Paid: £326.30\nBalance, due now: £160");
    setTime("2026-11-21T12:10:00Z");
    await settlePayment(ports, paidEvent(await startedPayment(ports, reference)));
    expect(await bookedPage(ports, reference)).toMatchObject({
      money: { paid: [paid, { label: "Balance" }], left: null },
    });
    const invoice = (await invoicesOf(ports.database, reference)).findLast(({ kind }) => kind === "invoice");
    expect(parseContent(invoice?.content ?? "").received.map(({ label }) => label)).toEqual(["Payment", "Balance"]);
  });

  test("booked directly, its date is held until its performers have said yes; an offer books at once", async () => {
    const { ports } = deskOn(await stores.fresh(), checkout().payments);
    const { database } = ports;
    const reference = await bookedParty(ports);
    const shared = (how: string) => ({ text: expect.stringContaining(`: ${how} for Saturday 12 June 2027`) });
    const held = { stage: "held", seo: { title: "Your date is held" }, share: shared("held") };
    expect(await bookedPage(ports, reference)).toMatchObject(held);
    const { id } = await asked(ports, reference, (await storePerformer(database)).id);
    expect(await bookedPage(ports, reference)).toMatchObject(held);
    await performerAnswers(ports, id, "accept");
    const booked = { stage: "booked", seo: { title: "You’re booked" }, share: shared("booked") };
    expect(await bookedPage(ports, reference)).toMatchObject(booked);
    const offered = await bookedParty(ports);
    await database.updateTable("quote").set({ kind: "request" }).where("reference", "=", offered).execute();
    expect(await bookedPage(ports, offered)).toMatchObject(booked);
  });

  test("its title says what its heading says, before the party and after it", async () => {
    const { ports, setTime, payment, page } = await paid();
    await settlePayment(ports, paidEvent(payment));
    expect(await page()).toMatchObject({ past: false, seo: { title: "Your date is held" } });
    setTime("2027-06-20T12:00:00Z");
    await closePastEvents(ports);
    expect(await page()).toMatchObject({ past: true, seo: { title: "That was your party" } });
  });

  test("of a surprise: its chat with us names only the reference", async () => {
    const { ports, payment, reference, page } = await paid(form({ surprise: "yes" }));
    const text = `?text=Hello, this is about ${reference}`;
    const waiting = await privatePage(ports, reference);
    expect("chatHref" in waiting && decodeURIComponent(new URL(waiting.chatHref ?? "").search)).toBe(text);
    await settlePayment(ports, paidEvent(payment));
    expect(decodeURIComponent(new URL((await page()).chatHref ?? "").search)).toBe(text);
    const asked = await requestQuote(ports, form({ surprise: "yes", email: "ann@example.com" }));
    const request = await privatePage(ports, asked.reference);
    expect("chatHref" in request && request.chatHref).not.toMatch(/butler|York|June/i);
  });

  test("announces the confirmation by email for an hour", async () => {
    const { ports, setTime, payment, page } = await paid();
    await settlePayment(ports, paidEvent(payment));
    expect(await page()).toMatchObject({ confirmationComes: true });
    setTime("2026-11-21T13:00:01Z");
    expect(await page()).toMatchObject({ confirmationComes: false });
  });

  test.each([
    ["york, uk", "York", "York"],
    ["York YO1 7HH", "York", "York YO1 7HH"],
  ])("%s is %s by its own name; a calendar keeps the postcode", async (place, name, location) => {
    const { ports, reference, payment, page } = await paid(form({ place, venue: "" }));
    await settlePayment(ports, paidEvent(payment));
    const { ticket, share, chatHref } = await page();
    expect(ticket.lines[0]).toMatch(new RegExp(`, ${name}$`));
    expect(share.text).toContain(` in ${name}: held`);
    expect(decodeURIComponent(chatHref ?? "")).toContain(`, ${name}, `);
    const quote = await storedQuote(ports, reference);
    expect(calendarEvent(quote, { made: ports.clock.now(), phone: "" })?.location).toBe(location);
    const paidMail = (await emailsAbout(ports, reference)).find(({ mail }) => mail.subject.startsWith("Paid"));
    expect(paidMail?.mail.subject).toMatch(new RegExp(`, ${name}$`));
  });
});
