import { expect, it } from "vitest";
import { accepted, checkout, form } from "../../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../../tests/support/product/desk.ts";
import { deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { bookedParty, storePerformer } from "../../../../tests/support/product/performers.ts";
import { actor, ask, asked, never, performerAnswers } from "../../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { expireQuotes } from "../../booking/expire-quotes.server.ts";
import { markFeesPaid } from "../../performer/fee/pay-fees.server.ts";
import { maintainAssignments } from "../../performer/maintain-assignments.server.ts";

describeOnEach("the spreadsheet of performers’ fees", (stores) => {
  it("has a row for each job that somebody has said yes to, by day, the same at both desks", async () => {
    const desk = await stockedDesk(stores);
    const ports = { ...desk.ports, payments: checkout().payments };
    const browser = await deskBrowser(ports);
    const links = async () => {
      const { page } = await browser.get("/desk/performers");
      return page.querySelectorAll('a[href^="/desk/fees.csv"]').map(({ text }) => text);
    };
    expect(await links()).toEqual([]);
    const sam = await storePerformer(ports.database, { publicName: "Sam", legalName: "Samuel Oddly", fee: 8050 });
    const rico = await storePerformer(ports.database, { publicName: "Rico" });
    const yes = async (date: string, { id: performer }: typeof sam) => {
      const reference = await bookedParty(ports, { date });
      const { id } = await asked(ports, reference, performer);
      await performerAnswers(ports, id, "accept");
      return { reference, id };
    };
    const later = await yes("1 January 2028", sam);
    const first = await yes("12 June 2027", rico);
    await ask(ports, await bookedParty(ports, { date: "13 June 2027" }), sam.id);

    expect(await links()).toEqual(["Fees of 2028", "Fees of 2027"]);
    const rowsOf = async (year: number) => {
      const { text, headers } = await browser.get(`/desk/fees.csv?year=${year}`);
      expect(headers.get("content-disposition")).toBe(`attachment; filename="fees-${year}.csv"`);
      return text.trimEnd().split("\r\n").slice(1);
    };
    const where = (reference: string) => `"${reference}","cheeky-butlers","York","booked"`;
    expect(await rowsOf(2027)).toEqual([
      `"${first.id}","2027-06-12","Rico","Rico Legal",${where(first.reference)},"80.00",`,
    ]);
    expect(await rowsOf(2028)).toEqual([
      `"${later.id}","2028-01-01","Sam","Samuel Oddly",${where(later.reference)},"80.50",`,
    ]);
    const { out } = await desk.run("export fees");
    expect(out.trimEnd().split("\r\n").slice(1)).toEqual([...(await rowsOf(2027)), ...(await rowsOf(2028))]);

    desk.setTime("2027-06-15T12:00:00Z");
    await markFeesPaid(ports, { performerId: rico.id, jobs: [{ id: first.id, fee: 8000 }], on: "2027-06-14", actor });
    const again = await deskBrowser(ports);
    expect((await again.get("/desk/fees.csv?year=2027")).text.trimEnd()).toMatch(/"80.00","2027-06-14"$/);
  });

  it("has none for a party whose day was over before anybody booked it", async () => {
    const { ports, run, setTime } = await stockedDesk(stores);
    const sam = await storePerformer(ports.database);
    const reference = await accepted(ports, form({ performers: "1", time: "7.30pm", date: "27 November 2026" }));
    await performerAnswers(ports, (await asked(ports, reference, sam.id)).id, "accept");
    expect((await run("export fees")).out).toContain(reference);
    setTime("2026-11-28T12:00:00Z");
    await expireQuotes(ports);
    await maintainAssignments(ports, never);
    expect((await run("export fees")).out).not.toContain(reference);
  });
});
