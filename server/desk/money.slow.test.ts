import { expect, it } from "vitest";
import { closePastEvents } from "../../app/features/booking/expire-quotes.server.ts";
import { markPaid } from "../../app/features/payment/mark-paid.server.ts";
import { settlePayment } from "../../app/features/payment/settle-payment.server.ts";
import { requestQuote } from "../../app/features/quote/request-quote.server.ts";
import {
  accepted,
  emailsAbout,
  eventOf,
  form,
  paidEvent,
  paying,
  reviewing,
  startedPayment,
} from "../../tests/support/product/booking.ts";
import { stockedDesk } from "../../tests/support/product/desk.ts";
import { deskBrowser } from "../../tests/support/product/desk-browser.ts";
import { describeOnEach, describeOnSqlite } from "../../tests/support/product/stores.ts";
import { writeSetting } from "../database/settings.ts";

describeOnEach("money at the desk", (stores) => {
  it("is marked as paid, and goes back by the table when the booking is cancelled", async () => {
    const desk = await stockedDesk(stores);
    const reference = await accepted(desk.ports);
    expect(await desk.run(`paid ${reference} --by transfer --yes`)).toMatchObject({
      code: 2,
      err: expect.stringContaining("--part deposit (£65.26) or --part whole (£326.30)"),
    });
    expect(await desk.run(`paid ${reference} --part deposit --by transfer --amount 60 --yes`)).toMatchObject({
      code: 1,
      err: expect.stringContaining("£65.26 is due"),
    });
    expect(await desk.json(`paid ${reference} --part deposit --by transfer --yes`)).toMatchObject({
      status: "booked",
      outcome: "applied",
    });
    expect((await desk.run(`withdraw ${reference} --yes`)).err).toContain("This can’t be done now: it is booked");
    desk.setTime("2027-05-01T12:00:00Z");
    // The deposit may have arrived a moment ago: an owner who means it must not mark the balance as paid without naming it.
    expect(await desk.run(`paid ${reference} --by cash --yes`)).toMatchObject({
      code: 2,
      err: expect.stringContaining("--part balance (£261.04)"),
    });
    expect((await desk.run(`paid ${reference} --part deposit --by cash --yes`)).err).toContain(
      "it is booked.\nLeft to pay: £261.04, --part balance.",
    );
    expect(await desk.json(`paid ${reference} --part balance --by cash --yes`)).toMatchObject({
      part: "balance",
      pence: 26_104,
      due: { paid: 32_630, next: null },
    });
    const { payments } = await desk.json(`quote ${reference}`);
    expect(payments).toMatchObject([
      { part: "deposit", paymentRef: "transfer", status: "paid" },
      { part: "balance", paymentRef: "cash", status: "paid" },
    ]);

    desk.setTime("2027-06-02T12:00:00Z");
    const cancelled = await desk.run(`cancel ${reference}`, {
      answers: [
        ["Who cancels?", "\r"],
        [`Cancel ${reference}?`, "y"],
      ],
    });
    // Ten days before the party, the agreed table keeps 40% of £326.30, rounded down to a penny.
    expect(cancelled.out).toMatch(/If they cancel +£195\.78 goes back/);
    expect(cancelled.code).toBe(0);
    const refunds: { id: string; pence: number }[] = await desk.json("refunds");
    expect(refunds.reduce((sum, { pence }) => sum + pence, 0)).toBe(19_578);
    for (const { id } of refunds) expect((await desk.run(`refunded ${id.slice(0, 8)} --yes`)).code).toBe(0);
    expect(await desk.json("refunds")).toEqual([]);
    expect((await desk.run(`refunded ${refunds[0]?.id} --yes`)).err).toContain("was refunded before");
  });

  it("is taken after the party only while something is left, once", async () => {
    const desk = await stockedDesk(stores);
    const [whole, deposit] = [await accepted(desk.ports), await accepted(desk.ports)];
    await desk.json(`paid ${whole} --part whole --by cash --yes`);
    await desk.json(`paid ${deposit} --part deposit --by transfer --yes`);
    // The customer begins to pay the balance, and pays it in cash on the night.
    const begun = await startedPayment(desk.ports, deposit);
    desk.setTime("2027-06-14T12:00:00Z");
    await closePastEvents(desk.ports);
    const browser = await deskBrowser(desk.ports);
    const offered = async (reference: string) => {
      const booking = await browser.get(`/desk/bookings/${reference}`);
      const form = await browser.get(`/desk/bookings/${reference}/paid`);
      return [booking.text.includes(`${reference}/paid`), form.page.querySelector("form [name=part]") !== null];
    };
    expect(await offered(whole)).toEqual([false, false]);
    const refused = { code: 1, err: expect.stringMatching(`${whole}: This can’t be done now[^]+send it back`) };
    expect(await desk.run(`paid ${whole} --part balance --by cash --yes`)).toMatchObject(refused);
    expect((await browser.get(`/desk/bookings/${whole}/paid`)).text).toContain("send it back yourself");

    expect(await offered(deposit)).toEqual([true, true]);
    expect(await desk.json(`paid ${deposit} --part balance --by cash --yes`)).toMatchObject({ outcome: "applied" });
    const receipt = (await emailsAbout(desk.ports, deposit)).find(({ kind }) => kind === "balance-paid")?.mail;
    expect(receipt?.text).toMatch(/Left to pay:? +Nothing/);
    expect(await offered(deposit)).toEqual([false, false]);
    expect((await desk.run(`paid ${deposit} --part balance --by cash --yes`)).code).toBe(1);
    expect(await settlePayment(desk.ports, paidEvent(begun))).toMatchObject({ outcome: "owed-back" });
    const { payments } = await desk.json(`quote ${deposit}`);
    expect(payments.filter(({ adapter }: { adapter: string }) => adapter === "owner")).toHaveLength(2);
  });

  it("goes back as the site sends it, whatever the shell's environment says", async () => {
    const desk = await stockedDesk(stores);
    const { reference, payment } = await paying(desk.ports);
    await settlePayment(desk.ports, paidEvent(payment));
    await writeSetting(desk.store.database, "payments", payment.adapter);
    desk.env.PAYMENTS = "bank-transfer";
    expect((await desk.run(`cancel ${reference} --by us --yes`)).out).toContain("without you");
    const [refund] = await desk.json("refunds");
    expect([refund.way, (await desk.json("today")).refunds[0].way]).toEqual(["by-provider", "by-provider"]);
    expect((await desk.run(`refunded ${refund.id} --yes`)).err).toContain("back by itself");

    await writeSetting(desk.store.database, "payments", "bank-transfer");
    delete desk.env.PAYMENTS;
    expect((await desk.run(`refunded ${refund.id} --yes`)).code).toBe(0);
  });

  it("that the payer's bank took back is not paid, and left to pay again", async () => {
    const desk = await stockedDesk(stores);
    const reference = await accepted(desk.ports);
    const payment = await startedPayment(desk.ports, reference);
    await settlePayment(desk.ports, paidEvent(payment));
    await settlePayment(desk.ports, eventOf(payment, { type: "dispute", dispute: "lost" }));
    const rows = await desk.json("export quotes --status booked");
    expect(rows).toMatchObject([{ reference, paid: "0.00", due: "326.30", dueBy: "2027-05-29" }]);
    expect((await desk.run(`quote ${reference}`)).out).toContain("booked, the payer’s bank took money back");
    expect(await desk.json(`paid ${reference} --part balance --by cash --yes`)).toMatchObject({ pence: 32_630 });
  });
});

