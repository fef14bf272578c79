/** "£135", "£1,135.50". Not by Intl, whose first formatter takes about 60 ms on a phone at every page start. @param pence integer, GBP */
export const formatPounds = (pence: number): string => exactPounds(pence).replace(/\.00$/, "");

/** "£1,135.00", "−£65.26": always with pence, for sums in documents. */
export function exactPounds(pence: number): string {
  const [pounds = "", odd] = decimalPounds(Math.abs(pence)).split(".");
  return `${pence < 0 ? "−" : ""}£${pounds.replace(/\B(?=(\d{3})+$)/g, ",")}.${odd}`;
}

/** "£13.60 a head for 24"; "" for a single guest, who pays all of it. @param pence for each guest, integer, GBP */
export const formatPerHead = (pence: number, guests: number): string =>
  guests === 1 ? "" : `${formatPounds(pence)} a head for ${guests}`;

/** "1135.00": readable as a number by any spreadsheet, without a currency. */
export function decimalPounds(pence: number): string {
  const size = Math.abs(pence);
  return `${pence < 0 ? "-" : ""}${Math.trunc(size / 100)}.${String(size % 100).padStart(2, "0")}`;
}

/** Reads pence from an amount in pounds as people write it: "120", "£1,200", "99.50"; undefined if it is not an amount. */
export function readPounds(typed: string): number | undefined {
  const [, pounds, pence = ""] = /^£?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return pounds === undefined ? undefined : Number(pounds.replaceAll(",", "")) * 100 + Number(pence.padEnd(2, "0"));
}

/** Like `readPounds`, but also accepts a negative amount for a discount: "-12.50". */
export function readSignedPounds(typed: string): number | undefined {
  const [minus = ""] = /^\s*[-−–]\s*/.exec(typed) ?? [];
  const pence = readPounds(typed.slice(minus.length));
  return minus === "" || !pence ? pence : -pence;
}
