/** The sums of invoices, in whole pence throughout. Prices include VAT (content/prices.ts), so VAT is worked out from them. */

/** The VAT contained in a sum, rounded to the nearest penny. @param percent such as 20 */
export const vatIn = (pence: number, percent: number): number => Math.round((pence * percent) / (100 + percent));

/** However a total is divided, the VAT of its parts adds up to its own. @param before pence of it that are left @param part pence */
export const vatOfPart = (before: number, part: number, percent: number): number =>
  vatIn(before, percent) - vatIn(before - part, percent);

/**
 * Each line without its VAT. Together they make up `net`, so the last line takes the remainder: a credit note's VAT may differ by a penny
 * from that of its lines.
 * @param lines pence, VAT included @param net pence of all lines
 */
export function netOfLines(lines: readonly number[], percent: number, net: number): number[] {
  let left = lines.reduce((sum, pence) => sum + pence, 0);
  let netLeft = net;
  return lines.map((pence, index) => {
    const part = index === lines.length - 1 ? netLeft : pence - vatOfPart(left, pence, percent);
    left -= pence;
    netLeft -= part;
    return part;
  });
}

/**
 * What a credit note takes back when a booking is cancelled: all but what the agency keeps.
 * @param outstanding pence invoiced and not credited yet @param price the booking's price less partial refunds, which may have fallen
 * since @param paid pence received and not given back @param refund the part of `paid` that goes back
 * @returns pence by reason: refunded, taken off the price before, no longer due
 */
export function creditOnCancellation({
  outstanding,
  price,
  paid,
  refund,
}: Record<"outstanding" | "price" | "paid" | "refund", number>) {
  const back = Math.min(refund, outstanding);
  const rest = Math.max(0, outstanding - back - (paid - refund));
  const fell = Math.min(rest, Math.max(0, outstanding - price));
  return { back, fell, notDue: rest - fell };
}
