import { expect, it } from "vitest";
import { queryTerms, termsOf } from "./terms.server.ts";

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
  }
});
