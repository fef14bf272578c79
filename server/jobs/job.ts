import type { Ports } from "../../app/context.ts";

/** A periodic job. The list of them is jobs.ts; what runs them is schedule.ts. */
export interface Job {
  /** Key of its row: renamed, it counts as a job that never ran. */
  name: string;
  /** Minutes from the start of one run to the next. */
  everyMinutes: number;
  /** Minutes for which the clock must have been steady (clock-watch.ts): what is done for a wrong date can't be undone. */
  steadyMinutes: number;
  /**
   * Does what is due, item by item. It may be cut off anywhere and run again at once, so each item is done by a transaction
   * that also says that it is done. Stops between two items once `stop` is aborted: another process may have taken over.
   * @returns how many items were done
   * @throws whatever kept it from going on: it is run again a few minutes later
   */
  run(ports: Ports, stop: AbortSignal): Promise<number>;
}
