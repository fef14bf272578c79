// Loaded into a process before anything else: its clock is ahead by CLOCK_AHEAD milliseconds, or by the number in the file CLOCK_FILE, and can
// then be set while it runs. Monotonic clocks (performance.now, timers) are not changed, as when a real clock is set.
import { readFileSync } from "node:fs";

const RealDate = Date;
const file = process.env.CLOCK_FILE;
let ahead = Number(process.env.CLOCK_AHEAD ?? 0);
let read = Number.NEGATIVE_INFINITY;
const now = () => {
  if (file && performance.now() - read > 20) {
    ahead = Number(readFileSync(file, "utf8")) || 0;
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
