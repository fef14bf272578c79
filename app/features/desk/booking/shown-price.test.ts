import { expect, it } from "vitest";
import { reviewing } from "../../../../tests/support/product/booking.ts";
import { openDesk } from "../../../../tests/support/product/desk-booking.ts";
import { bookedParty } from "../../../../tests/support/product/performers.ts";
import { describeOnSqlite } from "../../../../tests/support/product/stores.ts";

describeOnSqlite("the price of a booking at the desk", (bench) => {
  it("says until when it is valid while it is an offer, and no longer once it is booked", async () => {
    const { ports, browser, at } = await openDesk(bench);
    const until = "Valid until the end of";
    expect((await browser.get(at(await reviewing(ports), "send"))).text).toContain(until);
    const booked = await browser.get(at(await bookedParty(ports), "send"));
    expect(booked.page.querySelector("h1")?.text).toBe("Send it again");
    expect(booked.text).not.toContain(until);
  });
});
