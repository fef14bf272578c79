/** The sums of invoices: whole pence in, whole pence out. Prices include VAT (content/prices.ts), so it is taken out of them. */

/** VAT in a sum that includes it, rounded to the nearest penny. @param percent such as 20 */
export const vatIn = (pence: number, percent: number): number => Math.round((pence * percent) / (100 + percent));

/**
 * VAT of a part of a sum, so that the parts' VAT adds up to the whole's however it is cut.
 * @param before pence that are left of the whole before this part @param part pence
 */
export const vatOfPart = (before: number, part: number, percent: number): number =>
  vatIn(before, percent) - vatIn(before - part, percent);

/**
 * Each line without its VAT; together they are `net`, of which the last line takes the rest: a credit note's VAT may differ by a penny from
 * that of its lines. @param lines pence, VAT included @param net pence of all of them
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
 * @param outstanding what is invoiced and not taken back yet @param price the booking's less what was given back of it, which may have
 * fallen since @param paid what came and has not gone back @param refund of it, what goes back
 * @returns pence, by why: goes back, fell off the price before, is no longer due
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
