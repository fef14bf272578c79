import { expect, it } from "vitest";
import { sendEnquiry } from "../../../app/features/enquiry/send-enquiry.server.ts";
import { writeToAgency } from "../../../app/features/message/write-message.server.ts";
import { requestQuote } from "../../../app/features/quote/request-quote.server.ts";
import { emailsAbout, form, storedQuote } from "../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../tests/support/product/desk.ts";
import { describeOnEach, describeOnSqlite } from "../../../tests/support/product/stores.ts";

describeOnEach("messages at the terminal", (stores) => {
  it("go to the customer by email, answers are put in, and both are read with the booking", async () => {
    const desk = await stockedDesk(stores);
    const { reference } = await requestQuote(desk.ports, form());
    expect((await desk.run(`messages ${reference}`)).out).toBe("Nothing was written yet.\n");
    const words = "Which door?\n\nAnd is there\u001b[2J parking?";
    expect(await desk.run(["write", reference, "--words", words, "--yes"])).toMatchObject({
      code: 0,
      out: "Your message is on its way to zoe@example.com.\n",
    });
    const [sent] = (await emailsAbout(desk.ports, reference)).filter(({ kind }) => kind === "desk-message");
    expect(sent?.mail.to.address).toBe("zoe@example.com");
    expect(sent?.mail.text).toContain("Which door?");
    desk.setTime("2026-11-21T13:00:00Z");
    await desk.run(["heard", reference, "--words", "The blue one."]);
    desk.setTime("2026-11-21T14:00:00Z");
    // As the form on the booking's page stores it.
    const quote = await storedQuote(desk.ports, reference);
    await writeToAgency(desk.ports, { quote, text: "Thank you.", key: "form" }, async () => undefined);
    expect(await desk.json(`messages ${reference}`)).toMatchObject([
      { direction: "out", author: "terminal" },
      { direction: "in", words: "The blue one." },
      { direction: "in", words: "Thank you." },
    ]);
    for (const command of ["messages", "quote"]) {
      const { out } = await desk.run([command, reference]);
      expect(out).toContain("2026-11-21 12:00 from us (terminal):\nWhich door?");
      expect(out).toContain("2026-11-21 13:00 from the customer (noted by terminal):\nThe blue one.");
      expect(out).toContain("2026-11-21 14:00 from the customer:\nThank you.");
      expect(out).not.toContain("\u001b");
    }
    expect((await desk.run(`quote ${reference}`)).out).toMatch(/Wrote to the customer +at the terminal/);
  });

  it("answer one from the form and tick it off; it can be put back", async () => {
    const desk = await stockedDesk(stores);
    const { reference } = await requestQuote(desk.ports, form());
    const message = `Do you come to Fife? You have ${reference} of mine.`;
    const enquiry = { name: "Kim", email: "kim@example.com", phone: null, message };
    await sendEnquiry(desk.ports, { enquiry, key: "e1", suspect: false });
    const [{ id }] = await desk.json("enquiries");
    expect((await desk.json("find Fife")).enquiries).toEqual(await desk.json("enquiries"));
    const answered = await desk.run(["write", id.slice(0, 8), "--words", "We do.", "--done", "--yes"]);
    expect(answered.out).toContain("kim@example.com. Theirs is ticked off.");
    const shown = (await desk.run(`enquiry ${id}`, { width: 120 })).out;
    expect(shown).toMatch(/Status +ticked off[\s\S]*We do\./);
    expect(shown).toContain(`${reference} (another email address: anybody can write a reference)`);
    expect((await desk.json("today")).messages).toEqual([]);
    expect(await desk.run(`done ${id} --undo`)).toMatchObject({ code: 0, out: "It waits again.\n" });
    expect((await desk.json("today")).messages).toMatchObject([{ id }]);
    expect((await desk.run("enquiries", { width: 120 })).out).toMatch(/waits +Kim/);
    await desk.run(`done ${id}`);
    expect((await desk.json("today")).messages).toEqual([]);
  });
});

describeOnSqlite("messages at the terminal", (stores) => {
  it("are asked for at a terminal, and named where nobody answers", async () => {
    const desk = await stockedDesk(stores);
    const { reference } = await requestQuote(desk.ports, form());
    const { code } = await desk.run(["write", reference], {
      answers: [
        ["Your message to Zoë?", "See you\r"],
        ["Send it to zoe@example.com?", "y"],
      ],
    });
    expect(code).toBe(0);
    expect(await desk.json(`messages ${reference}`)).toMatchObject([{ words: "See you" }]);
    expect(await desk.run(`write ${reference} --yes`)).toMatchObject({
      code: 2,
      err: expect.stringContaining("--words"),
    });
    expect(await desk.run(["write", reference, "--words", "x"])).toMatchObject({ code: 2 });
    expect(await desk.run(["heard", reference, "--words", " "])).toMatchObject({
      code: 1,
      err: "Write the message.\n",
    });
    expect(await desk.run("messages BT-9")).toMatchObject({ code: 1, err: 'Nothing is stored under "BT-9".\n' });
  });
});

describeOnEach("notes at the terminal", (stores) => {
  it("are kept, found and removed; tags are put on and taken off", async () => {
    const desk = await stockedDesk(stores);
    const { reference } = await requestQuote(desk.ports, form({ notes: "A side gate" }));
    expect((await desk.run(`notes ${reference}`)).out).toBe("No notes and no tags.\n");
    const { notes } = await desk.json(["notes", "add", reference, "--words", "Rings the bell twice"]);
    // Neither hides the other in what a program, or the person who asks for a copy, reads.
    expect(await desk.json(`quote ${reference}`)).toMatchObject({
      customerNotes: "A side gate",
      notes: [{ words: "Rings the bell twice" }],
    });
    expect((await desk.json("find twice")).quotes).toMatchObject([{ reference }]);
    await desk.run(["notes", "tag", reference, "--add", "VIP", "early start"]);
    expect((await desk.run(`notes ${reference}`)).out).toMatch(/Tags +early start, vip\n[\s\S]*Rings the bell twice/);
    expect((await desk.run(`quote ${reference}`)).out).toContain("Rings the bell twice");
    expect(await desk.json(["notes", "tag", reference, "--off", "vip"])).toMatchObject({ tags: ["early start"] });
    expect(await desk.run(`notes remove ${reference} ffff`)).toMatchObject({ code: 1 });
    expect(await desk.json(["notes", "remove", reference, notes[0].id.slice(0, 8)])).toMatchObject({ notes: [] });
    expect(await desk.run(["notes", "add", reference, "--words", ""])).toMatchObject({
      code: 1,
      err: "Write the note.\n",
    });
    const long = ["notes", "tag", reference, "--add", "x".repeat(31)];
    expect(await desk.run(long)).toMatchObject({ code: 1, err: "A tag has at most 30 characters.\n" });
  });
});
