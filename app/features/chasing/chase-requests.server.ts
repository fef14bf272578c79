import { expressionBuilder } from "kysely";
import type { Mail, Ports, Reader, Tables } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { claimOnce, notNotified } from "../quote/sent-notifications.server.ts";
import { site } from "../site/site.server.ts";
import { waitingMail } from "./email.ts";
import { hoursAgo } from "./hours.server.ts";

/** Maximum number of emails in one run for each of the hours in `site.chasing.unansweredHours`, each of which is called a step. */
export const batchSize = 100;
/** Milliseconds after which the owner is no longer reminded, so that a site that was offline for long does not send a flood of emails. */
const tooLate = 7 * 24 * 3_600_000;

/** The kind of `notice` (sent-notifications.server.ts) that records a step. */
const stepOf = (hours: number) => `unanswered-${hours}h`;

const eb = expressionBuilder<Tables, "quote" | "enquiry">();

/** The condition that a row is not suspect, has waited these hours and had no email of this step, nor an answer from the desk. */
export const unanswered = (table: "quote" | "enquiry", hours: number, now: Date) => {
  const subject = table === "quote" ? "quote.reference" : "enquiry.id";
  const answer = eb
    .selectFrom("message")
    .select("message.id")
    .whereRef("message.subjectRef", "=", subject)
    .where("message.direction", "=", "out");
  return eb.and([
    eb(`${table}.suspect`, "=", 0),
    eb(`${table}.createdAt`, "<=", hoursAgo(now, hours, site.chasing.hours).toISOString()),
    eb(`${table}.createdAt`, ">", new Date(now.getTime() - tooLate).toISOString()),
    eb.not(eb.exists(answer)),
    notNotified(stepOf(hours), undefined, subject),
  ]);
};

const waiting = (reader: Reader, hours: number, now: Date, reference?: Reference) =>
  reader
    .selectFrom("quote")
    .selectAll("quote")
    .where("quote.status", "in", ["requested", "priced"])
    .where("quote.eventDate", ">=", venueDate(now))
    // Of an erased customer's request nothing is left to answer.
    .where("quote.email", "!=", "")
    .where(unanswered("quote", hours, now))
    .$if(reference !== undefined, (query) => query.where("quote.reference", "=", reference as Reference))
    .orderBy("quote.createdAt")
    .limit(batchSize)
    .execute();

/** Sends the owner an email about requests that have no price yet. For a job. @returns how many emails were written */
export const chaseRequests = (ports: Ports, stop: AbortSignal): Promise<number> =>
  chaseEach(ports, stop, { waiting, mailOf: waitingMail, idOf: ({ reference }) => reference });

/** The rows that wait for the owner's answer, and the email about each. */
interface ChaseSource<Row, Id extends string> {
  /** The rows that have waited at least so many hours. @param id only this one */
  waiting(reader: Reader, hours: number, now: Date, id?: Id): Promise<Row[]>;
  mailOf(row: Row, hours: number, origin: string): Mail;
  idOf(row: Row): Id;
}

/** One email for each row, of the longest step that is due: shorter ones then count as sent. @returns how many were written */
export async function chaseEach<Row, Id extends string>(
  ports: Ports,
  stop: AbortSignal,
  { waiting, mailOf, idOf }: ChaseSource<Row, Id>,
): Promise<number> {
  const steps = site.chasing.unansweredHours.toSorted((a, b) => b - a);
  let count = 0;
  for (const hours of steps)
    for (const id of (await waiting(ports.database, hours, ports.clock.now())).map(idOf)) {
      if (stop.aborted) return count;
      const at = ports.clock.now();
      count += await ports.write(async (write) => {
        const [row] = await waiting(write, hours, at, id);
        if (!row) return 0;
        for (const step of steps) if (step <= hours) await claimOnce(write, id, stepOf(step), at.toISOString());
        await ports.outbox.put(write, mailOf(row, hours, ports.settings.origin), id);
        return 1;
      });
    }
  return count;
}
