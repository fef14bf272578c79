/** Texts about refunds, used by both the browser's and the terminal's desk. */
import type { RefundChannel } from "../../payment/rules.ts";
import type { markRefunded } from "../../payment/send-refunds.server.ts";
import type { Refund } from "../../payment/table.server.ts";

/** Shown after the owner ticked off a refund as sent by hand. */
export const refundedText = {
  done: "Ticked off: the money has gone back",
  already: "That was refunded before",
  "by-provider": "The payment provider sends that back by itself, so it was not ticked off",
  disputed: "The payer’s bank is still deciding about that payment, so it was not ticked off",
  unknown: "Its payment is no longer stored",
} as const satisfies Record<Exclude<Awaited<ReturnType<typeof markRefunded>>["kind"], "wrong-day">, string>;

/** Follows "Refund" or its sum. `taken`: done although nobody sent it. */
export const refundStatusText = {
  owed: "to go back",
  sent: "on its way back",
  done: "is back",
  taken: "was not sent: the payer’s bank took it first",
  failed: "did not go through",
} as const satisfies Record<Refund["status"] | "taken", string>;

/** Who sends a refund that has not gone back yet. */
export const wayBackText = {
  "by-hand": "Send it by hand, then tick it off.",
  "by-provider": "The payment provider sends it back by itself.",
  disputed: "It waits: the payer’s bank is deciding about that payment.",
} as const satisfies Record<RefundChannel, string>;
