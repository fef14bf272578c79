import { closePastEvents, expireQuotes } from "../../app/features/booking/expire-quotes.server.ts";
import { remind } from "../../app/features/booking/reminders/remind.server.ts";
import { chaseMessages } from "../../app/features/chasing/chase-messages.server.ts";
import { chaseRequests } from "../../app/features/chasing/chase-requests.server.ts";
import { creditUnpaidInvoices } from "../../app/features/invoice/credit.server.ts";
import { tellLapsed } from "../../app/features/payment/lapsed/tell-lapsed.server.ts";
import { reconcilePayments } from "../../app/features/payment/reconcile-payments.server.ts";
import { maintainAssignments } from "../../app/features/performer/maintain-assignments.server.ts";
import { eraseOldEnquiries } from "../../app/features/privacy/erase-enquiries.server.ts";
import { eraseOldPerformers } from "../../app/features/privacy/performer-retention.server.ts";
import { eraseOldQuotes } from "../../app/features/privacy/quote-retention.server.ts";
import { eraseOldSignIns } from "../../app/features/privacy/sign-in-retention.server.ts";
import { inviteBookers } from "../../app/features/review/invite-bookers.server.ts";
import { checkBackups } from "../backup/last-backup.ts";
import { stableMinutesToErase } from "../clock-watch.ts";
import { pruneRateLimits } from "../rate-limiter.ts";
import type { Job } from "./job.ts";

/** Erases what has been kept for as long as the privacy page says. Files of stored email are removed by email/remove-stored.ts. */
export const retention: Job = {
  name: "retention",
  everyMinutes: 6 * 60,
  stableClockMinutes: stableMinutesToErase,
  run: async (ports, stop) =>
    (await eraseOldEnquiries(ports, stop)) +
    (await eraseOldQuotes(ports, stop)) +
    (await eraseOldPerformers(ports, stop)) +
    (await eraseOldSignIns(ports, stop)),
};

/** Every periodic job. They run one after the other, and fall due at different times, so none relies on the order. */
export const jobs: readonly Job[] = [
  {
    name: "prune-rate-limits",
    everyMinutes: 60,
    stableClockMinutes: 60,
    run: ({ database, clock }) => pruneRateLimits(database, clock),
  },
  { name: "expire-quotes", everyMinutes: 15, stableClockMinutes: 60, run: expireQuotes },
  { name: "close-past-events", everyMinutes: 15, stableClockMinutes: 60, run: closePastEvents },
  {
    // Chases requests for a quote and messages. The old name stays, because it is the key of the job's row.
    name: "chase-enquiries",
    everyMinutes: 5,
    stableClockMinutes: 60,
    run: async (ports, stop) => (await chaseRequests(ports, stop)) + (await chaseMessages(ports, stop)),
  },
  { name: "credit-unpaid-invoices", everyMinutes: 60, stableClockMinutes: 60, run: creditUnpaidInvoices },
  // A short wait for a steady clock: performers of a booking that has moved must be asked again soon after the site was down.
  { name: "maintain-assignments", everyMinutes: 5, stableClockMinutes: 5, run: maintainAssignments },
  {
    name: "remind",
    everyMinutes: 15,
    stableClockMinutes: 60,
    run: async (ports, stop) => (await remind(ports, stop)) + (await tellLapsed(ports, stop)),
  },
  retention,
  // A short wait for a steady clock: payments missed while the site was down must be found soon, and one that was given up wrongly books
  // all the same.
  { name: "reconcile-payments", everyMinutes: 10, stableClockMinutes: 5, run: reconcilePayments },
  { name: "check-backups", everyMinutes: 60, stableClockMinutes: 60, run: checkBackups },
  { name: "invite-reviews", everyMinutes: 60, stableClockMinutes: 60, run: inviteBookers },
];
