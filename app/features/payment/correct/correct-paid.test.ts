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
import { changesOf } from "../../history/store.server.ts";
import { displayName, parseContent } from "../../invoice/content.server.ts";
import { invoicesOf } from "../../invoice/store.server.ts";
import type { PaymentPart } from "../../money/rules.ts";
import { cancelQuote } from "../cancel-booking.server.ts";
import { markPaid } from "../mark-paid.server.ts";
import { settlePayment } from "../settle-payment.server.ts";
import { paymentsOf } from "../store.server.ts";
import { unmarkPaid } from "../unmark/unmark-paid.server.ts";
import { correctPaid } from "./correct-paid.server.ts";

const [deposit, balance] = [6526, 26_104];
const by = { kind: "owner", email: "jo@agency.example" } as const;

describeOnEach("how and when money came", (stores) => {
  /** The owner marked the deposit as paid in cash today, but it came three days ago by transfer. */
  async function marked() {
    const desk = deskOn(await stores.fresh(), checkout().payments);
    const { ports } = desk;
    const reference = await accepted(ports);
    const mark = (part: PaymentPart, pence: number) => markPaid(ports, { reference, part, pence, method: "cash", by });
    await mark("deposit", deposit);
    const paid = async (part: PaymentPart = "deposit") => {
      const found = (await paymentsOf(ports.database, reference)).find((one) => one.part === part && one.paidAt);
      if (!found) throw new Error(part);
      return found;
    };
    const stored = () => storedQuote(ports, reference);
    const correct = async (changes: Partial<Parameters<typeof correctPaid>[1]> = {}) => {
      const { version: expectedVersion } = await stored();
      const { id: paymentId } = await paid();
      const right = { method: "transfer", on: "2026-11-18", ...changes } as const;
      return correctPaid(ports, { reference, paymentId, expectedVersion, by, ...right });
    };
    const documents = async () => {
      const rows = await invoicesOf(ports.database, reference);
      return rows.map((row) => [displayName(row), row.standing, parseContent(row.content ?? "").received] as const);
    };
    const corrections = async () =>
      (await emailsAbout(ports, reference)).filter(({ kind }) => kind === "payment-corrected");
    desk.setTime("2026-11-21T13:00:00Z");
    return { ...desk, reference, mark, paid, stored, correct, documents, corrections };
  }

  test("is corrected for a deposit: the invoice is replaced, the customer gets it, and all else stays", async () => {
    const { ports, reference, paid, stored, correct, documents, corrections } = await marked();
    const before = await stored();
    expect(await correct()).toMatchObject({ ok: true, changed: true });
    // The same form sent again.
    expect(await correct()).toMatchObject({ ok: true, changed: false });
    expect(await paid()).toMatchObject({ paymentRef: "transfer", paidAt: "2026-11-18T12:00:00.000Z", status: "paid" });
    expect(await stored()).toEqual(before);
    expect(await documents()).toEqual([
      ["Invoice INV-0001", 0, [{ label: "Deposit, cash", day: "2026-11-21", pence: deposit }]],
      ["Credit note CN-0001", 0, []],
      ["Invoice INV-0002", 32_630, [{ label: "Deposit, bank transfer", day: "2026-11-18", pence: deposit }]],
    ]);
    const [email, ...more] = await corrections();
    expect(more).toEqual([]);
    expect(email?.mail.subject).toBe(`A correction: how your payment came (${reference})`);
    expect(email?.mail.text).toContain(
      "£65.26 came on 21 November 2026, in cash. It came on 18 November 2026, by bank",
    );
    expect(email?.mail.text).toContain("Credit note CN-0001 and Invoice INV-0002, attached as PDFs");
    expect(email?.mail.attached).toHaveLength(2);
    expect((await bookedPage(ports, reference)).money).toMatchObject({
      paid: [{ pence: deposit, day: "18 November 2026" }],
      left: { pence: balance },
    });
    expect((await changesOf(ports.database, { kind: "quote", id: reference })).at(-1)).toMatchObject({
      action: "Corrected how £65.26 came",
      detail: "21 November 2026, in cash → 18 November 2026, by bank transfer",
      actorEmail: by.email,
    });
  });

  test("is corrected for a balance: its receipt is replaced, the invoice stays, and the new one follows a mistake", async () => {
    const { ports, reference, mark, paid, correct, documents } = await marked();
    await mark("balance", balance);
    const { id: paymentId } = await paid("balance");
    expect(await correct({ paymentId, on: "2026-11-21" })).toMatchObject({ ok: true, changed: true });
    // Only the method was wrong: the moment stays.
    expect(await paid("balance")).toMatchObject({ paidAt: "2026-11-21T13:00:00.000Z" });
    expect((await documents()).map(([name, , [received]]) => [name, received?.label])).toEqual([
      ["Invoice INV-0001", "Deposit, cash"],
      ["Receipt REC-0001", "Balance, cash"],
      ["Receipt REC-0002", "Balance, bank transfer"],
    ]);
    const labels = async () => (await bookedPage(ports, reference)).documents.map(({ label }) => label);
    expect(await labels()).toEqual(["Invoice INV-0001", "Receipt REC-0001, no longer counts", "Receipt REC-0002"]);
    expect(await unmarkPaid(ports, { reference, paymentId, by })).toMatchObject({ ok: true });
    expect((await labels()).at(-1)).toBe("Receipt REC-0002, no longer counts");
  });

  test("stays where the provider reported it, the booking is off, the day is no day of the last year, or the page is old", async () => {
    const { ports, reference, stored, paid, correct, documents } = await marked();
    const before = await documents();
    for (const on of ["2026-11-22", "2025-11-20"])
      expect(await correct({ on })).toEqual({ ok: false, refusal: { kind: "wrong-day" } });
    expect(await correct({ expectedVersion: (await stored()).version - 1 })).toMatchObject({
      refusal: { kind: "changed-since" },
    });
    expect(await correct({ paymentId: "none" })).toMatchObject({ refusal: { kind: "unknown" } });
    const rest = await startedPayment(ports, reference);
    await settlePayment(ports, paidEvent(rest));
    expect(await correct({ paymentId: rest.id })).toMatchObject({ refusal: { kind: "not-by-hand" } });
    await cancelQuote(ports, { reference, byAgency: true });
    expect(await correct({ paymentId: (await paid()).id })).toMatchObject({
      refusal: { kind: "ended", status: "cancelled" },
    });
    expect((await documents())[0]?.[2]).toEqual(before[0]?.[2]);
  });
});
