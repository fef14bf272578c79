import type { Ports, Reader } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import { eraseQuote, minimiseQuote } from "./erase-quotes.server.ts";
import { type Cutoff, type Cutoffs, cutoffs } from "./retention.server.ts";

/** Rows that one query reads. */
const batchSize = 200;

/** Party and last transition are both before that day. @param paid whether money was ever received; without any, nothing came of it */
const atRest = (source: Reader, { day, before }: Cutoff, paid: boolean) =>
  source
    .selectFrom("quote")
    .select("quote.reference")
    .where("quote.eventDate", "<=", day)
    .where("quote.createdAt", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("quoteTransition")
            .select("quoteTransition.id")
            .whereRef("quoteTransition.reference", "=", "quote.reference")
            .where("quoteTransition.at", ">=", before),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) => {
      const moneyCame = exists(
        selectFrom("payment")
          .select("payment.id")
          .whereRef("payment.reference", "=", "quote.reference")
          .where("payment.paidAt", "is not", null),
      );
      return paid ? moneyCame : not(moneyCame);
    });

const ledToNothing = (source: Reader, { enquiries }: Cutoffs) => atRest(source, enquiries, false);

/** Bookings whose legal retention period is over; those with a refund under way are skipped. */
const retentionEnded = (source: Reader, { bookings }: Cutoffs) =>
  atRest(source, bookings, true).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom("refund")
          .select("refund.id")
          .whereRef("refund.reference", "=", "quote.reference")
          .where("refund.status", "!=", "done"),
      ),
    ),
  );

/** Bookings that still hold more than the accounts need. */
const moreThanAccounts = (source: Reader, { enquiries }: Cutoffs) =>
  atRest(source, enquiries, true).where(({ or, eb, exists, selectFrom }) =>
    or([
      eb("quote.phone", "!=", ""),
      exists(selectFrom("outbox").select("outbox.id").whereRef("outbox.subjectRef", "=", "quote.reference")),
    ]),
  );

/** Deletes quotes that came to nothing; reduces bookings to what the accounts need, and deletes them later. @returns how many */
export async function eraseOldQuotes(ports: Ports, stop: AbortSignal): Promise<number> {
  const until = cutoffs(venueDate(ports.clock.now()));
  let count = 0;
  for (const [due, erase] of [
    [ledToNothing, eraseQuote],
    [retentionEnded, eraseQuote],
    [moreThanAccounts, minimiseQuote],
  ] as const) {
    for (let found = batchSize; found === batchSize; ) {
      const references = await due(ports.database, until).limit(batchSize).execute();
      found = references.length;
      for (const { reference } of references) {
        if (stop.aborted) return count;
        count += await ports.write(async (write) => {
          // Checked again in the transaction: a payment may have arrived meanwhile.
          const stillDue = await due(write, until).where("quote.reference", "=", reference).executeTakeFirst();
          if (!stillDue) return 0;
          await erase(write, reference);
          return 1;
        });
      }
    }
  }
  return count;
}
