/** Every kind of email, each about the same booking, as it is put into the outbox. Needs Vite: the content is found by import.meta.glob. */
import type { Mail } from "../../../app/context.ts";
import type { EmailKind } from "../../../app/email/kinds.ts";
import * as changing from "../../../app/features/booking/change/email.ts";
import { dueOf } from "../../../app/features/booking/due.server.ts";
import * as offers from "../../../app/features/booking/email.ts";
import { linesOf, offerColumns, parseOffer } from "../../../app/features/booking/offer.server.ts";
import {
  balanceDueMail,
  balanceLateMail,
  offerEndingMail,
  offerUnopenedMail,
  thanksMail,
  weekBeforeMail,
} from "../../../app/features/booking/reminders/email.ts";
import { messageWaitingMail, waitingMail } from "../../../app/features/chasing/email.ts";
import { newPasskeyMail, signInMail } from "../../../app/features/desk/access/email.ts";
import * as enquiry from "../../../app/features/enquiry/email.ts";
import { invoiceMail } from "../../../app/features/invoice/email.ts";
import * as messages from "../../../app/features/message/email.ts";
import { correctedMail } from "../../../app/features/payment/correct/email.ts";
import { customerMail, instructionsMail } from "../../../app/features/payment/email.ts";
import { lapsedDeskMail, lapsedMail } from "../../../app/features/payment/lapsed/email.ts";
import { ownerMail } from "../../../app/features/payment/owner-email.ts";
import { partialRefundMail } from "../../../app/features/payment/partial-refund/email.ts";
import type { Payment } from "../../../app/features/payment/table.server.ts";
import { unmarkedMail } from "../../../app/features/payment/unmark/email.ts";
import * as performing from "../../../app/features/performer/email.ts";
import { askedFor } from "../../../app/features/performer/job.server.ts";
import * as quoting from "../../../app/features/quote/email.ts";
import type { Reference } from "../../../app/features/quote/reference.server.ts";
import * as asking from "../../../app/features/quote/request-quote.server.ts";
import type { Quote } from "../../../app/features/quote/table.server.ts";
import * as review from "../../../app/features/review/email.ts";
import { bookingAtDesk } from "../../../app/features/site/sender.server.ts";
import { form } from "./booking.ts";
import { type DrawnEmail, storedEmail } from "./drawn-email.ts";
import { quoteRow } from "./quote-row.ts";
import { bookingReview } from "./reviews.ts";

const reference = "BT-7K4M-92QX";
const lines = [
  { label: "Amount", value: "£65.26" },
  { label: "Account name", value: "Bow & Tassel" },
  { label: "Sort code", value: "04-00-04" },
  { label: "Account number", value: "12345678" },
  { label: "Reference", value: reference },
];

