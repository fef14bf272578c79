/** Invariants of quotes and money that hold whatever has happened. */
import { expect } from "vitest";
import { venueDate } from "../../../app/dates/today.server.ts";
import { dueOf } from "../../../app/features/booking/due.server.ts";
import { openInvoice } from "../../../app/features/invoice/store.server.ts";
import { refundsOf } from "../../../app/features/payment/refund-store.server.ts";
import { refundableAmount } from "../../../app/features/payment/rules.ts";
import { paymentsOf } from "../../../app/features/payment/store.server.ts";
import { stillBooked, transitions } from "../../../app/features/quote/status.ts";
import { transitionsOf } from "../../../app/features/quote/store.server.ts";
import { emailsAbout } from "./booking.ts";
import type { World } from "./payment-world.ts";
import { refundedPence } from "./unpredictable-provider.ts";

/** Checks the invariants once nothing more happens in the world. @throws with the one that does not hold */
export async function checkInvariants(world: World): Promise<void> {
  const { database } = world.ports;
  const quote = await world.quote();
  const payments = await paymentsOf(database, world.reference);
  const refunds = await refundsOf(database, world.reference);
  const steps = await transitionsOf(database, world.reference);

  // The history is complete, and each step is a transition of the state machine.
  const known = new Set(transitions().map(({ from, event, to }) => `${from} ${event} ${to}`));
  expect(steps.map(({ version }) => version)).toEqual(steps.map((_, index) => index + 1));
  for (const { fromStatus, cause, toStatus } of steps.slice(1))
    expect(known.has(`${fromStatus} ${cause} ${toStatus}`), `${fromStatus} ${cause}`).toBe(true);
  expect(quote).toMatchObject({ status: steps.at(-1)?.toStatus, version: steps.length });

  // The site knows every payment that the provider took, and each refund was made once.
  for (const session of world.provider.sessions) {
    const payment = payments.find(({ id }) => id === session.paymentId);
    expect(payment?.status === "paid", `${session.status} there, ${payment?.status} here`).toBe(
      session.status === "paid",
    );
    expect(refundedPence(session)).toBeLessThanOrEqual(session.status === "paid" ? session.pence : 0);
    expect(payment?.refunded).toBe(refundedPence(session));
  }
  // Nothing waits for an event that can't come any more.
  expect(payments.filter(({ status }) => status === "begun" || status === "open")).toEqual([]);
  expect(quote.status).not.toBe("deposit-pending");

  // No money without a booking, no booking without its money, nothing twice.
  const manual = refunds.filter(({ paymentId, status }) => {
    const payment = payments.find(({ id }) => id === paymentId);
    return payment?.adapter === "owner" && status === "owed";
  });
  const sum = (all: readonly { pence: number }[]) => all.reduce((total, { pence }) => total + pence, 0);
  const paid = payments.filter(({ status, dispute }) => status === "paid" && dispute !== "lost");
  /** The sum of refunds for this reason, without those of payments that a bank took back: these were not sent, or sent before. */
  const ofPaid = (why: string) =>
    sum(refunds.filter(({ reason, paymentId }) => reason === why && paid.some(({ id }) => id === paymentId)));
  const given = sum(refunds.filter(({ reason }) => reason === "given-back"));
  // What the agency kept, counting as kept what the owner later gave back.
  const kept = given + sum(paid) - paid.reduce((total, { refunded }) => total + refunded, 0) - sum(manual);
  expect(refunds.filter(({ status }) => status !== "done")).toEqual(manual);
  const { offerDeposit: deposit, offerTotal: total, offerTakenBack } = quote;
  if (quote.status === "booked") expect(kept).toBe((deposit ?? 0) - offerTakenBack);
  else if (quote.status === "balance-paid") expect(kept).toBe(total);
  else if (quote.status === "done") expect([(deposit ?? 0) - offerTakenBack, total]).toContain(kept);
  else if (quote.status === "cancelled") {
    const beforeGiven = kept - given + ofPaid("given-back");
    expect(beforeGiven).toBe(sum(paid) - ofPaid("unbookable") - ofPaid("cancelled"));
  } else expect(kept).toBe(0);

  // A booking asks for what is not paid, even after the party, and its invoice for that and for what is held.
  if ((stillBooked as readonly string[]).includes(quote.status)) {
    const left = (total ?? 0) - kept;
    expect(quote.leftUnpaid).toBe(quote.status === "done" && left > 0 ? "owed" : null);
    for (const status of [quote.status, "done"] as const) {
      const due = dueOf({ ...quote, status }, payments, venueDate(world.ports.clock.now()));
      expect([due?.paid, due?.next?.pence ?? 0], status).toEqual([kept, left]);
    }
    const held = payments.reduce((pence, payment) => pence + refundableAmount(payment, refunds), 0);
    const invoice = await openInvoice(database, world.reference);
    if (invoice?.offerVersion === quote.offerVersion) expect(invoice.standing).toBe(held + left);
  }

  // Every email once.
  const caused = (...causes: string[]) => steps.filter(({ cause }) => causes.includes(cause)).length;
  const wrote = await emailsAbout({ database }, world.reference);
  const count = (kind: string) => wrote.filter((email) => email.kind === kind).length;
  const owedBack = refunds.filter(({ reason }) => reason === "unbookable").length;
  expect({
    booked: count("booked"),
    bookedForDesk: count("booked-for-desk"),
    balance: count("balance-paid"),
    unmarked: count("unmarked"),
    owedBack: count("owed-back"),
    cancelled: count("cancelled"),
    partlyRefunded: count("given-back"),
    offers: count("quote-offer") + count("private-link"),
  }).toEqual({
    booked: caused("deposit-paid", "whole-paid"),
    bookedForDesk: caused("deposit-paid", "whole-paid"),
    balance: caused("balance-paid"),
    unmarked: caused("unmarked"),
    owedBack,
    cancelled: caused("cancelled"),
    // One email for each time that the owner gave a part back, on however many payments.
    partlyRefunded: new Set(
      refunds.flatMap(({ reason, idempotencyKey }) =>
        reason === "given-back" ? [idempotencyKey.slice(idempotencyKey.indexOf(reason))] : [],
      ),
    ).size,
    offers: caused("sent"),
  });
}
