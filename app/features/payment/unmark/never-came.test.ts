import { expect, test } from "vitest";
import { accepted, emailsAbout, openDesk } from "../../../../tests/support/product/booking.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { changesOf } from "../../history/store.server.ts";
import { invoicesOf } from "../../invoice/store.server.ts";
import { cancelQuote } from "../cancel-booking.server.ts";
import { markPaid } from "../mark-paid.server.ts";
import { refundsOf } from "../refund-store.server.ts";
import { paymentsOf } from "../store.server.ts";

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
