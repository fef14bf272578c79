import { expect, it } from "vitest";
import { closePastEvents } from "../../../app/features/booking/expire-quotes.server.ts";
import { accepted, form } from "../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../tests/support/product/desk.ts";
import { filled } from "../../../tests/support/product/desk-booking.ts";
import { deskBrowser, staff } from "../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";

describeOnEach("money that never comes", (stores) => {
  it("is listed at both desks, the oldest first, with its sum, until it is written off", async () => {
    const desk = await stockedDesk(stores);
    const { ports, json, run, setTime } = desk;
    const later = await accepted(ports, form({ date: "19 June 2027" }));
    const first = await accepted(ports, form({ date: "12 June 2027" }));
    const paid = await accepted(ports);
    for (const reference of [later, first]) await json(`paid ${reference} --part deposit --by transfer --yes`);
    await json(`paid ${paid} --part whole --by transfer --yes`);
    setTime("2027-09-21T12:00:00Z");
    await closePastEvents(ports);

    const browser = await deskBrowser(ports);
    const list = async (search = "") => (await browser.get(`/desk/bookings?status=owed${search}`)).page;
    const listed = await list();
    const references = listed.querySelectorAll("tbody .desk-muted").map((one) => one.text.trim());
    expect(references.filter((text) => text.startsWith("BT-"))).toEqual([first, later]);
    expect(listed.querySelector("tbody .desk-amount")?.text).toBe("£261.04");
    expect(listed.querySelector("main")?.text).toContain("£522.08 is owed in all.");
    expect((await list("&q=nobody")).querySelector("main")?.text).not.toContain("in all");
    const owed = await json("quotes --status owed");
    expect(owed).toMatchObject([
      { reference: first, left: 26_104 },
      { reference: later, left: 26_104 },
    ]);
    expect((await run("quotes --status owed open")).err).toContain("owed goes alone");
    const today = (await browser.get("/desk")).page.querySelector('[aria-labelledby="unpaid"]');
    expect(today?.querySelector("a")?.getAttribute("href")).toBe("/desk/bookings?status=owed");

    expect((await run(`quote ${first}`)).out).not.toContain("Written off");
    const page = `/desk/bookings/${first}`;
    const screen = `${page}/write-off`;
    expect((await (await deskBrowser(ports, staff)).get(screen)).status).toBe(403);
    expect((await browser.get(page)).page.querySelector(".desk-ends")?.text).toContain("Write off the rest");
    const form1 = await browser.get(screen);
    expect(form1.page.querySelector("main")?.text).toContain("£261.04 of £326.30 was never paid.");
    const sent = filled(form1, { reason: "They moved to Spain" });
    for (let press = 1; press <= 2; press++) expect((await browser.post(screen, sent)).status).toBe(303);
    const { notes, due, happened } = await json(`quote ${first}`);
    expect(notes.map(({ words }: { words: string }) => words)).toEqual(["Written off: They moved to Spain"]);
    expect(due).toMatchObject({ stage: "written-off", paid: 6526, writtenOff: 26_104, next: null });
    const shown = (await browser.get(page)).page;
    expect(shown.querySelector(".desk-status")?.text).toContain("Completed, the rest written off");
    expect(shown.querySelector(".desk-price")?.text).toMatch(/Paid£65.26Written off£261.04/);
    expect(happened).toContainEqual(expect.objectContaining({ what: "Write off the rest", detail: "£261.04" }));
    expect((await browser.get(screen)).page.querySelector("main form")).toBeNull();

    const { out } = await run(`quote ${later}`);
    expect(out).toContain(`write-off ${later}`);
    expect(out).not.toContain("Written off");
    expect((await run(`write-off ${later} --yes`)).out).toContain(
      `£261.04 is written off, and nobody is told: ${later}.`,
    );
    expect((await run(`write-off ${later} --yes`)).err).toContain("Nothing is owed for it.");
    expect((await list()).querySelector("main")?.text).toContain("Nobody owes you anything");
    expect(await json("quotes --status owed")).toEqual([]);
    expect(await json("today")).toMatchObject({ counts: { unpaid: 0 } });
    const rows = await json("export quotes");
    expect(rows.find(({ reference }: { reference: string }) => reference === later)).toMatchObject({
      ...{ total: "326.30", due: null, dueBy: null, paid: "65.26", writtenOff: "261.04" },
    });

    // It comes after all.
    await json(`paid ${later} --part balance --by transfer --yes`);
    expect(await json(`quote ${later}`)).toMatchObject({ leftUnpaid: null, due: { stage: "paid" } });
  });
});
