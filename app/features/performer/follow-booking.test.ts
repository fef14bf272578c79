import { globSync, readFileSync } from "node:fs";
import { expect, it, test } from "vitest";
import { checkout, deskOn } from "../../../tests/support/product/booking.ts";
import { overtaken } from "../../../tests/support/product/overtaken.ts";
import { bookedParty, storePerformer } from "../../../tests/support/product/performers.ts";
import {
  ask,
  asked,
  mails,
  moveBooking,
  never,
  performerAnswers,
  slots,
  staffing,
} from "../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { closePastEvents } from "../booking/expire-quotes.server.ts";
import { cancelQuote } from "../payment/cancel-booking.server.ts";
import { assignmentsOf } from "./assignments.server.ts";
import { followBooking } from "./follow-booking.server.ts";
import { maintainAssignments } from "./maintain-assignments.server.ts";
import { holdingFor } from "./staffing.server.ts";

describeOnEach("a performer", (stores) => {
  const open = async () => deskOn(await stores.fresh(), checkout().payments);

  it("is asked again for a booking that moves, and never counts as accepted before a new yes", async () => {
    const { ports } = await open();
    const sam = await storePerformer(ports.database);
    const reference = await bookedParty(ports);
    const { id } = await asked(ports, reference, sam.id);
    await performerAnswers(ports, id, "accept");
    await moveBooking(ports, reference, { venue: "The Old Crown" });
    expect(await followBooking(ports, reference)).toBe(0);
    expect(await staffing(ports, reference)).toMatchObject({ staffed: true });

    await moveBooking(ports, reference, { eventDate: "2027-06-19" });
    expect(await staffing(ports, reference)).toMatchObject({ staffed: false, accepted: 0, asked: 1 });
    expect(await performerAnswers(ports, id, "accept")).toEqual({ kind: "accepted" });
    expect(await staffing(ports, reference)).toMatchObject({ staffed: false });
    // The desk's call and the job do the same, and only the first of them finds something to do.
    expect(await maintainAssignments(ports, never)).toBe(1);
    expect(await followBooking(ports, reference)).toBe(0);
    expect(await mails(ports, reference, "job-moved")).toHaveLength(1);
    expect(await assignmentsOf(ports.database, reference)).toMatchObject([{ id, status: "requested" }]);
    await performerAnswers(ports, id, "accept");
    expect(await staffing(ports, reference)).toMatchObject({ staffed: true });
    // The performer is free again on the old evening.
    expect(await ask(ports, await bookedParty(ports), sam.id)).toMatchObject({ kind: "asked" });
  });

  it("is released from a booking that moves to when they are not free, that wants fewer, or that is cancelled", async () => {
    const { ports } = await open();
    const ann = await storePerformer(ports.database, { publicName: "Ann" });
    const bob = await storePerformer(ports.database, { publicName: "Bob" });
    const cat = await storePerformer(ports.database, { publicName: "Cat" });
    const reference = await bookedParty(ports, { performers: "3" });
    for (const { id } of [ann, bob, cat]) await asked(ports, reference, id);
    const block = { id: "a", performerId: ann.id, fromDate: "2027-06-19", toDate: "2027-06-19", weekday: null };
    await ports.database
      .insertInto("performerBlock")
      .values({ ...block, note: null })
      .execute();
    await moveBooking(ports, reference, { eventDate: "2027-06-19" });
    expect(await followBooking(ports, reference)).toBe(3);
    const statuses = async () => (await assignmentsOf(ports.database, reference)).map(({ status }) => status).sort();
    expect(await statuses()).toEqual(["requested", "requested", "withdrawn"]);
    expect((await mails(ports, reference, "performer-for-desk")).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Ann is not free/),
    ]);
    const [ended] = await mails(ports, reference, "job-over");
    expect(ended?.subject).toMatch(/^No longer yours: Cheeky Butlers, Saturday 12 June 2027/);
    expect(ended?.text).toContain("Date: Saturday 12 June 2027\nStart: 7.30pm\nPlace: York");
    expect(`${ended?.html}${ended?.text}`).not.toContain("19 June");
    // It may be the act or the place, so no day is spoken of.
    expect(ended?.text).toContain("the party below has changed, so that it is no longer one you can do.");
    const [moved] = await mails(ports, reference, "job-moved");
    expect(moved?.text).toContain("this party has changed: it was on Saturday 12 June 2027, 7.30pm. This is");
    await moveBooking(ports, reference, { performers: 1 });
    expect(await followBooking(ports, reference)).toBe(1);
    expect((await holdingFor(ports.database, [reference])).map(({ publicName }) => publicName)).toEqual(["Bob"]);
    const struck = async (about: typeof reference) =>
      (await mails(ports, about, "job-over")).map(({ html }) => html.includes("<s>"));
    // The party takes place without them, so the email does not strike out its date.
    expect(await struck(reference)).toEqual([false, false]);

    const other = await bookedParty(ports);
    await asked(ports, other, ann.id);
    await cancelQuote(ports, { reference: other, byAgency: true });
    expect(await staffing(ports, other)).toMatchObject({ asked: 0, staffed: false });
    expect(await maintainAssignments(ports, never)).toBe(0);
    expect((await mails(ports, other, "job-over"))[0]?.text).toContain("will not take place");
    expect(await struck(other)).toEqual([true]);
    await cancelQuote(ports, { reference, byAgency: true });
    expect(await ask(ports, other, ann.id)).toEqual({ kind: "refused", why: "closed" });
    expect(await slots(ports)).toBe(0);
  });

  it("keeps a place over those asked later, and a yes keeps it over those only asked", async () => {
    const { ports } = await open();
    const [ann, bob, cat] = [
      await storePerformer(ports.database, { publicName: "Ann" }),
      await storePerformer(ports.database, { publicName: "Bob" }),
      await storePerformer(ports.database, { publicName: "Cat" }),
    ];
    const party = async (performers: number, ...answers: ("accept" | "decline" | undefined)[]) => {
      const reference = await bookedParty(ports, { performers: String(performers) });
      const ids: string[] = [];
      for (const { id } of [ann, bob, cat].slice(0, performers)) ids.push((await asked(ports, reference, id)).id);
      for (const [index, answer] of answers.entries())
        if (answer) await performerAnswers(ports, ids[index] ?? "", answer);
      return reference;
    };
    const fewer = async (
      reference: Awaited<ReturnType<typeof party>>,
      performers: number,
      eventDate = "2027-06-12",
    ) => {
      await moveBooking(ports, reference, { performers, eventDate });
      const done = await maintainAssignments(ports, never);
      expect(await maintainAssignments(ports, never)).toBe(0);
      const held = await holdingFor(ports.database, [reference]);
      await cancelQuote(ports, { reference, byAgency: true });
      return [done, ...held.map(({ publicName }) => publicName)];
    };
    // The performer who was asked first said no, so the second keeps the place.
    expect(await fewer(await party(2, "decline", "accept"), 1)).toEqual([0, "Bob"]);
    expect(await fewer(await party(2, undefined, "accept"), 1)).toEqual([1, "Bob"]);
    expect(await fewer(await party(3, "accept", "accept", "accept"), 2)).toEqual([1, "Ann", "Bob"]);
    const again = await party(2, "decline", "accept");
    await asked(ports, again, cat.id);
    expect(await fewer(again, 1)).toEqual([1, "Bob"]);
    // On the new day Ann is not free, so Bob is not surplus.
    await ports.database
      .insertInto("performerBlock")
      .values({ id: "a", performerId: ann.id, fromDate: "2027-06-19", toDate: "2027-06-19", weekday: null, note: null })
      .execute();
    expect(await fewer(await party(2, "accept", undefined), 1, "2027-06-19")).toEqual([2, "Bob"]);
  });

  it("is not released while a colleague gives their place back", async () => {
    const { ports } = await open();
    const reference = await bookedParty(ports, { performers: "2" });
    const ann = await asked(ports, reference, (await storePerformer(ports.database, { publicName: "Ann" })).id);
    await asked(ports, reference, (await storePerformer(ports.database, { publicName: "Bob" })).id);
    await moveBooking(ports, reference, { performers: 1 });
    expect(
      await followBooking(
        overtaken(ports, () => performerAnswers(ports, ann.id, "decline")),
        reference,
      ),
    ).toBe(0);
    expect((await holdingFor(ports.database, [reference])).map(({ publicName }) => publicName)).toEqual(["Bob"]);
  });

  it("is released from a party without a start time on its day, and from none that goes on past midnight", async () => {
    const { ports, setTime } = await open();
    const sam = await storePerformer(ports.database);
    const [untimed, late] = [await bookedParty(ports, { time: "" }), await bookedParty(ports, { time: "11pm" })];
    await asked(ports, untimed, sam.id);
    setTime("2027-06-12T08:00:00Z");
    expect(await cancelQuote(ports, { reference: untimed, byAgency: true })).toMatchObject({
      released: 1,
    });
    expect(await mails(ports, untimed, "job-over")).toHaveLength(1);
    await asked(ports, late, sam.id);
    // Half past midnight: the job that closes past events goes by the day.
    setTime("2027-06-12T23:30:00Z");
    expect(await closePastEvents(ports)).toBe(1);
    expect(await followBooking(ports, late)).toBe(0);
  });
});

/** Use cases that move a quote and don't call followBooking, with the reason. */
const unfollowed: Record<string, string> = {
  "booking/book-direct": "at its review step the customer is about to agree again, which follows what they agreed to",
  "booking/expire-quotes": "its job is followed by that of the performers",
  "booking/send-offer": "they stay asked",
  "payment/write-off/write-off": "the party is over",
  "payment/start-payment": "they stay asked",
  "payment/store": "they stay asked",
  "payment/unmark/unmark-paid": "the party stays booked",
};

test("every use case that moves a quote calls followBooking, or is listed with the reason", () => {
  const moving = globSync("app/features/*/**/*.server.ts").flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const moves = source.includes(" moveQuote(") && !source.includes(" followBooking(ports");
    return moves ? [file.replace("app/features/", "").replace(".server.ts", "")] : [];
  });
  expect(moving.sort()).toEqual(Object.keys(unfollowed).sort());
});
