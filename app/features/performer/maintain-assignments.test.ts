import { expect, it } from "vitest";
import { checkout, deskOn } from "../../../tests/support/product/booking.ts";
import { overtaken } from "../../../tests/support/product/overtaken.ts";
import { bookedParty, storePerformer } from "../../../tests/support/product/performers.ts";
import {
  actor,
  asked,
  mails,
  moveBooking,
  never,
  performerAnswers,
  slots,
} from "../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import type { Reference } from "../quote/reference.server.ts";
import { askPerformer } from "./ask-performer.server.ts";
import { assignmentsOf } from "./assignments.server.ts";
import { maintainAssignments } from "./maintain-assignments.server.ts";
import { setActive } from "./save-performer.server.ts";

const hour = 3_600_000;

describeOnEach("a performer", (stores) => {
  const open = async () => deskOn(await stores.fresh(), checkout().payments);

  it("who does not answer is reminded once, and the next is asked where the owner chose so", async () => {
    const { ports, setTime } = await open();
    const near = await storePerformer(ports.database, { publicName: "Near" });
    const next = await storePerformer(ports.database, { publicName: "Next", lat: 53.9 });
    const reference = await bookedParty(ports);
    const { id } = await asked(ports, reference, near.id, true);
    const start = ports.clock.now().getTime();
    const after = async (hours: number) => {
      setTime(new Date(start + hours * hour).toISOString());
      return maintainAssignments(ports, never);
    };
    // The reminder is due at midnight, and written at nine in the morning.
    expect(await after(11.9)).toBe(0);
    expect(await after(20.9)).toBe(0);
    expect(await after(21)).toBe(1);
    expect(await after(22)).toBe(0);
    expect(await mails(ports, reference, "job-reminder")).toHaveLength(1);
    expect(await after(24)).toBe(1);
    expect(await performerAnswers(ports, id, "accept")).toEqual({ kind: "ended" });
    const [, second] = await assignmentsOf(ports.database, reference);
    expect(second).toMatchObject({ performerId: next.id, status: "requested", passOn: 1, seat: 1 });
    // The second says no, and nobody is left: the owner gets one email.
    await performerAnswers(ports, second?.id ?? "", "decline");
    expect(await after(60)).toBe(0);
    const sent = (await mails(ports, reference, "performer-for-desk")).map(({ subject }) => subject.split(":")[0]);
    expect(sent.sort()).toEqual(["Next says no", "Nobody left to ask"]);
    expect(await slots(ports)).toBe(0);
  });

  it.each([
    [9000, 9000, 9000],
    [undefined, 9000, 10_000],
  ])(
    "who is next is asked at the fee that was entered for the job, else at their own: %j",
    async (fee, second, third) => {
      const { ports } = await open();
      const first = await storePerformer(ports.database);
      await storePerformer(ports.database, { publicName: "Ann", lat: 53.9, fee: 9000 });
      await storePerformer(ports.database, { publicName: "Bob", lat: 53.8, fee: 10_000 });
      const reference = await bookedParty(ports);
      await askPerformer(ports, { reference, performerId: first.id, fee, note: null, passOn: true, actor });
      for (let turn = 0; turn < 2; turn++) {
        const open = (await assignmentsOf(ports.database, reference)).find(({ status }) => status === "requested");
        await performerAnswers(ports, open?.id ?? "", "decline");
      }
      const fees = (await mails(ports, reference, "job-request")).map(({ text }) => /Your fee: £(\d+)/.exec(text)?.[1]);
      const expected = [(fee ?? first.fee) / 100, second / 100, third / 100].map(String);
      expect(fees.sort()).toEqual(expected.sort());
    },
  );

  it("who is next is not asked at what was the usual fee of the one before", async () => {
    const { ports, setTime } = await open();
    const ann = await storePerformer(ports.database, { publicName: "Ann", fee: 8000 });
    const ben = await storePerformer(ports.database, { publicName: "Ben", lat: 53.9, fee: 12_000 });
    const reference = await bookedParty(ports);
    await asked(ports, reference, ann.id, true);
    await ports.database.updateTable("performer").set({ fee: 9000, version: 2 }).where("id", "=", ann.id).execute();
    setTime("2026-11-22T12:00:00Z");
    await maintainAssignments(ports, never);
    expect(await assignmentsOf(ports.database, reference)).toMatchObject([
      { performerId: ann.id, fee: 8000, status: "passed-on" },
      { performerId: ben.id, fee: 12_000, status: "requested" },
    ]);
  });

  it("hears of each thing once, however many processes look after requests at once", async () => {
    const place = await stores.lent();
    const rooms = Array.from({ length: 4 }, () => deskOn(stores.open(place), checkout().payments));
    const [{ ports }] = rooms as [(typeof rooms)[0]];
    const near = await storePerformer(ports.database, { publicName: "Near" });
    await storePerformer(ports.database, { publicName: "Next", lat: 53.9 });
    const reference = await bookedParty(ports);
    const other = await bookedParty(ports, { date: "19 June 2027" });
    await asked(ports, reference, near.id, true);
    await asked(ports, other, near.id);
    await moveBooking(ports, other, { eventDate: "2027-06-26" });
    const all = (iso: string) => {
      for (const room of rooms) room.setTime(iso);
      return Promise.all(rooms.map((room) => maintainAssignments(room.ports, never)));
    };
    await all("2026-11-22T09:00:00Z");
    await all("2026-11-22T13:00:00Z");
    const count = async (about: Reference, kind: string) => (await mails(ports, about, kind)).length;
    expect([await count(reference, "job-reminder"), await count(reference, "job-request")]).toEqual([1, 2]);
    expect([await count(reference, "job-over"), await count(other, "job-moved")]).toEqual([1, 1]);
  });

  it("who does not answer and has no successor is not told that somebody else does it", async () => {
    const { ports, setTime } = await open();
    const sam = await storePerformer(ports.database);
    const reference = await bookedParty(ports);
    await asked(ports, reference, sam.id, true);
    setTime("2026-11-22T12:00:00Z");
    await maintainAssignments(ports, never);
    const [ended] = await mails(ports, reference, "job-over");
    expect(ended?.text).toContain("no longer open to you, since we had no answer from you");
    const [nobodyLeft] = await mails(ports, reference, "performer-for-desk");
    expect(nobodyLeft?.subject).toContain("Nobody left to ask");
    const every = ["job-request", "job-reminder", "job-over"].map((kind) => mails(ports, reference, kind));
    for (const { text } of (await Promise.all(every)).flat()) expect(text).not.toContain("somebody else");
  });

  it("is not passed over where the owner did not choose so", async () => {
    const { ports, setTime } = await open();
    const sam = await storePerformer(ports.database);
    await storePerformer(ports.database, { publicName: "Other" });
    const reference = await bookedParty(ports);
    await asked(ports, reference, sam.id);
    setTime("2027-01-21T12:00:00Z");
    expect(await maintainAssignments(ports, never)).toBe(1);
    expect(await assignmentsOf(ports.database, reference)).toMatchObject([{ status: "requested" }]);
  });

  it("who no longer works for the agency is not reminded", async () => {
    const { ports, setTime } = await open();
    const { id } = await storePerformer(ports.database);
    const reference = await bookedParty(ports);
    await asked(ports, reference, id);
    await setActive(ports, { id, active: false, actor: { kind: "terminal" } });
    setTime("2026-11-22T12:00:00Z");
    await maintainAssignments(ports, never);
    expect(await mails(ports, reference, "job-reminder")).toEqual([]);
  });

  it("whose address is corrected at that moment gets no link at the old one", async () => {
    const { ports, setTime } = await open();
    const { id: performerId } = await storePerformer(ports.database);
    const reference = await bookedParty(ports);
    const { id } = await asked(ports, reference, performerId);
    let version = 1;
    const written = async (kind: string) => {
      version++;
      const correct = () =>
        ports.database
          .updateTable("performer")
          .set({ email: `new-${version}@performer.example`, version })
          .execute();
      await maintainAssignments(overtaken(ports, correct), never);
      await maintainAssignments(ports, never);
      return (await mails(ports, reference, kind)).map(({ to }) => to.address);
    };
    setTime("2026-11-22T12:00:00Z");
    expect(await written("job-reminder")).toEqual(["new-2@performer.example"]);
    await moveBooking(ports, reference, { eventDate: "2027-06-19" });
    expect(await written("job-moved")).toEqual(["new-3@performer.example"]);
    await performerAnswers(ports, id, "accept");
    setTime("2027-06-18T12:00:00Z");
    expect(await written("job-tomorrow")).toEqual(["new-4@performer.example"]);
  });

  it("is asked again though another booking’s turn fails, which the job reports", async () => {
    const { ports } = await open();
    const { id } = await storePerformer(ports.database);
    const references = [await bookedParty(ports), await bookedParty(ports, { date: "20 June 2027" })];
    for (const reference of references) await asked(ports, reference, id);
    for (const [day, reference] of references.entries())
      await moveBooking(ports, reference, { eventDate: `2027-07-0${day + 1}` });
    const fails = overtaken(ports, async () => {
      throw new Error("this one fails");
    });
    await expect(maintainAssignments(fails, never)).rejects.toThrow("this one fails");
    const told = references.map(async (reference) => (await mails(ports, reference, "job-moved")).length);
    expect((await Promise.all(told)).sort()).toEqual([0, 1]);
  });
});
