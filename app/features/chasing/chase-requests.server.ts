import { expressionBuilder } from "kysely";
import type { Database, Ports, Tables, Write } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { claimOnce, quotesNotNotified } from "../quote/sent-notifications.server.ts";
import { site } from "../site/site.server.ts";
import { waitingMail } from "./email.ts";
import { hoursAgo } from "./hours.server.ts";

/** Maximum number of emails in one run, for each step. */
export const atOnce = 100;
/** Milliseconds after which the owner is no longer reminded, so that a site that was offline for long does not send a flood of emails. */
export const tooLate = 7 * 24 * 3_600_000;

const is = expressionBuilder<Tables, "quote" | "enquiry">();
/** The condition that the desk sent no message about a request: a customer who got one has an answer, even without a price. */
export const noMessageTo = (subject: "quote.reference" | "enquiry.id") =>
  is.not(
    is.exists(
      is
        .selectFrom("message")
        .select("message.id")
        .whereRef("message.subjectRef", "=", subject)
        .where("message.direction", "=", "out"),
    ),
  );

/** The kind of `notice` (sent-notifications.server.ts) that records a step. */
export const stepOf = (hours: number) => `unanswered-${hours}h`;

/**
 * Requests that don't look automatic, have no price yet, were made at least the given number of hours ago, and have not had this step's
 * email.
 */
const waiting = (source: Database | Write, hours: number, now: Date) =>
  quotesNotNotified(source, stepOf(hours))
    .where("quote.status", "in", ["requested", "priced"])
    .where("quote.createdAt", "<=", hoursAgo(now, hours, site.chasing.hours).toISOString())
    .where("quote.createdAt", ">", new Date(now.getTime() - tooLate).toISOString())
    .where("quote.suspect", "=", 0)
    .where("quote.eventDate", ">=", venueDate(now))
    .where(noMessageTo("quote.reference"));

/**
 * Sends the owner an email about requests that wait for an answer, once for each of the steps set in the content. The email and the row
 * that records it are written in one transaction. If several steps are due at once, only the longest is sent. For a job.
 * @returns how many emails were written
 */
export async function chaseRequests(ports: Ports, stop: AbortSignal): Promise<number> {
  const find = (hours: number) =>
    waiting(ports.database, hours, ports.clock.now()).orderBy("quote.createdAt").limit(atOnce).execute();
  return chaseEach(stop, find, ({ reference }, hours) => chase(ports, reference, hours));
}

/**
 * @param find returns what has waited at least so many hours @param chase writes the email about one of them @returns how many emails were
 * written
 */
export async function chaseEach<T>(
  stop: AbortSignal,
  find: (hours: number) => Promise<T[]>,
  chase: (one: T, hours: number) => Promise<boolean>,
): Promise<number> {
  let count = 0;
  for (const hours of site.chasing.unansweredHours.toSorted((a, b) => b - a)) {
    for (const one of await find(hours)) {
      if (stop.aborted) return count;
      if (await chase(one, hours)) count++;
    }
  }
  return count;
}

/** Records that this step's email was sent; the steps before it count as sent too. @param id of a quote or an enquiry */
export async function claimSteps(write: Write, id: string, hours: number, at: Date): Promise<void> {
  for (const step of site.chasing.unansweredHours)
    if (step <= hours) await claimOnce(write, id, stepOf(step), at.toISOString());
}

async function chase(ports: Ports, reference: Reference, hours: number): Promise<boolean> {
  const at = ports.clock.now();
  const stillWaiting = (source: Database | Write) =>
    waiting(source, hours, at).where("quote.reference", "=", reference).executeTakeFirst();
  const quote = await stillWaiting(ports.database);
  if (!quote) return false;
  const mail = waitingMail(quote, hours, ports.settings.origin);
  return ports.write(async (write) => {
    if ((await stillWaiting(write))?.version !== quote.version) return false;
    await claimSteps(write, reference, hours, at);
    await ports.outbox.put(write, mail, reference);
    return true;
  });
}
