import { expect, test } from "vitest";
import { repliesPerDay } from "../../../server/email/outbox.ts";
import { bankTransfer } from "../../../server/payments/bank-transfer.ts";
import {
  accepted,
  checkout,
  deskOn,
  emailsAbout,
  form,
  paidEvent,
  payDue,
  paying,
  reviewing,
  startedPayment,
} from "../../../tests/support/product/booking.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { successData } from "../../pages/success/success.server.ts";
import { storeLink, successUrl } from "../quote/links.server.ts";
import { makeLinkKey, type Reference } from "../quote/reference.server.ts";
import { quoteByLink, quoteByReference } from "../quote/store.server.ts";
import { markPaid } from "./mark-paid.server.ts";
import { settlePayment } from "./settle-payment.server.ts";
import { startPayment } from "./start-payment.server.ts";
import { paymentsOf } from "./store.server.ts";

const bank = bankTransfer({ accountName: "Sparkle Ltd", sortCode: "20-00-01", accountNumber: "12345678" });

describeOnEach("starting a payment", (stores) => {
  test("asks for the deposit and comes back by links of its own", async () => {
    const { payments, asked } = checkout();
    const { ports } = deskOn(await stores.fresh(), payments);
    const reference = await accepted(ports);
    expect(await payDue(ports, { reference })).toMatchObject({ kind: "redirect" });
    expect(asked).toMatchObject([{ reference, part: "deposit", pence: 6526, payer: { email: "zoe@example.com" } }]);
    const key = new URL(asked[0]?.returnUrl ?? "").searchParams.get("key") ?? "";
    const link = { reference, key, now: ports.clock.now().toISOString() };
    expect(await quoteByLink(ports.database, link)).toMatchObject({ reference, status: "deposit-pending" });
  });

  test("begins nothing for another part or sum than the button showed", async () => {
    const { payments, asked } = checkout();
    const { ports } = deskOn(await stores.fresh(), payments);
    const reference = await accepted(ports);
    for (const shown of [{ part: "deposit", pence: 6525 } as const, { part: "whole", pence: 6526 } as const])
      expect(await startPayment(ports, { reference, shown })).toEqual({ kind: "due-changed" });
    expect([asked, await paymentsOf(ports.database, reference)]).toEqual([[], []]);
  });

  test("ten presses at once are one attempt, asked for in the same words", async () => {
    const { payments, asked } = checkout();
    const { ports } = deskOn(await stores.fresh(), payments);
    const reference = await accepted(ports);
    const started = await Promise.all(Array.from({ length: 10 }, () => payDue(ports, { reference })));
    expect(new Set(started.map((one) => one.kind === "redirect" && one.url)).size).toBe(1);
    expect(await paymentsOf(ports.database, reference)).toHaveLength(1);
    expect(new Set(asked.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  test("a provider that takes the request and does not answer is asked again for the same charge", async () => {
    const { payments, asked } = checkout();
    let silent = true;
    const begin: typeof payments.begin = async (payment) => {
      const answer = await payments.begin(payment);
      if (silent) throw new Error("timed out");
      return answer;
    };
    const { ports } = deskOn(await stores.fresh(), { ...payments, begin });
    const heard: string[] = [];
    const log = { info() {}, error: (event: string) => void heard.push(event) };
    const reference = await accepted(ports);
    expect(await payDue({ ...ports, log }, { reference })).toEqual({ kind: "unavailable" });
    expect(heard).toEqual(["payment.away"]);
    silent = false;
    expect(await payDue(ports, { reference })).toMatchObject({ kind: "redirect" });
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual(asked[0]);
  });

  test("a provider that refuses leaves the quote as it was, for another try", async () => {
    const { payments } = checkout();
    const begin = async () => ({ kind: "refused", reason: "currency" }) as const;
    const { ports } = deskOn(await stores.fresh(), { ...payments, begin });
    const reference = await accepted(ports);
    const log = { info() {}, error() {} };
    expect(await payDue({ ...ports, log }, { reference })).toEqual({ kind: "refused" });
    expect(await quoteByReference(ports.database, reference)).toMatchObject({ status: "accepted" });
    expect(await paymentsOf(ports.database, reference)).toMatchObject([{ status: "failed" }]);
  });

  test("asks nobody to pay for a quote that is not agreed to, is unknown, or has expired", async () => {
    const { payments, asked } = checkout();
    const { ports, setTime } = deskOn(await stores.fresh(), payments);
    const [unread, late] = [await reviewing(ports), await accepted(ports)];
    expect(await payDue(ports, { reference: unread })).toEqual({ kind: "not-accepted" });
    expect(await payDue(ports, { reference: "BT-0000-0000" as Reference })).toEqual({ kind: "unknown" });
    setTime("2026-12-25T12:00:00Z");
    expect(await payDue(ports, { reference: late })).toEqual({ kind: "closed" });
    expect(asked).toEqual([]);
  });

  test("after the deposit it asks for the balance, which is given up to the booking's page, and then for nothing", async () => {
    const { payments, asked } = checkout();
    const { ports } = deskOn(await stores.fresh(), payments);
    const { reference, payment } = await paying(ports);
    await settlePayment(ports, paidEvent(payment));
    const balance = await startedPayment(ports, reference);
    expect(balance).toMatchObject({ part: "balance", pence: 32_630 - 6526 });
    await settlePayment(ports, paidEvent(balance));
    expect(await quoteByReference(ports.database, reference)).toMatchObject({ status: "balance-paid" });
    expect(await payDue(ports, { reference })).toEqual({ kind: "paid-already" });
    expect(asked.map(({ cancelUrl }) => /direct|success/.exec(cancelUrl)?.[0])).toEqual(["direct", "success"]);
  });

  test("a transfer is explained on the page and once by email; the owner marks it paid", async () => {
    const { ports } = deskOn(await stores.fresh(), bank);
    const reference = await accepted(ports);
    const first = await payDue(ports, { reference });
    expect(first).toMatchObject({ kind: "instructions" });
    expect(await payDue(ports, { reference })).toEqual(first);
    const sent = (await emailsAbout(ports, reference)).filter(({ kind }) => kind === "payment-instructions");
    expect(sent).toHaveLength(1);
    expect(sent[0]?.mail.text).toContain("Amount: £65.26");

    expect(await markPaid(ports, { reference, part: "deposit", pence: 6500 })).toEqual({
      ok: false,
      refusal: { kind: "wrong-amount", due: 6526 },
    });
    expect(await markPaid(ports, { reference, part: "deposit", pence: 6526 })).toMatchObject({ ok: true });
    expect(await quoteByReference(ports.database, reference)).toMatchObject({ status: "booked" });
    expect(await paymentsOf(ports.database, reference)).toMatchObject([{ status: "paid", adapter: "bank-transfer" }]);
    expect(await markPaid(ports, { reference, part: "deposit", pence: 6526 })).toEqual({
      ok: false,
      refusal: { kind: "illegal", status: "booked", part: "deposit" },
    });
  });

  test("where the address is corrected while a transfer begins, no instructions go to the old one", async () => {
    const store = await stores.fresh();
    const begin: typeof bank.begin = async (order) => {
      await store.database.updateTable("quote").set({ email: "corrected@example.com" }).execute();
      return bank.begin(order);
    };
    const { ports } = deskOn(store, { ...bank, begin });
    const reference = await accepted(ports);
    expect(await payDue(ports, { reference })).toMatchObject({ kind: "instructions" });
    expect((await emailsAbout(ports, reference)).map(({ kind }) => kind)).not.toContain("payment-instructions");
  });

  test("a suspected booking gets no instructions by email, and one mailbox gets few of them; the page tells either", async () => {
    const { ports } = deskOn(await stores.fresh(), bank);
    const pay = async (email: string, suspect: boolean) => {
      const reference = await accepted(ports, form({ email }, { suspect }));
      await payDue(ports, { reference });
      const key = makeLinkKey();
      const quote = await quoteByReference(ports.database, reference);
      if (!quote) throw new Error("no quote");
      await ports.write((write) => storeLink(write, quote, key, ports.clock.now()));
      const page = await successData(reference, new URL(successUrl("http://localhost", reference, key)), ports);
      const kinds = (await emailsAbout(ports, reference)).map(({ kind }) => kind);
      return { page, kinds };
    };
    const suspected = await pay("zoe@example.com", true);
    expect(suspected.kinds).toEqual(["accepted-for-desk"]);
    expect(suspected.page).toMatchObject({ view: "instructions", emailed: false, lines: expect.any(Array) });

    for (let i = 0; i < repliesPerDay; i++) {
      const { kinds, page } = await pay(`z.o.e+${i}@gmail.com`, false);
      expect(kinds).toEqual(["accepted-for-desk", "payment-instructions"]);
      expect(page).toMatchObject({ view: "instructions", emailed: true });
    }
    const capped = await pay("zoe@googlemail.com", false);
    expect(capped.kinds).toEqual(["accepted-for-desk"]);
    expect(capped.page).toMatchObject({ view: "instructions", emailed: false });
    // Bookings that sent no email don't count towards the limit (the review step sends none).
    expect((await pay("ann@example.com", false)).kinds).toContain("payment-instructions");
  });
});
