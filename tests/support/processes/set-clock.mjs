// Loaded into a process before anything else: its clock is ahead by the number of milliseconds in the file CLOCK_FILE, and can be set
// while it runs. Monotonic clocks (performance.now, timers) are not changed, as when a real clock is set.
import { readFileSync } from "node:fs";

const RealDate = Date;
let ahead = 0;
let read = Number.NEGATIVE_INFINITY;
const now = () => {
  if (performance.now() - read > 20) {
    ahead = Number(readFileSync(process.env.CLOCK_FILE ?? "", "utf8")) || 0;
    read = performance.now();
  }
  return RealDate.now() + ahead;
};

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [now()]));
  }
  static now() {
    return now();
  }
};
