import { expect, it } from "vitest";
import { answerChange } from "../../../app/features/booking/change/answer-change.server.ts";
import { markPaid } from "../../../app/features/payment/mark-paid.server.ts";
import { requestQuote } from "../../../app/features/quote/request-quote.server.ts";
import { accepted, emailsAbout, form } from "../../../tests/support/product/booking.ts";
import { type StockedDesk, stockedDesk } from "../../../tests/support/product/desk.ts";
import { storePerformer } from "../../../tests/support/product/performers.ts";
import { asked, performerAnswers } from "../../../tests/support/product/performers-asked.ts";
import { describeOnEach, describeOnSqlite } from "../../../tests/support/product/stores.ts";

async function booked({ ports }: StockedDesk) {
  const reference = await accepted(ports);
  await markPaid(ports, { reference, part: "deposit", pence: 6526 });
  return reference;
}

describeOnEach("a change at the terminal", (stores) => {
  it("says before it is made that the venue would be far from the place, as Today and the booking do afterwards", async () => {
    const { run, ports } = await stockedDesk(stores);
    const { reference } = await requestQuote(ports, form());
    const far = "KW1 is about 320 miles from York: check the travel.";
    const change = ["change", reference, "--venue", "12 High Street, Wick KW1 4AB", "--yes"];
    for (const command of [change, "today", `quote ${reference}`]) {
      const { out, err } = await run(command, { width: 400 });
      expect(out + err).toContain(far);
    }
  });

  it("of a booking that costs no more is made at once, and the customer is told", async () => {
    const desk = await stockedDesk(stores);
    const reference = await booked(desk);
    const { code, out } = await desk.run(["change", reference, "--venue", "The Barn", "--guests", "30", "--yes"]);
    expect(code).toBe(0);
    expect(out).toMatch(/Group size +24 people +30 people/);
    expect(out).toContain("zoe@example.com is told what is different.");
    expect(await desk.json(`quote ${reference}`)).toMatchObject({
      venue: "The Barn",
      groupSize: 30,
      eventDate: "2027-06-12",
      occasion: "hen",
      offerTotal: 32_630,
    });
    const mail = (await emailsAbout(desk.ports, reference)).find(({ kind }) => kind === "booking-changed")?.mail;
    expect(mail?.text).toContain("The Barn");
  });

  it("before it is booked becomes an offer that waits to be sent; travel without a price is asked for", async () => {
    const desk = await stockedDesk(stores);
    const reference = await accepted(desk.ports);
    const oban = ["change", reference, "--place", "Oban", "--yes"];
    expect(await desk.run(oban)).toMatchObject({ code: 2, err: expect.stringContaining("--travel POUNDS") });
    const { out } = await desk.run([...oban, "--travel", "120"]);
    expect(out).toMatch(/In all +£440\b/);
    expect(out).toContain(`Nothing is sent yet: npm run desk send ${reference}`);
    expect(await desk.json(["change", reference, "--line", "All of it=500", "--yes"])).toMatchObject({
      status: "priced",
      offerTotal: 50_000,
    });
  });

  it("of what has no price yet is stored, a surprise put on and taken off", async () => {
    const desk = await stockedDesk(stores);
    const { reference } = await requestQuote(desk.ports, form());
    const changed = (...options: string[]) => desk.json(["change", reference, ...options, "--yes"]);
    expect(await changed("--surprise", "--time", "7.30pm")).toMatchObject({ surprise: 1, eventTime: "19:30" });
    expect(await changed("--name", "Zoe")).toMatchObject({ surprise: 1, name: "Zoe", eventTime: "19:30" });
    expect(await changed("--no-surprise", "--time", "")).toMatchObject({ surprise: 0, eventTime: null });
  });

  it("says that performers are asked again, and asks them", async () => {
    const desk = await stockedDesk(stores);
    const reference = await booked(desk);
    const performer = await storePerformer(desk.ports.database);
    const { id } = await asked(desk.ports, reference, performer.id);
    await performerAnswers(desk.ports, id, "accept");
    const { out } = await desk.run(["change", reference, "--date", "2027-06-19", "--yes"]);
    expect(out.replaceAll(/\s+/g, " ")).toContain("the performers who said yes are asked again");
    const [now] = await desk.store.database.selectFrom("assignment").selectAll().execute();
    expect(now).toMatchObject({ status: "requested" });
  });
});

