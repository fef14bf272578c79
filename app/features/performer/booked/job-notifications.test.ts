import { expect, it } from "vitest";
import {
  accepted,
  checkout,
  deskOn,
  emailsAbout,
  form,
  paidEvent,
  startedPayment,
  storedQuote,
} from "../../../../tests/support/product/booking.ts";
import { changesOn } from "../../../../tests/support/product/changed-booking.ts";
import { bookedParty, storePerformer } from "../../../../tests/support/product/performers.ts";
import {
  actor,
  asked,
  mails,
  moveBooking,
  never,
  performerAnswers,
} from "../../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import type { Ports } from "../../../context.ts";
import { settlePayment } from "../../payment/settle-payment.server.ts";
import type { Reference } from "../../quote/reference.server.ts";
import { followBooking } from "../follow-booking.server.ts";
import { jobPage } from "../job-sheet.server.ts";
import { maintainAssignments } from "../maintain-assignments.server.ts";

const details = { performers: "1", time: "7.30pm", venue: "The Old Crown" };

describeOnEach("a performer who has said yes", (stores) => {
  const open = async () => deskOn(await stores.fresh(), checkout().payments);
  const notifiedOf = async (ports: Ports, reference: Reference) =>
    (await emailsAbout(ports, reference)).map(({ kind }) => kind).filter((kind) => /^job-(bo|ch|to|mo)/.test(kind));
  const yesTo = async (ports: Ports, reference: Reference) => {
    const { id } = await asked(ports, reference, (await storePerformer(ports.database)).id);
    await performerAnswers(ports, id, "accept", actor);
    return id;
  };

  it("hears once that the customer has booked, by a link that opens the job sheet, and on the day before", async () => {
    const { ports, setTime } = await open();
    const reference = await accepted(ports, form(details));
    await yesTo(ports, reference);
    setTime("2026-11-22T12:00:00Z");
    expect(await maintainAssignments(ports, never)).toBe(0);
    await settlePayment(ports, paidEvent(await startedPayment(ports, reference)));
    expect(await maintainAssignments(ports, never)).toBe(1);
    expect(await maintainAssignments(ports, never)).toBe(0);
    const [booked] = await mails(ports, reference, "job-booked");
    expect(booked?.subject).toMatch(/^It’s booked: /);
    expect(booked?.text).not.toMatch(/zoe|crown/i);
    expect(booked?.text).toContain("whoever opens it can answer for you");
    expect(booked?.text).not.toContain("shows your details");
    const key = /\/job\?key=([\w-]{22})/.exec(booked?.text ?? "")?.[1] ?? "";
    expect(await jobPage(ports, key)).toMatchObject({ kind: "yes", sheet: { contact: { name: "Zoë" } } });
    for (const [time, count] of [
      ["2027-06-10T12:00:00Z", 0],
      ["2027-06-11T07:00:00Z", 0],
      ["2027-06-11T09:00:00Z", 1],
      ["2027-06-11T10:00:00Z", 0],
      ["2027-06-12T09:00:00Z", 0],
    ] as const) {
      setTime(time);
      expect(await maintainAssignments(ports, never), time).toBe(count);
    }
    expect(await notifiedOf(ports, reference)).toEqual(["job-booked", "job-tomorrow"]);
  });

  it("gets one email, not two, about a party that the customer books on the day before", async () => {
    const { ports, setTime } = await open();
    const reference = await accepted(ports, form({ ...details, date: "24 November 2026" }));
    await yesTo(ports, reference);
    setTime("2026-11-23T12:00:00Z");
    await settlePayment(ports, paidEvent(await startedPayment(ports, reference)));
    expect(await maintainAssignments(ports, never)).toBe(1);
    expect(await notifiedOf(ports, reference)).toEqual(["job-booked"]);
  });

  it("is told on the day before that a party after midnight is that night", async () => {
    const { ports, setTime } = await open();
    const reference = await bookedParty(ports, { ...details, time: "12.30am" });
    await yesTo(ports, reference);
    setTime("2027-06-11T12:00:00Z");
    await maintainAssignments(ports, never);
    const [mail] = await mails(ports, reference, "job-tomorrow");
    expect(mail?.subject).toMatch(/^It’s tonight, after midnight: .*Saturday 12 June 2027/);
    expect(mail?.text).toContain("12.30am, the night from Friday to Saturday");
    expect(mail?.text).not.toMatch(/tomorrow/i);
  });

  it("gets no email about a party that was booked before they said yes, and none before they say yes", async () => {
    const { ports, setTime } = await open();
    const [yes, asking] = [
      await bookedParty(ports, details),
      await bookedParty(ports, { ...details, date: "13 June 2027" }),
    ];
    setTime("2026-11-22T12:00:00Z");
    await yesTo(ports, yes);
    await asked(ports, asking, (await storePerformer(ports.database)).id);
    setTime("2026-11-22T13:00:00Z");
    await maintainAssignments(ports, never);
    setTime("2027-06-12T12:00:00Z");
    await maintainAssignments(ports, never);
    expect([...(await notifiedOf(ports, yes)), ...(await notifiedOf(ports, asking))]).toEqual([]);
  });

  it("hears of another venue while the yes stands, and is asked again, and reminded again, where the day changes", async () => {
    const { ports, setTime } = await open();
    const { edit } = changesOn(ports);
    const reference = await bookedParty(ports, details);
    const id = await yesTo(ports, reference);
    const changes = async (typed: Record<string, string>) =>
      expect(await edit(await storedQuote(ports, reference), typed)).toMatchObject({ kind: "done" });
    await changes({ venue: "The Blue Bell", notes: "Ring twice." });
    const [changed] = await mails(ports, reference, "job-changed");
    expect(changed?.text).toContain("your job sheet has changed: the venue, the notes.");
    expect(changed?.text).not.toMatch(/bell|zoe|twice/i);
    await changes({ email: "zoe@elsewhere.example", name: "Zoë Ramsbottom" });
    setTime("2027-06-11T12:00:00Z");
    await maintainAssignments(ports, never);
    await moveBooking(ports, reference, { eventDate: "2027-06-19" });
    await followBooking(ports, reference);
    await performerAnswers(ports, id, "accept");
    setTime("2027-06-18T12:00:00Z");
    await maintainAssignments(ports, never);
    expect(await notifiedOf(ports, reference)).toEqual(["job-changed", "job-moved", "job-tomorrow", "job-tomorrow"]);
  });
});
