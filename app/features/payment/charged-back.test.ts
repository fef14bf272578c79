import { expect, test } from "vitest";
import { bookedPage } from "../../../tests/support/product/booked-page.ts";
import {
  checkout,
  deskOn,
  emailsAbout,
  eventOf,
  form,
  paidEvent,
  payDue,
  paying,
  startedPayment,
  storedQuote,
} from "../../../tests/support/product/booking.ts";
import { openChanges } from "../../../tests/support/product/changed-booking.ts";
import { deskBrowser } from "../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { dueOf } from "../booking/due.server.ts";
import { closePastEvents } from "../booking/expire-quotes.server.ts";
import { remind } from "../booking/reminders/remind.server.ts";
import { parseContent } from "../invoice/content.server.ts";
import { issueOnRequest } from "../invoice/issue.server.ts";
import { invoicesOf, setRecipient } from "../invoice/store.server.ts";
import { markPaid } from "./mark-paid.server.ts";
import { receivedPayments } from "./received.server.ts";
import { settlePayment } from "./settle-payment.server.ts";
import type { Payment } from "./table.server.ts";

const [total, deposit, balance] = [32_630, 6526, 26_104];
const lostDispute = (payment: Payment) => eventOf(payment, { type: "dispute", dispute: "lost" });

describeOnEach("money that the payer's bank took back of a booking that stands", (stores) => {
  async function booked(asked = form()) {
    const { ports, setTime } = deskOn(await stores.fresh(), checkout().payments);
    const { reference, payment } = await paying(ports, asked);
    await settlePayment(ports, paidEvent(payment));
    const stored = () => storedQuote(ports, reference);
    const page = async () => (await bookedPage(ports, reference)).money;
    const payBalance = async () => {
      const rest = await startedPayment(ports, reference);
      await settlePayment(ports, paidEvent(rest));
      return rest;
    };
    const due = async () => {
      const { paid, next } = dueOf(await stored(), [], "2026-11-21") ?? {};
      return [paid, next?.pence];
    };
    return { ports, setTime, reference, payment, stored, page, payBalance, due };
  }

  test("is left to pay again: the deposit, on the customer's page, which takes it", async () => {
    const { ports, payment, stored, page, payBalance, due } = await booked();
    await settlePayment(ports, eventOf(payment, { type: "dispute", dispute: "open" }));
    expect(await due()).toEqual([deposit, balance]);
    await settlePayment(ports, lostDispute(payment));
    expect(await due()).toEqual([0, total]);
    expect(await page()).toMatchObject({ chargedBack: deposit, left: { part: "balance", pence: total } });
    // The same event twice counts once.
    await settlePayment(ports, lostDispute(payment));
    expect(await due()).toEqual([0, total]);
    expect((await payBalance()).pence).toBe(total);
    expect(await stored()).toMatchObject({ status: "balance-paid", offerTakenBack: 0 });
    expect(await page()).toMatchObject({ left: null });
  });

  test.each([
    ["the balance", "balance", deposit, balance],
    ["the deposit", "deposit", balance, deposit],
  ] as const)("makes a booking that was all paid one with a balance: %s", async (_, part, paid, left) => {
    const { ports, payment, stored, page, payBalance, due } = await booked();
    const rest = await payBalance();
    expect(await page()).toMatchObject({ left: null, chargedBack: 0 });
    await settlePayment(ports, lostDispute(part === "balance" ? rest : payment));
    expect((await stored()).status).toBe("booked");
    expect(await due()).toEqual([paid, left]);
    expect(await page()).toMatchObject({ left: { pence: left } });
    await payBalance();
    expect((await stored()).status).toBe("balance-paid");
  });

  test("a payment of the whole price, or both of two payments: the whole price is left to pay", async () => {
    const near = await booked(form({ date: "4 December 2026" }));
    await settlePayment(near.ports, lostDispute(near.payment));
    expect(await near.due()).toEqual([0, total]);
    expect((await payDue(near.ports, near)).kind).toBe("redirect");

    const both = await booked();
    const rest = await both.payBalance();
    await settlePayment(both.ports, lostDispute(both.payment));
    await settlePayment(both.ports, lostDispute(rest));
    expect(await both.due()).toEqual([0, total]);
  });

  test("changes nothing where the booking never took that payment", async () => {
    const { ports, setTime, reference, stored } = await booked();
    const first = await startedPayment(ports, reference);
    await markPaid(ports, { reference, part: "balance", pence: balance, method: "cash" });
    setTime("2026-11-21T13:00:00Z");
    expect((await settlePayment(ports, paidEvent(first))).outcome).toBe("owed-back");
    await settlePayment(ports, lostDispute(first));
    expect(await stored()).toMatchObject({ status: "balance-paid", offerTakenBack: 0 });
  });

  test("is left to pay after the party too: the page says so, and the owner can mark it as paid", async () => {
    const { ports, setTime, reference, payment, stored, page, payBalance } = await booked();
    await payBalance();
    setTime("2027-06-14T12:00:00Z");
    await closePastEvents(ports);
    expect(await page()).toMatchObject({ left: null });
    await settlePayment(ports, lostDispute(payment));
    expect((await stored()).status).toBe("done");
    expect(await page()).toMatchObject({ chargedBack: deposit, left: { pence: deposit } });
    expect(await markPaid(ports, { reference, part: "balance", pence: deposit, method: "cash" })).toMatchObject({
      ok: true,
    });
    expect(await page()).toMatchObject({ left: null });
  });

  test("is named at the desk, on a new invoice and in the reminder of the balance", async () => {
    const { ports, setTime, reference, payment } = await booked();
    await settlePayment(ports, lostDispute(payment));
    const { page: screen } = await (await deskBrowser(ports)).get(`/desk/bookings/${reference}`);
    expect(screen.querySelector(".desk-status")?.text).toContain("Booked, the payer’s bank took money back");
    expect(screen.querySelector(".desk-money-list")?.text).toContain("The payer’s bank took it back.");
    const { page: list } = await (await deskBrowser(ports)).get("/desk/bookings");
    expect(list.querySelector("[data-row]")?.text).toContain("Booked the bank took money back");
    expect(screen.querySelector(".desk-price")?.text).toContain("Balance, by 29 May 2027£326.30");

    await ports.write(async (write) => {
      await setRecipient(write, reference, { company: "Acme", address: "", poNumber: "" });
      await issueOnRequest(write, reference, await receivedPayments(write, { reference }), ports.clock.now());
    });
    const [, , invoice] = (await invoicesOf(ports.database, reference)).map(({ content }) =>
      parseContent(content ?? ""),
    );
    expect(invoice).toMatchObject({ received: [], left: { pence: total } });

    setTime("2027-05-25T12:00:00Z");
    await remind(ports, new AbortController().signal);
    const reminder = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "balance-due");
    expect(reminder?.mail.text).toContain("£326.30 is left, due by 29 May 2027.");
  });

  test("is reminded of although the balance was reminded of before: the customer, and the owner once it is late", async () => {
    const { ports, setTime, reference, payment, payBalance } = await booked();
    const reminded = async (at: string) => {
      setTime(at);
      await remind(ports, new AbortController().signal);
      return (await emailsAbout(ports, reference)).flatMap(({ kind }) =>
        kind === "balance-due" || kind === "balance-late-for-desk" ? [kind] : [],
      );
    };
    expect(await reminded("2027-05-25T12:00:00Z")).toEqual(["balance-due"]);
    const late = ["balance-due", "balance-late-for-desk"];
    expect(await reminded("2027-05-30T12:00:00Z")).toEqual(late);
    await payBalance();
    await settlePayment(ports, lostDispute(payment));
    expect(await reminded("2027-06-01T12:00:00Z")).toEqual(["balance-due", "balance-due", late[1], late[1]]);
    expect(await reminded("2027-06-02T12:00:00Z")).toHaveLength(4);
  });

  test("stays left to pay when the booking is changed to another price", async () => {
    const { ports, booked, edit, stored } = await openChanges(stores);
    const { reference } = await booked();
    const [payment] = await ports.database.selectFrom("payment").selectAll().execute();
    if (payment) await settlePayment(ports, lostDispute(payment));
    await edit(await stored(reference), { performers: "3" }, { agreed: true });
    expect(dueOf(await stored(reference), [], "2026-11-21")).toMatchObject({ paid: 0, next: { pence: 48_630 } });
    const cheap = { lines: [{ label: "All in", detail: "", pence: 5000 }] };
    expect(await edit(await stored(reference), {}, cheap)).toMatchObject({ kind: "done" });
    expect(dueOf(await stored(reference), [], "2026-11-21")).toMatchObject({ paid: 0, next: { pence: 5000 } });
  });
});
