/** What both desks say of refunds. */
import type { RefundChannel } from "../../payment/rules.ts";
import type { markRefunded } from "../../payment/send-refunds.server.ts";

/** Once the owner has said that they sent one by hand. */
export const refundedText = {
  done: "Ticked off: the money has gone back",
  already: "That was refunded before",
  "by-provider": "The payment provider sends that back by itself, so it was not ticked off",
  disputed: "The payer’s bank is still deciding about that payment, so it was not ticked off",
  unknown: "Its payment is no longer stored",
} as const satisfies Record<Awaited<ReturnType<typeof markRefunded>>["kind"], string>;

/** Who sends one that is not back yet. */
export const wayBackText = {
  "by-hand": "Send it by hand, then tick it off.",
  "by-provider": "The payment provider sends it back by itself.",
  disputed: "It waits: the payer’s bank is deciding about that payment.",
} as const satisfies Record<RefundChannel, string>;
