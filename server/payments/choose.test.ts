import { expect, test } from "vitest";
import { paymentObstacles } from "./choose.ts";

const bank = { accountName: "Sparkle Ltd", sortCode: "20-00-01", accountNumber: "12345678" };
const real = "https://www.sparkle.co.uk";
const local = "http://localhost:3000";

test("a real address takes no pretended money", () => {
  expect(paymentObstacles({ payments: "demo", origin: real }, bank)).toEqual([
    'PAYMENTS is "demo", with which no money moves: set it to "stripe" or "bank-transfer" at a real address.',
  ]);
  expect(paymentObstacles({ payments: "demo", origin: local }, bank)).toEqual([]);
});

test("a transfer needs an account that can be one", () => {
  const shipped = { accountName: "Bow", sortCode: "00-00-00", accountNumber: "00000000" };
  expect(paymentObstacles({ payments: "bank-transfer", origin: real }, shipped)).toEqual([
    "content/site.ts: bank.sortCode is not a sort code.",
    "content/site.ts: bank.accountNumber is not an account number of eight digits.",
  ]);
  expect(paymentObstacles({ payments: "bank-transfer", origin: real }, bank)).toEqual([]);
  expect(paymentObstacles({ payments: "bank-transfer", origin: local }, shipped)).toEqual([]);
});
