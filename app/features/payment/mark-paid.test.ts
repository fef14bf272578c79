import { expect, test } from "vitest";
import { bankTransfer } from "../../../server/payments/bank-transfer.ts";
import { accepted, checkout, deskOn, emailsAbout, form, reviewing } from "../../../tests/support/product/booking.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import type { Reference } from "../quote/reference.server.ts";
import { quoteByReference } from "../quote/store.server.ts";
import { markPaid } from "./mark-paid.server.ts";
import { paymentsOf } from "./store.server.ts";

const bank = bankTransfer({ accountName: "Sparkle Ltd", sortCode: "20-00-01", accountNumber: "12345678" });

describeOnEach("marking money as paid", (stores) => {
  test("cash for a quote agreed to by phone counts as agreed and paid", async () => {
    const { payments } = checkout();
    const { ports } = deskOn(await stores.fresh(), payments);
    const reference = await reviewing(ports);
    expect(await markPaid(ports, { reference, part: "whole", pence: 32_630, method: "cash" })).toMatchObject({
      ok: true,
    });
    expect(await quoteByReference(ports.database, reference)).toMatchObject({ status: "balance-paid" });
    const toOwner = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "booked-for-desk");
    expect(toOwner?.mail.text).toContain("£326.30, all of it, cash");
  });

  test("once all is due at once, a deposit is marked as paid only for customers who had agreed before", async () => {
    const { ports, setTime } = deskOn(await stores.fresh(), bank);
    const near = () => form({ date: "8 December 2026" });
    const [called, agreed] = [await reviewing(ports, near()), await accepted(ports, near())];
    setTime("2026-11-26T12:00:00Z");
    const mark = (reference: Reference) => markPaid(ports, { reference, part: "deposit", pence: 6526 });
    expect(await mark(called)).toMatchObject({ ok: false, refusal: { kind: "illegal", status: "reviewing" } });
    expect(await quoteByReference(ports.database, called)).toMatchObject({ status: "reviewing" });
    expect(await mark(agreed)).toMatchObject({ ok: true });
    expect(await markPaid(ports, { reference: called, part: "whole", pence: 32_630 })).toMatchObject({ ok: true });
  });

  test("money marked as paid three times at once is booked once, and nothing is owed back", async () => {
    const { ports } = deskOn(await stores.fresh(), checkout().payments);
    const reference = await accepted(ports);
    const mark = () => markPaid(ports, { reference, part: "deposit", pence: 6526 });
    const marked = await Promise.all([mark(), mark(), mark()]);
    const outcomes = marked.map((one) => (one.ok ? one.settled.outcome : one.refusal.kind));
    expect(outcomes.filter((outcome) => outcome === "applied")).toHaveLength(1);
    expect(await paymentsOf(ports.database, reference)).toMatchObject([{ status: "paid", adapter: "owner" }]);
    expect((await emailsAbout(ports, reference)).map(({ kind }) => kind)).not.toContain("owed-back");
  });
});
