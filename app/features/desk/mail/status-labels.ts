import type { OutboxTable } from "../../../tables.ts";

/** `kept`: in a file on this machine, where no mail server is set. */
export const emailStatusLabels = {
  waiting: "Waiting",
  sent: "Sent",
  kept: "Stored here",
  undelivered: "Failed",
} as const satisfies Record<OutboxTable["status"], string>;
