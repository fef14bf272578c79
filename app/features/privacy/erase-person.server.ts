/** Erases a person on request (UK GDPR, article 17), except for what the agency must keep by law (17(3)(b) and (e)). */
import { sql } from "kysely";
import type { Ports, Reader, StorePorts, Write } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import type { StoredEmail } from "../../tables.ts";
import { refundsOf } from "../payment/refund-store.server.ts";
import { isOpen } from "../payment/rules.ts";
import { paymentsOf } from "../payment/store.server.ts";
import type { Payment, Refund } from "../payment/table.server.ts";
import { endJobs, jobsToEnd } from "../performer/end-jobs.server.ts";
import { emailsNaming, erasePerformer, performersAt } from "../performer/erase-performers.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { isConfirmed } from "../quote/status.ts";
import type { Quote } from "../quote/table.server.ts";
import { unlistReview } from "../review/listing.server.ts";
import { eraseEnquiries } from "./erase-enquiries.server.ts";
import { eraseQuote, reduceToLegalRecord } from "./erase-quotes.server.ts";
import { type Duplicates, possibleDuplicates } from "./possible-duplicates.server.ts";
import { keptUntil } from "./retention.server.ts";

export interface Erasure {
  /** References of quotes that are deleted entirely */
  quotes: Reference[];
  /** Ids of messages */
  enquiries: string[];
  /** Ids of reviews, published or not */
  reviews: string[];
  /** Ids of performers; if they had jobs, their legal name stays with those */
  performers: string[];
  /** Ids of performers who are told that a party is cancelled, except those who are erased too */
  notified: string[];
  /** Emails to, from or about the person */
  emails: StoredEmail[];
  /** Paid bookings, of which name, day, act, price and payments are kept. `until`: ISO date, the last day */
  kept: { reference: Reference; until: string }[];
  /** What can't be erased yet, and why */
  blocked: { reference: Reference; reason: string }[];
  /** Records that may belong to the same person under another email address */
  possibleDuplicates: Duplicates;
}

export const isNothing = ({ quotes, enquiries, reviews, performers, emails, kept }: Erasure): boolean =>
  quotes.length + enquiries.length + reviews.length + performers.length + emails.length + kept.length === 0;

/** What erasing would do. @param email as typed; upper and lower case are the same */
export const planErasure = async ({ database, clock }: Pick<Ports, "database" | "clock">, email: string) =>
  (await plan(database, email, clock.now())).erasure;

/** Erases in one transaction, then deletes the files. Performers of a future party are told. @returns also how many files went */
export async function erasePerson(ports: StorePorts, email: string): Promise<Erasure & { files: number }> {
  const { outbox, settings } = ports;
  const at = ports.clock.now();
  const erased = await ports.write(async (transaction) => {
    const { erasure, kept, going } = await plan(transaction, email, at);
    const ended = [];
    for (const quote of [...going, ...kept]) ended.push(...(await endJobs(transaction, quote, at, settings.origin)));
    for (const id of erasure.reviews) await eraseReview(transaction, id);
    for (const { reference } of going) await eraseQuote(transaction, reference);
    for (const quote of kept) await reduceToLegalRecord(transaction, quote);
    await eraseEnquiries(transaction, erasure.enquiries);
    for (const id of erasure.performers) await erasePerformer(transaction, id, at);
    const emailIds = erasure.emails.map(({ id }) => id);
    if (emailIds.length > 0) await transaction.deleteFrom("outbox").where("id", "in", emailIds).execute();
    for (const { performerId, mail } of ended)
      if (erasure.notified.includes(performerId)) await outbox.put(transaction, mail, performerId);
    return erasure;
  });
  return { ...erased, files: await ports.removeTraces(erased.emails) };
}

/** The condition that a row has this email address, in upper or lower case. */
const hasAddress = (email: string) => sql<boolean>`lower(email) = lower(${email.trim()})`;

