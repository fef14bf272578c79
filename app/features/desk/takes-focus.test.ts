/** The desk's pages load anew after each form: whatever answers it has the focus, so that a screen reader begins there. */
import { expect, it } from "vitest";
import { accepted } from "../../../tests/support/product/booking.ts";
import { filled, openDesk } from "../../../tests/support/product/desk-booking.ts";
import type { DeskAnswer } from "../../../tests/support/product/desk-browser.ts";
import { describeOnSqlite } from "../../../tests/support/product/stores.ts";
import { markPaid } from "../payment/mark-paid.server.ts";

/** The text of what the browser gives the focus when the page loads. */
const focused = ({ page }: DeskAnswer) => {
  const first = page.querySelector("[autofocus]");
  expect(first?.getAttribute("tabindex") ?? "-1").toBe("-1");
  return first?.text;
};

describeOnSqlite("the focus after a form of the desk", (stores) => {
  it("is on what was worked out, on a mistake before that, and on no part of a page that answers nothing", async () => {
    const { ports, browser, requested, at } = await openDesk(stores);
    const ask = async (page: string, typed: Record<string, string>) => {
      const before = await browser.get(page);
      expect(focused(before), page).toBeUndefined();
      return focused(await browser.post(page, filled(before, typed)));
    };
    const price = at(await requested(), "price");
    expect(await ask(price, { intent: "work" })).toBe("What the customer sees");
    expect(await ask(price, { intent: "work", "line-0-pounds": "many" })).toContain("There is a problem");

    const party = { what: "cheeky-butlers/two-hours", date: "2027-06-12", place: "York", guests: "24" };
    expect(await ask("/desk/bookings/new", { ...party, intent: "work" })).toBe("The price");

    const booked = await accepted(ports);
    await markPaid(ports, { reference: booked, part: "deposit", pence: 6526 });
    expect(await ask(at(booked, "edit"), { guests: "30", intent: "look" })).toBe("What is different");
    expect(await ask(at(booked, "cancel"), { intent: "look" })).toContain("goes back");
    expect(await ask("/desk/calendar/feed", {})).toContain("It is shown this once");

    const paid = await browser.get(at(booked, "paid"));
    const radios = paid.page.querySelectorAll("input[type=radio]").map((radio) => radio.getAttribute("aria-invalid"));
    expect(new Set(radios), "a required radio button is not wrong from the start").toEqual(new Set(["false"]));
  });

  it("is on the confirmation of what was done, once", async () => {
    const { browser, requested, at } = await openDesk(stores);
    const reference = await requested();
    const page = at(reference);
    await browser.post(page, { ...filled(await browser.get(page), { words: "Rings at noon" }), intent: "note" });
    expect(focused(await browser.get(page))).toBe("The note is kept");
    expect(focused(await browser.get(page))).toBeUndefined();
  });
});
