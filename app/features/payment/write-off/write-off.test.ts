import { expect, test } from "vitest";
import { bookedPage } from "../../../../tests/support/product/booked-page.ts";
import {
  accepted,
  checkout,
  deskOn,
  emailsAbout,
  eventOf,
  paidEvent,
  startedPayment,
  storedQuote,
} from "../../../../tests/support/product/booking.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import type { Reader } from "../../../context.ts";
import { closePastEvents } from "../../booking/expire-quotes.server.ts";
import { changesOf } from "../../history/store.server.ts";
import { parseContent } from "../../invoice/content.server.ts";
import { changeRecipient, sendInvoice } from "../../invoice/send-invoice.server.ts";
import { invoicesOf } from "../../invoice/store.server.ts";
import { markPaid } from "../mark-paid.server.ts";
import { receivedPayments } from "../received.server.ts";
import { settlePayment } from "../settle-payment.server.ts";
import { paymentsOf } from "../store.server.ts";
import { unmarkPaid } from "../unmark/unmark-paid.server.ts";
import { writeOffRest } from "./write-off.server.ts";

const [deposit, balance] = [6526, 26_104];
const by = { kind: "owner", email: "jo@agency.example" } as const;

describeOnEach("what was left unpaid after a party", (stores) => {
  /** The deposit came through the provider, the balance was begun and never came, and the party is over. */
  async function owed() {
    const desk = deskOn(await stores.fresh(), checkout().payments);
    const { ports } = desk;
    const reference = await accepted(ports);
    const first = await startedPayment(ports, reference);
    await settlePayment(ports, paidEvent(first));
    const begun = await startedPayment(ports, reference);
    desk.setTime("2027-06-13T12:00:00Z");
    await closePastEvents(ports);
    const stored = () => storedQuote(ports, reference);
    const writeOff = async () => writeOffRest(ports, { reference, expectedVersion: (await stored()).version, by });
    const money = async () => (await bookedPage(ports, reference)).money;
    return { ...desk, reference, first, begun, stored, writeOff, money };
  }

  test("is owed until it is paid, and again when that was a mistake", async () => {
    const { ports, reference, stored } = await owed();
    expect(await stored()).toMatchObject({ status: "done", leftUnpaid: "owed" });
    await markPaid(ports, { reference, part: "balance", pence: balance, method: "cash", by });
    expect(await stored()).toMatchObject({ leftUnpaid: null });
    const paid = (await paymentsOf(ports.database, reference)).find((one) => one.pence === balance && one.paidAt);
    expect(await unmarkPaid(ports, { reference, paymentId: paid?.id ?? "", by })).toMatchObject({ ok: true });
    expect(await stored()).toMatchObject({ leftUnpaid: "owed" });
  });

  test("is written off: nothing is due, nobody is told, and the invoice stays as it is", async () => {
    const { ports, reference, stored, writeOff, money } = await owed();
    const before = [await emailsAbout(ports, reference), await invoicesOf(ports.database, reference)];
    expect(await writeOff()).toEqual({ ok: true, pence: balance });
    expect(await writeOff()).toEqual({ ok: true, pence: 0 });
    expect(await stored()).toMatchObject({ status: "done", leftUnpaid: "written-off" });
    expect([await emailsAbout(ports, reference), await invoicesOf(ports.database, reference)]).toEqual(before);
    expect(await money()).toMatchObject({ paid: [{ pence: deposit }], left: null, writtenOff: true });
    expect((await changesOf(ports.database, { kind: "quote", id: reference })).at(-1)).toMatchObject({
      action: "Write off the rest",
      detail: "£261.04",
      actorEmail: by.email,
    });
  });

  test("comes after all: by the owner's mark, or by the attempt that had been begun", async () => {
    const marked = await owed();
    await marked.writeOff();
    const balancePaid = { reference: marked.reference, part: "balance", pence: balance, method: "transfer" } as const;
    expect(await markPaid(marked.ports, balancePaid)).toMatchObject({ ok: true, settled: { outcome: "applied" } });
    expect(await marked.stored()).toMatchObject({ leftUnpaid: null });
    expect(await marked.money()).toMatchObject({ left: null, writtenOff: false });
    expect(await markPaid(marked.ports, balancePaid)).toMatchObject({ ok: false, refusal: { kind: "illegal" } });

    const begun = await owed();
    await begun.writeOff();
    expect(await settlePayment(begun.ports, paidEvent(begun.begun))).toMatchObject({ outcome: "applied" });
    expect(await begun.stored()).toMatchObject({ leftUnpaid: null });
  });

  test("is asked for again, with the deposit, once the payer's bank takes that back", async () => {
    const { ports, first, writeOff, stored, money } = await owed();
    await writeOff();
    await settlePayment(ports, eventOf(first, { type: "dispute", dispute: "lost" }));
    expect(await stored()).toMatchObject({ leftUnpaid: "owed", offerTakenBack: deposit });
    expect(await money()).toMatchObject({ left: { pence: deposit + balance } });
    expect(await writeOff()).toEqual({ ok: true, pence: deposit + balance });
    expect(await money()).toMatchObject({ left: null, writtenOff: true });
  });

  test("stands on a new invoice as no longer asked for, and not as refunded", async () => {
    const { ports, reference, writeOff } = await owed();
    await writeOff();
    await changeRecipient(ports, { reference, actor: by, company: "Acme", address: "", poNumber: "" });
    const sending = { reference, actor: by, receivedFrom: (reader: Reader) => receivedPayments(reader, { reference }) };
    expect(await sendInvoice(ports, sending)).toMatchObject({ ok: true });
    const documents = await invoicesOf(ports.database, reference);
    expect(documents.map(({ kind, standing }) => [kind, standing])).toEqual([
      ["invoice", 0],
      ["credit-note", 0],
      ["invoice", deposit + balance],
    ]);
    expect(parseContent(documents.at(-1)?.content ?? "")).toMatchObject({ left: null, writtenOff: balance });
  });

  test("is not written off before the party, once it is paid, or on a page that is out of date", async () => {
    const { ports, reference, stored } = await owed();
    const { version: expectedVersion } = await stored();
    await markPaid(ports, { reference, part: "balance", pence: balance, method: "cash" });
    const nothing = { ok: false, refusal: { kind: "nothing-owed" } };
    expect(await writeOffRest(ports, { reference, expectedVersion, by })).toEqual(nothing);
    const other = await accepted(ports);
    expect(await writeOffRest(ports, { reference: other, expectedVersion: 1, by })).toEqual(nothing);
    const late = await owed();
    const stale = { reference: late.reference, expectedVersion: (await late.stored()).version - 1, by };
    expect(await writeOffRest(late.ports, stale)).toEqual({ ok: false, refusal: { kind: "changed-since" } });
  });
});
