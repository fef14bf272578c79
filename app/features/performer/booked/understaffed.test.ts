import { expect, it } from "vitest";
import { checkout, deskOn } from "../../../../tests/support/product/booking.ts";
import { deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { bookedParty, storePerformer } from "../../../../tests/support/product/performers.ts";
import { asked, mails, never, performerAnswers } from "../../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { remind } from "../../booking/reminders/remind.server.ts";
import { maintainAssignments } from "../maintain-assignments.server.ts";

describeOnEach("a booked party that is near and has no performer", (stores) => {
  it("is promised to nobody, and the owner hears of it once", async () => {
    const { ports, setTime } = deskOn(await stores.fresh(), checkout().payments);
    const reference = await bookedParty(ports);
    setTime("2027-06-04T12:00:00Z");
    expect(await maintainAssignments(ports, never)).toBe(0);
    setTime("2027-06-05T07:00:00Z");
    expect(await maintainAssignments(ports, never)).toBe(0);
    setTime("2027-06-05T12:00:00Z");
    expect(await maintainAssignments(ports, never)).toBe(1);
    expect(await maintainAssignments(ports, never)).toBe(0);
    await remind(ports, never);
    const [toOwner, ...more] = await mails(ports, reference, "performer-for-desk");
    expect(more).toEqual([]);
    expect(toOwner?.subject).toMatch(/^Soon, and no performer: /);
    expect(toOwner?.text).toContain("in 7 days, and it is booked: nobody has said yes, nobody is being asked");
    const [toCustomer] = await mails(ports, reference, "week-before");
    expect(toCustomer?.text).toContain("your party is on Saturday 12 June 2027");
    expect(toCustomer?.text).not.toContain("everything is set");
  });

  it("is said to have named to its customer whoever can't come after all", async () => {
    const { ports, setTime } = deskOn(await stores.fresh(), checkout().payments);
    const reference = await bookedParty(ports);
    const yesOf = async (publicName: string) => {
      const { id } = await asked(ports, reference, (await storePerformer(ports.database, { publicName })).id);
      await performerAnswers(ports, id, "accept");
      return id;
    };
    const ill = await yesOf("Rico");
    setTime("2027-06-05T12:00:00Z");
    const browser = await deskBrowser(ports);
    await remind(ports, never);
    await performerAnswers(ports, ill, "decline");
    const expected = "The customer has read that they will meet Rico: tell them who comes instead.";
    const toOwner = async () => (await mails(ports, reference, "performer-for-desk")).map(({ text }) => text).join();
    expect(await toOwner()).toContain(expected);
    const other = await yesOf("Tom");
    const release = { intent: "release", assignment: other };
    expect((await browser.post(`/desk/bookings/${reference}`, release)).said).toBe("Released, and told so");
    const back = await asked(ports, reference, (await storePerformer(ports.database, { publicName: "Rico" })).id);
    const again = { intent: "release", assignment: back.id };
    expect((await browser.post(`/desk/bookings/${reference}`, again)).said).toBe(`Released, and told so. ${expected}`);
  });

  it("is reported no longer once enough have said yes, but still with one of two", async () => {
    const { ports, setTime } = deskOn(await stores.fresh(), checkout().payments);
    const reference = await bookedParty(ports, { performers: "2" });
    const people = [await storePerformer(ports.database), await storePerformer(ports.database, { publicName: "Kim" })];
    for (const { id } of people) await asked(ports, reference, id);
    const [first, second] = await ports.database.selectFrom("assignment").select("id").execute();
    await performerAnswers(ports, first?.id ?? "", "accept");
    setTime("2027-06-11T12:00:00Z");
    await maintainAssignments(ports, never);
    const subjects = (await mails(ports, reference, "performer-for-desk")).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/^Soon, and a performer is missing/));
    await performerAnswers(ports, second?.id ?? "", "accept");
    await remind(ports, never);
    expect((await mails(ports, reference, "week-before"))[0]?.text).toContain("everything is set");
  });
});
