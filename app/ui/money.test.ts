import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalPounds, exactPounds, formatPerHead, formatPounds, readPounds, readSignedPounds } from "./money.ts";

const currency = { style: "currency", currency: "GBP" } as const;
const pounds = new Intl.NumberFormat("en-GB", { ...currency, maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat("en-GB", currency);

/** With a true minus sign, as in typeset text. */
const signed = (text: string) => text.replace("-", "−");

test("an amount reads as British English has it", () => {
  expect(formatPounds(-6526)).toBe("\u2212£65.26");
  expect(formatPounds(13_500)).toBe("£135");
  expect(formatPounds(13_550)).toBe("£135.50");
  expect(formatPounds(123_456_705)).toBe("£1,234,567.05");
  fc.assert(
    fc.property(fc.integer(), (pence) => {
      expect(formatPounds(pence)).toBe(signed((pence % 100 === 0 ? pounds : exact).format(pence / 100)));
      expect(exactPounds(pence)).toBe(signed(exact.format(pence / 100)));
      expect(decimalPounds(pence)).toBe((pence / 100).toFixed(2));
    }),
  );
  for (const pence of [0, 5, -5, 99, 100, 99_999, 100_000, -100_050])
    expect(formatPounds(pence)).toBe(signed((pence % 100 === 0 ? pounds : exact).format(pence / 100)));
});

test("the price a head names the number of guests, and is empty for one guest", () => {
  expect(formatPerHead(1360, 24)).toBe("£13.60 a head for 24");
  expect(formatPerHead(1360, 1)).toBe("");
});

test("a discount has a minus, and no other sum has one", () => {
  expect(["-12.50", "− £1,200", "12", "0", "-0", "--1", "-"].map(readSignedPounds)).toEqual([
    -1250,
    -120_000,
    1200,
    0,
    0,
    undefined,
    undefined,
  ]);
  expect(readPounds("-12.50")).toBeUndefined();
});
