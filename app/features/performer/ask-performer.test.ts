import { expect, it } from "vitest";
import { checkout, deskOn, storedQuote } from "../../../tests/support/product/booking.ts";
import { bookedParty, storePerformer } from "../../../tests/support/product/performers.ts";
import {
  actor,
  ask,
  asked,
  mails,
  never,
  performerAnswers,
  slots,
  staffing,
} from "../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { remind } from "../booking/reminders/remind.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { withdrawPerformer } from "./answer-job.server.ts";
import { assignmentByLink } from "./assignments.server.ts";
import { freePerformers } from "./pass-on.server.ts";
import { savePerformer } from "./save-performer.server.ts";
import { namesOnTheNight, partiesWithoutPerformer } from "./staffing.server.ts";

describeOnEach("a performer", (stores) => {
  const open = async () => deskOn(await stores.fresh(), checkout().payments);

  it("is asked by email, says yes by the link in it, and the owner hears of it", async () => {
    const { ports } = await open();
    const sam = await storePerformer(ports.database);
    const reference = await bookedParty(ports);
    expect(await partiesWithoutPerformer(ports.database, "2027-06-01")).toMatchObject([{ reference, asked: 0 }]);
    const assignment = await asked(ports, reference, sam.id);
    expect(await staffing(ports, reference)).toMatchObject({ wanted: 1, accepted: 0, asked: 1, staffed: false });
    // Two hours are eight quarter hours.
    expect(await slots(ports)).toBe(8);

    const [request] = await mails(ports, reference, "job-request");
    expect(request).toMatchObject({ to: { name: "Sam", address: "sam@performer.example" } });
    expect(request?.text).toContain("£80");
    expect(request?.text).not.toMatch(/zoe|07700 900123/i);
    const key = /\/job\?key=([\w-]{22})/.exec(request?.text ?? "")?.[1] ?? "";
    expect(await assignmentByLink(ports.database, key)).toMatchObject({ id: assignment.id });
    expect(await assignmentByLink(ports.database, `${key.slice(1)}A`)).toBeUndefined();

    expect(await performerAnswers(ports, assignment.id, "accept")).toEqual({ kind: "accepted" });
    expect(await performerAnswers(ports, assignment.id, "accept")).toEqual({ kind: "accepted" });
    expect(await staffing(ports, reference)).toMatchObject({ accepted: 1, staffed: true });
    expect(await namesOnTheNight(ports.database, await storedQuote(ports, reference))).toEqual(["Sam"]);
    expect(await partiesWithoutPerformer(ports.database, "2027-06-01")).toEqual([]);
    expect((await mails(ports, reference, "performer-for-desk")).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Sam says yes/),
    ]);
  });

  it("who said yes is named in the customer's reminder a week before, and nobody else is", async () => {
    const { ports, setTime } = await open();
    const sam = await storePerformer(ports.database);
    const staffed = await bookedParty(ports, { performers: "3" });
    const lacking = await bookedParty(ports, { date: "13 June 2027" });
    const others = [
      await storePerformer(ports.database, { publicName: "Kim" }),
      await storePerformer(ports.database, { publicName: "Tom" }),
    ];
    for (const performer of [sam, ...others]) {
      const { id } = await asked(ports, staffed, performer.id);
      await performerAnswers(ports, id, "accept");
    }
    await asked(ports, lacking, sam.id);
    setTime("2027-06-08T12:00:00Z");
    await remind(ports, never);
    const reminder = async (reference: Reference) => (await mails(ports, reference, "week-before"))[0]?.text;
    expect(await reminder(staffed)).toContain("You will meet: Sam, Kim and Tom");
    expect(await reminder(lacking)).not.toContain("Sam");
  });

  it("who says no is free again, and may say so after a yes", async () => {
    const { ports } = await open();
    const sam = await storePerformer(ports.database);
    const reference = await bookedParty(ports);
    const { id } = await asked(ports, reference, sam.id);
    await performerAnswers(ports, id, "accept");
    expect(await performerAnswers(ports, id, "decline")).toEqual({ kind: "declined" });
    expect(await performerAnswers(ports, id, "accept")).toEqual({ kind: "ended" });
    expect(await slots(ports)).toBe(0);
    expect(await staffing(ports, reference)).toMatchObject({ accepted: 0, asked: 0, staffed: false });
    expect((await freePerformers(ports.database, await storedQuote(ports, reference))).map((one) => one.id)).toEqual([
      sam.id,
    ]);
  });

  it("is offered only when free, in reach and of the act, the nearest first", async () => {
    const { ports } = await open();
    const add = (publicName: string, changes = {}, acts?: string[]) =>
      storePerformer(ports.database, { publicName, ...changes }, acts);
    const leeds = { lat: 53.8, lon: -1.549, base: "Leeds" };
    await add("Leedser", leeds);
    await add("Near");
    await add("Drag", {}, ["drag-acts"]);
    await add("Homebody", { ...leeds, miles: 5 });
    await add("Retired", { active: 0 });
    const away = await add("Away");
    const weekly = await add("Weekly");
    const block = { fromDate: "2027-06-01", note: null };
    const blocks = [
      { ...block, id: "a", performerId: away.id, toDate: "2027-06-12", weekday: null },
      { ...block, id: "b", performerId: weekly.id, toDate: "2027-12-31", weekday: 6 },
    ];
    await ports.database.insertInto("performerBlock").values(blocks).execute();
    const reference = await bookedParty(ports);
    const free = await freePerformers(ports.database, await storedQuote(ports, reference));
    expect(free.map(({ publicName, milesAway: miles }) => [publicName, Math.round(miles ?? -1)])).toEqual([
      ["Near", 0],
      ["Leedser", 22],
    ]);
    for (const [who, why] of [
      [away, "off"],
      [weekly, "off"],
    ] as const)
      expect(await ask(ports, reference, who.id)).toEqual({ kind: "refused", why });
  });

  it("has one party at a time, and time to travel between two of an evening", async () => {
    const { ports } = await open();
    const sam = await storePerformer(ports.database);
    await asked(ports, await bookedParty(ports), sam.id);
    const at = (time: string, place = "York") => bookedParty(ports, { time, place });
    for (const time of ["7.30pm", "6pm", "9.15pm", "9.45pm"])
      expect(await ask(ports, await at(time), sam.id), time).toEqual({ kind: "refused", why: "busy" });
    // Leeds is 22 miles from York, 38 minutes, and 30 are for parking.
    expect(await ask(ports, await at("10.30pm", "Leeds"), sam.id)).toEqual({ kind: "refused", why: "busy" });
    expect(await ask(ports, await at("10.45pm", "Leeds"), sam.id)).toMatchObject({ kind: "asked" });
    // A party without a time takes the whole day.
    expect(await ask(ports, await bookedParty(ports, { time: "" }), sam.id)).toEqual({ kind: "refused", why: "busy" });
  });

  it("fills one of as many places as the booking wants", async () => {
    const { ports } = await open();
    const people = [];
    for (const publicName of ["Ann", "Bob", "Cat"]) people.push(await storePerformer(ports.database, { publicName }));
    const [ann, bob, cat] = people.map(({ id }) => id) as [string, string, string];
    const reference = await bookedParty(ports, { performers: "2" });
    const first = await asked(ports, reference, ann);
    expect(await ask(ports, reference, ann)).toEqual({ kind: "refused", why: "already" });
    await asked(ports, reference, bob);
    expect(await ask(ports, reference, cat)).toEqual({ kind: "refused", why: "full" });
    expect(await withdrawPerformer(ports, { id: first.id, actor })).toBe(true);
    expect(await withdrawPerformer(ports, { id: first.id, actor })).toBe(false);
    expect(await ask(ports, reference, cat)).toMatchObject({ kind: "asked" });
    expect(await mails(ports, reference, "job-over")).toHaveLength(1);
  });

  it("whose email address the owner corrects gets new links to their jobs, and the earlier ones open nothing", async () => {
    const { ports } = await open();
    const sam = await storePerformer(ports.database);
    const [request, agreed] = [await bookedParty(ports), await bookedParty(ports, { date: "13 June 2027" })];
    await asked(ports, request, sam.id);
    await performerAnswers(ports, (await asked(ports, agreed, sam.id)).id, "accept");
    const save = async (email: string, version: number) => {
      const input = { ...sam, email, acts: ["cheeky-butlers"], base: { base: sam.base, lat: sam.lat, lon: sam.lon } };
      expect(await savePerformer(ports, { id: sam.id, version, input, actor })).toBe("saved");
    };
    const opened = async () => {
      const found: [string, boolean][] = [];
      for (const reference of [request, agreed])
        for (const kind of ["job-request", "job-changed"] as const)
          for (const { to, text } of await mails(ports, reference, kind)) {
            const key = /\/job\?key=([\w-]{22})/.exec(text)?.[1] ?? "";
            found.push([`${kind} ${to?.address}`, Boolean(await assignmentByLink(ports.database, key))]);
          }
      return found;
    };
    await save("SAM@performer.example", 1);
    expect((await opened()).map(([, opens]) => opens)).toEqual([true, true]);
    await save("sam.right@performer.example", 2);
    expect(Object.fromEntries(await opened())).toEqual({
      "job-request sam@performer.example": false,
      "job-request sam.right@performer.example": true,
      "job-changed sam.right@performer.example": true,
    });
  });
});
