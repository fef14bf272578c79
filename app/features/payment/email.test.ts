import { expect, test } from "vitest";
import prices from "#content/prices.ts";
import { bankTransfer } from "../../../server/payments/bank-transfer.ts";
import {
  checkout,
  deskOn,
  emailsAbout,
  eventOf,
  form,
  paidEvent,
  paying,
  storedQuote,
} from "../../../tests/support/product/booking.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { textOf } from "../../../tests/support/texts/sums.ts";
import { successData } from "../../pages/success/success.server.ts";
import { customerMail } from "./email.ts";
import { settlePayment } from "./settle-payment.server.ts";

describeOnEach("the emails of a payment", (stores) => {
  const desk = async () => deskOn(await stores.fresh(), checkout().payments);

  test("booked: receipt, price, all details and the terms to keep, in both parts", async () => {
    const { ports } = await desk();
    const { reference, payment } = await paying(ports, form({ venue: "The Old Crown" }));
    await settlePayment(ports, paidEvent(payment));
    const mail = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "booked")?.mail;
    const text = [
      "Paid",
      "£65.26",
      "£261.04",
      "£326.30",
      "£13.60 a head for 24",
      "The Old Crown",
      "We still need the start time",
      "The 14-day right to cancel does not apply",
      // From /terms: a page that may be reworded is no record of what was agreed.
      "Respect for performers",
      "The person who books answers for the party:",
      "never more than this: the table above. The 14-day right",
      "We say within 3 working days that we have your complaint",
    ];
    const html = textOf(mail?.html ?? "");
    for (const part of text) {
      expect(mail?.text).toContain(part);
      expect(html).toContain(part);
    }
    expect(mail?.text).not.toMatch(/\]\(|\*\*|\{\w+\}/);
    for (const { words } of prices.cancellation) {
      expect(mail?.text).toContain(words);
      // In the HTML part a row's days are beside the share, and what is refunded is below, with a capital letter.
      const [days = "", back = ""] = words.replaceAll("\u00a0", " ").split(": ");
      expect(html).toContain(days);
      expect(html).toContain(back.charAt(0).toUpperCase() + back.slice(1));
    }
  });

  test("booked: a direct booking's date is held, because its performers are asked now; an offer's is the customer's", async () => {
    const { ports } = await desk();
    const { reference, payment } = await paying(ports);
    await settlePayment(ports, paidEvent(payment));
    const mail = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "booked")?.mail;
    expect(mail?.subject).toBe(`Your date is held: Cheeky Butlers, Saturday 12 June 2027 (${reference})`);
    for (const part of [mail?.text, textOf(mail?.html ?? "")]) {
      expect(part).toContain("your payment is here and your date is held. Keep this email");
      expect(part).toContain("Your date is held");
      expect(part).toContain("If it turns out that nobody is free on your date");
      expect(part).not.toMatch(/date is yours|You’re booked/);
    }
    const quote = { ...(await storedQuote(ports, reference)), kind: "request" } as const;
    const offered = customerMail("booked", { quote, payment, due: null, link: "http://localhost/" });
    expect(offered.subject).toBe(`You’re booked: Cheeky Butlers, Saturday 12 June 2027 (${reference})`);
    expect(offered.text).toContain("your payment is here and the date is yours.");
    expect(offered.text).not.toContain("nobody is free on your date");
  });

  test("failed: the customer hears once that nothing was taken, and the desk gets no email", async () => {
    const { ports } = await desk();
    const { reference, payment } = await paying(ports);
    await settlePayment(ports, eventOf(payment, { type: "failed" }, "one"));
    await settlePayment(ports, eventOf(payment, { type: "failed" }, "two"));
    const sent = await emailsAbout(ports, reference);
    expect(sent.map(({ kind }) => kind)).toEqual(["accepted-for-desk", "payment-failed"]);
    expect(sent[1]?.mail.text).toContain("nothing was taken");
    expect(sent[1]?.mail.text).toMatch(/Try again:\nhttp:\/\/localhost:3000\/quote\/\S+\/success\?key=/);
  });

  test("cancelled by the payer at the checkout: no email", async () => {
    const { ports } = await desk();
    const { reference, payment } = await paying(ports);
    await settlePayment(ports, eventOf(payment, { type: "expired" }));
    expect((await emailsAbout(ports, reference)).map(({ kind }) => kind)).toEqual(["accepted-for-desk"]);
  });

  test("of a surprise neither subject, sender nor the line beside them says what it is", async () => {
    const { ports } = await desk();
    const { reference, payment } = await paying(ports, form({ surprise: "yes" }));
    await settlePayment(ports, paidEvent(payment));
    const mail = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "booked")?.mail;
    const preview = /data-skip-in-text[^>]*>([^<]*)</.exec(mail?.html ?? "")?.[1];
    expect(preview).toContain(`Your reference is ${reference}.`);
    expect(`${mail?.subject} ${mail?.fromName} ${preview}`).not.toMatch(/butler|party|strip|tassel|booked/i);
  });

  test("by transfer: email and page say by when to send it, and not to send it once something else is due", async () => {
    const account = { accountName: "Bow & Tassel", sortCode: "00-00-00", accountNumber: "00000000" };
    const { ports, setTime } = deskOn(await stores.fresh(), bankTransfer(account));
    // The balance is due on 28 November, the offer's last day: a deposit books until the day before.
    const { reference } = await paying(ports, form({ date: "12 December 2026" }));
    const [, mail] = await emailsAbout(ports, reference);
    for (const part of [mail?.mail.text, textOf(mail?.mail.html ?? "")]) {
      expect(part).toContain("Send it by 27 November 2026. Nothing is booked until it is here.");
      expect(part).toContain("£65.26");
    }
    const page = async () => {
      const link = /http\S+success\?key=\S+/.exec(mail?.mail.text ?? "")?.[0] ?? "";
      const shown = await successData(reference, new URL(link), ports);
      if (shown.view !== "instructions") throw new Error(shown.view);
      return shown;
    };
    expect(await page()).toMatchObject({ pence: 6526, toSend: { by: "2026-11-27" } });
    setTime("2026-11-28T12:00:00Z");
    expect(await page()).toMatchObject({ toSend: null, due: { next: { part: "whole", by: "2026-11-28" } } });
  });
});
