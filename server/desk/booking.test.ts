import { expect, it } from "vitest";
import { linkIn, openPrivateLink } from "../../app/features/booking/private-link.server.ts";
import { markPaid } from "../../app/features/payment/mark-paid.server.ts";
import { endLinks } from "../../app/features/quote/links.server.ts";
import { requestQuote } from "../../app/features/quote/request-quote.server.ts";
import { accepted, emailsAbout, form, startedPayment } from "../../tests/support/product/booking.ts";
import { stockedDesk } from "../../tests/support/product/desk.ts";
import { describeOnEach, describeOnSqlite } from "../../tests/support/product/stores.ts";
import { bankTransfer } from "../payments/bank-transfer.ts";

const oban = () => form({ place: "Oban" }, { placeSlug: null });
const enter = "\r";
const down = "\u001b[B";
const leave = "\u001b";

describeOnSqlite("a price by hand at the desk", (stores) => {
  it("is asked for line by line, and sent with its private link", async () => {
    const desk = await stockedDesk(stores);
    const { reference } = await requestQuote(desk.ports, oban());
    const { code, out } = await desk.run(`price ${reference}`, {
      answers: [
        ["The way to Oban", `120${enter}`],
        ["£440 in all. Are they right?", `${down}${down}${down}${enter}`],
        ["What is it called?", `Second costume${enter}`],
        ["Pounds?", `25.50${enter}`],
        ["£465.50 in all. Are they right?", enter],
        ["Valid until", enter],
        ["valid until 28 November 2026", "y"],
        ["Send it to zoe@example.com now?", enter],
      ],
    });
    expect(out).toContain("£465.50 in all");
    // Before the price is sent, the terminal shows the total and what is due when.
    const proposed = out.slice(0, out.indexOf("Set this price?"));
    expect(proposed).toMatch(/In all +£465\.50/);
    expect(proposed).toMatch(/Deposit, to book +£93\.10/);
    expect(proposed).toMatch(/Balance, by 29 May 2027 +£372\.40/);
    expect(code).toBe(0);
    const [, link = ""] = /(http:\S+key=\S+)/.exec(out) ?? [];
    const email = (await emailsAbout(desk.ports, reference)).find(({ kind }) => kind === "quote-offer");
    expect(email?.mail.text).toContain(link);
    expect(email?.mail.text).toContain("Second costume");
    expect(await desk.json(`quote ${reference}`)).toMatchObject({ status: "sent", offerTotal: 46_550 });
  });

  it("changes nothing when the owner says no or leaves", async () => {
    const desk = await stockedDesk(stores);
    const { reference } = await requestQuote(desk.ports, oban());
    const left = await desk.run(`price ${reference}`, { answers: [["The way to Oban", leave]] });
    expect(left).toMatchObject({ code: 130, err: "Nothing was changed.\n" });
    const no = await desk.run(`withdraw ${reference}`, { answers: [["Take it back?", enter]] });
    expect(no).toMatchObject({ code: 130 });
    expect(await desk.json(`quote ${reference}`)).toMatchObject({ status: "requested" });
  });

  it("is given by options where nobody answers, and what is missing is named", async () => {
    const desk = await stockedDesk(stores);
    const { reference } = await requestQuote(desk.ports, oban());
    expect(await desk.run(`price ${reference} --yes`)).toMatchObject({
      code: 2,
      err: expect.stringContaining("--travel"),
    });
    expect(await desk.run(`price ${reference} --travel 120`)).toMatchObject({
      code: 2,
      err: expect.stringContaining("--yes"),
    });
    expect(await desk.run(`price ${reference} --travel 12.345 --yes`)).toMatchObject({ code: 1 });
    expect(await desk.run(`price ${reference} --travel 120 --yes --until 2027-06-13`)).toMatchObject({
      code: 1,
      err: `${reference}: The offer can't end after the party.\n`,
    });
    const priced = await desk.json(`price ${reference} --travel 120 --yes --extra Cake=10`);
    expect(priced).toMatchObject({ status: "priced", offerTotal: 45_000 });
    expect(
      await desk.json(["price", reference, "--line", "All\tof\u0007 it=£1,000.5", "--yes", "--send"]),
    ).toMatchObject({
      status: "sent",
      offerTotal: 100_050,
      offerLines: [{ label: "All of it" }],
      link: expect.stringContaining(reference),
    });
    expect(await desk.json(`send ${reference} --yes`)).toMatchObject({ status: "sent" });
  });
});

