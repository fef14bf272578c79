import { expect, it } from "vitest";
import { filled, openDesk } from "../../../tests/support/product/desk-booking.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";

describeOnEach("the fields of a booking at the desk", (bench) => {
  it("tells the running total of a deposit, but not where the party is so near that all is due at once", async () => {
    const { browser, requested, at } = await openDesk(bench);
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

  it("are each tied to their error", async () => {
    const { browser } = await openDesk(bench);
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
});
