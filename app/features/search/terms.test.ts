import { expect, it } from "vitest";
import { queryTerms, termsOf, withReferences } from "./terms.server.ts";

it("makes few terms of hostile text, and quickly", () => {
  const hostile = [
    "1 ".repeat(50_000),
    "1(".repeat(50_000),
    "\ufdfa".repeat(20_000),
    "+1".repeat(50_000),
    "́".repeat(100_000),
  ];
  for (const text of hostile) {
    expect(Math.max(0, ...termsOf(text).map((word) => word.length))).toBeLessThanOrEqual(40);
    expect(queryTerms(text).length).toBeLessThanOrEqual(20);
    expect(withReferences(text)).toBe(text);
  }
});

it.each(["jmwoe7i2", "JMW0E712", "btjmwoe712", "BT-JMWO-E7I2", "bt jmw0 e712"])("reads %s as a reference", (typed) =>
  expect(withReferences(typed)).toContain("JMW0-E712"),
);
