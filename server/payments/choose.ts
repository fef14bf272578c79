import type { Clock, Seal } from "../../app/context.ts";
import type { Config } from "../config.ts";
import { isReal } from "../go-live.ts";
import type { PaymentAdapter } from "./adapter.ts";
import { type BankAccount, bankTransfer } from "./bank-transfer.ts";
import { demo } from "./demo/demo.ts";

type Chosen = Pick<Config, "payments" | "origin">;

/** Who takes the money, as configured. The one place that knows an adapter by name. */
export function choosePayments(
  config: Chosen & Pick<Config, "dataFolder">,
  bank: BankAccount,
  { seal, clock }: { seal: Seal; clock: Clock },
): PaymentAdapter {
  switch (config.payments) {
    case "demo":
      return demo({ origin: config.origin, dataFolder: config.dataFolder, seal, clock });
    case "bank-transfer":
      return bankTransfer(bank);
  }
}

/** What the chosen way to pay lacks, a sentence each; empty when it can be used. */
export function paymentObstacles({ payments, origin }: Chosen, bank: BankAccount): string[] {
  switch (payments) {
    case "demo":
      return isReal(origin)
        ? ['PAYMENTS is "demo", with which no money moves: set it to "stripe" or "bank-transfer" at a real address.']
        : [];
    case "bank-transfer":
      return isReal(origin) ? bankObstacles(bank) : [];
  }
}

function bankObstacles({ sortCode, accountNumber }: BankAccount): string[] {
  const wrong = (field: string, what: string) => `content/site.ts: bank.${field} is not ${what}.`;
  return [
    ...(/^\d\d-\d\d-\d\d$/.test(sortCode) && /[1-9]/.test(sortCode) ? [] : [wrong("sortCode", "a sort code")]),
    ...(/^\d{8}$/.test(accountNumber) && /[1-9]/.test(accountNumber)
      ? []
      : [wrong("accountNumber", "an account number of eight digits")]),
  ];
}
