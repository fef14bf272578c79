/** Every reminder: to which quotes it applies on a day, and its email. */
import type { Mail, Reader } from "../../../context.ts";
import { addDays } from "../../../dates/dates.ts";
import { notNotified, openedKind, quotesNotNotified } from "../../quote/sent-notifications.server.ts";
import { confirmed } from "../../quote/status.ts";
import { site } from "../../site/site.server.ts";
import { hasBalance, tookPlace } from "../due.server.ts";
import {
  balanceDueMail,
  balanceLateMail,
  offerEndingMail,
  offerUnopenedMail,
  type Reminder,
  thanksMail,
  weekBeforeMail,
} from "./email.ts";

const hour = 3_600_000;
/** Days before the balance is due. */
const daysForBalance = 5;
/** Days after the party in which thanks are still sent, so that a restored backup sends none for last year's parties. */
const daysForThanks = 14;

type Quotes = ReturnType<typeof quotesNotNotified>;

/** Quotes booked at this price a day ago or more: others have just had an email that says what is due. @param since ISO 8601 UTC */
const bookedBefore = (quotes: Quotes, since: string) =>
  quotes.where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom("quoteTransition")
          .select("quoteTransition.id")
          .whereRef("quoteTransition.reference", "=", "quote.reference")
          .where("quoteTransition.cause", "in", ["deposit-paid", "whole-paid", "repriced", "taken-back", "unmarked"])
          .where("quoteTransition.at", ">", since),
      ),
    ),
  );

/** Unpaid balances of future parties. @param today ISO, at the venue */
const unpaid = (quotes: Quotes, today: string) =>
  quotes.where("quote.status", "=", "booked").where(hasBalance).where("quote.eventDate", ">=", today);

/** Open offers that were sent at least a day ago, of quotes that don't look automatic. @param statuses of the quotes */
const offered = (quotes: Quotes, { today, aDayAgo }: ReminderTimes, statuses: ("sent" | "accepted")[]) =>
  quotes
    .where("quote.status", "in", statuses)
    .where("quote.suspect", "=", 0)
    .where("quote.offerValidUntil", ">=", today)
    .where("quote.offeredAt", "<=", aDayAgo);

export interface ReminderTimes {
  now: Date;
  /** ISO, at the venue */
  today: string;
  /** ISO 8601 UTC */
  aDayAgo: string;
}

const { chasing } = site;

interface ReminderRule {
  due(quotes: Quotes, when: ReminderTimes): Quotes;
  mail(input: Reminder): Mail;
  /** Whether the owner's content switches this reminder off */
  off?: boolean;
  /** Whether its link opens the offer, rather than the booking */
  offer?: true;
}

/** Each reminder: which quotes get it on a day, and its email. The kind names both the notification and the email. */
export const reminders = {
  // Listed before offer-unopened: a customer who is told that the price ends soon is not also asked whether it arrived.
  "offer-ending": {
    due: (quotes, when) =>
      offered(quotes, when, ["sent", "accepted"]).where(
        "quote.offerValidUntil",
        "<=",
        addDays(when.today, chasing.offerEndsDays),
      ),
    mail: offerEndingMail,
    off: chasing.offerEndsDays === 0,
    offer: true,
  },
  "offer-unopened": {
    due: (quotes, when) =>
      offered(quotes, when, ["sent"])
        .where("quote.offeredAt", "<=", new Date(when.now.getTime() - chasing.offerUnopenedHours * hour).toISOString())
        .where("quote.offerValidUntil", ">", addDays(when.today, chasing.offerEndsDays))
        .where(notNotified(openedKind(""), "quote.offerVersion")),
    mail: offerUnopenedMail,
    off: chasing.offerUnopenedHours === 0,
    offer: true,
  },
  "week-before": {
    due: (quotes, { today, aDayAgo }) =>
      bookedBefore(quotes, aDayAgo)
        .where("quote.status", "in", confirmed)
        .where("quote.eventDate", ">", today)
        .where("quote.eventDate", "<=", addDays(today, 7)),
    mail: weekBeforeMail,
  },
  "balance-due": {
    due: (quotes, { today, aDayAgo }) =>
      unpaid(bookedBefore(quotes, aDayAgo), today).where("quote.offerBalanceDue", "<=", addDays(today, daysForBalance)),
    mail: balanceDueMail,
    off: !chasing.balance,
  },
  "balance-late-for-desk": {
    due: (quotes, { today }) => unpaid(quotes, today).where("quote.offerBalanceDue", "<", today),
    mail: balanceLateMail,
  },
  thanks: {
    due: (quotes, { today }) =>
      quotes
        .where("quote.status", "=", "done")
        .where(tookPlace)
        .where("quote.eventDate", "<", today)
        .where("quote.eventDate", ">=", addDays(today, -daysForThanks)),
    mail: thanksMail,
  },
} satisfies Record<string, ReminderRule>;
export type ReminderKind = keyof typeof reminders;

export const ruleOf = (kind: ReminderKind): ReminderRule => reminders[kind];

export const dueFor = (source: Reader, kind: ReminderKind, when: ReminderTimes) =>
  reminders[kind].due(quotesNotNotified(source, kind), when);
