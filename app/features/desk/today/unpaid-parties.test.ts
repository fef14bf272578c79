import { expect, it } from "vitest";
import { accepted } from "../../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../../tests/support/product/desk.ts";
import { deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { closePastEvents } from "../../booking/expire-quotes.server.ts";

describeOnEach("parties that are over and not paid", (stores) => {
  it("are on the desk's first screen until they are paid; after 60 days as a number and a link", async () => {
    const { ports, setTime, json, run } = await stockedDesk(stores);
    const [reference, paid] = [await accepted(ports), await accepted(ports)];
    await json(`paid ${reference} --part deposit --by transfer --yes`);
    await json(`paid ${paid} --part whole --by transfer --yes`);
    const unpaid = async () => {
      const { page } = await (await deskBrowser(ports)).get("/desk");
      return page.querySelector('[aria-labelledby="unpaid"]')?.text ?? "";
    };
    setTime("2027-06-12T12:00:00Z");
    expect(await unpaid()).toBe("");
    setTime("2027-06-13T12:00:00Z");
    await closePastEvents(ports);
    expect(await unpaid()).toContain("£261.04 for 2 × cheeky butlers, York");
    const { unpaid: listed } = await json("today");
    expect(listed).toMatchObject([{ reference, left: 26_104 }]);
    setTime("2027-08-12T12:00:00Z");
    expect(await unpaid()).toBe("Party over, not paid 11 older: Money owed");
    expect(await json("today")).toMatchObject({ unpaid: [], counts: { unpaid: 1 } });
    expect((await run("today")).out).toContain("1 older: npm run desk -- quotes --status owed");
    setTime("2027-08-11T12:00:00Z");
    expect(await unpaid()).not.toBe("");
    await json(`paid ${reference} --part balance --by cash --yes`);
    expect(await unpaid()).toBe("");
  });
});
