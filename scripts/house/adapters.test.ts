import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no page depends on who takes the money: app/ names no payment adapter", () => {
  const files = globSync("app/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
  const naming = files.filter((file) => /["'`](stripe|demo|bank-transfer)["'`]/.test(readFileSync(file, "utf8")));
  expect(files.length).toBeGreaterThan(100);
  expect(naming, "Ask the Payments port in app/payments-port.ts instead").toEqual([]);
});
