/**
 * "£135", or "£135.50" when there are odd pence; thousands are set off by a comma. Without Intl: making its first formatter takes a
 * phone some 60 ms, in every page's start.
 * @param pence integer, GBP
 */
export function formatPounds(pence: number): string {
  const size = Math.abs(pence);
  const pounds = String(Math.trunc(size / 100)).replace(/\B(?=(\d{3})+$)/g, ",");
  const odd = size % 100;
  return `${pence < 0 ? "-" : ""}£${pounds}${odd ? `.${String(odd).padStart(2, "0")}` : ""}`;
}
