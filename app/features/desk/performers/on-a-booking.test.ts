import { expect, it } from "vitest";
import { accepted } from "../../../../tests/support/product/booking.ts";
import { filled, openDesk } from "../../../../tests/support/product/desk-booking.ts";
import { bookedParty, storePerformer } from "../../../../tests/support/product/performers.ts";
import { asked, moveBooking, performerAnswers } from "../../../../tests/support/product/performers-asked.ts";
import { describeOnEach, describeOnSqlite } from "../../../../tests/support/product/stores.ts";
import { cancelQuote } from "../../payment/cancel-booking.server.ts";
import { markPaid } from "../../payment/mark-paid.server.ts";
import { assignmentsOf } from "../../performer/assignments.server.ts";
import { erasePerformer } from "../../performer/erase-performers.server.ts";

describeOnEach("a booking’s page", (stores) => {
  it("names performers in what happened until they are erased, and has a refund in pounds", async () => {
    const { ports, browser, at } = await openDesk(stores);
    const sam = await storePerformer(ports.database);
    const reference = await bookedParty(ports);
    const { id } = await asked(ports, reference, sam.id);
    await performerAnswers(ports, id, "decline");
    await cancelQuote(ports, { reference, byAgency: true });
    const happened = async () =>
      (await browser.get(at(reference))).page
        .querySelectorAll(".desk-timeline li > span")
        .map((one) => one.childNodes.map(({ text }) => text).join(" "))
        .filter((text) => !text.startsWith("Email"));
    expect(await happened()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Asked a performer.* Sam$/),
        expect.stringMatching(/^A performer said no.* Sam$/),
        expect.stringMatching(/^Cancelled it.* refund £.*, by the agency$/),
      ]),
    );
    await ports.write((write) => erasePerformer(write, sam.id, ports.clock.now()));
    const after = (await happened()).join("\n");
    expect(after).not.toContain("Sam");
    expect(after).not.toContain(sam.id);
  });

  it("says that who has said yes, or is asked, has taken that day off since; so does their own page", async () => {
    const { ports, browser, at } = await openDesk(stores);
    const { id } = await storePerformer(ports.database);
    const reference = await bookedParty(ports);
    const path = `/desk/performers/${id}`;
    const off = (from: string, key: string) => browser.post(path, { intent: "off", key, from, to: "", weekday: "" });
    const { id: job } = await asked(ports, reference, id);
    expect((await off("11 June 2027", "k1")).said).toBe("Saved");
    const where = "York on Saturday 12 June 2027: release them there if they can’t.";
    expect((await off("12 June 2027", "k2")).said).toBe(`Saved. Sam is asked for ${where}`);
    await performerAnswers(ports, job, "accept");
    const page = (await browser.get(path)).page;
    expect(page.querySelector('[aria-labelledby="off"]')?.text).toContain(`Sam has said yes to ${where}`);
    expect(page.querySelector('[aria-labelledby="jobs"] .desk-mark')?.text).toBe("said yes, has that day off");
    const marks = (await browser.get(at(reference))).page.querySelectorAll('[aria-labelledby="performers"] .desk-mark');
    expect(marks.map(({ text }) => text)).toEqual(["said yes, has that day off"]);
  });

  it("says for which day a no was, once the party has moved", async () => {
    const { ports, browser, at } = await openDesk(stores);
    const [jake, kim] = [
      await storePerformer(ports.database, { publicName: "Jake" }),
      await storePerformer(ports.database),
    ];
    const reference = await bookedParty(ports, { performers: "2" });
    for (const { id } of [jake, kim]) await performerAnswers(ports, (await asked(ports, reference, id)).id, "decline");
    const marks = async () =>
      (await browser.get(at(reference))).page
        .querySelectorAll(".desk-free-name, .desk-jobs .desk-mark")
        .map(({ text }) => text);
    expect(await marks()).toEqual(["said no", "said no", "Jake said no", "Sam said no"]);
    await moveBooking(ports, reference, { eventDate: "2027-06-19" });
    const no = "said no (12 June 2027)";
    expect(await marks()).toEqual([no, no, `Jake ${no}`, `Sam ${no}`]);
    const { page } = await browser.get(`/desk/performers/${jake.id}`);
    expect(page.querySelector(".desk-jobs a")?.text).toBe("Saturday 12 June 2027");
  });
});

