import { expect, test } from "vitest";
import { checkout, deskOn, emailsAbout, form, paidEvent, paying } from "../../../../tests/support/product/booking.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import type { Ports } from "../../../context.ts";
import { cancelQuote } from "../../payment/cancel-booking.server.ts";
import { markPaid } from "../../payment/mark-paid.server.ts";
import { settlePayment } from "../../payment/settle-payment.server.ts";
import type { Reference } from "../../quote/reference.server.ts";
import { quoteByLink, quoteByReference } from "../../quote/store.server.ts";
import { closePastEvents } from "../expire-quotes.server.ts";
import { remind } from "./remind.server.ts";

const never = new AbortController().signal;
/** The emails that a date brings. The party of every booking here is on Saturday 12 June 2027, its balance due on 29 May. */
const kinds = ["week-before", "balance-due", "balance-late-for-desk", "thanks"];

describeOnEach("emails that a date brings", (stores) => {
  /** Ports with a clock that the test moves; `runOn` moves it to a day, at noon or the given time, and runs the job. */
  const open = async () => {
    const { ports: fixed } = deskOn(await stores.fresh(), checkout().payments);
    let now = fixed.clock.now();
    const ports: Ports = { ...fixed, clock: { now: () => now } };
    const runOn = (day: string, time = "12:00") => {
      now = new Date(`${day}T${time}:00.000Z`);
      return remind(ports, never);
    };
    return { ports, runOn };
  };
  const booked = async (ports: Ports, asked = form()) => {
    const { reference, payment } = await paying(ports, asked);
    await settlePayment(ports, paidEvent(payment));
    return reference;
  };
  const reminded = async (ports: Ports, reference: Reference) =>
    (await emailsAbout(ports, reference)).filter(({ kind }) => kinds.includes(kind));
  const sent = async (ports: Ports, reference: Reference) => (await reminded(ports, reference)).map(({ kind }) => kind);

  test("come on their days, each once", async () => {
    const { ports, runOn } = await open();
    const reference = await booked(ports);
    const days: [string, string[]][] = [
      ["2027-05-23", []],
      ["2027-05-24", ["balance-due"]],
      ["2027-05-29", []],
      ["2027-05-30", ["balance-late-for-desk"]],
      ["2027-06-04", []],
      ["2027-06-05", ["week-before"]],
      ["2027-06-12", []],
    ];
    for (const [day, expected] of days) {
      const before = await sent(ports, reference);
      expect(await runOn(day), day).toBe(expected.length);
      expect(await runOn(day)).toBe(0);
      expect(
        (await sent(ports, reference)).filter((kind) => !before.includes(kind)),
        day,
      ).toEqual(expected);
    }
    await runOn("2027-06-13");
    expect(await closePastEvents(ports)).toBe(1);
    expect(await runOn("2027-06-13")).toBe(1);
    expect(await runOn("2027-06-14")).toBe(0);
    expect((await sent(ports, reference)).sort()).toEqual(kinds.toSorted());
  });

  test("say what is due, what is missing, and carry a link that opens", async () => {
    const { ports, runOn } = await open();
    const reference = await booked(ports);
    await runOn("2027-06-05");
    const byKind = Object.fromEntries((await reminded(ports, reference)).map(({ kind, mail }) => [kind, mail]));
    const week = byKind["week-before"];
    expect(week?.subject).toContain("A week to go: Cheeky Butlers, Saturday 12 June 2027");
    expect(week?.to.address).toBe("zoe@example.com");
    expect(week?.text).toContain("Left to pay: £261.04, due now: it was due on 29 May 2027");
    expect(week?.text).toContain("We don’t know the start time and the venue’s name and address yet.");
    expect(byKind["balance-due"]?.text).toContain("£261.04 is left and due now: it was due on 29 May 2027.");
    expect(byKind["balance-late-for-desk"]?.text).toContain("The party is in 7 days.");
    expect(byKind["balance-late-for-desk"]?.replyTo?.address).toBe("zoe@example.com");
    for (const mail of [week, byKind["balance-due"]]) {
      const key = /[?&]key=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
      expect(mail?.html).toContain(key);
      const now = ports.clock.now().toISOString();
      expect(await quoteByLink(ports.database, { reference, key, now })).toMatchObject({ reference });
    }
  });

  test("of a surprise name neither us nor the act in subject, sender and preview", async () => {
    const { ports, runOn } = await open();
    const reference = await booked(ports, form({ surprise: "yes" }));
    await runOn("2027-06-05");
    await runOn("2027-06-13");
    await closePastEvents(ports);
    await runOn("2027-06-13");
    const toHer = (await reminded(ports, reference)).filter(({ kind }) => !kind.endsWith("-for-desk"));
    expect(toHer).toHaveLength(3);
    const ends = ["reminder", "thank you", "please check"];
    expect(toHer.map(({ mail }) => mail.subject)).toEqual(ends.map((end) => `Your enquiry ${reference}: ${end}`));
    for (const { mail } of toHer) {
      expect(mail.fromName).toBe("Enquiries desk");
      // What a list of emails shows: subject, sender, and the hidden preview at the top.
      const preview = /<div[^>]*data-skip-in-text[^>]*>([^<]*)/.exec(mail.html)?.[1] ?? "";
      expect(preview).not.toBe("");
      expect(preview).not.toMatch(/butler|bow|tassel|party|booking/i);
    }
  });

  test("of a balance stop when it is paid", async () => {
    const { ports, runOn } = await open();
    const reference = await booked(ports);
    await runOn("2027-05-20");
    const { offerBalance } = (await quoteByReference(ports.database, reference)) ?? {};
    expect(await markPaid(ports, { reference, part: "balance", pence: offerBalance ?? 0 })).toMatchObject({
      ok: true,
    });
    expect(await runOn("2027-05-24")).toBe(0);
    expect(await runOn("2027-05-30")).toBe(0);
    expect(await runOn("2027-06-05")).toBe(1);
    expect((await reminded(ports, reference))[0]?.mail.text).toContain("Left to pay: Nothing");
  });

  test("are never sent about quotes that are not booked, or no longer", async () => {
    const { ports, runOn } = await open();
    const { reference: unpaid } = await paying(ports);
    const cancelled = await booked(ports);
    await runOn("2027-05-20");
    expect(await cancelQuote(ports, { reference: cancelled, byAgency: false })).toMatchObject({
      ok: true,
    });
    for (const day of ["2027-05-24", "2027-05-30", "2027-06-05", "2027-06-13"]) {
      await closePastEvents(ports);
      expect(await runOn(day), day).toBe(0);
    }
    for (const reference of [unpaid, cancelled]) expect(await sent(ports, reference)).toEqual([]);
  });

  test("are sent a day after the booking at the earliest, and not at night", async () => {
    const { ports, runOn } = await open();
    const { payment } = await paying(ports);
    await runOn("2027-05-10");
    await settlePayment(ports, paidEvent(payment));
    expect(await runOn("2027-06-05", "07:59")).toBe(0);
    expect(await runOn("2027-06-05", "19:00")).toBe(0);
    expect(await runOn("2027-06-05", "08:00")).toBe(3);
    // A booking made in the last week has its confirmation; the reminder comes a day later.
    const late = await open();
    await late.runOn("2027-06-08");
    const second = await paying(late.ports);
    const mailed = () => sent(late.ports, second.reference);
    await settlePayment(late.ports, paidEvent(second.payment));
    expect(await late.runOn("2027-06-08", "13:00")).toBe(0);
    expect(await late.runOn("2027-06-09", "13:00")).toBe(1);
    expect(await mailed()).toEqual(["week-before"]);
  });

  test("are not written for parties long past, as after a restore", async () => {
    const { ports, runOn } = await open();
    const reference = await booked(ports);
    await runOn("2027-06-27");
    await closePastEvents(ports);
    expect(await runOn("2027-06-27")).toBe(0);
    expect(await sent(ports, reference)).toEqual([]);
  });

  test("are written once by eight processes at once, and not about a booking that moved meanwhile", async () => {
    const { ports, runOn } = await open();
    const references = await Promise.all(Array.from({ length: 3 }, () => booked(ports)));
    await runOn("2027-06-04");
    const counts = await Promise.all(Array.from({ length: 8 }, () => runOn("2027-06-05")));
    expect(counts.reduce((sum, count) => sum + count)).toBe(3);
    for (const reference of references) expect((await sent(ports, reference)).sort()).toHaveLength(3);

    const moving = await open();
    const reference = await booked(moving.ports);
    await moving.runOn("2027-05-20");
    let first = true;
    const write: Ports["write"] = async (work) => {
      if (first) {
        first = false;
        await cancelQuote(moving.ports, { reference, byAgency: true });
      }
      return moving.ports.write(work);
    };
    const clock = { now: () => new Date("2027-06-05T12:00:00.000Z") };
    expect(await remind({ ...moving.ports, write, clock }, never)).toBe(0);
    expect(await sent(moving.ports, reference)).toEqual([]);
  });

  test("are sent to the other customers too where one of them can't be written, and that error is thrown at the end", async () => {
    const { ports, runOn } = await open();
    const references = (await Promise.all([booked(ports), booked(ports)])).sort();
    await ports.database
      .updateTable("quote")
      .set({ estimate: "{" })
      .where("reference", "=", references[0] ?? "")
      .execute();
    await expect(runOn("2027-05-24")).rejects.toThrow(SyntaxError);
    expect(await sent(ports, references[0] ?? "")).toEqual([]);
    expect(await sent(ports, references[1] ?? "")).toEqual(["balance-due"]);
  });
});
