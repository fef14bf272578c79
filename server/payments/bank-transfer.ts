import type { BankAccount } from "../../app/context.ts";
import { exactPounds } from "../../app/ui/money.ts";
import type { PaymentAdapter } from "./adapter.ts";
import { bankTransferName } from "./transfer-account.ts";

/** Payment without a provider: the payer sees where to send the money, and the owner marks it as paid at the desk. */
export function bankTransfer({ accountName, sortCode, accountNumber }: BankAccount): PaymentAdapter {
  return {
    name: bankTransferName,
    payerOrigins: [],
    begin: async ({ reference, pence }) => ({
      kind: "instructions",
      lines: [
        { label: "Account name", value: accountName },
        { label: "Sort code", value: sortCode },
        { label: "Account number", value: accountNumber },
        { label: "Payment reference", value: reference },
        { label: "Amount", value: exactPounds(pence) },
      ],
      sessionRef: null,
      expiresAt: null,
    }),
    // No bank sends events: any event is forged.
    readEvent: async () => ({ ok: false, reason: "forged" }),
    refund: async () => ({ kind: "manual" }),
    fetchEvents: async () => [],
  };
}