describeOnSqlite("money at the desk", (stores) => {
  it("says what is due today, near the party, and takes a deposit that was sent before that by name alone", async () => {
    const desk = await stockedDesk(stores);
    const reference = await accepted(desk.ports, form({ date: "6 December 2026" }));
    const look = async () => (await desk.run(`quote ${reference}`, { width: 120 })).out;
    expect(await look()).toMatch(/To pay +A deposit of £65\.26 paid by 21 November 2026 books it; £261\.04 is due by/);
    desk.setTime("2026-11-23T12:00:00Z");
    const out = await look();
    expect(out).toMatch(/To pay +£326\.30 paid by 28 November 2026 books it: the party is so soon that/);
    expect(out).not.toContain("22 November 2026");
    expect((await desk.run(`paid ${reference} --part whole --amount 65.26 --by transfer --yes`)).err).toContain(
      "£326.30 is due, so another amount can’t be marked. If less came, ask for the rest and mark it once all is here; if more came, mark what is due and send the rest back.\nIf it was the deposit, £65.26: --part deposit.",
    );
    expect(await desk.json(`paid ${reference} --part deposit --by transfer --yes`)).toMatchObject({
      status: "booked",
      due: { paid: 6526, next: { part: "balance", pence: 26_104, by: "2026-11-23", lateSince: "2026-11-22" } },
    });
    const booked = (await emailsAbout(desk.ports, reference)).find(({ kind }) => kind === "booked")?.mail;
    expect(booked?.text).toContain("Balance, due now: it was due on 22 November 2026: £261.04");
  });

  it("is not taken for the next part when the customer pays while the owner looks", async () => {
    const desk = await stockedDesk(stores);
    const reference = await accepted(desk.ports);
    const paid = { reference, part: "deposit", pence: 6526 } as const;
    const { version } = await desk.json(`quote ${reference}`);
    await markPaid(desk.ports, paid);
    expect(
      await markPaid(desk.ports, { reference, part: "balance", pence: 26_104, expectedVersion: version }),
    ).toMatchObject({
      ok: false,
      refusal: { kind: "changed-since" },
    });
  });

  it("never gives back less than was agreed, nor more than was paid; all of it when we cancel", async () => {
    const desk = await stockedDesk(stores);
    const reference = await reviewing(desk.ports);
    expect((await desk.run(`cancel ${reference} --by us --yes`)).err).toContain(`npm run desk withdraw ${reference}`);
    expect(await desk.json(`paid ${reference} --part whole --by cash --yes`)).toMatchObject({ status: "balance-paid" });
    desk.setTime("2027-06-02T12:00:00Z");
    for (const refund of ["195.77", "326.31"])
      expect(await desk.run(`cancel ${reference} --by customer --refund ${refund} --yes`)).toMatchObject({
        code: 1,
        err: `${reference}: From £195.78 (what was agreed) to £326.30 (what was paid) can go back.\n`,
      });
    expect(await desk.run(`cancel ${reference} --yes`)).toMatchObject({
      code: 2,
      err: expect.stringContaining("--by"),
    });
    const { out } = await desk.run(`cancel ${reference} --by us --yes`);
    expect(out).toMatch(/If we cancel +£326\.30, all of it, goes back/);
    expect(out).toContain("Cancelled. £326.30 goes back");
    expect(await desk.json(`quote ${reference}`)).toMatchObject({ status: "cancelled" });
    const refunds: { pence: number }[] = await desk.json("refunds");
    expect(refunds.map(({ pence }) => pence)).toEqual([32_630]);
  });

  it("is not marked for what nobody priced, or what is over", async () => {
    const desk = await stockedDesk(stores);
    const { reference } = await requestQuote(desk.ports, form());
    expect((await desk.run(`paid ${reference} --by cash --yes`)).err).toContain(`npm run desk price ${reference}`);
    expect(await desk.json(`decline ${reference} --yes`)).toMatchObject({ status: "declined" });
    expect((await desk.run(`withdraw ${reference} --yes`)).err).toContain("This can’t be done now: it is declined");
  });
});
