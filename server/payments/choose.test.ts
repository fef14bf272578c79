import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { paymentObstacles } from "./choose.ts";

const bank = { accountName: "Sparkle Ltd", sortCode: "20-00-01", accountNumber: "12345678" };
const real = "https://www.sparkle.co.uk";
const local = "http://localhost:3000";
const lacking = (env: Record<string, string>, account = bank) => paymentObstacles(readConfig(env), account);

test("demonstration payments are refused at a public address", () => {
  expect(lacking({ PAYMENTS: "demo", PUBLIC_ORIGIN: real }, bank)).toEqual([
    'PAYMENTS is "demo", with which no money moves: set it to "stripe" or "bank-transfer" at a real address.',
  ]);
  expect(lacking({ PAYMENTS: "demo", PUBLIC_ORIGIN: local }, bank)).toEqual([]);
});

test("bank transfer needs a valid account", () => {
  const wrong = { accountName: "Bow", sortCode: "20-00", accountNumber: "1234567" };
  expect(lacking({ PAYMENTS: "bank-transfer", PUBLIC_ORIGIN: real }, wrong)).toEqual([
    "content/site.ts: bank.sortCode is not a sort code.",
    "content/site.ts: bank.accountNumber is not an account number of eight digits.",
  ]);
  expect(lacking({ PAYMENTS: "bank-transfer", PUBLIC_ORIGIN: real }, bank)).toEqual([]);
  expect(lacking({ PAYMENTS: "bank-transfer", PUBLIC_ORIGIN: local }, wrong)).toEqual([]);
});

test("stripe names the keys it lacks, and takes no test key to a real address, nor a live one to another", () => {
  expect(lacking({ PAYMENTS: "stripe" })).toEqual([
    'PAYMENTS is "stripe", which needs STRIPE_SECRET_KEY: the secret or restricted key from its dashboard.',
    'PAYMENTS is "stripe", which needs STRIPE_WEBHOOK_SECRET: the signing secret of the endpoint <PUBLIC_ORIGIN>/payments/events.',
  ]);
  const tried = { PAYMENTS: "stripe", STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1,whsec_2" };
  expect(lacking(tried)).toEqual([]);
  expect(lacking({ ...tried, PUBLIC_ORIGIN: real, STRIPE_API_URL: "http://127.0.0.1:1" })).toEqual([
    "STRIPE_SECRET_KEY is a test key, with which no money moves: a real address needs a live one.",
    "STRIPE_API_URL is for trials: a real address speaks to Stripe itself.",
  ]);
  expect(lacking({ ...tried, PUBLIC_ORIGIN: real, STRIPE_SECRET_KEY: "rk_live_1" })).toEqual([]);
  expect(lacking({ ...tried, STRIPE_SECRET_KEY: "rk_live_1" })).toEqual([
    "STRIPE_SECRET_KEY is a live key, with which real money moves: a local address needs a test one. Is PUBLIC_ORIGIN set?",
  ]);
});
