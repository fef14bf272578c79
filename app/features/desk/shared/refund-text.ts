/** What both desks say of refunds. */
import type { RefundChannel } from "../../payment/rules.ts";
import type { markRefunded } from "../../payment/send-refunds.server.ts";
import type { Refund } from "../../payment/table.server.ts";

/** Once the owner has said that they sent one by hand. */
export const refundedText = {
  done: "Ticked off: the money has gone back",
  already: "That was refunded before",
  "by-provider": "The payment provider sends that back by itself, so it was not ticked off",
  disputed: "The payer’s bank is still deciding about that payment, so it was not ticked off",
  unknown: "Its payment is no longer stored",
} as const satisfies Record<Awaited<ReturnType<typeof markRefunded>>["kind"], string>;

/** After "Refund" or its sum. `taken`: done, though nobody sent it. */
export const refundStatusText = {
  owed: "to go back",
  sent: "on its way back",
  done: "is back",
  taken: "was not sent: the payer’s bank took it first",
  failed: "did not go through",
} as const satisfies Record<Refund["status"] | "taken", string>;

/** Who sends one that is not back yet. */
export const wayBackText = {
  "by-hand": "Send it by hand, then tick it off.",
  "by-provider": "The payment provider sends it back by itself.",
  disputed: "It waits: the payer’s bank is deciding about that payment.",
} as const satisfies Record<RefundChannel, string>;
