import type { OutboxTable } from "../../../tables.ts";

/** `kept`: written to a file on this machine, because no mail server is configured. */
export const emailStatusLabels = {
  waiting: "Waiting",
  sent: "Sent",
  kept: "Stored here",
  undelivered: "Failed",
} as const satisfies Record<OutboxTable["status"], string>;
