import { expect, it } from "vitest";
import { accepted, emailsAbout } from "../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../tests/support/product/desk.ts";
import { filled } from "../../../tests/support/product/desk-booking.ts";
import { type DeskAnswer, deskBrowser } from "../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { parseContent } from "../invoice/content.server.ts";
import { invoicesOf } from "../invoice/store.server.ts";

describeOnEach("the day a customer tells us that they cancel", (stores) => {
  /** A party on 12 June 2027, booked on 21 November 2026; the desk hears of it on 17 May, 26 days before. */
  const twoDaysLate = async () => {
    const desk = await stockedDesk(stores);
    const reference = await accepted(desk.ports);
    await desk.json(`paid ${reference} --part deposit --by transfer --yes`);
    desk.setTime("2027-05-17T12:00:00Z");
    return { ...desk, reference };
  };
  const wrongDays = ["2027-05-18", "2026-11-20"];

  it("decides in the browser what goes back, and email, credit note and history say it", async () => {
    const { ports, reference } = await twoDaysLate();
    const browser = await deskBrowser(ports);
    const screen = `/desk/bookings/${reference}/cancel`;
    const form = await browser.get(screen);
    const tell = (on: string, more: Record<string, string>, from: DeskAnswer = form) =>
      browser.post(screen, filled(from, { told: on, ...more }));
    const customer = { by: "customer-1632" };
    expect(form.page.querySelector("#told")?.getAttribute("value")).toBe("2027-05-17");
    for (const on of [...wrongDays, "last week"]) {
      const refused = await tell(on, customer);
      expect(refused.page.querySelector('.error-summary a[href="#told"]')).not.toBeNull();
    }
    const looked = await tell("2027-05-15", { intent: "look" });
    expect([looked.status, looked.text]).toEqual([200, expect.stringContaining("The customer: £65.26 goes back")]);
    // The sums that were on the screen were those of another day.
    const other = await tell("2027-05-15", customer);
    expect(other.status).toBe(409);
    expect(other.page.querySelector(".error-summary")?.text).toContain("The sums are now those of that day");
    const done = await tell("2027-05-15", {}, other);
    expect([done.status, done.said]).toEqual([303, expect.stringContaining("£65.26 goes back")]);

    const emails = await emailsAbout(ports, reference);
    const text = (kind: string) => emails.find((email) => email.kind === kind)?.mail.text;
    expect(text("cancelled")).toContain("as you asked on Saturday 15 May 2027.");
    expect(text("cancelled-for-desk")).toContain("By the customer, who told us on Saturday 15 May 2027.");
    const note = (await invoicesOf(ports.database, reference)).find(({ kind }) => kind === "credit-note");
    expect(parseContent(note?.content ?? "").reason).toContain("you told us on 15 May 2027");
    const booking = await browser.get(`/desk/bookings/${reference}`);
    expect(booking.page.querySelector("main")?.text).toContain("refund £65.26, the customer told us on 15 May 2027");
  });

  it("decides it in the terminal, and not when the agency cancels", async () => {
    const { ports, json, run, reference } = await twoDaysLate();
    for (const on of wrongDays)
      expect((await run(`cancel ${reference} --by customer --told ${on} --yes`)).err).toContain(
        "Choose a day from 21 November 2026",
      );
    expect((await run(`cancel ${reference} --by us --told 2027-05-15 --yes`)).code).toBe(1);
    const { out } = await run(`cancel ${reference} --by customer --told 2027-05-15 --yes`);
    expect(out).toMatch(/If they cancel +£65\.26 goes back/);
    expect(await json("refunds")).toMatchObject([{ pence: 6526 }]);
    expect((await emailsAbout(ports, reference)).map(({ kind }) => kind)).toContain("cancelled");
  });

  it("is in the browser of no weight when the agency cancels", async () => {
    const { ports, reference } = await twoDaysLate();
    const browser = await deskBrowser(ports);
    const screen = `/desk/bookings/${reference}/cancel`;
    const typed = { by: "us-6526", told: "2027-05-15" };
    expect((await browser.post(screen, filled(await browser.get(screen), typed))).status).toBe(303);
    const emails = await emailsAbout(ports, reference);
    expect(emails.find(({ kind }) => kind === "cancelled-for-desk")?.mail.text).toContain("By us.");
  });
});