/** @param changes other answers in the form @param origin of the site that serves the pictures */
export function everyMail(
  changes: Record<string, string> = {},
  origin = "http://localhost:3000",
): Record<EmailKind, Mail> {
  const asked = form({ time: "7.30pm", venue: "The Old Crown", notes: "Steps to the door.\nA side gate.", ...changes });
  const requested = asking.quoteRow(asked, reference as Reference, new Date("2026-11-21T12:00:00Z"));
  const offered: Quote = { ...quoteRow(reference), ...requested, offeredAt: null, status: "sent" };
  const sent: Quote = { ...offered, ...offerColumns(offered, linesOf(asked.estimate) ?? [], "2026-11-28") };
  const booked: Quote = { ...sent, status: "booked" };
  const offer = parseOffer(sent);
  const dueAt = (quote: Quote, today = "2026-11-21") => dueOf(quote, [], today);
  const [open, left] = [dueAt(sent), dueAt(booked)];
  if (!offer || !open || !left) throw new Error("nothing is offered");
  const link = `${origin}/quote/${reference}/success?key=${"k".repeat(22)}`;
  const payment: Payment = {
    id: "0b8f8a3e-7a57-4cc0-8a3a-1f8a4b3f3b3e",
    reference: reference as Reference,
    part: "deposit",
    pence: offer.deposit,
    currency: "GBP",
    adapter: "stripe",
    status: "paid",
    version: 1,
    idempotencyKey: "key",
    offerVersion: 1,
    ...{ sessionRef: null, paymentRef: null },
    nextStep: null,
    expiresAt: null,
    paidAt: "2026-11-21T12:05:00.000Z",
    refunded: 0,
    dispute: null,
    createdAt: "2026-11-21T12:00:00.000Z",
    updatedAt: "2026-11-21T12:05:00.000Z",
  };
  const balance: Payment = { ...payment, part: "balance", pence: offer.balance };
  const ofDeposit = { quote: booked, payment, due: left, link, attached: ["Invoice INV-0001"] };
  const paidUp: Quote = { ...booked, status: "balance-paid" };
  const ofBalance = { quote: paidUp, payment: balance, due: dueAt(paidUp), link, attached: ["Receipt REC-0001"] };
  const unpaid = { ...ofDeposit, quote: sent, due: open };
  const reminder = { quote: booked, offer, due: left, link, today: "2027-06-05", performers: ["Jay"] };
  const byCustomer = { byAgency: false, agreed: "14 to 27 days: 15%", disputed: false, credited: false, toldOn: null };
  const cancelled = { quote: booked, paid: offer.deposit, refund: 1631, back: 0, given: 0, ...byCustomer };
  const lapsed = { quote: { ...sent, status: "lapsed" } as const, credits: ["Credit note CN-0001"], origin };
  const message = {
    id: "message",
    doneAt: null,
    idempotencyKey: "key",
    bookingRef: null,
    name: "Zoë",
    email: "zoe@example.com",
    phone: "07700 900123",
    message: "Could somebody come to Ilkley in March?\nThere are about twenty of us.",
    suspect: 0,
    createdAt: "2026-11-21T12:00:00.000Z",
  } as const;
  const plan = {
    changeKind: "at-once",
    shortens: false,
    changed: [{ label: "Date", before: "Saturday 12 June 2027", after: "Saturday 19 June 2027" }],
    before: [],
    lines: [],
    was: offer.total,
    total: offer.total,
    paid: 0,
  } as const;
  const dearer = { ...plan, changeKind: "ask", total: offer.total + 5000 } as const;
  const { name, email, surprise } = booked;
  const customer = { kind: "quote", ref: offered.reference, name, email, surprise, booked: true } as const;
  const job = {
    quote: booked,
    performer: { publicName: "Sam", email: "sam@example.com" },
    assignment: { fee: 8000, note: "Black tie, please.", passOnAt: "2026-11-22T12:00:00.000Z" },
    link: `${origin}/job?key=${"k".repeat(22)}`,
  };
  const held = { askedFor: askedFor(booked), startsAt: "", endsAt: "", lat: null, lon: null };
  const yes = { ...job, assignment: { ...job.assignment, passOnAt: null } };
  return {
    "quote-received": quoting.confirmationMail(requested, asked.estimate, link),
    "quote-for-desk": quoting.deskMail(requested, asked.estimate, origin),
    "quote-offer": offers.offerMail({ quote: sent, offer, due: open, link }),
    "message-unanswered-for-desk": messageWaitingMail(message, 4, origin),
    "unanswered-for-desk": waitingMail(offered, 4, origin),
    "offer-unopened": offerUnopenedMail({ ...reminder, quote: sent, due: open, today: "2026-11-24" }),
    "offer-ending": offerEndingMail({ ...reminder, quote: sent, due: open, today: "2026-11-27" }),
    agreed: offers.agreedMail({ quote: sent, offer, due: open, link }),
    "booking-changed": changing.changedMail({ quote: booked, plan, offer, due: left, link }),
    "change-proposed": changing.proposedMail({ quote: booked, plan: dearer, due: left, link }),
    "change-withdrawn": changing.withdrawnMail({ quote: booked, plan: dearer, link }),
    "change-answered-for-desk": changing.answeredMail(
      { quote: booked, plan: dearer, yes: true, performers: { again: true, yesLost: true, released: [], notFree: [] } },
      origin,
    ),
    "desk-message": messages.messageMail(customer, "We can come at seven.\nIs that all right?", origin),
    "answer-for-desk": messages.answerMail(customer, "Yes, seven is fine.", bookingAtDesk(origin, reference)),
    "private-link": offers.linkMail({ quote: sent, offer, due: open, link }),
    "accepted-for-desk": offers.acceptedMail({ quote: sent, offer, due: open }, origin),
    "declined-for-desk": offers.declinedMail({ ...sent, status: "declined" }, origin),
    invoice: invoiceMail({ quote: sent, due: open, credits: {}, link }),
    "payment-instructions": instructionsMail(unpaid, lines),
    "payment-failed": customerMail("payment-failed", unpaid),
    booked: customerMail("booked", ofDeposit),
    "booked-for-desk": ownerMail("booked", ofDeposit),
    "balance-paid": customerMail("balance-paid", ofBalance),
    "balance-paid-for-desk": ownerMail("balance-paid", ofBalance),
    unmarked: unmarkedMail({ ...ofBalance, quote: booked, due: left, attached: [], receipts: ["Receipt REC-0001"] }),
    "payment-corrected": correctedMail({
      ...{ ...ofDeposit, attached: ["Credit note CN-0001", "Invoice INV-0002"] },
      texts: ["21 November 2026, by bank transfer", "18 November 2026, in cash"],
    }),
    "given-back": partialRefundMail({ ...ofDeposit, pence: 2000, priceLeft: 30_630, note: "Sorry!", credited: true }),
    "owed-back": customerMail("owed-back", ofDeposit),
    "owed-back-for-desk": ownerMail("owed-back", ofDeposit),
    "wrong-amount-for-desk": ownerMail("wrong-amount", ofDeposit),
    "wrong-currency-for-desk": ownerMail("wrong-currency", ofDeposit),
    "refunded-elsewhere-for-desk": ownerMail("refunded-elsewhere", ofDeposit),
    "refund-failed-for-desk": ownerMail("refund-failed", ofDeposit),
    "dispute-open-for-desk": ownerMail("dispute-open", ofDeposit),
    "dispute-won-for-desk": ownerMail("dispute-won", ofDeposit),
    "dispute-lost-for-desk": ownerMail("dispute-lost", ofDeposit),
    "balance-due": balanceDueMail(reminder),
    "balance-late-for-desk": balanceLateMail({ ...reminder, due: dueAt(booked, "2027-06-05") ?? left }),
    "week-before": weekBeforeMail(reminder),
    thanks: thanksMail(reminder),
    cancelled: offers.cancelledMail(cancelled, origin),
    "cancelled-for-desk": offers.cancelledDeskMail(cancelled, origin),
    lapsed: lapsedMail(lapsed),
    "lapsed-for-desk": lapsedDeskMail(lapsed),
    "job-request": performing.requestMail(job),
    "job-reminder": performing.reminderMail(job),
    "job-moved": performing.movedMail(job, { eventDate: "2027-06-05", eventTime: "19:30" }),
    "job-booked": performing.bookedJobMail(yes),
    "job-changed": performing.changedJobMail(yes, "the venue, the notes"),
    "job-tomorrow": performing.tomorrowJobMail(yes),
    "job-over": performing.jobEndedMail(booked, held, job.performer, "cancelled", origin),
    "performer-for-desk": performing.deskMail(booked, { title: "Sam says yes", text: "Sam does it." }, origin),
    "review-invite": review.inviteMail({ quote: booked, link: `${origin}/reviews/write?key=k`, ends: "2027-08-12" }),
    "review-for-desk": review.deskMail(bookingReview(reference), origin),
    "enquiry-copy": enquiry.copyMail(message, origin),
    "desk-sign-in": signInMail("owner@agency.example", `${origin}/desk/sign-in/link?key=${"k".repeat(43)}`),
    "desk-key": newPasskeyMail("owner@agency.example", "Safari on iPhone", origin),
    "enquiry-for-desk": enquiry.deskMail(message, origin),
  };
}

/** The same emails as they are sent. */
export async function everyEmail(...about: Parameters<typeof everyMail>): Promise<Record<EmailKind, DrawnEmail>> {
  const emails = Object.entries(everyMail(...about));
  const drawn = emails.map(async ([kind, mail]) => [kind, await storedEmail(JSON.stringify(mail))] as const);
  return Object.fromEntries(await Promise.all(drawn)) as Record<EmailKind, DrawnEmail>;
}
