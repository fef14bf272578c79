import { expect, test } from "vitest";
import { accepted, emailsAbout, openDesk } from "../../../../tests/support/product/booking.ts";
import { by, openChanges } from "../../../../tests/support/product/changed-booking.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { dueOf } from "../../booking/due.server.ts";
import { changesOf } from "../../history/store.server.ts";
import { parseContent } from "../../invoice/content.server.ts";
import { invoicesOf, openInvoice } from "../../invoice/store.server.ts";
import { cancelQuote } from "../cancel-booking.server.ts";
import { markPaid } from "../mark-paid.server.ts";
import { refundsOf } from "../refund-store.server.ts";
import { paymentsOf } from "../store.server.ts";
import { unmarkPaid } from "./unmark-paid.server.ts";

const [total, deposit, balance] = [32_630, 6526, 26_104];

describeOnEach("a balance marked as paid of a booking at another price", (stores) => {
  /** A booking whose full price of £326.30 was paid before the price rose. */
  async function repriced() {
    const { ports, setTime, booked, edit, stored } = await openChanges(stores);
    const { reference } = await booked();
    const mark = (pence: number) => markPaid(ports, { reference, part: "balance", pence, method: "cash" });
    setTime("2026-11-21T13:00:00Z");
    await mark(balance);
    const [, first = { id: "" }] = await paymentsOf(ports.database, reference);
    setTime("2026-11-21T14:00:00Z");
    await edit(await stored(reference), { performers: "3" }, { agreed: true });
    const unmark = (paymentId: string) => unmarkPaid(ports, { reference, paymentId, by });
    return { ports, reference, mark, first, unmark, stored: () => stored(reference) };
  }

  test("stays marked, because the new price was worked out with it", async () => {
    const { first, unmark, stored } = await repriced();
    const before = await stored();
    expect(await unmark(first.id)).toEqual({ ok: false, refusal: { kind: "rests-on-it" } });
    expect(await stored()).toEqual(before);
  });

  test("that brought the new invoice: a credit note takes it back, and another says what is left", async () => {
    const { ports, reference, mark, first, unmark, stored } = await repriced();
    const { offerBalance: rest, offerTotal } = await stored();
    await mark(rest ?? 0);
    const third = (await paymentsOf(ports.database, reference)).at(-1);
    expect(await unmark(first.id)).toEqual({ ok: false, refusal: { kind: "rests-on-it" } });
    expect(await unmark(third?.id ?? "")).toMatchObject({ ok: true });
    expect(dueOf(await stored(), [], "2026-11-21")).toMatchObject({ paid: total, next: { pence: rest } });
    const open = await openInvoice(ports.database, reference);
    expect(open).toMatchObject({ number: 3, pence: offerTotal, standing: offerTotal });
    const { received, left } = parseContent(open?.content ?? "");
    expect(received.map(({ pence }) => pence)).toEqual([deposit, balance]);
    expect(left).toMatchObject({ pence: rest });
    const mail = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "unmarked")?.mail;
    expect(mail?.attached).toHaveLength(2);
    expect(mail?.text).toContain("Credit note CN-0002 and Invoice INV-0003, attached as PDFs.");
  });
});

describeOnEach("a booking whose deposit was marked as paid by mistake", (stores) => {
  test("is cancelled with nothing to refund: the mark is taken back, and the customer told why", async () => {
    const { ports, setTime } = await openDesk(stores);
    const reference = await accepted(ports);
    await markPaid(ports, { reference, part: "deposit", pence: 6526, method: "transfer" });
    setTime("2026-11-22T12:00:00Z");
    const [payment] = await paymentsOf(ports.database, reference);
    const cancel = { reference, byAgency: true, expectedPaid: 6526 };
    // The form names a payment that can't be taken back (any more).
    expect(await cancelQuote(ports, { ...cancel, neverCame: "none" })).toMatchObject({ ok: false });
    expect(await cancelQuote(ports, { ...cancel, neverCame: payment?.id ?? "" })).toMatchObject({
      ok: true,
      refund: 0,
    });
    expect(await refundsOf(ports.database, reference)).toEqual([]);
    expect(await paymentsOf(ports.database, reference)).toMatchObject([{ status: "expired", paidAt: null }]);
    const mail = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "cancelled")?.mail;
    expect(mail?.text).toContain("We wrote to you that £65.26 was here. That was our mistake: it has not reached us.");
    expect(mail?.text).toContain("Nothing is left to come back.");
    const documents = await invoicesOf(ports.database, reference);
    expect(documents.map(({ kind, pence, standing }) => ({ kind, pence, standing }))).toEqual([
      { kind: "invoice", pence: 32_630, standing: 0 },
      { kind: "credit-note", pence: 32_630, standing: 0 },
    ]);
    expect((await changesOf(ports.database, { kind: "quote", id: reference })).at(-1)).toMatchObject({
      detail: "refund £0, by the agency; £65.26 had not come",
    });
  });
});