describeOnSqlite("a change at the terminal", (stores) => {
  it("that costs more asks the customer first, unless they said yes by phone", async () => {
    const desk = await stockedDesk(stores);
    const reference = await booked(desk);
    const dearer = ["change", reference, "--performers", "3", "--yes"];
    const { out } = await desk.run(dearer);
    expect(out).toContain("It costs £160 more, so the customer is asked first. £65.26 that is paid stays paid.");
    expect(out).toContain("zoe@example.com is asked. Nothing changes until they say yes.");
    expect(await desk.json(`quote ${reference}`)).toMatchObject({ performers: 2, offerTotal: 32_630 });
    expect((await emailsAbout(desk.ports, reference)).map(({ kind }) => kind)).toContain("change-proposed");
    const phone = await desk.run(["change", reference, "--phone", "07700 900456", "--yes"]);
    expect(phone.out).toContain("The change that waits stays open: £326.30 to £486.30.");
    const four = ["change", reference, "--performers", "4", "--yes"];
    expect((await desk.run(four)).out).toContain("This withdraws the change that waits: £326.30 to £486.30.");
    expect(await desk.json([...dearer, "--agreed"])).toMatchObject({
      performers: 3,
      offerTotal: 48_630,
      change: "at-once",
    });
  });

  it("is refused with a sentence: nothing different, what is wrong by its option, what is over, a no", async () => {
    const desk = await stockedDesk(stores);
    const reference = await booked(desk);
    const refused = async (...options: string[]) => {
      const { code, err } = await desk.run(["change", reference, ...options, "--yes"]);
      expect(code).toBe(1);
      return err;
    };
    expect(await refused()).toBe(`${reference}: Nothing is different, so nothing was saved.\n`);
    expect(await refused("--guests", "none")).toContain("--guests: Enter how many people");
    expect(await refused("--act", "drag", "--package", "nope")).toContain("--package: Choose one of the packages");
    expect(await refused("--line", "Less=10")).toContain("£65.26 has come for it, so the price can’t be less");
    expect(await desk.run(["change", reference, "--guests", "30"])).toMatchObject({ code: 2 });
    const no = await desk.run(["change", reference, "--guests", "30"], { answers: [["Change", "n"]] });
    expect(no).toMatchObject({ code: 130, err: "Nothing was changed.\n" });
    await desk.run(`cancel ${reference} --by us --yes`);
    expect(await refused("--guests", "30")).toContain("This can’t be done now: it is cancelled");
  });
});

describeOnEach("a yes or a no by phone at the terminal", (stores) => {
  it("stands on Today until it is ticked off, once", async () => {
    const desk = await stockedDesk(stores);
    const reference = await booked(desk);
    expect((await desk.run(`done ${reference}`)).err).toContain("has said no to no change");
    await desk.run(["change", reference, "--performers", "3", "--yes"]);
    const [change] = await desk.store.database.selectFrom("bookingChange").selectAll().execute();
    await answerChange(desk.ports, { reference, madeAt: change?.madeAt ?? "", yes: false });
    expect((await desk.run("today")).out).toContain("npm run desk done REFERENCE");
    expect(await desk.run(`done ${reference}`)).toMatchObject({ code: 0, out: "Ticked off.\n" });
    expect((await desk.json("today")).declined).toEqual([]);
    expect(await desk.run(`done ${reference}`)).toMatchObject({ code: 1 });
  });
});

describeOnSqlite("a yes or a no by phone at the terminal", (stores) => {
  it("is noted on the price; the email is shown before it goes, terms and all", async () => {
    const desk = await stockedDesk(stores);
    const { reference } = await requestQuote(desk.ports, form());
    expect(await desk.run(`agreed ${reference} --yes`)).toMatchObject({
      code: 1,
      err: expect.stringContaining("is not priced yet"),
    });
    await desk.json(["price", reference, "--note", "As we said.", "--yes"]);
    // The booking keeps its note when it is priced again.
    await desk.json(["price", reference, "--extra", "Cake=10", "--yes"]);
    const { code, out } = await desk.run(`agreed ${reference}`, { answers: [["Zoë said yes to this?", "y"]] });
    expect(code).toBe(0);
    expect(out.indexOf("IF YOU CANCEL")).toBeLessThan(out.indexOf("said yes to this?"));
    const [agreed] = (await emailsAbout(desk.ports, reference)).filter(({ kind }) => kind === "agreed");
    expect(agreed?.mail.text).toContain("As we said.");
    expect(await desk.json(`quote ${reference}`)).toMatchObject({ status: "accepted" });
    expect((await desk.run(`agreed ${reference} --yes`)).err).toContain("This can’t be done now: it is agreed to");
  });
});
