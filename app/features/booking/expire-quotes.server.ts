import type { Ports, StorePorts } from "../../context.ts";
import { addDays } from "../../dates/dates.ts";
import { venueDate } from "../../dates/today.server.ts";
import { confirmed } from "../quote/status.ts";
import { moveQuote } from "../quote/store.server.ts";
import type { Quote } from "../quote/table.server.ts";
import { lapseDetail } from "./due.server.ts";

/** Days after an offer's last day that a payment started in time may take to arrive: a bank transfer over a long weekend. */
const daysForMoneyToArrive = 5;

/** Ends offers whose last day is over, and requests whose party is over: each once, in any number of processes. @returns how many ended */
export async function expireQuotes({ database, write, clock }: StorePorts, stop?: AbortSignal): Promise<number> {
  const now = clock.now();
  const today = venueDate(now);
  const late = await database
    .selectFrom("quote")
    .selectAll()
    .where((is) =>
      is.or([
        is.and([is("status", "in", ["reviewing", "priced", "sent", "accepted"]), is("offerValidUntil", "<", today)]),
        is.and([
          is("status", "=", "deposit-pending"),
          is("offerValidUntil", "<", addDays(today, -daysForMoneyToArrive)),
        ]),
        is.and([is("status", "=", "requested"), is("eventDate", "<", today)]),
      ]),
    )
    .orderBy("reference")
    .execute();
  const withDetail = late.map((quote) => ({ ...quote, ...lapseDetail(quote) }));
  return moveAll(write, withDetail, "expired", now, stop);
}

/** Closes bookings on the day after the party. Parameters and result as for `expireQuotes`. */
export async function closePastEvents({ database, write, clock }: StorePorts, stop?: AbortSignal): Promise<number> {
  const now = clock.now();
  const past = await database
    .selectFrom("quote")
    .select(["reference", "version"])
    .where("status", "in", confirmed)
    .where("eventDate", "<", venueDate(now))
    .orderBy("reference")
    .execute();
  return moveAll(write, past, "over", now, stop);
}

/** @returns how many were moved; a quote that changed since it was read is skipped */
async function moveAll(
  write: Ports["write"],
  quotes: readonly (Pick<Quote, "reference" | "version"> & { detail?: string })[],
  event: "expired" | "over",
  at: Date,
  stop?: AbortSignal,
): Promise<number> {
  let count = 0;
  for (const { reference, version: expectedVersion, detail } of quotes) {
    if (stop?.aborted) break;
    const moved = await write((transaction) =>
      moveQuote(transaction, reference, event, { actor: "clock", at, expectedVersion, ...(detail && { detail }) }),
    );
    if (moved.ok) count++;
  }
  return count;
}
