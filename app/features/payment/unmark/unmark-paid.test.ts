import { expect, test } from "vitest";
import { bookedPage } from "../../../../tests/support/product/booked-page.ts";
import {
  accepted,
  checkout,
  deskOn,
  emailsAbout,
  paidEvent,
  startedPayment,
  storedQuote,
} from "../../../../tests/support/product/booking.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import type { Payments } from "../../../payments-port.ts";
import { dueOf } from "../../booking/due.server.ts";
import { closePastEvents } from "../../booking/expire-quotes.server.ts";
import { remind } from "../../booking/reminders/remind.server.ts";
import { changesOf } from "../../history/store.server.ts";
import { displayName } from "../../invoice/content.server.ts";
import { invoicesOf, openInvoice } from "../../invoice/store.server.ts";
import type { PaymentPart } from "../../money/rules.ts";
import { markPaid } from "../mark-paid.server.ts";
import { refundPart } from "../partial-refund/partial-refund.server.ts";
import { settlePayment } from "../settle-payment.server.ts";
import { paymentsOf } from "../store.server.ts";
import { unmarkPaid } from "./unmark-paid.server.ts";

const [deposit, balance] = [6526, 26_104];
const by = { kind: "owner", email: "jo@agency.example" } as const;
const transfers: Payments = {
  ...checkout().payments,
  name: "bank-transfer",
  begin: async () => ({ kind: "instructions", lines: [], sessionRef: null, expiresAt: null }),
};

