import { expect, it } from "vitest";
import { form, reviewing } from "../../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../../tests/support/product/desk.ts";
import { openDesk } from "../../../../tests/support/product/desk-booking.ts";
import { deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { bookedParty } from "../../../../tests/support/product/performers.ts";
import { describeOnSqlite } from "../../../../tests/support/product/stores.ts";
import { requestQuote } from "../../quote/request-quote.server.ts";

describeOnSqlite("the price of a booking at the desk", (stores) => {
  it("says until when it is valid while it is an offer, and no longer once it is booked", async () => {
    const { ports, browser, at } = await openDesk(stores);
    const until = "Valid until the end of";
    expect((await browser.get(at(await reviewing(ports), "send"))).text).toContain(until);
    const booked = await browser.get(at(await bookedParty(ports), "send"));
    expect(booked.page.querySelector("h1")?.text).toBe("Send it again");
    expect(booked.text).not.toContain(until);
  });

  it("has the total of an estimate, in both desks, before it is priced", async () => {
    const { ports, run } = await stockedDesk(stores);
    const { reference } = await requestQuote(ports, form());
    const page = await (await deskBrowser(ports)).get(`/desk/bookings/${reference}`);
    expect(page.page.querySelector('[aria-labelledby="price"] li:last-child')?.text).toBe("In all: £326.30");
    expect((await run(`quote ${reference}`)).out).toMatch(/In all +£326\.30/);
  });
});
