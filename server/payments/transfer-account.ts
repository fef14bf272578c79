import type { BankAccount } from "../../app/context.ts";

export const bankTransferName = "bank-transfer";

/**
 * The account that invoices name. Apart from the adapter, so that the desk in the terminal loads none.
 * @param payments the name of the adapter in use @returns undefined where customers pay another way
 */
export const transferAccount = (payments: string, bank: BankAccount): BankAccount | undefined =>
  payments === bankTransferName ? bank : undefined;
