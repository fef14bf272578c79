import { expect, test } from "vitest";
import { emailsAbout } from "../../../../tests/support/product/booking.ts";
import { by, openChanges } from "../../../../tests/support/product/changed-booking.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { dueOf } from "../../booking/due.server.ts";
import { parseContent } from "../../invoice/content.server.ts";
import { openInvoice } from "../../invoice/store.server.ts";
import { markPaid } from "../mark-paid.server.ts";
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
