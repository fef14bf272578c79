/** Names for the parts of a payment, used by both the browser's and the terminal's desk. */

import type { PaymentPart } from "../../money/rules.ts";
import type { ManualMethod } from "../../payment/rules.ts";

export const partText = {
  deposit: "the deposit",
  balance: "the balance",
  whole: "all of it",
} as const satisfies Record<PaymentPart, string>;

/** Where nothing can be marked: a transfer came twice, or after the booking was cancelled. */
export const cameAllTheSame = "If money came for it all the same, send it back yourself: the desk does not count it.";

export const paymentMethods = [
  { value: "transfer", label: "By bank transfer" },
  { value: "cash", label: "In cash" },
] as const satisfies readonly { value: ManualMethod; label: string }[];
