import { expect, it } from "vitest";
import { accepted } from "../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../tests/support/product/desk.ts";
import { deskBrowser } from "../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";

describeOnEach("money at the desk that was marked by mistake", (stores) => {
  it("is taken back: the balance alone, the deposit with the booking", async () => {
    const desk = await stockedDesk(stores);
    const reference = await accepted(desk.ports);
    expect((await desk.run(`not-paid ${reference} --yes`)).err).toContain("nothing is marked as paid by hand");
    await desk.json(`paid ${reference} --part deposit --by transfer --yes`);
    desk.setTime("2026-11-22T12:00:00Z");
    await desk.json(`paid ${reference} --part balance --by cash --yes`);
    desk.setTime("2026-11-23T12:00:00Z");
    expect(await desk.run(`not-paid ${reference} --yes`)).toMatchObject({
      code: 2,
      err: expect.stringContaining("--part balance (£261.04) or --part deposit (£65.26)"),
    });
    const browser = await deskBrowser(desk.ports);
    const { page } = await browser.get(`/desk/bookings/${reference}`);
    const [deposit = "", balance = ""] = page
      .querySelectorAll(".desk-money-list a[href*=not-paid]")
      .map((link) => link.getAttribute("href") ?? "");
    const refused = await browser.get(deposit);
    expect(refused.page.querySelector(".desk-note")?.text).toContain("This payment booked the party");
    expect(refused.page.querySelector("main form")).toBeNull();
    expect((await desk.run(`not-paid ${reference} --part deposit --yes`)).err).toContain(
      "This payment booked the party",
    );

    const shown = (await browser.get(balance)).page;
    expect(shown.querySelector(".desk-summary")?.text).toContain("The balance, £261.04");
    const fields = shown
      .querySelectorAll("main form input[type=hidden]")
      .map((one) => [one.getAttribute("name"), one.getAttribute("value")]);
    const posted = await browser.post(balance, Object.fromEntries(fields));
    expect(posted.status).toBe(303);
    expect((await browser.get(`/desk/bookings/${reference}`)).page.querySelector(".desk-confirmation")?.text).toBe(
      "£261.04 (the balance) is left to pay again, and the customer is told by email",
    );
    expect(await desk.json(`quote ${reference}`)).toMatchObject({ status: "booked", due: { next: { pence: 26_104 } } });
    await desk.json(`paid ${reference} --part balance --by cash --yes`);
    expect(await desk.json(`not-paid ${reference} --part balance --yes`)).toMatchObject({
      status: "booked",
      pence: 26_104,
    });
    expect((await desk.run(`invoices ${reference}`)).out).toMatch(/no longer\s+(REC-0002.+)?counts/);
    expect((await desk.run("export invoices")).out).toMatch(/REC-0001.+Its payment had not come\./);

    const byMistake = (await browser.get(`/desk/bookings/${reference}/cancel`)).page.querySelectorAll("input[name=by]");
    const [, , value = "", ...more] = byMistake.map((one) => one.getAttribute("value"));
    expect([value?.startsWith("us-0-"), more]).toEqual([true, []]);
    const { version } = await desk.json(`quote ${reference}`);
    await browser.post(`/desk/bookings/${reference}/cancel`, {
      by: value ?? "",
      version: String(version),
      paid: "6526",
    });
    expect((await desk.json(`quote ${reference}`)).status).toBe("cancelled");

    const other = await accepted(desk.ports);
    await desk.json(`paid ${other} --part whole --by transfer --yes`);
    expect((await desk.run(`cancel ${other} --never-came deposit --yes`)).err).toContain("no reason to cancel");
    expect((await desk.run(`cancel ${other} --never-came whole --yes`)).out).toContain("Cancelled. £0 goes back");
    expect(await desk.json("refunds")).toEqual([]);
  });
});