describeOnEach("a balance that was marked as paid by mistake", (stores) => {
  /** The deposit came by transfer, and the balance is marked as paid. */
  async function marked(payments = checkout().payments) {
    const desk = deskOn(await stores.fresh(), payments);
    const { ports } = desk;
    const reference = await accepted(ports);
    const mark = (part: PaymentPart, pence: number) =>
      markPaid(ports, { reference, part, pence, method: "transfer", by });
    await mark("deposit", deposit);
    if (payments === transfers) await startedPayment(ports, reference);
    desk.setTime("2026-11-22T12:00:00Z");
    await mark("balance", balance);
    const last = async (part: PaymentPart = "balance") =>
      (await paymentsOf(ports.database, reference)).findLast((one) => one.part === part && one.status === "paid")?.id ??
      "";
    const unmark = async (paymentId?: string) =>
      unmarkPaid(ports, { reference, paymentId: paymentId ?? (await last()), by });
    const stored = () => storedQuote(ports, reference);
    const documents = () => invoicesOf(ports.database, reference);
    desk.setTime("2026-11-23T12:00:00Z");
    return { ...desk, reference, mark, last, unmark, stored, documents };
  }
  const corrections = async ({ ports, reference }: Pick<Awaited<ReturnType<typeof marked>>, "ports" | "reference">) =>
    (await emailsAbout(ports, reference)).flatMap(({ kind, mail }) => (kind === "unmarked" ? [mail] : []));

  test("is left to pay again; the customer is told once, and the history says who took back what", async () => {
    const desk = await marked();
    const { ports, reference, stored, unmark, last } = desk;
    expect(await bookedPage(ports, reference)).toMatchObject({ money: { left: null } });
    const [id, { version }] = [await last(), await stored()];
    const again = { reference, paymentId: id, expectedVersion: version, by };
    expect(await unmark(id)).toMatchObject({ ok: true, payment: { pence: balance } });
    // The same form sent again changes nothing.
    expect(await unmarkPaid(ports, again)).toMatchObject({ ok: true });
    expect(await stored()).toMatchObject({ status: "booked", version: version + 1, offerBalance: balance });
    expect(dueOf(await stored(), [], "2026-11-23")).toMatchObject({ paid: deposit, next: { pence: balance } });
    expect(await bookedPage(ports, reference)).toMatchObject({
      money: { paid: [{ pence: deposit }], left: { pence: balance } },
      attempt: { kind: "none" },
    });
    const [mail, ...more] = await corrections(desk);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`A correction: the balance is not here yet (${reference})`);
    expect(mail?.text).toContain("we wrote to you that the balance of £261.04 was here. That was our mistake");
    expect(mail?.text).toContain("Your booking stands. £261.04 is left, due by 29 May 2027.");
    const history = await changesOf(ports.database, { kind: "quote", id: reference });
    expect(history.at(-1)).toMatchObject({
      action: "Took back that the balance was paid",
      detail: "£261.04",
      actorEmail: by.email,
      at: "2026-11-23T12:00:00.000Z",
    });
  });

  test("and marked again is not reported as left to pay by a page that was opened before", async () => {
    const { ports, reference, unmark, mark, last, stored } = await marked();
    const seen = { reference, paymentId: await last(), expectedVersion: (await stored()).version, by };
    await unmark();
    await mark("balance", balance);
    expect(await unmarkPaid(ports, seen)).toMatchObject({ ok: false, refusal: { kind: "changed-since" } });
    expect(await stored()).toMatchObject({ status: "balance-paid" });
  });

  test("leaves the invoice, which is correct again; its receipt no longer counts", async () => {
    const desk = await marked();
    const before = await openInvoice(desk.ports.database, desk.reference);
    await desk.unmark();
    expect(await openInvoice(desk.ports.database, desk.reference)).toEqual(before);
    expect((await desk.documents()).map(displayName)).toEqual(["Invoice INV-0001", "Receipt REC-0001"]);
    const { documents: shown } = await bookedPage(desk.ports, desk.reference);
    expect(shown.map(({ label }) => label)).toEqual(["Invoice INV-0001", "Receipt REC-0001, no longer counts"]);
    const [mail] = await corrections(desk);
    expect(mail?.text).toContain("Receipt REC-0001 no longer counts.");
    expect(mail?.attached).toBeUndefined();
  });

  test("can be paid after all, and marked again", async () => {
    const desk = await marked();
    await desk.unmark();
    const rest = await startedPayment(desk.ports, desk.reference);
    await settlePayment(desk.ports, paidEvent(rest));
    expect((await desk.stored()).status).toBe("balance-paid");
    expect(await desk.unmark(rest.id)).toEqual({ ok: false, refusal: { kind: "by-provider" } });

    const other = await marked();
    await other.unmark();
    expect(await other.mark("balance", balance)).toMatchObject({ ok: true, settled: { outcome: "applied" } });
    expect(await other.unmark()).toMatchObject({ ok: true });
    expect(await corrections(other)).toHaveLength(2);
  });

  test("is awaited again as the transfer that the customer had announced, by the same instructions", async () => {
    const { ports, reference, unmark, mark, stored } = await marked(transfers);
    await unmark();
    expect(await bookedPage(ports, reference)).toMatchObject({ attempt: { kind: "instructions" } });
    await mark("balance", balance);
    expect((await stored()).status).toBe("balance-paid");
    expect(await paymentsOf(ports.database, reference)).toHaveLength(3);
  });

  test("is reminded of again, from a day after the correction", async () => {
    const { ports, setTime, reference, unmark, mark } = await marked();
    const reminded = async (at: string) => {
      setTime(at);
      await remind(ports, new AbortController().signal);
      return (await emailsAbout(ports, reference)).filter(({ kind }) => kind === "balance-due").length;
    };
    await unmark();
    expect(await reminded("2027-05-25T12:00:00Z")).toBe(1);
    await mark("balance", balance);
    await unmark();
    expect(await reminded("2027-05-26T11:00:00Z")).toBe(1);
    expect(await reminded("2027-05-26T13:00:00Z")).toBe(2);
  });

  test("is taken back after the party too", async () => {
    const { ports, setTime, reference, unmark, stored } = await marked();
    setTime("2027-06-14T12:00:00Z");
    await closePastEvents(ports);
    expect(await unmark()).toMatchObject({ ok: true });
    expect((await stored()).status).toBe("done");
    expect(await bookedPage(ports, reference)).toMatchObject({ money: { left: { pence: balance } } });
  });

  test("stays marked where it booked the party, has gone back in part, or the booking changed since", async () => {
    const { ports, reference, unmark, last, stored } = await marked();
    const before = await stored();
    expect(await unmark(await last("deposit"))).toEqual({ ok: false, refusal: { kind: "booked-by-it" } });
    const seen = { reference, paymentId: await last(), expectedVersion: before.version - 1 };
    expect(await unmarkPaid(ports, seen)).toMatchObject({ refusal: { kind: "changed-since" } });
    expect(await unmarkPaid(ports, { ...seen, paymentId: "none" })).toEqual({
      ok: false,
      refusal: { kind: "unknown" },
    });
    await refundPart(ports, { reference, pence: 100, note: "", key: "form" });
    expect(await unmark()).toEqual({ ok: false, refusal: { kind: "went-back" } });
    expect(await stored()).toEqual(before);
  });
});
