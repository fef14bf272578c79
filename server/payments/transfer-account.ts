import type { BankAccount } from "../../app/context.ts";

export const bankTransferName = "bank-transfer";

/**
 * The account that invoices name. Not in the adapter's file, so that the desk in the terminal loads no adapter.
 * @param payments the name of the adapter in use @returns undefined where customers pay another way
 */
export const transferAccount = (payments: string, bank: BankAccount): BankAccount | undefined =>
  payments === bankTransferName ? bank : undefined;
