/** Bookings that were not paid in time: customer and owner are told, and the invoice's credit note is sent. */
import type { Ports, Reader } from "../../../context.ts";
import { addDays } from "../../../dates/dates.ts";
import { isWakingTime, venueDate } from "../../../dates/today.server.ts";
import { displayName } from "../../invoice/content.server.ts";
import { creditUnpaid } from "../../invoice/credit.server.ts";
import { invoicesOf } from "../../invoice/store.server.ts";
import { claimOnce, notNotified } from "../../quote/sent-notifications.server.ts";
import { transitionsOf } from "../../quote/store.server.ts";
import { lapsedDeskMail, lapsedMail } from "./email.ts";

const batchSize = 100;
/** Days in which a lapse is still told: a restored backup must not write about offers that everybody has forgotten. */
const daysToTell = 14;
/** The kind of notification; the offer's version is appended, because an offer that is made again may lapse again. */
const toldKind = "lapsed-";

/** Future parties that were agreed to, or invoiced ahead of payment, and not paid in time. */
export const lapsedBookings = (reader: Reader, today: string) =>
  reader
    .selectFrom("quote")
    .where("quote.status", "in", ["lapsed", "expired"])
    .where("quote.suspect", "=", 0)
    .where("quote.email", "!=", "")
    .where("quote.eventDate", ">=", today)
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb("quote.status", "=", "lapsed"),
        exists(
          selectFrom("invoice")
            .select("invoice.id")
            .whereRef("invoice.reference", "=", "quote.reference")
            .whereRef("invoice.offerVersion", "=", "quote.offerVersion")
            .where("invoice.kind", "=", "invoice"),
        ),
      ]),
    );

const untold = (reader: Reader, today: string) =>
  lapsedBookings(reader, today)
    .selectAll("quote")
    .where("quote.offerValidUntil", ">=", addDays(today, -daysToTell))
    .where(notNotified(toldKind, "quote.offerVersion"));

/** Tells customer and owner, once for each offer, and credits the invoice in the same transaction. @returns how many were told */
export async function tellLapsed(ports: Ports, stop: AbortSignal): Promise<number> {
  const { clock, database, outbox, settings, write } = ports;
  const at = clock.now();
  const today = venueDate(at);
  if (!isWakingTime(at)) return 0;
  let count = 0;
  for (const { reference } of await untold(database, today).orderBy("quote.reference").limit(batchSize).execute()) {
    if (stop.aborted) break;
    count += await write(async (transaction) => {
      const quote = await untold(transaction, today).where("quote.reference", "=", reference).executeTakeFirst();
      if (!quote) return 0;
      await claimOnce(transaction, reference, `${toldKind}${quote.offerVersion}`, at.toISOString());
      await creditUnpaid(transaction, quote, at);
      // The job that credits unpaid invoices may have done so before.
      const ended = (await transitionsOf(transaction, reference)).at(-1)?.at ?? "";
      const credits = (await invoicesOf(transaction, reference)).filter(
        ({ kind, issuedAt }) => kind === "credit-note" && issuedAt >= ended,
      );
      const about = { quote, credits: credits.map(displayName), origin: settings.origin };
      const attached = credits.map(({ id }) => id);
      await outbox.put(transaction, { ...lapsedMail(about), ...(attached.length > 0 && { attached }) }, reference);
      await outbox.put(transaction, lapsedDeskMail(about), reference);
      return 1;
    });
  }
  return count;
}
