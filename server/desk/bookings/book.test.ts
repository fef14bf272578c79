import { expect, it } from "vitest";
import { sendEnquiry } from "../../../app/features/enquiry/send-enquiry.server.ts";
import { changesOf } from "../../../app/features/history/store.server.ts";
import { emailsAbout } from "../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../tests/support/product/desk.ts";
import { deskBrowser } from "../../../tests/support/product/desk-browser.ts";
import { describeOnEach, describeOnSqlite } from "../../../tests/support/product/stores.ts";

const enter = "\r";
const down = "\u001b[B";
const person = ["--name", "Ann", "--phone", "07700 900123", "--email", "ann@example.com"];
const party = ["--act", "butlers", "--package", "two-hours", "--performers", "2", "--guests", "24"];
const day = ["--date", "2027-06-12", "--time", "19:30", "--place", "York", "--occasion", "hen", "--adult"];
const call = ["book", ...person, ...party, ...day];
const without = (option: string) =>
  call.flatMap((word, i) => (word === option || call[i - 1] === option ? [] : [word]));

describeOnEach("a booking by phone at the terminal", (stores) => {
  it("that is agreed to gets its price, terms and a link to pay", async () => {
    const desk = await stockedDesk(stores);
    const booked = await desk.json([...call, "--then", "agreed", "--note", "Nice to talk.", "--surprise", "--yes"]);
    expect(booked).toMatchObject({ status: "accepted", eventTime: "19:30", surprise: 1, offerTotal: 32_630 });
    expect(booked.link).toContain(`/direct-quote?quote=${booked.reference}&key=`);
    const emails = await emailsAbout(desk.ports, booked.reference);
    expect(emails.map(({ kind }) => kind)).toEqual(["agreed"]);
    for (const text of ["Nice to talk.", "£326.30", booked.link]) expect(emails[0]?.mail.text).toContain(text);
    const changes = await changesOf(desk.ports.database, { kind: "quote", id: booked.reference });
    expect(changes.map(({ actorKind, action }) => `${actorKind} ${action}`)).toContain(
      "terminal Took it down from a call",
    );
  });

  it("begins with a message from the form, and ticks it off", async () => {
    const desk = await stockedDesk(stores);
    const written = { name: "Zoë", email: "zoe@example.com", phone: "07700 900999", message: "On a boat?" };
    await sendEnquiry(desk.ports, { enquiry: written, key: "e1", suspect: false });
    const [{ id }] = await desk.json("enquiries");
    const booked = await desk.json(["book", "--message", id.slice(0, 8), ...call.slice(7), "--then", "keep", "--yes"]);
    expect(booked).toMatchObject({ name: "Zoë", email: "zoe@example.com", notes: "On a boat?" });
    expect(await desk.json(`enquiry ${id}`)).toMatchObject({
      bookingRef: booked.reference,
      doneAt: expect.any(String),
    });
    const again = ["book", "--message", id, ...call.slice(7), "--then", "keep", "--yes"];
    expect(await desk.run(again)).toMatchObject({ code: 1, err: expect.stringContaining(booked.reference) });
  });
});

