/** Settings with which it is about noon at the venue for a process: some emails are not written at night, when tests may run. */
import path from "node:path";
import { venueMoment } from "../../../app/dates/today.server.ts";

const hour = Number(venueMoment(new Date()).time.slice(0, 2));

export const noon = {
  NODE_OPTIONS: `--import=${path.resolve(import.meta.dirname, "set-clock.mjs")}`,
  CLOCK_AHEAD: String((12 - hour) * 3_600_000),
};