describeOnSqlite("a booking’s page", (stores) => {
  it("says what somebody else did meanwhile without the id of a payment", async () => {
    const { ports, browser, at } = await openDesk(stores);
    const reference = await accepted(ports);
    const editor = await browser.get(at(reference, "edit"));
    await markPaid(ports, { reference, part: "deposit", pence: 6526 });
    const stale = await browser.post(at(reference, "edit"), filled(editor, { intent: "save" }));
    expect(stale.text).toMatch(/Marked the deposit as paid, at the terminal/);
    expect(stale.text).not.toMatch(/payment [0-9a-f]{8}-/);
  });

  it("says that nobody is free, and nobody else beside one who is asked, with the way to the performers", async () => {
    const { ports, browser, at } = await openDesk(stores);
    const reference = await bookedParty(ports, { performers: "2" });
    const nobody = async () =>
      (await browser.get(at(reference))).page.querySelector('[aria-labelledby="performers"] .desk-empty');
    expect((await nobody())?.text).toBe("You have no performer for this act yet. Add one");
    expect((await nobody())?.querySelector("a")?.getAttribute("href")).toBe("/desk/performers/new");
    await storePerformer(ports.database, { active: 0, publicName: "Kim" });
    expect((await nobody())?.text).toContain("Nobody in this act is free");
    expect((await nobody())?.querySelector("a")?.getAttribute("href")).toBe("/desk/performers");
    await asked(ports, reference, (await storePerformer(ports.database)).id);
    expect((await nobody())?.text).toContain("Nobody else in this act is free");
  });

  it("says before a change that those who said yes are asked again, where their yes does not hold", async () => {
    const { ports, browser, at } = await openDesk(stores);
    const { id: sam } = await storePerformer(ports.database);
    const reference = await bookedParty(ports);
    const { id } = await asked(ports, reference, sam);
    const look = async (typed: Record<string, string>) => {
      const editor = await browser.get(at(reference, "edit"));
      const looked = await browser.post(at(reference, "edit"), filled(editor, { intent: "look", ...typed }));
      return looked.page.querySelector(".desk-different")?.text;
    };
    expect(await look({ time: "8.30pm" })).not.toContain("asked again");
    await performerAnswers(ports, id, "accept");
    expect(await look({ time: "8.30pm" })).toContain("the performers who said yes are asked again");
    expect(await look({ venue: "The Old Crown" })).not.toContain("asked again");
    const wednesday = { intent: "off", key: "k", from: "2027-06-16", weekday: "" };
    await browser.post(`/desk/performers/${sam}`, wednesday);
    expect(await look({ date: "15 June 2027" })).not.toContain("day off");
    expect(await look({ date: "16 June 2027" })).toContain("Sam has that day off. Somebody else has to be asked.");
  });

  it("names before a change who is released, where fewer are wanted", async () => {
    const { ports, browser, at } = await openDesk(stores);
    const reference = await bookedParty(ports, { performers: "2" });
    await asked(ports, reference, (await storePerformer(ports.database, { publicName: "Ann" })).id);
    const { id } = await asked(ports, reference, (await storePerformer(ports.database, { publicName: "Bob" })).id);
    await performerAnswers(ports, id, "accept");
    const typed = { intent: "look", performers: "1" };
    const looked = await browser.post(at(reference, "edit"), filled(await browser.get(at(reference, "edit")), typed));
    const text = looked.page.querySelector(".desk-different")?.text;
    expect(text).toContain("Released, as fewer are wanted: Ann.");
    expect(text).not.toContain("asked again");
    await moveBooking(ports, reference, { performers: 1 });
    const { page } = await browser.get(at(reference));
    const shown = page.querySelector('[aria-labelledby="performers"]')?.text;
    expect(shown).toContain("released in a moment");
    expect(shown).not.toContain("asked again in a moment");
  });

  it("releases who has said yes in a second step, and who is only asked at once", async () => {
    const { ports, browser, at } = await openDesk(stores);
    const { id: sam } = await storePerformer(ports.database);
    const reference = await bookedParty(ports);
    const { id } = await asked(ports, reference, sam);
    const release = async () => {
      const { page } = await browser.get(at(reference));
      return [...page.querySelectorAll('[value="release"]')].map(
        (input) => input.closest("details")?.text ?? "at once",
      );
    };
    expect(await release()).toEqual(["at once"]);
    await performerAnswers(ports, id, "accept");
    expect(await release()).toEqual([expect.stringContaining("Sam has said yes. They are told at once")]);
  });

  it("keeps what was typed to ask a performer where that is refused, and asks nobody else in their place", async () => {
    const { ports, browser, at } = await openDesk(stores);
    const sam = await storePerformer(ports.database);
    const kim = await storePerformer(ports.database, { publicName: "Kim", lat: 53.797, lon: -1.543 });
    const reference = await bookedParty(ports);
    const chosen = ({ page }: Awaited<ReturnType<typeof browser.get>>) =>
      page.querySelectorAll('[name="performer"][checked]').map((radio) => radio.getAttribute("value"));
    const valueIn = ({ page }: Awaited<ReturnType<typeof browser.get>>, id: string) =>
      page.querySelector(`#${id}`)?.getAttribute("value");
    const typed = { intent: "ask", performer: kim.id, note: "Black tie" };
    const answer = await browser.post(at(reference), { ...typed, fee: "many" });
    expect(answer.status).toBe(400);
    expect(answer.page.querySelector("title")?.text).toMatch(/^Error: /);
    expect(answer.page.querySelector(".error-summary a")?.getAttribute("href")).toBe("#fee");
    expect(answer.page.querySelector("#fee-error")?.text).toContain("fee in pounds");
    expect([valueIn(answer, "fee"), valueIn(answer, "performer-note")]).toEqual(["many", "Black tie"]);
    expect(answer.page.querySelector("#passOn")?.hasAttribute("checked")).toBe(false);
    expect(chosen(answer)).toEqual([kim.id]);
    await browser.post(`/desk/performers/${kim.id}`, { intent: "stop" });
    const late = await browser.post(at(reference), { ...typed, fee: "90" });
    expect(late.page.querySelector(".error-summary")?.text).toContain("Kim is not active");
    expect([valueIn(late, "fee"), chosen(late)]).toEqual(["90", []]);
    expect(await assignmentsOf(ports.database, reference)).toEqual([]);
    await browser.post(`/desk/performers/${sam.id}`, { intent: "stop" });
    const nobody = await browser.post(at(reference), { ...typed, fee: "90" });
    expect(nobody.page.querySelector("main")?.text).toContain("Nobody in this act is free");
    expect([valueIn(nobody, "fee"), valueIn(nobody, "performer-note")]).toEqual(["90", "Black tie"]);
    expect(nobody.page.querySelector('[value="ask"]')?.text).toBe("Ask Kim again");
    expect(nobody.page.querySelector('[name="performer"]')?.getAttribute("value")).toBe(kim.id);
    await browser.post(`/desk/performers/${sam.id}`, { intent: "start" });
    const taken = await browser.post(at(reference), { ...typed, performer: sam.id, fee: "90" });
    expect(taken).toMatchObject({ status: 303, location: `${at(reference)}#performers` });
    expect(await assignmentsOf(ports.database, reference)).toMatchObject([{ performerId: sam.id, fee: 9000 }]);
  });
});
