import type { BankAccount } from "../../app/context.ts";
import type { Config } from "../config.ts";
import { isReal } from "../origin.ts";
import { sentencesWhere } from "../refusal.ts";
import type { PaymentAdapter } from "./adapter.ts";
import { bankTransfer } from "./bank-transfer.ts";
import { demo } from "./demo/demo.ts";
import type { Signing } from "./demo/events.ts";
import type { StripeKeys } from "./stripe/client.ts";

type PaymentConfig = Pick<Config, "payments" | "origin" | "stripe">;

/** The configured payment provider. The one place that knows an adapter by name. */
export async function choosePayments(
  config: PaymentConfig & Pick<Config, "dataFolder">,
  bank: BankAccount,
  signing: Signing,
): Promise<PaymentAdapter> {
  switch (config.payments) {
    case "stripe": {
      // The SDK is loaded on first use.
      const { stripePayments } = await import("./stripe/stripe.ts");
      return stripePayments(config.stripe);
    }
    case "demo":
      return demo(config.origin, config.dataFolder, signing);
    case "bank-transfer":
      return bankTransfer(bank);
  }
}

/** Why the configured provider can't be used, a sentence each; empty when it can. */
export function paymentObstacles({ payments, origin, stripe }: PaymentConfig, bank: BankAccount): string[] {
  switch (payments) {
    case "demo":
      return isReal(origin)
        ? ['PAYMENTS is "demo", with which no money moves: set it to "stripe" or "bank-transfer" at a real address.']
        : [];
    case "stripe":
      return stripeObstacles(stripe, isReal(origin));
    case "bank-transfer":
      return isReal(origin) ? bankObstacles(bank) : [];
  }
}

function bankObstacles({ sortCode, accountNumber }: BankAccount): string[] {
  const wrong = (field: string, what: string) => `content/site.ts: bank.${field} is not ${what}.`;
  // The example's zeros are named among the placeholders (go-live.ts).
  return sentencesWhere([
    [!/^\d\d-\d\d-\d\d$/.test(sortCode), wrong("sortCode", "a sort code")],
    [!/^\d{8}$/.test(accountNumber), wrong("accountNumber", "an account number of eight digits")],
  ]);
}

function stripeObstacles({ secretKey, webhookSecrets, apiUrl }: StripeKeys, real: boolean): string[] {
  const needs = (variable: string, what: string) => `PAYMENTS is "stripe", which needs ${variable}: ${what}`;
  return sentencesWhere([
    [!secretKey, needs("STRIPE_SECRET_KEY", "the secret or restricted key from its dashboard.")],
    [
      webhookSecrets.length === 0,
      needs("STRIPE_WEBHOOK_SECRET", "the signing secret of the endpoint <PUBLIC_ORIGIN>/payments/events."),
    ],
    [
      real && /^[a-z]+_test_/.test(secretKey),
      "STRIPE_SECRET_KEY is a test key, with which no money moves: a real address needs a live one.",
    ],
    [
      !real && /^[a-z]+_live_/.test(secretKey),
      "STRIPE_SECRET_KEY is a live key, with which real money moves: a local address needs a test one. Is PUBLIC_ORIGIN set?",
    ],
    [real && apiUrl !== undefined, "STRIPE_API_URL is for trials: a real address speaks to Stripe itself."],
  ]);
}
