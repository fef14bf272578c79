import { expect, test } from "vitest";
import prices from "../../../content/prices.ts";
import { checkout, deskOn, eventOf, form, letters, paidEvent, paying } from "../../../tests/support/booking.ts";
import { describeOnEach } from "../../../tests/support/stores.ts";
import { settlePayment } from "./settle-payment.server.ts";

describeOnEach("the letters of a payment", (bench) => {
  const desk = async () => deskOn(await bench.fresh(), checkout().payments);

  test("booked: receipt, price, everything told and the terms to keep, in both parts", async () => {
    const { ports } = await desk();
    const { reference, payment } = await paying(ports, form({ venue: "The Old Crown" }));
    await settlePayment(ports, paidEvent(payment));
    const mail = (await letters(ports, reference)).find(({ kind }) => kind === "booked")?.mail;
    const words = [
      "Deposit paid",
      "£65.26",
      "£261.04",
      "£326.30",
      "£13.60 a head for 24",
      "The Old Crown",
      "We still need the start time",
      "The 14-day right to cancel does not apply",
      ...prices.cancellation.map((row) => row.words),
    ];
    for (const part of words) {
      expect(mail?.text).toContain(part);
      expect(mail?.html).toContain(part);
    }
    expect(mail?.subject).toBe(`Booked: Cheeky Butlers, Saturday 12 June 2027 (${reference})`);
  });

  test("failed: she is told once that nothing was taken, and the desk is not troubled", async () => {
    const { ports } = await desk();
    const { reference, payment } = await paying(ports);
    await settlePayment(ports, eventOf(payment, { type: "failed" }, "one"));
    await settlePayment(ports, eventOf(payment, { type: "failed" }, "two"));
    const told = await letters(ports, reference);
    expect(told.map(({ kind }) => kind)).toEqual(["accepted-for-desk", "payment-failed"]);
    expect(told[1]?.mail.text).toContain("nothing was taken");
    expect(told[1]?.mail.text).toMatch(/Try again:\nhttp:\/\/localhost:3000\/quote\/\S+\/success\?key=/);
  });

  test("left: no letter", async () => {
    const { ports } = await desk();
    const { reference, payment } = await paying(ports);
    await settlePayment(ports, eventOf(payment, { type: "expired" }));
    expect((await letters(ports, reference)).map(({ kind }) => kind)).toEqual(["accepted-for-desk"]);
  });

  test("of a surprise neither subject, sender nor the line beside them says what it is", async () => {
    const { ports } = await desk();
    const { reference, payment } = await paying(ports, form({ surprise: "yes" }));
    await settlePayment(ports, paidEvent(payment));
    const mail = (await letters(ports, reference)).find(({ kind }) => kind === "booked")?.mail;
    const preview = /data-skip-in-text[^>]*>([^<]*)</.exec(mail?.html ?? "")?.[1];
    expect(preview).toContain(`Your reference is ${reference}.`);
    expect(`${mail?.subject} ${mail?.fromName} ${preview}`).not.toMatch(/butler|party|strip|tassel|booked/i);
  });
});
