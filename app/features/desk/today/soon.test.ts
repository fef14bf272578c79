import { expect, it } from "vitest";
import { checkout, deskOn, form } from "../../../../tests/support/product/booking.ts";
import { deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { bookedParty } from "../../../../tests/support/product/performers.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { requestQuote } from "../../quote/request-quote.server.ts";

describeOnEach("parties of today and tomorrow", (stores) => {
  const world = async () => {
    const { ports, setTime } = deskOn(await stores.fresh(), checkout().payments);
    const late = await bookedParty(ports, { time: "9pm", venue: "" });
    const early = await bookedParty(ports, { time: "12.30am", venue: "" });
    const noon = await bookedParty(ports, { time: "2pm", venue: "" });
    await requestQuote(ports, form({ date: "1 July 2027" }));
    const shown = async (iso: string) => {
      setTime(iso);
      const { page } = await (await deskBrowser(ports)).get("/desk");
      const linked = (within: string) =>
        page.querySelectorAll(`${within} a[href^="/desk/bookings/"]`).map((link) => link.getAttribute("href") ?? "");
      return {
        titles: page.querySelectorAll(".desk-tasks h2").map(({ text }) => text),
        lacking: linked('[aria-labelledby="lacking"] h3'),
        incomplete: linked('[aria-labelledby="incomplete"] h3'),
        parties: linked(".desk-near"),
      };
    };
    const at = (...references: string[]) => references.map((reference) => `/desk/bookings/${reference}`);
    return { shown, at, late, early, noon };
  };

  it("come before everything where they lack a performer or a venue, and after new enquiries until then", async () => {
    const { shown } = await world();
    const soon = (count: number) => [`Soon, and no performer ${count}`, `Soon, and no time or venue ${count}`];
    expect((await shown("2027-06-11T09:00:00Z")).titles.slice(0, 3)).toEqual([...soon(3), "New enquiries 1"]);
    expect((await shown("2027-06-10T09:00:00Z")).titles.slice(0, 3)).toEqual(["New enquiries 1", ...soon(3)]);
  });

  it("are in the order of the day, and lack nothing any more once they have begun", async () => {
    const { shown, at, late, early, noon } = await world();
    const all = at(early, noon, late);
    expect(await shown("2027-06-11T09:00:00Z")).toMatchObject({ lacking: all, incomplete: all, parties: all });
    const rest = at(noon, late);
    expect(await shown("2027-06-12T09:00:00Z")).toMatchObject({ lacking: rest, incomplete: rest, parties: all });
  });
});
