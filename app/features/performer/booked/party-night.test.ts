import { expect, it } from "vitest";
import { changesOn } from "../../../../tests/support/product/changed-booking.ts";
import { stockedDesk } from "../../../../tests/support/product/desk.ts";
import { bookedParty, storePerformer } from "../../../../tests/support/product/performers.ts";
import {
  actor,
  ask,
  asked,
  mails,
  never,
  performerAnswers,
  staffing,
} from "../../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { closePastEvents } from "../../booking/expire-quotes.server.ts";
import { remind } from "../../booking/reminders/remind.server.ts";
import { cancelQuote } from "../../payment/cancel-booking.server.ts";
import { erasePerson } from "../../privacy/erase-person.server.ts";
import { inviteBookers } from "../../review/invite-bookers.server.ts";
import { assignmentsOf } from "../assignments.server.ts";
import { feesToPay, markFeesPaid } from "../fee/pay-fees.server.ts";
import { maintainAssignments } from "../maintain-assignments.server.ts";
import { setNoShow } from "./no-show.server.ts";

/** The party is from 18:30 to 20:30 UTC. */
const during = "2027-06-12T19:30:00Z";
const sameEvening = "2027-06-12T21:00:00Z";

describeOnEach("on the night of the party", (stores) => {
  const open = async () => {
    const desk = await stockedDesk(stores);
    const { ports } = desk;
    const sam = await storePerformer(ports.database);
    const reference = await bookedParty(ports);
    const job = await asked(ports, reference, sam.id);
    await performerAnswers(ports, job.id, "accept");
    const change = (...options: string[]) => desk.run(["change", reference, ...options, "--agreed", "--yes"]);
    const absent = () => setNoShow(ports, { id: job.id, noShow: true, actor });
    const assignment = async () => (await assignmentsOf(ports.database, reference))[0];
    const toPay = () => feesToPay(ports.database, ports.clock.now());
    const told = () => mails(ports, reference, "job-over");
    return { ...desk, ...changesOn(ports), sam, reference, job, change, absent, assignment, toPay, told };
  };

  it("an hour more or a corrected start asks nothing of who is there, and the fee stays owed", async () => {
    const { ports, setTime, change, assignment, toPay, told, reference } = await open();
    setTime(during);
    const longer = await change("--package", "three-hours");
    expect([longer.code, longer.out]).toEqual([0, expect.not.stringContaining("asked again")]);
    expect(await change("--time", "8pm")).toMatchObject({ code: 0 });
    expect([await assignment(), await told()]).toMatchObject([{ status: "accepted" }, []]);
    expect(await staffing(ports, reference)).toMatchObject({ staffed: true });
    setTime(sameEvening);
    expect(await change("--package", "two-hours", "--guests", "30")).toMatchObject({ code: 0 });
    expect(await staffing(ports, reference)).toMatchObject({ staffed: true });
    expect(await toPay()).toMatchObject([{ reference, fee: 8000 }]);
  });

  it("cancelling, erasing and the job for all bookings leave who did not come as noted", async () => {
    const { ports, setTime, assignment, told, reference, absent } = await open();
    setTime(during);
    expect(await absent()).toBe(true);
    await cancelQuote(ports, { reference, byAgency: false });
    expect(await maintainAssignments(ports, never)).toBe(0);
    await erasePerson(ports, "zoe@example.com");
    expect([await assignment(), await told()]).toMatchObject([{ status: "accepted", noShow: 1 }, []]);
  });

  it("who did not come is not asked for another day, and leaves their place to somebody else", async () => {
    const { ports, setTime, change, assignment, told, reference, absent } = await open();
    const kim = await storePerformer(ports.database, { publicName: "Kim" });
    setTime(during);
    await absent();
    expect((await change("--date", "2027-06-19")).out).not.toContain("asked again");
    expect([await assignment(), await told()]).toMatchObject([{ status: "withdrawn", noShow: 0 }, []]);
    expect(await ask(ports, reference, kim.id)).toMatchObject({ kind: "asked" });
  });

  it("a party that took place does not move to another day; one for which nobody came does", async () => {
    const { ports, setTime, change, sam, job, reference, absent } = await open();
    setTime(sameEvening);
    await markFeesPaid(ports, { performerId: sam.id, jobs: [job], on: "2027-06-12", actor });
    const refused = await change("--date", "2027-06-19");
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("Sam came that day, and the fee stands")]);
    expect(refused.out).not.toContain("asked again");
    expect(await change("--guests", "30")).toMatchObject({ code: 0 });
    await ports.database.updateTable("assignment").set({ paidOn: null }).execute();
    await absent();
    expect(await change("--date", "2027-06-19")).toMatchObject({ code: 0 });
    expect(await ask(ports, reference, sam.id)).toMatchObject({ kind: "asked" });
  });

  it("a customer to whom nobody came is neither thanked nor asked for a review; one to whom somebody came is", async () => {
    const { ports, setTime, reference, absent, job } = await open();
    const agreed = { reviewWantedAt: "2026-11-21T12:00:00.000Z" };
    await ports.database.updateTable("quote").set(agreed).where("reference", "=", reference).execute();
    setTime(during);
    await absent();
    setTime("2027-06-16T12:00:00Z");
    await closePastEvents(ports);
    const written = async () => {
      await remind(ports, never);
      await inviteBookers(ports, never);
      return [...(await mails(ports, reference, "thanks")), ...(await mails(ports, reference, "review-invite"))].length;
    };
    expect(await written()).toBe(0);
    await setNoShow(ports, { id: job.id, noShow: false, actor });
    expect(await written()).toBe(2);
  });

  it("a party without a start time has not begun on its day: who said yes is asked again, not released", async () => {
    const { ports, setTime, run, sam } = await open();
    const reference = await bookedParty(ports, { time: "", date: "13 June 2027" });
    await performerAnswers(ports, (await asked(ports, reference, sam.id)).id, "accept");
    setTime("2027-06-13T10:00:00Z");
    expect((await run(`change ${reference} --package three-hours --agreed --yes`)).out).toContain("asked again");
    expect(await assignmentsOf(ports.database, reference)).toMatchObject([{ status: "requested" }]);
    expect(await mails(ports, reference, "job-moved")).toHaveLength(1);

    // They fall ill; somebody else has half of the day that is left to answer, then it is passed on.
    await performerAnswers(ports, (await assignmentsOf(ports.database, reference))[0]?.id ?? "", "decline");
    const kim = await storePerformer(ports.database, { publicName: "Kim" });
    expect((await run(`performers free ${reference}`)).out).toContain("Kim");
    expect(await asked(ports, reference, kim.id, true)).toMatchObject({ passOnAt: "2027-06-13T16:30:00.000Z" });
  });

  it("a request that nobody answered moves with the party", async () => {
    const { ports, setTime, run } = await open();
    const kim = await storePerformer(ports.database, { publicName: "Kim" });
    const reference = await bookedParty(ports);
    await asked(ports, reference, kim.id);
    setTime(sameEvening);
    expect((await run(`change ${reference} --date 2027-06-19 --yes`)).code).toBe(0);
    expect(await mails(ports, reference, "job-moved")).toHaveLength(1);
  });
});
