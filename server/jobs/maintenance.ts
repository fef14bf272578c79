import { closePastEvents, expireQuotes } from "../../app/features/booking/expire-quotes.server.ts";
import { remind } from "../../app/features/booking/reminders/remind.server.ts";
import type { Job } from "./job.ts";

/** Moved in one go. */
const atOnce = 100;

/** What time does to quotes, in this order: offers end, parties are over, and the emails of the day are written. */
export const maintainQuotes: Job[] = [
  {
    name: "end-offers",
    everyMinutes: 15,
    steadyMinutes: 60,
    run: (ports, stop) => all(stop, () => expireQuotes(ports, atOnce)),
  },
  {
    name: "close-past-events",
    everyMinutes: 15,
    steadyMinutes: 60,
    run: (ports, stop) => all(stop, () => closePastEvents(ports, atOnce)),
  },
  { name: "remind", everyMinutes: 15, steadyMinutes: 60, run: remind },
];

/** Again until less than a whole go was left. */
async function all(stop: AbortSignal, go: () => Promise<number>): Promise<number> {
  for (let count = 0; ; ) {
    const done = stop.aborted ? 0 : await go();
    count += done;
    if (done < atOnce) return count;
  }
}
