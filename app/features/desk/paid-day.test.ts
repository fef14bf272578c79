import { expect, it } from "vitest";
import { accepted, emailsAbout } from "../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../tests/support/product/desk.ts";
import { filled } from "../../../tests/support/product/desk-booking.ts";
import { deskBrowser } from "../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { readPdf } from "../../../tests/support/texts/pdf-text.ts";
import { parseContent } from "../invoice/content.server.ts";
import { filesOf } from "../invoice/files.server.ts";
import { invoicesOf } from "../invoice/store.server.ts";

describeOnEach("money that arrived on an earlier day", (stores) => {
  it("is marked with that day at both desks, and invoice and receipt say it", async () => {
    const { ports, json, run } = await stockedDesk(stores);
    const reference = await accepted(ports);
    const browser = await deskBrowser(ports);
    const screen = `/desk/bookings/${reference}/paid`;
    const page = await browser.get(screen);
    expect(page.page.querySelector("#on")?.getAttribute("value")).toBe("2026-11-21");
    const money = { part: "deposit-6526", by: "transfer" };
    for (const on of ["2026-11-22", "2025-11-20", "last week"]) {
      const refused = await browser.post(screen, filled(page, { ...money, on }));
      expect(refused.page.querySelector('.error-summary a[href="#on"]')).not.toBeNull();
    }
    expect((await browser.post(screen, filled(page, { ...money, on: "2026-11-18" }))).status).toBe(303);
    const booking = (await browser.get(`/desk/bookings/${reference}`)).page.querySelector("main")?.text ?? "";
    expect(booking).toContain("Wed 18 Nov");
    // Only the day is known, so no time is shown.
    expect(booking).not.toContain("18 Nov, ");

    const balance = `paid ${reference} --part balance --by cash --yes`;
    expect((await run(`${balance} --on 2026-11-22`)).err).toContain("no later than today");
    await json(`${balance} --on 2026-11-19`);
    expect(
      (await json(`quote ${reference}`)).payments
        .map(({ paidAt }: { paidAt: string }) => paidAt.slice(0, 10))
        .toSorted(),
    ).toEqual(["2026-11-18", "2026-11-19"]);
    expect((await run(`quote ${reference}`)).out).toMatch(/2026-11-19 +balance/);
    const documents = await invoicesOf(ports.database, reference);
    const days = documents.map(({ content }) => parseContent(content ?? "").received.map(({ day }) => day));
    expect(days.toSorted()).toEqual([["2026-11-18"], ["2026-11-19"]]);
    const email = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "balance-paid");
    const [receipt] = await filesOf(ports.database, email?.mail.attached ?? []);
    expect(readPdf(receipt?.content ?? Buffer.of()).lines).toContain("Received on 19 November 2026");
  });

  it("that arrived in the first hour of a summer month is exported with the day of its invoice", async () => {
    const { ports, json, setTime } = await stockedDesk(stores);
    const reference = await accepted(ports);
    setTime("2027-03-31T23:30:00Z");
    await json(`paid ${reference} --part whole --by cash --yes`);
    const [invoice] = await invoicesOf(ports.database, reference);
    expect(parseContent(invoice?.content ?? "").received).toMatchObject([{ day: "2027-04-01" }]);
    expect(await json("export payments")).toMatchObject([{ paidAt: "2027-03-31T23:30:00.000Z", paidOn: "2027-04-01" }]);
  });
});
