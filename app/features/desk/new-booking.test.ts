import { expect, it } from "vitest";
import { filled, openDesk } from "../../../tests/support/product/desk-booking.ts";
import { describeOnSqlite } from "../../../tests/support/product/stores.ts";

describeOnSqlite("a booking by phone at the desk", (stores) => {
  it("lists what a call lacks in the form's order, about the customer and not to them", async () => {
    const { browser } = await openDesk(stores);
    const screen = await browser.get("/desk/bookings/new");
    const answer = await browser.post("/desk/bookings/new", filled(screen, { intent: "keep" }));
    expect(answer.status).toBe(400);
    const links = answer.page.querySelectorAll(".error-summary a");
    const listed = links.map((link) => link.getAttribute("href")?.slice(1));
    const inputs = answer.page.querySelectorAll(".desk-form [id]").map(({ id }) => id);
    expect(listed).toEqual(inputs.filter((id) => listed.includes(id)));
    expect(links.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        "Enter their name",
        "Choose an act",
        "Enter the date of their party, such as 13 June 2027",
        "Choose the occasion",
      ]),
    );
    expect(links.map(({ text }) => text).join()).not.toMatch(/\byour\b/);
    // The script restores no draft on a page that answers a form: the answer has what was typed.
    const isAnswer = ({ page }: typeof screen) => page.querySelector("body")?.hasAttribute("data-answer");
    expect([isAnswer(screen), isAnswer(answer)]).toEqual([false, true]);
    expect(answer.page.querySelector("[data-price]"), "no price before there is one").toBeNull();
  });

  it("tells the price of a call before the name, and keeps it while it asks for the rest", async () => {
    const { browser } = await openDesk(stores);
    const screen = await browser.get("/desk/bookings/new");
    const post = (form: typeof screen, typed: Record<string, string>) =>
      browser.post("/desk/bookings/new", filled(form, typed));
    const problemsOf = ({ page }: typeof screen) => page.querySelectorAll(".error-summary a").map(({ text }) => text);
    const lacking = await post(screen, { intent: "work" });
    expect(problemsOf(lacking)).toEqual([
      "Choose an act",
      "Enter how many people are coming, such as 20",
      "Enter the date of their party, such as 13 June 2027",
      "Enter the town or city",
    ]);
    const party = {
      what: "cheeky-butlers/two-hours",
      performers: "2",
      date: "2027-06-12",
      place: "York",
      guests: "24",
    };
    const worked = await post(screen, { ...party, intent: "work" });
    expect(worked.status).toBe(200);
    expect(problemsOf(worked)).toEqual([]);
    expect(worked.page.querySelector(".desk-price")?.text).toContain("£326.30");
    for (const intent of ["send", "agreed", "keep"]) {
      const refused = await post(worked, { intent });
      expect(refused.status, intent).toBe(400);
      expect(problemsOf(refused)).toEqual([
        "Enter their name",
        "Enter their phone number",
        "Enter their email address",
        "Choose the occasion",
        "Tick to confirm that everyone there will be 18 or over",
      ]);
      expect(refused.page.querySelector(".desk-price")?.text).toContain("£326.30");
      const rest = { name: "Ann", phone: "07700 900123", email: "ann@example.com", occasion: "stag", adult: "yes" };
      if (intent === "keep") expect((await post(refused, { ...rest, intent: "send" })).status).toBe(303);
    }
  });
});
