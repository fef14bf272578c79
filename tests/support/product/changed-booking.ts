/** A booking that the desk changes, over an empty database. */
import type { Ports } from "../../../app/context.ts";
import { editBooking } from "../../../app/features/booking/change/edit-booking.server.ts";
import { waitingChange } from "../../../app/features/booking/change/open-proposal.server.ts";
import { isPlan, planChange } from "../../../app/features/booking/change/proposal.server.ts";
import { settlePayment } from "../../../app/features/payment/settle-payment.server.ts";
import { readDetails } from "../../../app/features/quote/details.server.ts";
import { quoteForm } from "../../../app/features/quote/form/fields.ts";
import { valuesOf } from "../../../app/features/quote/form/values-of.ts";
import type { Reference } from "../../../app/features/quote/reference.server.ts";
import type { QuoteToStore } from "../../../app/features/quote/request-quote.server.ts";
import type { Quote } from "../../../app/features/quote/table.server.ts";
import { tidyValues } from "../../../app/forms/tidy-text.ts";
import { accepted, checkout, deskOn, emailsAbout, paidEvent, startedPayment, storedQuote } from "./booking.ts";
import type { TestStores } from "./stores.ts";

export const by = { kind: "owner", email: "jo@agency.example" } as const;
export const today = "2026-11-21";
export const now = new Date(`${today}T12:00:00Z`);

/** @returns the desk, and functions that make, change and read bookings */
export async function openChanges(stores: TestStores) {
  const desk = deskOn(await stores.fresh(), checkout().payments);
  return { ...desk, ...changesOn(desk.ports) };
}

export function changesOn(ports: Ports) {
  const stored = (reference: Reference) => storedQuote(ports, reference);
  /** Two butlers in York, £326.30; deposit £65.26 paid */
  const booked = async (asked?: QuoteToStore) => {
    const reference = await accepted(ports, asked);
    await settlePayment(ports, paidEvent(await startedPayment(ports, reference)));
    return stored(reference);
  };
  /** Edits a booking as the desk does: the form with some answers changed, the price calculated, and saved as shown. */
  const edit = async (
    quote: Quote,
    changes: Record<string, string>,
    more: Partial<Parameters<typeof editBooking>[1]> = {},
  ) => {
    const details = readDetails(tidyValues(quoteForm, { ...valuesOf(quote), ...changes }), now);
    if (!details.ok) throw new Error(JSON.stringify(details.errors));
    const plan = planChange(quote, details.input, today, more.lines);
    const total = isPlan(plan) ? plan.total : null;
    const { reference, version: expectedVersion } = quote;
    const withdraws = (await waitingChange(ports.database, quote, today))?.madeAt;
    return editBooking(ports, { reference, details: details.input, total, expectedVersion, by, withdraws, ...more });
  };
  const kinds = async (reference: Reference) => (await emailsAbout(ports, reference)).map(({ kind }) => kind);
  return { stored, booked, edit, kinds };
}
