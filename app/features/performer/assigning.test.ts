import { expect, it } from "vitest";
import { checkout, deskOn, emailsAbout } from "../../../tests/support/product/booking.ts";
import { bookedParty, storePerformer } from "../../../tests/support/product/performers.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import type { Ports } from "../../context.ts";
import { remind } from "../booking/reminders/remind.server.ts";
import { cancelQuote } from "../payment/cancel-booking.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { quoteByReference } from "../quote/store.server.ts";
import { answerJob, withdrawPerformer } from "./answer-job.server.ts";
import { askPerformer } from "./ask-performer.server.ts";
import { assignmentByLink, assignmentsOf } from "./assignments.server.ts";
import { followBooking } from "./follow-booking.server.ts";
import { keepPerformers } from "./keep-performers.server.ts";
import { freePerformers } from "./pass-on.server.ts";
import { namesOnTheNight, partiesWithoutPerformer, staffingOf } from "./staffing.server.ts";

const never = new AbortController().signal;
const actor = { kind: "owner", email: "owner@agency.example" } as const;
const performer = { kind: "performer" } as const;
const hour = 3_600_000;

describeOnEach("a performer", (bench) => {
  const open = async () => deskOn(await bench.fresh(), checkout().payments);
  const ask = (ports: Ports, reference: Reference, performerId: string, passOn = false) =>
    askPerformer(ports, { reference, performerId, note: null, passOn, actor });
  const asked = async (ports: Ports, reference: Reference, performerId: string, passOn = false) => {
    const outcome = await ask(ports, reference, performerId, passOn);
    if (outcome.kind !== "asked") throw new Error(outcome.why);
    return outcome.assignment;
  };
  const quoteOf = async (ports: Ports, reference: Reference) => {
    const quote = await quoteByReference(ports.database, reference);
    if (!quote) throw new Error("the quote is lost");
    return quote;
  };
  const staffing = async (ports: Ports, reference: Reference) =>
    staffingOf(await quoteOf(ports, reference), await assignmentsOf(ports.database, reference));
  const slots = async (ports: Ports) => (await ports.database.selectFrom("performerSlot").selectAll().execute()).length;
  const mails = async (ports: Ports, reference: Reference, kind: string) =>
    (await emailsAbout(ports, reference)).filter((email) => email.kind === kind).map(({ mail }) => mail);
  const move = (ports: Ports, reference: Reference, set: { eventDate?: string; venue?: string; performers?: number }) =>
    ports.database.updateTable("quote").set(set).where("reference", "=", reference).execute();

  it("is asked by email, says yes by the link in it, and the owner hears of it", async () => {
    const { ports } = await open();
    const sam = await storePerformer(ports.database);
    const reference = await bookedParty(ports);
    expect(await partiesWithoutPerformer(ports.database, "2027-06-01")).toMatchObject([{ reference, asked: 0 }]);
    const assignment = await asked(ports, reference, sam.id);
    expect(await staffing(ports, reference)).toMatchObject({ wanted: 1, accepted: 0, asked: 1, staffed: false });
    // Two hours in quarters.
    expect(await slots(ports)).toBe(8);

    const [request] = await mails(ports, reference, "job-request");
    expect(request).toMatchObject({ to: { name: "Sam", address: "sam@performer.example" } });
    expect(request?.text).toContain("£80");
    expect(request?.text).not.toMatch(/zoe|07700 900123/i);
    const key = /\/job\?key=([\w-]{22})/.exec(request?.text ?? "")?.[1] ?? "";
    expect(await assignmentByLink(ports.database, key)).toMatchObject({ id: assignment.id });
    expect(await assignmentByLink(ports.database, `${key.slice(1)}A`)).toBeUndefined();

    const yes = { id: assignment.id, answer: "accept", actor: performer } as const;
    expect(await answerJob(ports, yes)).toEqual({ kind: "accepted" });
    expect(await answerJob(ports, yes)).toEqual({ kind: "accepted" });
    expect(await staffing(ports, reference)).toMatchObject({ accepted: 1, staffed: true });
    expect(await namesOnTheNight(ports.database, await quoteOf(ports, reference))).toEqual(["Sam"]);
    expect(await partiesWithoutPerformer(ports.database, "2027-06-01")).toEqual([]);
    expect((await mails(ports, reference, "performer-for-desk")).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Sam says yes/),
    ]);
  });

  it("who said yes is named in the customer's reminder a week before, and nobody else is", async () => {
    const { ports, setTime } = await open();
    const sam = await storePerformer(ports.database);
    const [staffed, lacking] = [await bookedParty(ports), await bookedParty(ports, { date: "13 June 2027" })];
    const { id } = await asked(ports, staffed, sam.id);
    await answerJob(ports, { id, answer: "accept", actor: performer });
    await asked(ports, lacking, sam.id);
    setTime("2027-06-08T12:00:00Z");
    await remind(ports, never);
    const reminder = async (reference: Reference) => (await mails(ports, reference, "week-before"))[0]?.text;
    expect(await reminder(staffed)).toContain("You will meet: Sam");
    expect(await reminder(lacking)).not.toContain("Sam");
  });

  it("who says no is free again, and may say so after a yes", async () => {
    const { ports } = await open();
    const sam = await storePerformer(ports.database);
    const reference = await bookedParty(ports);
    const { id } = await asked(ports, reference, sam.id);
    await answerJob(ports, { id, answer: "accept", actor: performer });
    expect(await answerJob(ports, { id, answer: "decline", actor: performer })).toEqual({ kind: "declined" });
    expect(await answerJob(ports, { id, answer: "accept", actor: performer })).toEqual({ kind: "over" });
    expect(await slots(ports)).toBe(0);
    expect(await staffing(ports, reference)).toMatchObject({ accepted: 0, asked: 0, staffed: false });
    expect((await freePerformers(ports, await quoteOf(ports, reference))).map((one) => one.id)).toEqual([sam.id]);
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
    const free = await freePerformers(ports, await quoteOf(ports, reference));
    expect(free.map(({ publicName, away: miles }) => [publicName, Math.round(miles ?? -1)])).toEqual([
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
    // No time yet: the whole day.
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
    expect(await asked(ports, reference, cat)).toMatchObject({ seat: 1 });
    expect(await mails(ports, reference, "job-over")).toHaveLength(1);
  });

  it("who does not answer is reminded once, and the next is asked where the owner chose so", async () => {
    const { ports, setTime } = await open();
    const near = await storePerformer(ports.database, { publicName: "Near" });
    const next = await storePerformer(ports.database, { publicName: "Next", lat: 53.9 });
    const reference = await bookedParty(ports);
    const { id } = await asked(ports, reference, near.id, true);
    const start = ports.clock.now().getTime();
    const after = async (hours: number) => {
      setTime(new Date(start + hours * hour).toISOString());
      return keepPerformers(ports, never);
    };
    expect(await after(11.9)).toBe(0);
    expect(await after(12)).toBe(1);
    expect(await after(13)).toBe(0);
    expect(await mails(ports, reference, "job-reminder")).toHaveLength(1);
    expect(await after(24)).toBe(1);
    expect(await answerJob(ports, { id, answer: "accept", actor: performer })).toEqual({ kind: "over" });
    const [, second] = await assignmentsOf(ports.database, reference);
    expect(second).toMatchObject({ performerId: next.id, status: "requested", passOn: 1, seat: 1 });
    // The second says no, and nobody is left: the owner gets one email.
    await answerJob(ports, { id: second?.id ?? "", answer: "decline", actor: performer });
    expect(await after(60)).toBe(0);
    const sent = (await mails(ports, reference, "performer-for-desk")).map(({ subject }) => subject.split(":")[0]);
    expect(sent.sort()).toEqual(["Next says no", "Nobody left to ask"]);
    expect(await slots(ports)).toBe(0);
  });

  it("hears of each thing once, however many processes look after requests at once", async () => {
    const place = await bench.prepared();
    const rooms = Array.from({ length: 4 }, () => deskOn(bench.open(place), checkout().payments));
    const [{ ports }] = rooms as [(typeof rooms)[0]];
    const near = await storePerformer(ports.database, { publicName: "Near" });
    await storePerformer(ports.database, { publicName: "Next", lat: 53.9 });
    const reference = await bookedParty(ports);
    const other = await bookedParty(ports, { date: "19 June 2027" });
    await asked(ports, reference, near.id, true);
    await asked(ports, other, near.id);
    await move(ports, other, { eventDate: "2027-06-26" });
    const all = (iso: string) => {
      for (const room of rooms) room.setTime(iso);
      return Promise.all(rooms.map((room) => keepPerformers(room.ports, never)));
    };
    await all("2026-11-22T01:00:00Z");
    await all("2026-11-22T13:00:00Z");
    const count = async (about: Reference, kind: string) => (await mails(ports, about, kind)).length;
    expect([await count(reference, "job-reminder"), await count(reference, "job-request")]).toEqual([1, 2]);
    expect([await count(reference, "job-over"), await count(other, "job-moved")]).toEqual([1, 1]);
  });

  it("is not passed over where the owner did not choose so", async () => {
    const { ports, setTime } = await open();
    const sam = await storePerformer(ports.database);
    await storePerformer(ports.database, { publicName: "Other" });
    const reference = await bookedParty(ports);
    await asked(ports, reference, sam.id);
    setTime("2027-01-21T12:00:00Z");
    expect(await keepPerformers(ports, never)).toBe(1);
    expect(await assignmentsOf(ports.database, reference)).toMatchObject([{ status: "requested" }]);
  });

  it("is asked again for a booking that moves, and never counts for what they have not said yes to", async () => {
    const { ports } = await open();
    const sam = await storePerformer(ports.database);
    const reference = await bookedParty(ports);
    const { id } = await asked(ports, reference, sam.id);
    await answerJob(ports, { id, answer: "accept", actor: performer });
    await move(ports, reference, { venue: "The Old Crown" });
    expect(await followBooking(ports, reference)).toBe(0);
    expect(await staffing(ports, reference)).toMatchObject({ staffed: true });

    await move(ports, reference, { eventDate: "2027-06-19" });
    expect(await staffing(ports, reference)).toMatchObject({ staffed: false, accepted: 0, asked: 1 });
    expect(await answerJob(ports, { id, answer: "accept", actor: performer })).toEqual({ kind: "accepted" });
    expect(await staffing(ports, reference)).toMatchObject({ staffed: false });
    // Whether the desk calls for it or the job does.
    expect(await keepPerformers(ports, never)).toBe(1);
    expect(await followBooking(ports, reference)).toBe(0);
    expect(await mails(ports, reference, "job-moved")).toHaveLength(1);
    expect(await assignmentsOf(ports.database, reference)).toMatchObject([{ id, status: "requested" }]);
    await answerJob(ports, { id, answer: "accept", actor: performer });
    expect(await staffing(ports, reference)).toMatchObject({ staffed: true });
    // The old evening is free.
    expect(await ask(ports, await bookedParty(ports), sam.id)).toMatchObject({ kind: "asked" });
  });

  it("is released from a booking that moves to when they are not free, that wants fewer, or that is cancelled", async () => {
    const { ports } = await open();
    const ann = await storePerformer(ports.database, { publicName: "Ann" });
    const bob = await storePerformer(ports.database, { publicName: "Bob" });
    const reference = await bookedParty(ports, { performers: "2" });
    await asked(ports, reference, ann.id);
    await asked(ports, reference, bob.id);
    const block = { id: "a", performerId: ann.id, fromDate: "2027-06-19", toDate: "2027-06-19", weekday: null };
    await ports.database
      .insertInto("performerBlock")
      .values({ ...block, note: null })
      .execute();
    await move(ports, reference, { eventDate: "2027-06-19" });
    expect(await followBooking(ports, reference)).toBe(2);
    const statuses = async () => (await assignmentsOf(ports.database, reference)).map(({ status }) => status).sort();
    expect(await statuses()).toEqual(["requested", "withdrawn"]);
    expect((await mails(ports, reference, "performer-for-desk")).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Ann is not free/),
    ]);
    await move(ports, reference, { performers: 1 });
    expect(await followBooking(ports, reference)).toBe(1);

    const other = await bookedParty(ports);
    await asked(ports, other, ann.id);
    await cancelQuote(ports, { reference: other, actor: "owner", byAgency: true });
    expect(await staffing(ports, other)).toMatchObject({ asked: 0, staffed: false });
    expect(await keepPerformers(ports, never)).toBe(1);
    expect(await keepPerformers(ports, never)).toBe(0);
    expect((await mails(ports, other, "job-over"))[0]?.text).toContain("will not take place");
    expect(await ask(ports, other, ann.id)).toEqual({ kind: "refused", why: "closed" });
    expect(await slots(ports)).toBe(0);
  });
});