describeOnEach("a private link at the desk", (stores) => {
  it("is sent again to customers who have agreed or booked, and changes nothing else; once over it is refused", async () => {
    const desk = await stockedDesk(stores);
    const reference = await accepted(desk.ports);
    const opens = async (link: string) => {
      const url = new URL(link);
      expect(url.pathname).toBe(`/quote/${reference}/success`);
      return (await openPrivateLink(desk.ports, linkIn(url, reference)))?.status;
    };
    const sent = async () => desk.json(`send ${reference} --yes`);
    const first = await sent();
    expect(first).toMatchObject({ status: "accepted" });
    expect(await opens(first.link)).toBe("accepted");
    await desk.run(`paid ${reference} --part deposit --by transfer --yes`);
    // The offer's last day has passed, but by now it is a booking.
    desk.setTime("2026-12-20T12:00:00Z");
    const second = await sent();
    expect(await opens(second.link)).toBe("booked");
    expect(await opens(first.link)).toBe("booked");
    const emails = (await emailsAbout(desk.ports, reference)).filter(({ kind }) => kind === "private-link");
    expect(emails).toHaveLength(2);
    const text = emails.map(({ mail }) => mail.text).join();
    expect(text).toContain(
      "A deposit of £65.26 paid by 28 November 2026 books it; £261.04 is due by 29 May 2027. Nothing is booked",
    );
    expect(text).toContain("£261.04 is left, due by 29 May 2027.");
    const late = await accepted(desk.ports);
    desk.setTime("2027-01-20T12:00:00Z");
    expect((await desk.run(`send ${late} --yes`)).err).toContain(`npm run desk price ${late}`);
  });
});

describeOnEach("emails at the desk", (stores) => {
  it("go out again as new emails; those given up are tried again, at another address if given", async () => {
    const desk = await stockedDesk(stores);
    const { reference } = await requestQuote(desk.ports, form());
    const [first] = await desk.json(`mail ${reference}`);
    const set = (values: { status: "sent" | "undelivered" | "waiting"; leasedUntil?: string }) =>
      desk.store.database
        .updateTable("outbox")
        .set({ lastError: "no such user", attempts: 7, ...values })
        .where("id", "=", first.id)
        .execute();
    await set({ status: "sent" });
    const again = await desk.json(`resend ${first.id} --yes`);
    expect(again).toMatchObject({ status: "waiting", attempts: 0, subject: first.subject, to: first.to });
    expect(again.id).not.toBe(first.id);

    expect(await desk.json("mail --undelivered")).toEqual([]);
    expect((await desk.run("mail --undelivered")).out).toBe(
      "Nothing has been given up; 2 wait.\n  npm run desk -- mail --status waiting\n",
    );
    await set({ status: "undelivered" });
    expect(await desk.json("mail --undelivered")).toMatchObject([{ id: first.id }]);
    expect((await desk.run("mail --undelivered", { width: 120 })).out).toContain("no such user");
    expect((await desk.run(`resend ${first.id} --to nonsense --yes`)).err).toContain("not an email address");
    expect(await desk.json(`resend ${first.id.slice(0, 8)} --to new@example.com --yes`)).toMatchObject({
      id: first.id,
      status: "waiting",
      attempts: 7,
      lastError: null,
      to: { address: "new@example.com" },
    });
    await set({ status: "waiting", leasedUntil: "2999-01-01T00:00:00.000Z" });
    expect((await desk.run(`resend ${first.id} --yes`)).err).toContain("being sent");
  });

  it("are not sent again once their private link has ended", async () => {
    const desk = await stockedDesk(stores);
    const { reference } = await requestQuote(desk.ports, form());
    const emails: { id: string; kind: string }[] = await desk.json(`mail ${reference}`);
    const { id } = emails.find(({ kind }) => kind === "quote-received") ?? { id: "" };
    await desk.store.write((write) => endLinks(write, reference));
    expect((await desk.run(`resend ${id} --yes`)).err).toContain("private link or its address for answers has ended");
  });
});

describeOnEach("money at the desk", (stores) => {
  it("goes back in part: at most what was paid, by hand where it came so", async () => {
    const desk = await stockedDesk(stores);
    const reference = await accepted(desk.ports);
    await markPaid(desk.ports, { reference, part: "deposit", pence: 6526, method: "cash" });
    expect(await desk.run(`refund-part ${reference} 65.27 --yes`)).toMatchObject({
      code: 1,
      err: expect.stringContaining("£65.26 is the most that can go back now."),
    });
    const note = `\u0007Sorry${"!".repeat(2000)}`;
    const { out } = await desk.run(["refund-part", reference, "12.50", "--yes", "--note", note]);
    const sent = (await emailsAbout(desk.ports, reference)).find(({ kind }) => kind === "given-back");
    expect(sent?.mail.text.replace(/\n/g, "")).toMatch(/Sorry!{995}(?!!)/);
    expect(sent?.mail.text).not.toContain("\u0007");
    expect(out).toContain("£12.50 goes back; the customer is told by email.");
    expect((await desk.run(`refund-part ${reference} 5 --yes`)).err).toContain(
      "what is on its way has to be there first",
    );
    const [, id] = /Send £12.50 back by hand, then: npm run desk refunded (\S+)/.exec(out) ?? [];
    expect(await desk.json(`refunded ${id} --yes`)).toMatchObject({
      status: "done",
      pence: 1250,
      reason: "given-back",
    });
    expect(await desk.json("export quotes --status booked")).toMatchObject([{ paid: "65.26", refunded: "12.50" }]);
  });

  it("is exported as cash where a transfer was awaited and cash came", async () => {
    const desk = await stockedDesk(stores);
    const reference = await accepted(desk.ports);
    const account = { accountName: "Sparkle Ltd", sortCode: "20-00-01", accountNumber: "12345678" };
    await startedPayment({ ...desk.ports, payments: bankTransfer(account) }, reference);
    await desk.json(`paid ${reference} --part deposit --by cash --yes`);
    expect(await desk.json("export payments")).toMatchObject([{ reference, how: "cash" }]);
  });
});
