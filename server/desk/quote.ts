import { formatDate } from "../../app/dates/dates.ts";
import { venueDate } from "../../app/dates/today.server.ts";
import { inShort } from "../../app/features/booking/change/change-text.server.ts";
import { unansweredChange, waitingIn } from "../../app/features/booking/change/open-proposal.server.ts";
import { dueOf } from "../../app/features/booking/due.server.ts";
import { payingText } from "../../app/features/booking/due-text.ts";
import { notesOf, tagsOf } from "../../app/features/booking/notes/notes.server.ts";
import { type OfferLine, parseOffer, totalOf } from "../../app/features/booking/offer.server.ts";
import { suggestedLines } from "../../app/features/booking/set-price.server.ts";
import { statusTextOf } from "../../app/features/booking/status-text.ts";
import { timelineOf } from "../../app/features/desk/booking/timeline.server.ts";
import { listMail } from "../../app/features/desk/mail/list.server.ts";
import { messagesOf } from "../../app/features/message/store.server.ts";
import { refundsOf } from "../../app/features/payment/refund-store.server.ts";
import { isManual, paymentMethod, settledByDispute } from "../../app/features/payment/rules.ts";
import { paymentsOf } from "../../app/features/payment/store.server.ts";
import type { Payment, Refund } from "../../app/features/payment/table.server.ts";
import { farVenueNote } from "../../app/features/place/venue/far-venue.server.ts";
import { isConfirmed } from "../../app/features/quote/status.ts";
import { transitionsOf } from "../../app/features/quote/store.server.ts";
import { allRows } from "../../app/features/quote/summary-rows.ts";
import type { Quote } from "../../app/features/quote/table.server.ts";
import { formatPerHead, formatPounds } from "../../app/ui/money.ts";
import { mailTable } from "./mail.ts";
import { notesText } from "./messages/notes.ts";
import { messagesText } from "./messages/text.ts";
import { nextCommands } from "./next.ts";
import type { Desk, Result } from "./open.ts";
import { readable, theQuote } from "./quotes.ts";
import { fields, section, table } from "./terminal/table.ts";
import { formatMoment } from "./text.ts";

export async function showQuote(desk: Desk, typed: string): Promise<Result> {
  const quote = await theQuote(desk, typed);
  const { database, width } = desk;
  const { reference } = quote;
  const payments = await paymentsOf(database, reference);
  const refunds = await refundsOf(database, reference);
  const history = await transitionsOf(database, reference);
  const notes = await notesOf(database, reference);
  const tags = await tagsOf(database, reference);
  const messages = await messagesText(database, reference, width);
  const happened = await timelineOf(database, reference, desk.ports.clock.now());
  const mail = await listMail(database, { limit: 50, about: reference });
  const change = isConfirmed(quote.status) ? await unansweredChange(database, reference) : undefined;
  const waiting = change && waitingIn(change, quote, desk.today);
  const text = [
    headOf(quote, width),
    section("Price", await priceText(desk, quote)),
    ...(change
      ? [
          section(
            "A change that the customer has not answered",
            waiting ? inShort(waiting.plan) : "It can’t be made any more.",
          ),
        ]
      : []),
    ...(payments.length > 0 ? [section("Money", moneyText(payments, refunds, width))] : []),
    ...(messages ? [section("Messages", messages)] : []),
    ...(notes.length + tags.length > 0 ? [section("Notes", notesText(notes, tags, width))] : []),
    section(
      "What happened",
      table(
        happened
          // The emails are listed below, with their ids.
          .filter(({ email }) => !email)
          .map(({ at, what, who, detail }) => ({ When: formatMoment(at), What: what, Who: who, "": detail })),
        width,
      ),
    ),
    section("Mail", mailTable(mail, width)),
    section("You can", nextCommands(quote, refunds, change !== undefined)),
  ];
  return {
    data: {
      ...readable(quote),
      due: dueOf(quote, payments, desk.today),
      waitingChange: change ? { madeAt: change.madeAt, change: waiting ? inShort(waiting.plan) : null } : null,
      payments: payments.map(paymentRow),
      refunds,
      history,
      happened: happened.map(({ key, when, ...one }) => one),
      messages: await messagesOf(database, reference),
      // `notes` are the agency's, and would hide what the customer wrote under that name.
      customerNotes: quote.notes,
      notes,
      tags,
      mail,
    },
    text: text.join("\n"),
  };
}

/** The customer's details and answers, as in the emails. */
export function headOf(quote: Quote, width: number): string {
  const notes = [
    quote.suspect && "Looks as if a machine had filled it in. No mail went to the address it names.",
    farVenueNote(quote),
  ];
  const head = {
    Reference: quote.reference,
    Status: `${quote.status}: ${statusTextOf(quote)}`,
    Asked: `${formatMoment(quote.createdAt)}${quote.kind === "direct" ? ", to book at once" : ""}`,
    Note: notes.filter(Boolean).join(" "),
  };
  return fields({ ...head, ...Object.fromEntries(allRows(quote).map(({ label, value }) => [label, value])) }, width);
}

export const lineRows = (lines: readonly OfferLine[]): [string, string][] =>
  lines.map(({ label, detail, pence }) => [label, `${formatPounds(pence)}${detail ? `  ${detail}` : ""}`]);

/** The price, and what is due of it today. */
export async function priceText({ database, today, width }: Desk, quote: Quote): Promise<string> {
  const offer = parseOffer(quote);
  const due = dueOf(quote, await paymentsOf(database, quote.reference), today);
  if (!offer || !due) {
    const lines = suggestedLines(quote);
    return lines
      ? `Not priced yet. The estimate they saw:\n${fields([...lineRows(lines), ["In all", formatPounds(totalOf(lines))]], width)}`
      : "Not priced yet; travel has to be priced by hand.";
  }
  return fields(
    [
      ...lineRows(offer.lines),
      ["In all", [formatPounds(offer.total), formatPerHead(offer.perHead, offer.guests)].filter(Boolean).join(", ")],
      ["To pay", payingText(due)],
      ["Written off", due.writtenOff > 0 ? formatPounds(due.writtenOff) : null],
      [
        offer.validUntil < today ? "Stood until" : "Valid until",
        `the end of ${formatDate(offer.validUntil)} (offer ${offer.version})`,
      ],
      ["Agreed to", quote.termsAcceptedAt && formatMoment(quote.termsAcceptedAt)],
    ],
    width,
  );
}

function moneyText(payments: readonly Payment[], refunds: readonly Refund[], width: number): string {
  const paid = payments.map(({ part, pence, status, paidAt, createdAt, dispute, ...payment }) => ({
    When: paidAt && isManual(payment) ? venueDate(new Date(paidAt)) : formatMoment(paidAt ?? createdAt),
    What: part,
    Amount: formatPounds(pence),
    Status: dispute ? `${status}, disputed: ${dispute}` : status,
    How: paymentMethod(payment),
  }));
  const unsent = settledByDispute(payments, refunds);
  const back = refunds.map(({ id, createdAt, pence, status, reason }) => ({
    When: formatMoment(createdAt),
    What: `back: ${reason}`,
    Amount: `-${formatPounds(pence)}`,
    Status: unsent.has(id) ? "not sent: the payer’s bank took it first" : status,
    How: "",
  }));
  return table([...paid, ...back], width);
}

const paymentRow = ({ idempotencyKey, nextStep, ...payment }: Payment) => payment;
