import fc from "fast-check";
import { expect, it } from "vitest";
import { creditOnCancellation, netOfLines, vatIn, vatOfPart } from "./rules.ts";

const pence = fc.integer({ min: 0, max: 10_000_000 });
const percent = fc.constantFrom(0, 5, 12.5, 20);

it("takes VAT out of a price that includes it", () => {
  expect(vatIn(12_000, 20)).toBe(2000);
  expect(vatIn(32_630, 20)).toBe(5438);
  expect(vatIn(100, 0)).toBe(0);
});

it("the VAT of all parts adds up to that of the total, however a sum is divided", () => {
  fc.assert(
    fc.property(fc.array(pence, { minLength: 1, maxLength: 12 }), percent, (parts, rate) => {
      const total = parts.reduce((sum, part) => sum + part, 0);
      let left = total;
      let vat = 0;
      for (const part of parts) {
        vat += vatOfPart(left, part, rate);
        left -= part;
      }
      expect(vat).toBe(vatIn(total, rate));
      for (const net of [total - vatIn(total, rate), total - vatIn(total, rate) + 1])
        expect(netOfLines(parts, rate, net).reduce((sum, one) => sum + one, 0)).toBe(net);
    }),
  );
});

it("credits all but what is kept", () => {
  fc.assert(
    fc.property(pence, pence, pence, pence, (outstanding, price, a, b) => {
      const [paid, refund] = [Math.max(a, b), Math.min(a, b)];
      const { back, fell, notDue } = creditOnCancellation({ outstanding, price, paid, refund });
      expect(back + fell + notDue).toBeLessThanOrEqual(outstanding);
      if (paid <= outstanding) expect(outstanding - back - fell - notDue).toBe(paid - refund);
      // What is no longer due is what was not paid of the price, as the customer's email says.
      if (paid <= price && price <= outstanding) expect(notDue).toBe(price - paid);
    }),
  );
});
