import type { Ports } from "../../app/context.ts";

/** A periodic job. jobs.ts lists them, schedule.ts runs them. */
export interface Job {
  /** Key of its row: under another name it counts as a job that has never run. */
  name: string;
  /** Minutes from the start of one run to the next. */
  everyMinutes: number;
  /** Minutes for which the clock must have been steady (clock-watch.ts), because what is done on a wrong date can't be undone. */
  stableClockMinutes: number;
  /**
   * Does what is due, item by item. It may be killed at any point and run again at once, so each item is one transaction that also records
   * that it is done. Stops between two items once `stop` is aborted, because another process may have taken over.
   * @returns how many items were done
   * @throws any error: the job is run again a few minutes later
   */
  run(ports: Ports, stop: AbortSignal): Promise<number>;
}
