import { sql } from "kysely";
import type { Database, Mail, Ports, Write } from "../../../context.ts";
import { addDays } from "../../../dates/dates.ts";
import { venueDate, venueMoment } from "../../../dates/today.server.ts";
import { namesOnTheNight } from "../../performer/staffing.server.ts";
import { namesOf } from "../../quote/display-names.server.ts";
import { offerUrl, storeLink, successUrl } from "../../quote/links.server.ts";
import { makeLinkKey, type Reference } from "../../quote/reference.server.ts";
import { claimOnce, openedNotice, quotesWithout } from "../../quote/sent-notifications.server.ts";
import { site } from "../../site/site.server.ts";
import { dueOf } from "../due.server.ts";
import { parseOffer } from "../offer.server.ts";
import {
  balanceDueMail,
  balanceLateMail,
  offerEndingMail,
  offerUnopenedMail,
  type Reminder,
  thanksMail,
  weekBeforeMail,
} from "./email.ts";

const atOnce = 100;
const hour = 3_600_000;
const day = 24 * hour;
/** Days before the balance is due. */
const daysForBalance = 5;
/** Days after the party in which thanks are still in order: a store brought back from a backup must not thank for last year. */
const daysForThanks = 14;
/** Times at the venue between which emails that nobody waits for are written. */
const waking = { from: "09:00", until: "20:00" };

type Quotes = ReturnType<typeof quotesWithout>;

/** Booked for a day at least: before that, the confirmation has only just said it. @param since ISO 8601 UTC */
const bookedBefore = (quotes: Quotes, since: string) =>
  quotes.where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom("quoteTransition")
          .select("quoteTransition.id")
          .whereRef("quoteTransition.reference", "=", "quote.reference")
          .where("quoteTransition.cause", "in", ["deposit-paid", "whole-paid"])
          .where("quoteTransition.at", ">", since),
      ),
    ),
  );

/** Balances of parties still to come. @param today ISO, at the venue */
const unpaid = (quotes: Quotes, today: string) =>
  quotes.where("quote.status", "=", "booked").where("quote.offerBalance", ">", 0).where("quote.eventDate", ">=", today);

/** Offers that may still be taken, sent a day ago at least, to people. @param statuses that they stand in */
const offered = (quotes: Quotes, { today, aDayAgo }: When, statuses: ("sent" | "accepted")[]) =>
  quotes
    .where("quote.status", "in", statuses)
    .where("quote.suspect", "=", 0)
    .where("quote.offerValidUntil", ">=", today)
    .where("quote.offeredAt", "<=", aDayAgo);

interface When {
  now: Date;
  /** ISO, at the venue */
  today: string;
  /** ISO 8601 UTC */
  aDayAgo: string;
}

const { chasing } = site;

interface ReminderRule {
  due(quotes: Quotes, when: When): Quotes;
  mail(input: Reminder): Promise<Mail>;
  /** The owner's content switches it off */
  off?: boolean;
  /** Its link is the offer's */
  offer?: true;
}

/** What a date brings: to which quotes it applies on a day, and the email. The kind is that of the notification and of the mail. */
const reminders = {
  // Before the one below: whoever is told that the price ends need not be asked whether it has come.
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
        .where(({ not, exists, selectFrom, eb }) =>
          not(
            exists(
              selectFrom("notice")
                .select("notice.kind")
                .whereRef("notice.reference", "=", "quote.reference")
                .where(
                  "notice.kind",
                  "=",
                  sql<string>`cast(${openedNotice("")} as text) || ${eb.ref("quote.offerVersion")}`,
                ),
            ),
          ),
        ),
    mail: offerUnopenedMail,
    off: chasing.offerUnopenedHours === 0,
    offer: true,
  },
  "week-before": {
    due: (quotes, { today, aDayAgo }) =>
      bookedBefore(quotes, aDayAgo)
        .where("quote.status", "in", ["booked", "balance-paid"])
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
        .where("quote.eventDate", "<", today)
        .where("quote.eventDate", ">=", addDays(today, -daysForThanks)),
    mail: thanksMail,
  },
} satisfies Record<string, ReminderRule>;
type ReminderKind = keyof typeof reminders;

const ruleOf = (kind: ReminderKind): ReminderRule => reminders[kind];

const dueFor = (source: Database | Write, kind: ReminderKind, when: When) =>
  reminders[kind].due(quotesWithout(source, kind), when);

/**
 * Writes the emails that a date brings, each once however many processes try: the notification, the email and its link stand or
 * fall together, and a quote that has moved since it was read is left for the next run.
 * @returns how many were written
 * @throws the first fault, after all the others had their turn
 */
export async function remind(ports: Ports, stop: AbortSignal): Promise<number> {
  const now = ports.clock.now();
  const time = venueMoment(now).slice("2026-11-21 ".length);
  if (time < waking.from || time >= waking.until) return 0;
  const when = { now, today: venueDate(now), aDayAgo: new Date(now.getTime() - day).toISOString() };
  let count = 0;
  const faults: unknown[] = [];
  for (const kind of (Object.keys(reminders) as ReminderKind[]).filter((kind) => !ruleOf(kind).off)) {
    const found = await dueFor(ports.database, kind, when).orderBy("quote.reference").limit(atOnce).execute();
    for (const { reference } of found) {
      if (stop.aborted) return count;
      try {
        if (await remindOne(ports, kind, reference, when)) count++;
      } catch (error) {
        faults.push(error);
      }
    }
  }
  if (count > 0) ports.outbox.wake();
  if (faults.length > 0) throw faults[0];
  return count;
}

async function remindOne(ports: Ports, kind: ReminderKind, reference: Reference, when: When): Promise<boolean> {
  const { database, outbox, settings } = ports;
  const quote = await dueFor(database, kind, when).where("quote.reference", "=", reference).executeTakeFirst();
  const offer = quote && parseOffer(quote);
  const owed = quote && dueOf(quote, [], when.today);
  if (!quote || !offer || !owed) return false;
  const at = ports.clock.now();
  const key = makeLinkKey();
  const { offer: forOffer, mail } = ruleOf(kind);
  const link = forOffer ? offerUrl(settings.origin, quote, key) : successUrl(settings.origin, reference, key);
  // Rendered before the transaction, which must be short.
  const about = { quote, offer, due: owed, names: namesOf(quote), link, today: when.today };
  const email = await mail({ ...about, performers: await namesOnTheNight(database, quote) });
  return ports.write(async (write) => {
    const still = await dueFor(write, kind, when).where("quote.reference", "=", reference).executeTakeFirst();
    if (still?.version !== quote.version) return false;
    if (!(await claimOnce(write, reference, kind, at.toISOString()))) return false;
    if (email.text.includes(link)) await storeLink(write, quote, key, at);
    await outbox.put(write, email, { kind, subjectRef: reference });
    return true;
  });
}
