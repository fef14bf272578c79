import { expect, it } from "vitest";
import { accepted, form } from "../../../../tests/support/product/booking.ts";
import { openChanges } from "../../../../tests/support/product/changed-booking.ts";
import { deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { storePerformer } from "../../../../tests/support/product/performers.ts";
import { asked } from "../../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { sendOffer } from "../../booking/send-offer.server.ts";
import { setPrice } from "../../booking/set-price.server.ts";
import { markPaid } from "../../payment/mark-paid.server.ts";
import { requestQuote } from "../../quote/request-quote.server.ts";

describeOnEach("Today", (stores) => {
  it("has who agreed and has not paid, and when not to call them", async () => {
    const { ports } = await openChanges(stores);
    const reference = await accepted(ports, form({ date: "24 November 2026", noCalls: "before 5pm" }));
    const { page } = await (await deskBrowser(ports)).get("/desk");
    const group = page.querySelector('[aria-labelledby="agreed"]');
    expect(group?.querySelector("h2")?.text).toBe("Agreed, not paid 1");
    expect(group?.text).toContain("£326.30 books it, by Tue 24 Nov");
    expect(group?.text).toContain("When not to call: before 5pm");
    const ways = group?.querySelectorAll("a.button").map((link) => link.getAttribute("href"));
    expect(ways).toEqual([`/desk/bookings/${reference}/paid`, expect.stringMatching(/^tel:/)]);
    const booking = await (await deskBrowser(ports)).get(`/desk/bookings/${reference}`);
    expect(booking.page.querySelector(".desk-status")?.text).toContain("When not to call: before 5pm");
  });

  it("has every booking that lacks a performer, the nearest first", async () => {
    const { ports, booked } = await openChanges(stores);
    const direct = await booked();
    const { reference } = await requestQuote(ports, form({ date: "5 June 2027" }));
    await setPrice(ports, { reference, lines: [{ label: "The butlers", detail: "", pence: 20_000 }] });
    await sendOffer(ports, { reference });
    await markPaid(ports, { reference, part: "whole", pence: 20_000 });
    const listed = async () => {
      const { page } = await (await deskBrowser(ports)).get("/desk");
      return page.querySelectorAll('[aria-labelledby="unasked"] h3 a').map((link) => link.getAttribute("href"));
    };
    const both = [reference, direct.reference].map((one) => `/desk/bookings/${one}`);
    expect(await listed()).toEqual(both);
    await asked(ports, reference, (await storePerformer(ports.database)).id);
    expect(await listed(), "one of two").toEqual(both);
    await asked(ports, reference, (await storePerformer(ports.database, { publicName: "Jay" })).id);
    expect(await listed()).toEqual(both.slice(1));
  });
});