async function plan(reader: Reader, email: string, now: Date) {
  const address = email.trim().toLowerCase();
  const withAddress = reader.selectFrom("quote").selectAll().where(hasAddress(email)).orderBy("createdAt");
  // Rows that were erased before have an empty address.
  const quotes = address === "" ? [] : await withAddress.execute();
  const [going, kept]: [Quote[], Quote[]] = [[], []];
  const blocked: Erasure["blocked"] = [];
  for (const quote of quotes) {
    const { reference } = quote;
    const payments = await paymentsOf(reader, reference);
    const reason = blockedBy(quote, payments, await refundsOf(reader, reference), now);
    if (reason) blocked.push({ reference, reason });
    else if (payments.some(({ paidAt }) => paidAt !== null)) kept.push(quote);
    else going.push(quote);
  }
  const performing = await performersAt(reader, address, now);
  const performers = performing.jobs.length === 0 ? performing.ids : [];
  for (const reference of performing.jobs)
    blocked.push({ reference, reason: "they perform there, and it is still to come: release them first" });
  const notified = new Set<string>();
  for (const quote of [...going, ...kept])
    for (const job of await jobsToEnd(reader, quote, now)) if (job.told) notified.add(job.performer.id);
  const references = [...going, ...kept].map(({ reference }) => reference);
  const messages = await reader.selectFrom("enquiry").selectAll().where(hasAddress(email)).execute();
  const enquiries = messages.map(({ id }) => id);
  const reviewsOfBookings = reader.selectFrom("review").select("id").where("bookingRef", "in", references);
  const reviews = references.length === 0 ? [] : await reviewsOfBookings.execute();
  const naming: string[] = [];
  for (const id of performers) naming.push(...(await emailsNaming(reader, id)));
  const emails = await emailsOf(reader, address, { about: [...references, ...enquiries], naming }, blocked);
  const erasure: Erasure = {
    quotes: going.map(({ reference }) => reference),
    enquiries,
    reviews: reviews.map(({ id }) => id),
    performers,
    notified: [...notified].filter((id) => !performers.includes(id)),
    emails,
    kept: kept.map(({ reference, eventDate }) => ({ reference, until: keptUntil(eventDate) })),
    blocked,
    possibleDuplicates: await possibleDuplicates(reader, quotes, messages),
  };
  return { erasure, going, kept };
}

function blockedBy(quote: Quote, payments: readonly Payment[], refunds: readonly Refund[], now: Date) {
  const isFuture = quote.eventDate >= venueDate(now);
  if (isFuture && isConfirmed(quote.status))
    return "it is booked, and the party is still to come: cancel it first, or erase after the party";
  if (refunds.some(({ status }) => status !== "done")) return "money is still to go back";
  if (payments.some(({ dispute }) => dispute === "open")) return "a payment of it is disputed";
  // Bank transfers don't count: only the owner sees one that arrives late, and it carries the reference.
  const mayCome = ({ status, sessionRef, expiresAt }: Payment) =>
    isOpen(status) && sessionRef !== null && (expiresAt === null || expiresAt > now.toISOString());
  if (payments.some(mayCome)) return "a payment may still come from the provider: try again in a day";
  return undefined;
}

/** About what is erased, to the person or with their reply address. @param naming ids of emails that name them as a performer */
async function emailsOf(
  reader: Reader,
  address: string,
  { about, naming }: { about: readonly string[]; naming: readonly string[] },
  blocked: Erasure["blocked"],
) {
  if (address === "") return [];
  const waiting = new Set<string>(blocked.map(({ reference }) => reference));
  const rows = await reader
    .selectFrom("outbox")
    .select(["id", "createdAt", "kind", "subjectRef"])
    .where((is) =>
      is.or([
        ...(about.length > 0 ? [is("subjectRef", "in", about)] : []),
        ...(naming.length > 0 ? [is("id", "in", naming)] : []),
        is("recipient", "=", address),
        is("answeredTo", "=", address),
      ]),
    )
    .execute();
  return rows.filter(({ subjectRef }) => !waiting.has(subjectRef));
}

async function eraseReview(write: Write, id: string): Promise<void> {
  const review = await write.selectFrom("review").selectAll().where("id", "=", id).executeTakeFirst();
  if (review?.status === "published") await unlistReview(write, review);
  await write.deleteFrom("review").where("id", "=", id).execute();
}
