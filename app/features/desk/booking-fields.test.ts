import { expect, it } from "vitest";
import { accepted } from "../../../tests/support/product/booking.ts";
import { filled, openDesk } from "../../../tests/support/product/desk-booking.ts";
import { describeOnEach, describeOnSqlite } from "../../../tests/support/product/stores.ts";
import { markPaid } from "../payment/mark-paid.server.ts";

describeOnEach("the fields of a booking at the desk", (stores) => {
  it("say of an earlier day what cancelling would keep, and take the customer's yes by phone", async () => {
    const { ports, browser, stored, at } = await openDesk(stores);
    const reference = await accepted(ports);
    await markPaid(ports, { reference, part: "deposit", pence: 6526 });
    const edit = at(reference, "edit");
    const looked = await browser.post(edit, filled(await browser.get(edit), { date: "2026-12-05", intent: "look" }));
    const different = looked.page.querySelector(".desk-different")?.text;
    expect(different).toContain("It leaves them less time to cancel, so the customer is asked first.");
    expect(different).toContain("15% until 21 November 2026, 40% until 2 December 2026, then 70%");
    expect(looked.page.querySelector("main")?.text).toContain("Ask the customer");
    await browser.post(edit, filled(looked, { intent: "save" }));
    expect((await stored(reference)).eventDate).toBe("2027-06-12");
    expect((await browser.get(at(reference))).text).toContain("A change waits");
    const again = await browser.post(edit, filled(await browser.get(edit), { date: "2026-12-05", intent: "look" }));
    await browser.post(edit, filled(again, { intent: "save", agreed: "yes" }));
    expect((await stored(reference)).eventDate).toBe("2026-12-05");
  });
});

describeOnSqlite("the fields of a booking at the desk", (stores) => {
  it("tells the running total of a deposit, but not where the party is so near that all is due at once", async () => {
    const { browser, requested, at } = await openDesk(stores);
    const percentOf = async (date: string) => {
      const { page } = await browser.get(at(await requested({ date }), "price"));
      return page.querySelector("[data-price]")?.getAttribute("data-percent");
    };
    // The balance is due 14 days before the party, and today is 21 November 2026.
    expect(await percentOf("6 December 2026")).toBe("20");
    expect(await percentOf("5 December 2026")).toBeUndefined();

    const typed = { name: "Ann", phone: "07700 900123", email: "ann@example.com", place: "York", guests: "24" };
    const screen = await browser.get("/desk/bookings/new");
    const newPercent = async (date: string) => {
      const sent = filled(screen, { ...typed, what: "cheeky-butlers/one-hour", adult: "yes", date, intent: "work" });
      const { page } = await browser.post("/desk/bookings/new", sent);
      return page.querySelector("[data-price]")?.getAttribute("data-percent");
    };
    expect(await newPercent("2026-12-06")).toBe("20");
    expect(await newPercent("2026-12-05")).toBeUndefined();
  });

  it("lead from a price below what was paid to giving a part back", async () => {
    const { ports, browser, at } = await openDesk(stores);
    const reference = await accepted(ports);
    await markPaid(ports, { reference, part: "deposit", pence: 6526 });
    const edit = at(reference, "edit");
    const looked = await browser.post(edit, filled(await browser.get(edit), { intent: "look" }));
    const lower = { "line-0-pounds": "20", "line-1-pounds": "6.30", intent: "look" };
    const refused = await browser.post(edit, filled(looked, lower));
    const problem = refused.page.querySelector(".error-summary")?.text;
    expect(problem).toContain("£65.26 has come for it, so the price can’t be less");
    expect(problem).toContain("“Refund a part”, on the booking’s page");
  });

  it("are each tied to their error", async () => {
    const { browser } = await openDesk(stores);
    const screen = await browser.get("/desk/bookings/new");
    const { page } = await browser.post("/desk/bookings/new", filled(screen, { what: "gone/gone", intent: "work" }));
    const listed = page.querySelectorAll(".error-summary a").map((link) => link.getAttribute("href")?.slice(1) ?? "");
    expect(listed).toContain("what");
    for (const id of listed) {
      const input = page.querySelector(`#${id}`);
      expect(input?.getAttribute("aria-describedby"), id).toContain(`${id}-error`);
      expect(input?.getAttribute("aria-invalid"), id).toBe("true");
    }
  });

  it("keep the pounds typed for a journey that the price list lacks while only the performers change", async () => {
    const { browser } = await openDesk(stores);
    const typed = { name: "Ann", phone: "07700 900123", email: "ann@example.com", guests: "24", performers: "2" };
    const party = { ...typed, what: "cheeky-butlers/one-hour", adult: "yes", date: "2027-06-12", place: "Oban" };
    const send = (screen: Parameters<typeof filled>[0], changes: Record<string, string>) =>
      browser.post("/desk/bookings/new", filled(screen, { ...party, ...changes }));
    const unpriced = await send(await browser.get("/desk/bookings/new"), { intent: "work" });
    const worked = await send(unpriced, { "line-1-pounds": "18.90", intent: "work" });
    const shown = ({ page }: typeof worked) => page.querySelector("#line-1-pounds")?.getAttribute("value");
    expect([unpriced.status, worked.status, shown(worked)]).toEqual([400, 200, "18.90"]);
    const again = await send(worked, { performers: "3", intent: "agreed" });
    expect(again.page.querySelector(".error-summary")?.text).toContain("The price has changed since it was shown");
    expect(shown(again)).toBe("18.90");
    expect(again.page.querySelector(".desk-price")?.text).toContain("3 × ");
    const elsewhere = await send(again, { place: "Ullapool", intent: "agreed" });
    expect([elsewhere.status, shown(elsewhere) ?? ""]).toEqual([400, ""]);
  });

  it("take the browser's own time of the 24-hour clock, and ask back a typed one that could be morning or evening", async () => {
    const { browser, requested, stored, at } = await openDesk(stores);
    const reference = await requested();
    const look = async (time: string) => {
      const editor = await browser.get(at(reference, "edit"));
      return browser.post(at(reference, "edit"), filled(editor, { intent: "look", time }));
    };
    for (const [time, start] of [
      ["10:30", "10.30am"],
      ["20:30", "8.30pm"],
    ] as const) {
      const { page, status } = await look(time);
      expect(status).toBe(200);
      expect(page.querySelector(".desk-different")?.text).toContain(start);
      expect(page.querySelector("#time")?.getAttribute("value")).toBe(time);
    }
    const { page, status } = await look("8.30");
    expect(status).toBe(400);
    expect(page.querySelector("#time-error")?.text).toContain("Enter 8.30pm or 8.30am");
    expect(page.querySelector("#time")?.getAttribute("value")).toBe("8.30");
    expect((await stored(reference)).eventTime).toBeNull();
  });
});
