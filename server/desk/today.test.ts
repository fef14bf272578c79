import { expect, it } from "vitest";
import { commands } from "../../app/features/desk/today/commands.ts";
import { sendEnquiry } from "../../app/features/enquiry/send-enquiry.server.ts";
import { requestQuote } from "../../app/features/quote/request-quote.server.ts";
import { accepted, form, reviewing } from "../../tests/support/product/booking.ts";
import { stockedDesk } from "../../tests/support/product/desk.ts";
import { bookingReview } from "../../tests/support/product/reviews.ts";
import { describeOnEach } from "../../tests/support/product/stores.ts";
import { commandsIn, wrongCommands } from "../../tests/support/texts/mentions.ts";

describeOnEach("the day's summary", (stores) => {
  it("says that nothing waits, without any command", async () => {
    const desk = await stockedDesk(stores);
    expect(await desk.run([])).toMatchObject({ code: 0, out: "Saturday 21 November 2026\nNothing waits for you.\n" });
  });

  it("names what has to be done and what is near, and leaves out the rest", async () => {
    const desk = await stockedDesk(stores);
    const { reference: toPrice } = await requestQuote(desk.ports, form());
    await requestQuote(desk.ports, form({}, { suspect: true }));
    const { reference: toSend } = await requestQuote(desk.ports, form());
    await desk.json(`price ${toSend} --yes`);
    const waiting = await reviewing(desk.ports);
    const booked = await accepted(desk.ports, form({ date: "6 December 2026", time: "8pm" }));
    desk.setTime("2026-11-21T13:00:00Z");
    await desk.json(`paid ${booked} --part whole --by cash --yes`);
    const later = await accepted(desk.ports);
    await desk.json(`paid ${later} --part deposit --by transfer --yes`);
    const declinedAt = "2026-11-21T12:30:00.000Z";
    await desk.store.database
      .insertInto("bookingChange")
      .values({ reference: later, change: "{}", madeAt: "2026-11-21T12:00:00.000Z", declinedAt })
      .execute();
    const cancelled = await accepted(desk.ports);
    await desk.json(`paid ${cancelled} --part deposit --by transfer --yes`);
    await desk.json(`cancel ${cancelled} --by us --yes`);
    const enquiry = { name: "Ann", email: "ann@example.com", phone: null, message: "Do you?" };
    await sendEnquiry(desk.ports, { enquiry, key: "one", suspect: false });
    const { database } = desk.store;
    await database
      .insertInto("review")
      .values(bookingReview(booked, { status: "waiting" }))
      .execute();
    await database.updateTable("outbox").set({ status: "undelivered" }).where("subjectRef", "=", toPrice).execute();
    await database
      .insertInto("job")
      .values({ name: "remind", dueAt: "", leasedUntil: null, lastRun: null, lastError: "it broke" })
      .execute();

    const references = (found: { reference: string }[]) => found.map(({ reference }) => reference);
    const seen = async () => {
      const day = await desk.json("today");
      const quotes = ["toPrice", "toSend", "waiting", "parties", "balances", "refunds"];
      return Object.fromEntries(quotes.map((name) => [name, references(day[name])]));
    };
    expect(await seen()).toEqual({
      toPrice: [toPrice],
      toSend: [toSend],
      waiting: [waiting],
      // The 6th is fifteen days ahead.
      parties: [],
      balances: [],
      refunds: [cancelled],
    });
    expect(await desk.json("today")).toMatchObject({
      reviews: 1,
      messages: [{ name: "Ann" }],
      declined: [{ reference: later, declinedAt }],
      jobs: [{ name: "remind", lastError: "it broke" }],
      undelivered: [{ subjectRef: toPrice }, { subjectRef: toPrice }],
      held: 0,
    });
    const { out } = await desk.run("today");
    for (const text of [
      `price REFERENCE`,
      "desk refunds",
      "Reviews to read: 1",
      "Said no to a change",
      "it broke",
      "desk resend ID",
    ])
      expect(out).toContain(text);
    expect(commandsIn(out).length).toBeGreaterThan(5);
    expect(await wrongCommands(out)).toEqual([]);
    const all = Object.values(commands).map((command) => `npm run desk ${command}`);
    expect(await wrongCommands(all.join("\n"))).toEqual([]);
    expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);

    desk.setTime("2026-11-22T13:00:00Z");
    expect((await seen()).parties).toEqual([booked]);
    expect((await desk.run("today")).out).toMatch(/2026-12-06 +20:00 /);
    desk.setTime("2027-05-29T13:00:00Z");
    expect(await seen()).toMatchObject({ parties: [later], balances: [later] });
    expect((await desk.json("today")).held).toBeGreaterThan(0);
  });
});
