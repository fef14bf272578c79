import { eraseOldEnquiries } from "../../app/features/privacy/enquiry-retention.server.ts";
import { eraseOldQuotes } from "../../app/features/privacy/quote-retention.server.ts";
import { steadyToErase } from "../clock-watch.ts";
import type { Job } from "./job.ts";

/** Retention: erases what the privacy page says is kept no longer. Files of kept mail: see mail/forget-kept.ts. */
export const forget: Job = {
  name: "forget",
  everyMinutes: 6 * 60,
  steadyMinutes: steadyToErase,
  run: async (ports, stop) => (await eraseOldEnquiries(ports, stop)) + (await eraseOldQuotes(ports, stop)),
};