describeOnSqlite("a booking by phone at the terminal", (stores) => {
  it("is sent as a price, with lines of its own, or kept without one", async () => {
    const desk = await stockedDesk(stores);
    const sent = await desk.json([...call, "--then", "send", "--line", "All of it=300", "--extra", "Cake=10", "--yes"]);
    expect(sent).toMatchObject({ status: "sent", offerTotal: 31_000 });
    expect((await emailsAbout(desk.ports, sent.reference)).map(({ kind }) => kind)).toEqual(["quote-offer"]);
    const kept = await desk.json([...without("--place"), "--place", "Oban", "--then", "keep", "--yes"]);
    expect(kept).toMatchObject({ status: "requested", place: "Oban", link: null });
    expect(await emailsAbout(desk.ports, kept.reference)).toEqual([]);
  });

  it("has an option for each answer that the browser's form asks for", async () => {
    const desk = await stockedDesk(stores);
    const { page } = await (await deskBrowser(desk.ports)).get("/desk/bookings/new");
    const fields = page.querySelectorAll("main .desk-form [name]:not([type=hidden]):not(button)");
    const names = fields.flatMap((input) => {
      const name = input.getAttribute("name") ?? "";
      return name === "what" ? ["act", "package"] : [name];
    });
    expect(names.length).toBeGreaterThan(12);
    const lacking = async (command: string) => {
      const { out } = await desk.run([command, "--help"]);
      return names.filter((name) => !out.includes(`--${name} `));
    };
    // That everybody is 18 is declared once, when booking.
    expect([await lacking("book"), await lacking("change")]).toEqual([[], ["adult"]]);
  });

  it("names each answer that is missing or wrong by its option, and stores nothing", async () => {
    const desk = await stockedDesk(stores);
    const wrong = await desk.run(["book", "--act", "butlers", "--guests", "many", "--time", "8.30", "--yes"]);
    expect(wrong.code).toBe(2);
    for (const line of [
      "--name: Enter their name",
      "--package: Choose one of the packages for cheeky butlers: one-hour, two-hours, three-hours",
      "--guests: Enter how many people as a number, such as 20",
      "--occasion: Choose the occasion",
      "--time: Enter 8.30pm or 8.30am: it could be either",
      "--adult: ",
    ])
      expect(wrong.err).toContain(line);
    expect((await desk.run([...without("--act"), "--act", "jugglers", "--yes"])).err).toContain("is not one act");
    expect(await desk.run([...without("--date"), "--date", "2026-06-12", "--yes"])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^--date: .+\n$/),
    });
    expect(await desk.run([...call, "--yes"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("--then agreed"),
    });
    expect(await desk.run([...call, "--then", "send"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("--yes"),
    });
    const oban = [...without("--place"), "--place", "Oban", "--then", "send", "--yes"];
    expect(await desk.run(oban)).toMatchObject({ code: 2, err: expect.stringContaining("--travel POUNDS") });
    expect(await desk.run([...call, "--occasion", "wake"])).toMatchObject({ code: 2 });
    expect(await desk.json("quotes")).toEqual([]);
  });

  it("is stored and not sent where its price can't stand, which is said", async () => {
    const desk = await stockedDesk(stores);
    const { code, err } = await desk.run([...call, "--line", "Nothing=0", "--then", "send", "--yes"]);
    const [{ reference }] = await desk.json("quotes");
    expect({ code, err }).toMatchObject({
      code: 1,
      err: expect.stringContaining(`${reference} is stored, and nothing`),
    });
  });

  it("is asked for in the order of a call, each answer held against the form at once", async () => {
    const desk = await stockedDesk(stores);
    const { code, out } = await desk.run(["book", ...party, "--notes", "Own cups"], {
      answers: [
        ["Which day?", `2026-01-01${enter}`],
        ["Enter", `${"\u007f".repeat(10)}12 June 2027${enter}`],
        ["Which town or city?", `York${enter}`],
        // The caller hears the sum before anybody asks for their name.
        ["£326.30 in all. Are they right?", enter],
        ["Their name?", `Ann${enter}`],
        ["Their telephone number?", `07700 900123${enter}`],
        ["Their email address?", `ann@example.com${enter}`],
        ["When does it start?", enter],
        ["Where in it?", enter],
        ["What is celebrated?", enter],
        ["Is it a surprise?", enter],
        ["18 or over?", `${down}${enter}`],
        ["And then?", enter],
        ["Saturday 12 June 2027 in York for Ann", "y"],
      ],
    });
    expect(out).toContain("ann@example.com gets what they agreed to");
    expect(code).toBe(0);
    const [{ reference, status }] = await desk.json("quotes");
    expect(status).toBe("accepted");
    expect((await emailsAbout(desk.ports, reference)).map(({ kind }) => kind)).toEqual(["agreed"]);
  });
});
